import { capFeeds } from '../../db/schema/warnings.ts'
import type { Foundation } from '../foundation/foundation.ts'
import { readFeed } from './cap/read-feed.ts'
import { Refusal } from './cap/xml.ts'
import type { WarningStore } from './store.ts'

/** NiMet's feeds in English and Hausa, on the servers of WMO's Alert Hub. */
const NIMET = ['en', 'ha'].map((language) => `https://cap-sources.s3.amazonaws.com/ng-nimet-${language}/rss.xml`)

const PATIENCE_MS = 20_000
const BYTES_MAX = 1024 * 1024
/** Files fetched in one poll; the others come with the next. */
const FILES_MAX = 50
/** With PATIENCE_MS, a poll ends before the next one. */
const AT_ONCE = 10

const feedsOf = ({ CAP_FEEDS, WARNINGS }: Pick<Foundation['config'], 'CAP_FEEDS' | 'WARNINGS'>): string[] =>
  CAP_FEEDS.length > 0 ? CAP_FEEDS : WARNINGS ? NIMET : []

type Feed = typeof capFeeds.$inferSelect
const failureOf = (error: unknown) =>
  error instanceof Refusal ? error.message : 'It cannot be reached, or did not respond in time.'

/** Polls the feeds. A failed poll is recorded and changes nothing else; the next one tries again. */
export function createFeeds({
  db,
  clock,
  log,
  config,
  fetch,
  store,
}: Pick<Foundation, 'db' | 'clock' | 'log' | 'config' | 'fetch'> & { store: WarningStore }) {
  const urls = feedsOf(config)
  const states = () => db.orm.select().from(capFeeds)

  /** Fetches new files of every feed. @returns the number of new messages */
  async function poll(): Promise<{ added: number; refused: number; failed: number }> {
    const known = new Map((await states()).map((feed) => [feed.url, feed]))
    const total = { added: 0, refused: 0, failed: 0 }
    for (const url of urls) {
      const before = known.get(url) ?? { url, etag: null, modified: null, okAt: null, failingSince: null, error: null }
      const now = clock.now().toISOString()
      try {
        const { added, refused, ...seen } = await pollOne(before)
        total.added += added
        total.refused += refused
        await save({ ...before, ...seen, okAt: now, failingSince: null, error: null })
      } catch (error) {
        total.failed++
        const reason = failureOf(error)
        log.warn('warnings.feed_failed', { host: new URL(url).host, reason })
        await save({ ...before, failingSince: before.failingSince ?? now, error: reason })
      }
    }
    return total
  }

  const save = (feed: Feed) =>
    db.write(db.orm.insert(capFeeds).values(feed).onConflictDoUpdate({ target: capFeeds.url, set: feed }))

  async function pollOne({ url, etag, modified }: Feed) {
    const conditions = { ...(etag && { 'if-none-match': etag }), ...(modified && { 'if-modified-since': modified }) }
    const answer = await get(url, conditions)
    if (!answer) return { etag, modified, added: 0, refused: 0 }
    const wanted = await store.unknown(readFeed(answer.bytes, url).filter((link) => isOfSameHost(link, url)))
    const counts = { added: 0, refused: 0 }
    let failed = false
    async function add(link: string) {
      const file = await get(link, {}).catch((error: unknown) => {
        log.warn('warnings.file_failed', { reason: failureOf(error) })
        return null
      })
      if (!file) failed = true
      else {
        const stored = await store.add({ bytes: file.bytes, feed: url, link })
        if (stored.is === 'new') counts.added++
        if (stored.is === 'refused') counts.refused++
      }
    }
    // A file that does not come holds up no other. Oldest first, in any order within a group: events do not depend on it.
    const links = wanted.slice(0, FILES_MAX).reverse()
    for (let from = 0; from < links.length; from += AT_ONCE)
      await Promise.all(links.slice(from, from + AT_ONCE).map(add))
    // A file is missing: the feed is read again, even if it has not changed.
    if (failed || wanted.length > FILES_MAX) return { ...counts, etag: null, modified: null }
    return { ...counts, etag: answer.etag, modified: answer.modified }
  }

  /** Returns a body of at most 1 MB; null: not modified. @throws Refusal for another status or a longer body */
  async function get(url: string, conditions: Record<string, string>) {
    const response = await fetch(url, {
      signal: AbortSignal.timeout(PATIENCE_MS),
      headers: { accept: 'application/xml, text/xml, application/rss+xml', ...conditions },
    })
    if (response.status === 304) return null
    if (response.status !== 200 || !response.body) {
      await response.body?.cancel()
      throw new Refusal(`It responded with status ${response.status}.`)
    }
    const chunks: Uint8Array[] = []
    let size = 0
    for await (const chunk of response.body) {
      size += chunk.length
      // Leaving the loop cancels the body.
      if (size > BYTES_MAX) throw new Refusal('The response is larger than 1 MB.')
      chunks.push(chunk)
    }
    const { headers } = response
    return { bytes: Buffer.concat(chunks), etag: headers.get('etag'), modified: headers.get('last-modified') }
  }

  return {
    urls,
    poll,
    /** Returns the feeds that are polled now, with the state of their last polls. */
    async states(): Promise<Feed[]> {
      const known = new Map((await states()).map((feed) => [feed.url, feed]))
      const none = { etag: null, modified: null, okAt: null, failingSince: null, error: null }
      return urls.map((url) => known.get(url) ?? { url, ...none })
    },
  }
}

/** Files are fetched from the feed's own host only: a feed does not make this server call others. */
const isOfSameHost = (link: string, feed: string) => new URL(link).host === new URL(feed).host
