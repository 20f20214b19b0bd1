import type { Foundation } from '../foundation/foundation.ts'
import { Refusal } from './cap/xml.ts'

const TIMEOUT_MS = 20_000
const BYTES_MAX = 1024 * 1024

/** Returns a body of at most 1 MB; null: not modified. @throws Refusal for another status or a longer body */
export async function fetchXml(fetch: Foundation['fetch'], url: string, conditions: Record<string, string>) {
  const response = await fetch(url, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
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
