import { capFeeds } from '../../db/schema/warnings.ts'
import type { Foundation } from '../foundation/foundation.ts'
import { readFeed } from './cap/read-feed.ts'
import { Refusal } from './cap/xml.ts'
import { fetchXml } from './fetch-xml.ts'
import type { WarningStore } from './store.ts'

/** NiMet's feeds in English and Hausa, on the servers of WMO's Alert Hub. */
const NIMET = ['en', 'ha'].map((language) => `https://cap-sources.s3.amazonaws.com/ng-nimet-${language}/rss.xml`)

/** Files fetched in one poll; the others come with the next. */
const FILES_MAX = 50
/** With the timeout of a file, a poll ends before the next one. */
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

  /** Returns the feeds that are polled now, with the state of their last polls. */
  async function states(): Promise<Feed[]> {
    const known = new Map((await db.orm.select().from(capFeeds)).map((feed) => [feed.url, feed]))
    const unpolled = { etag: null, modified: null, okAt: null, failingSince: null, error: null }
    return urls.map((url) => known.get(url) ?? { url, ...unpolled })
  }

  /** Fetches new files of every feed. @returns the number of new messages */
  async function poll(): Promise<{ added: number; refused: number; failed: number }> {
    const total = { added: 0, refused: 0, failed: 0 }
    for (const before of await states()) {
      const now = clock.now().toISOString()
      try {
        const { added, refused, ...seen } = await pollOne(before)
        total.added += added
        total.refused += refused
        await save({ ...before, ...seen, okAt: now, failingSince: null, error: null })
      } catch (error) {
        total.failed++
        const reason = failureOf(error)
        log.warn('warnings.feed_failed', { host: new URL(before.url).host, reason })
        await save({ ...before, failingSince: before.failingSince ?? now, error: reason })
      }
    }
    return total
  }

  const save = (feed: Feed) =>
    db.write(db.orm.insert(capFeeds).values(feed).onConflictDoUpdate({ target: capFeeds.url, set: feed }))

  async function pollOne({ url, etag, modified }: Feed) {
    const conditions = { ...(etag && { 'if-none-match': etag }), ...(modified && { 'if-modified-since': modified }) }
    const answer = await fetchXml(fetch, url, conditions)
    if (!answer) return { etag, modified, added: 0, refused: 0 }
    const links = await store.unknown(readFeed(answer.bytes, url).filter((link) => isOfSameHost(link, url)))
    const { failed, ...counts } = await fetchFiles(url, links.slice(0, FILES_MAX).reverse())
    // A file is missing: the feed is read again, even if it has not changed.
    if (failed > 0 || links.length > FILES_MAX) return { ...counts, etag: null, modified: null }
    return { ...counts, etag: answer.etag, modified: answer.modified }
  }

  /** Fetches and stores files, oldest first, in any order within a group: events do not depend on it. */
  async function fetchFiles(feed: string, links: readonly string[]) {
    const counts = { added: 0, refused: 0, failed: 0 }
    async function add(link: string) {
      const file = await fetchXml(fetch, link, {}).catch((error: unknown) => {
        log.warn('warnings.file_failed', { reason: failureOf(error) })
        return null
      })
      if (!file) {
        counts.failed++
        return
      }
      const { is } = await store.add({ bytes: file.bytes, feed, link })
      if (is === 'new') counts.added++
      if (is === 'refused') counts.refused++
    }
    // A file that does not come holds up no other.
    for (let from = 0; from < links.length; from += AT_ONCE)
      await Promise.all(links.slice(from, from + AT_ONCE).map(add))
    return counts
  }

  return { urls, poll, states }
}

/** Files are fetched from the feed's own host only: a feed does not make this server call others. */
const isOfSameHost = (link: string, feed: string) => new URL(link).host === new URL(feed).host
