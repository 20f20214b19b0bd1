import { refusalError } from '../../contracts/refusals.ts'
import type { Log } from '../../shared/log.ts'
import { firstItem } from '../../shared/lookups.ts'
import { createSingleFlight } from '../../shared/single-flight.ts'
import { createFaultLog, type DatabaseFault } from './database-fault.ts'
import { type CommittedWrite, createReplicaWait } from './replica-wait.ts'
import { hostOf, type Server } from './server-address.ts'
import { createServerRegistry } from './server-registry.ts'
import type { StoredHistory } from './stored-history.ts'

export interface ClusterSettings extends Omit<Server, 'url'> {
  urls: readonly string[]
  replicas?: readonly string[]
  waitFor?: number
  keptHistory?: StoredHistory
  log?: Pick<Log, 'error' | 'warn' | 'info'> | undefined
  now?: () => number
}

const LOOK_MS = 10_000
const ALONE_MS = 30_000
const UNCONFIRMED_MAX = 3

export type Cluster = ReturnType<typeof createCluster>

/** Servers of one database. Uses the primary of the newest epoch and refuses writes that could reach a former primary. */
export function createCluster(settings: ClusterSettings) {
  const { urls, replicas = [], waitFor = 0, keptHistory, log, now = () => performance.now() } = settings
  const named = [...new Set([...urls, ...replicas])]
  const serverAt = (url: string): Server => ({ url, authToken: settings.authToken, send: settings.send })
  const servers = createServerRegistry({ urls, named, serverAt, keptHistory, now })
  const { seen, history } = servers
  const once = createSingleFlight()
  const logFault = createFaultLog(log)
  let current = firstItem(urls)
  let unconfirmed = 0
  let ready: Promise<void> | null = null

  const look = () => once('look', lookAtAll)

  async function lookAtAll() {
    if (!(await servers.examineAll(() => closed))) return
    const chosen = servers.toUse()
    if (chosen && chosen !== current) {
      log?.warn('database.moved', { from: hostOf(current), to: hostOf(chosen), epoch: history().epoch })
      current = chosen
    }
    logFault(fault(), current)
  }

  function fault(): DatabaseFault | null {
    const { epoch, primary } = history()
    const at = seen.get(current)
    if (at && at.epoch < epoch) return { kind: 'promoted', epoch }
    if (named.length > 1 && named.includes(primary) && !seen.has(primary)) {
      const unpromoted = named.find(servers.isUnpromoted)
      return unpromoted ? { kind: 'unpromoted', url: unpromoted } : { kind: 'primaryGone', url: primary }
    }
    if (named.length > 1 && now() - servers.majorityAt() > ALONE_MS) return { kind: 'alone' }
    return unconfirmed >= UNCONFIRMED_MAX ? { kind: 'unconfirmed', inARow: unconfirmed } : null
  }

  /** @throws AppError unavailable while a write could go to a former primary */
  function requireWritable() {
    const now = fault()
    if (now?.kind === 'promoted') throw refusalError('server.promoted')
    if (now && now.kind !== 'unconfirmed') throw refusalError('server.unreached')
  }

  const wait = createReplicaWait(
    () =>
      named.filter((url) => seen.get(url)?.role === 'replica' && url !== (history().primary || current)).map(serverAt),
    waitFor,
  )
  let closed = false
  const timer = named.length > 1 ? setInterval(() => void look(), LOOK_MS) : null
  timer?.unref()

  return {
    waitFor,
    current: () => serverAt(current),
    epoch: () => history().epoch,
    fault,
    look,
    ready(): Promise<void> {
      ready ??= look()
      return ready
    },
    isOne: named.length === 1,
    requireWritable,
    /** @throws AppError unavailable when this server is not, or is no longer, the primary */
    requireUse(url: string) {
      requireWritable()
      if (url !== current) throw refusalError('server.unreached')
    },
    /** @throws AppError unavailable when too few replicas show the write within 2 s */
    async confirmed(committed: CommittedWrite) {
      try {
        await wait(committed)
        unconfirmed = 0
      } catch (error) {
        unconfirmed++
        void look()
        throw error
      } finally {
        logFault(fault(), current)
      }
    },
    close() {
      closed = true
      if (timer) clearInterval(timer)
    },
  }
}
