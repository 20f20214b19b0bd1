import { valueAt } from '../../shared/lookups.ts'
import { examineServer, type ServerPosition } from './position.ts'
import type { Server } from './server-address.ts'
import type { StoredHistory } from './stored-history.ts'

interface Deps {
  /** Servers that may become the primary, in order of preference. */
  urls: readonly string[]
  /** `urls` and the replicas. */
  named: readonly string[]
  serverAt: (url: string) => Server
  keptHistory: StoredHistory | undefined
  now: () => number
}

/** Servers of one database as last examined, and the newest epoch with its primary. */
export function createServerRegistry({ urls, named, serverAt, keptHistory, now }: Deps) {
  const seen = new Map<string, ServerPosition>()
  let history = keptHistory?.read() ?? { epoch: 0, primary: '' }
  let majorityAt = now()

  function noteHistory() {
    const epoch = Math.max(history.epoch, ...[...seen.values()].map((at) => at.epoch))
    const primaryNow = named.find((url) => seen.get(url)?.role === 'primary' && seen.get(url)?.epoch === epoch)
    const known = epoch > history.epoch ? '' : history.primary
    history = { epoch, primary: known || (primaryNow ?? '') }
    if (named.length > 1) keptHistory?.note(history)
  }

  /** Reports whether a server is a second primary of the known epoch: a former replica, restarted as a primary but not promoted yet. */
  const isUnpromoted = (url: string) =>
    named.length > 1 &&
    seen.get(url)?.role === 'primary' &&
    seen.get(url)?.epoch === history.epoch &&
    url !== history.primary

  return {
    seen,
    isUnpromoted,
    history: () => history,
    majorityAt: () => majorityAt,
    /** Examines every server. Returns false if the database was closed meanwhile. */
    async examineAll(isClosed: () => boolean): Promise<boolean> {
      const found = await Promise.all(named.map(async (url) => ({ url, at: await examineServer(serverAt(url)) })))
      seen.clear()
      // Nothing is stored after the database was closed.
      if (isClosed()) return false
      for (const { url, at } of found) if (at) seen.set(url, at)
      if (seen.size * 2 > named.length) majorityAt = now()
      noteHistory()
      return true
    },
    /** Returns the server to use; undefined when none answers. */
    toUse(): string | undefined {
      const usable = urls.filter((url) => seen.has(url) && !isUnpromoted(url))
      const newest = usable.filter((url) => valueAt(seen, url).epoch === history.epoch)
      return newest.find((url) => url === history.primary) ?? newest[0] ?? usable[0]
    },
  }
}
