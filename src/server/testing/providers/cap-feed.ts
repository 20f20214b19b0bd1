// Stand-in for a weather service: a web server with an RSS feed of CAP files, ETags and selectable faults.
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

export type FeedMood =
  | 'well'
  | 'slow'
  | 'status 429'
  | 'status 500'
  | 'html'
  | 'empty'
  | 'endless'
  | 'no items'
  | 'cut off'

const SLOW_MS = 300

/** Starts a feed at `/rss.xml`; a published file is its newest item. */
export async function startCapFeed() {
  const files: { path: string; xml: string | Uint8Array }[] = []
  const requests: { path: string; etag: string | undefined; status: number }[] = []
  /** Paths whose connections break. */
  const lost = new Set<string>()
  let mood: FeedMood = 'well'
  const respond = (response: ServerResponse, path: string, etag: string | undefined): number => {
    if (mood === 'status 500') return end(response, 500, '<h1>Internal error</h1>')
    if (mood === 'status 429') return end(response.setHeader('retry-after', '60'), 429, 'Too many requests')
    if (path !== '/rss.xml') {
      const file = files.find((one) => one.path === path)
      return file ? end(response, 200, file.xml) : end(response, 404, 'Not found')
    }
    if (mood === 'html') return end(response, 200, '<html><body>Maintenance</body></html>')
    if (mood === 'empty') return end(response, 200, '')
    if (mood === 'endless') {
      response.writeHead(200, { 'content-type': 'application/xml' })
      const more = () => {
        while (!response.destroyed && response.write(' '.repeat(65_536)));
      }
      response.on('drain', more).on('error', () => {})
      more()
      return 200
    }
    const current = mood === 'no items' ? '"none"' : `"${files.length}"`
    if (etag === current && mood !== 'no items') return end(response, 304, '')
    response.setHeader('etag', current)
    return end(response, 200, rss(mood === 'no items' ? [] : files.toReversed().map((file) => file.path)))
  }
  const end = (response: ServerResponse, status: number, body: string | Uint8Array) => {
    response.writeHead(status, { 'content-type': 'application/xml' }).end(body)
    return status
  }
  const server = createServer(async (request, response) => {
    const { pathname: path } = new URL(request.url ?? '/', 'http://feed')
    const etag = request.headers['if-none-match']
    if (mood === 'slow') await wait(SLOW_MS)
    if (mood === 'cut off' || lost.has(path)) {
      requests.push({ path, etag, status: 0 })
      return void request.socket.destroy()
    }
    requests.push({ path, etag, status: respond(response, path, etag) })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    settings: { CAP_FEEDS: `${url}/rss.xml` },
    requests,
    url,
    /** Adds a CAP file as the newest item, under a link of its own or the next path. */
    publish(xml: string | Uint8Array, link = `/${files.length + 1}.xml`) {
      files.push({ path: link, xml })
    },
    /** Breaks the connections for a path, or serves it again. */
    lose(path: string, isLost = true) {
      if (isLost) lost.add(path)
      else lost.delete(path)
    },
    behave(next: FeedMood) {
      mood = next
    },
    stop() {
      server.closeAllConnections()
      return new Promise<void>((stopped) => server.close(() => stopped()))
    },
  }
}

const rss = (paths: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0"><channel><title>Alerts</title>${paths
    .map(
      (path) => `<item><title>Alert</title><link>${path}</link><guid isPermaLink="false">urn:oid:${path}</guid></item>`,
    )
    .join('')}</channel></rss>`
