import { refuse } from '../../contracts/refusals.ts'
import type { Log } from '../../shared/log.ts'
import { firstItem, valueAt } from '../../shared/lookups.ts'
import { createSingleFlight } from '../../shared/single-flight.ts'
import { type Examined, examine } from './position.ts'
import { type Committed, createReplicaWait } from './replica-wait.ts'
import { addressOf, type Server } from './server-address.ts'
import type { StoredHistory } from './stored-history.ts'

export interface ClusterSettings extends Omit<Server, 'url'> {
  urls: readonly string[]
  replicas?: readonly string[]
  waitFor?: number
  keptHistory?: StoredHistory
  log?: Pick<Log, 'error' | 'warn' | 'info'> | undefined
  now?: () => number
}

export type DatabaseFault =
  | { kind: 'unconfirmed'; inARow: number }
  | { kind: 'promoted'; epoch: number }
  | { kind: 'unpromoted'; url: string }
  | { kind: 'primaryGone'; url: string }
  | { kind: 'alone' }

const LOOK_MS = 10_000
const ALONE_MS = 30_000
const UNCONFIRMED_MAX = 3

export type Cluster = ReturnType<typeof createCluster>

/** Servers of one database: uses the newest epoch's primary, stops writes that could reach a former one. */
export function createCluster(settings: ClusterSettings) {
  const { urls, replicas = [], waitFor = 0, keptHistory, log, now = () => performance.now() } = settings
  const named = [...new Set([...urls, ...replicas])]
  const serverAt = (url: string): Server => ({ url, authToken: settings.authToken, send: settings.send })
  const seen = new Map<string, Examined>()
  const once = createSingleFlight()
  let history = keptHistory?.read() ?? { epoch: 0, primary: '' }
  let current = firstItem(urls)
  let majorityAt = now()
  let unconfirmed = 0
  let logged = ''
  let ready: Promise<void> | null = null

  const look = () => once('look', lookAtAll)

  async function lookAtAll() {
    const found = await Promise.all(named.map(async (url) => ({ url, at: await examine(serverAt(url)) })))
    seen.clear()
    // Nothing is stored after the end.
    if (closed) return
    for (const { url, at } of found) if (at) seen.set(url, at)
    if (seen.size * 2 > named.length) majorityAt = now()
    noteHistory()
    const usable = urls.filter((url) => seen.has(url) && !isUnpromoted(url))
    const newest = usable.filter((url) => valueAt(seen, url).epoch === history.epoch)
    const chosen = newest.find((url) => url === history.primary) ?? newest[0] ?? usable[0]
    if (chosen && chosen !== current) {
      log?.warn('database.moved', { from: hostOf(current), to: hostOf(chosen), epoch: history.epoch })
      current = chosen
    }
    logFault()
  }

  function noteHistory() {
    const epoch = Math.max(history.epoch, ...[...seen.values()].map((at) => at.epoch))
    const primaryNow = named.find((url) => seen.get(url)?.role === 'primary' && seen.get(url)?.epoch === epoch)
    const known = epoch > history.epoch ? '' : history.primary
    history = { epoch, primary: known || (primaryNow ?? '') }
    if (named.length > 1) keptHistory?.note(history)
  }

  /** Reports a primary beside the known one of the same epoch: a replica that was restarted, and not promoted yet. */
  const isUnpromoted = (url: string) =>
    named.length > 1 &&
    seen.get(url)?.role === 'primary' &&
    seen.get(url)?.epoch === history.epoch &&
    url !== history.primary

  function fault(): DatabaseFault | null {
    const at = seen.get(current)
    if (at && at.epoch < history.epoch) return { kind: 'promoted', epoch: history.epoch }
    if (named.length > 1 && named.includes(history.primary) && !seen.has(history.primary)) {
      const unpromoted = named.find(isUnpromoted)
      return unpromoted ? { kind: 'unpromoted', url: unpromoted } : { kind: 'primaryGone', url: history.primary }
    }
    if (named.length > 1 && now() - majorityAt > ALONE_MS) return { kind: 'alone' }
    return unconfirmed >= UNCONFIRMED_MAX ? { kind: 'unconfirmed', inARow: unconfirmed } : null
  }

  /** Logs each fault once, and its end. */
  function logFault() {
    const now = fault()
    if ((now?.kind ?? '') === logged) return
    logged = now?.kind ?? ''
    if (now) log?.error(`database.${now.kind}`, { message: adviceFor(now) })
    else log?.info('database.well', { server: hostOf(current) })
  }

  /** @throws AppError unavailable while a write could go to a former primary */
  function requireWritable() {
    const now = fault()
    if (now?.kind === 'promoted') throw refuse('server.promoted')
    if (now && now.kind !== 'unconfirmed') throw refuse('server.unreached')
  }

  const wait = createReplicaWait(
    () =>
      named.filter((url) => seen.get(url)?.role === 'replica' && url !== (history.primary || current)).map(serverAt),
    waitFor,
  )
  let closed = false
  const timer = named.length > 1 ? setInterval(() => void look(), LOOK_MS) : null
  timer?.unref()

  return {
    waitFor,
    current: () => serverAt(current),
    epoch: () => history.epoch,
    fault,
    look,
    ready(): Promise<void> {
      ready ??= look()
      return ready
    },
    isOne: named.length === 1,
    requireWritable,
    /** @throws AppError unavailable when this server is not the one to write to, or no longer */
    requireUse(url: string) {
      requireWritable()
      if (url !== current) throw refuse('server.unreached')
    },
    /** @throws AppError unavailable when too few replicas show the write within 2 s */
    async confirmed(committed: Committed) {
      try {
        await wait(committed)
        unconfirmed = 0
      } catch (error) {
        unconfirmed++
        void look()
        throw error
      } finally {
        logFault()
      }
    },
    close() {
      closed = true
      if (timer) clearInterval(timer)
    },
  }
}

const hostOf = (url: string) => addressOf(url).host

function adviceFor(fault: DatabaseFault): string {
  if (fault.kind === 'promoted')
    return `another server was promoted (epoch ${fault.epoch}): put its address first in DATABASE_URL, and keep the old primary stopped until gona db rejoin`
  if (fault.kind === 'unpromoted')
    return `${fault.url} runs as a primary, but was not promoted, so nothing is saved: run gona db promote ${fault.url}`
  if (fault.kind === 'primaryGone')
    return `the primary ${fault.url} does not answer, so nothing is saved: start it; if it is lost for good run gona db promote --which`
  if (fault.kind === 'alone')
    return 'most servers in DATABASE_URL and DATABASE_REPLICA_URLS do not answer, so nothing is saved: start them or mend the network; take servers that are gone for good out of both settings and restart gona'
  return `no replica has confirmed the last ${fault.inARow} writes: start a replica in DATABASE_REPLICA_URLS, or point it to the new primary; to go on without one set DATABASE_WAIT_FOR=0, which risks writes if the primary is lost`
}
