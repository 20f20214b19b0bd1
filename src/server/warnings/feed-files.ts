import type { Foundation } from '../foundation/foundation.ts'
import { CapRefusal } from './cap/xml.ts'
import type { WarningStore } from './store.ts'

const TIMEOUT_MS = 20_000
const BYTES_MAX = 1024 * 1024
/** Files fetched at once; with TIMEOUT_MS, a poll ends before the next one starts. */
const AT_ONCE = 10

export function createFetchFiles({
  log,
  fetch,
  store,
}: Pick<Foundation, 'log' | 'fetch'> & { store: Pick<WarningStore, 'add'> }) {
  /** Fetches and stores files in groups, oldest first. The order within a group does not matter for the events. */
  return async function fetchFiles(feed: string, links: readonly string[]) {
    const counts = { added: 0, refused: 0, failed: 0 }
    async function add(link: string) {
      const file = await fetchFeedXml(fetch, link, {}).catch((error: unknown) => {
        log.warn('warnings.file_failed', { reason: fetchFailureReason(error) })
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
    // A file that cannot be fetched does not delay the others.
    for (let from = 0; from < links.length; from += AT_ONCE)
      await Promise.all(links.slice(from, from + AT_ONCE).map(add))
    return counts
  }
}

export const fetchFailureReason = (error: unknown) =>
  error instanceof CapRefusal ? error.message : 'It cannot be reached, or did not respond in time.'

/** Returns a body of at most 1 MB; null: not modified. @throws Refusal for another status or a longer body */
export async function fetchFeedXml(fetch: Foundation['fetch'], url: string, conditions: Record<string, string>) {
  const response = await fetch(url, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: { accept: 'application/xml, text/xml, application/rss+xml', ...conditions },
  })
  if (response.status === 304) return null
  if (response.status !== 200 || !response.body) {
    await response.body?.cancel()
    throw new CapRefusal(`It responded with status ${response.status}.`)
  }
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body) {
    size += chunk.length
    // Leaving the loop cancels the body.
    if (size > BYTES_MAX) throw new CapRefusal('The response is larger than 1 MB.')
    chunks.push(chunk)
  }
  const { headers } = response
  return { bytes: Buffer.concat(chunks), etag: headers.get('etag'), modified: headers.get('last-modified') }
}
