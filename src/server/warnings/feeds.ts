import { capFeeds } from '../../db/schema/warnings.ts'
import type { Foundation } from '../foundation/foundation.ts'
import { readFeed } from './cap/read-feed.ts'
import { createFetchFiles, fetchFailureReason, fetchFeedXml } from './feed-files.ts'
import type { WarningStore } from './store.ts'

/** NiMet's feeds in English and Hausa, on the servers of WMO's Alert Hub. */
const NIMET = ['en', 'ha'].map((language) => `https://cap-sources.s3.amazonaws.com/ng-nimet-${language}/rss.xml`)

/** Highest number of files fetched in one poll; the others are fetched in the next. */
const FILES_MAX = 50

const feedsOf = ({ CAP_FEEDS, WARNINGS }: Pick<Foundation['config'], 'CAP_FEEDS' | 'WARNINGS'>): string[] =>
  CAP_FEEDS.length > 0 ? CAP_FEEDS : WARNINGS ? NIMET : []

type Feed = typeof capFeeds.$inferSelect

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
  const fetchFiles = createFetchFiles({ log, fetch, store })

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
        const reason = fetchFailureReason(error)
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
    const answer = await fetchFeedXml(fetch, url, conditions)
    if (!answer) return { etag, modified, added: 0, refused: 0 }
    const links = await store.unknown(readFeed(answer.bytes, url).filter((link) => isOfSameHost(link, url)))
    const { failed, ...counts } = await fetchFiles(url, links.slice(0, FILES_MAX).reverse())
    // A file is missing: the feed is read again, even if it has not changed.
    if (failed > 0 || links.length > FILES_MAX) return { ...counts, etag: null, modified: null }
    return { ...counts, etag: answer.etag, modified: answer.modified }
  }

  return { urls, poll, states }
}

/** Reports whether a file is on the feed's host. Others are not fetched, so that a feed cannot make this server call other hosts. */
const isOfSameHost = (link: string, feed: string) => new URL(link).host === new URL(feed).host
