import { Agent, request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'

/**
 * `answers are lost`: what changes something arrives and is done, and the connection breaks before the answer.
 * `held`: requests arrive, and no answer comes until the weather changes.
 * `gateway`: a 502 for everything. `hotspot`: a page that sells vouchers for everything. `hotspot redirect`: a redirect to
 * that page, which has another origin.
 */
export type Weather = 'good' | 'none' | 'answers are lost' | 'held' | Between
type Between = 'gateway' | 'hotspot' | 'hotspot redirect'

/** Proxy between phone and server. It can fail in every way, and imitate a newer release. */
export interface Network {
  url: string
  weather: Weather
  /** Suffix of the version in `/sw.js`, for a new release. */
  release: string
  /** Requests that arrived, like `POST /api/crops`. */
  arrived: string[]
  close(): Promise<void>
}

/** Text of the hotspot's page. */
export const HOTSPOT = 'Buy a voucher'

/** Answers in place of the server. @returns false if the server should answer */
function answeredBetween(weather: Weather, { headers }: IncomingMessage, outgoing: ServerResponse): boolean {
  const answer = (status: number, text: string, more = {}) =>
    outgoing.writeHead(status, { 'content-type': 'text/html', ...more }).end(`<!doctype html><h1>${text}</h1>`)
  const [host, port] = (headers.host ?? '').split(':')
  if (weather === 'gateway') answer(502, 'Bad Gateway')
  else if (weather === 'hotspot' || (weather === 'hotspot redirect' && host === 'localhost')) answer(200, HOTSPOT)
  else if (weather === 'hotspot redirect') answer(302, 'Found', { location: `http://localhost:${port}/voucher` })
  else return false
  return true
}

// A kept connection may close just as the next request starts.
const agent = new Agent({ keepAlive: false })

export async function networkTo(server: string): Promise<Network> {
  const sockets = new Set<Socket>()
  let weather: Weather = 'good'
  /** Delayed responses. */
  let held: (() => void)[] = []
  const proxy = createServer({ keepAliveTimeout: 0 }, (incoming, outgoing) => {
    const cut = () => incoming.socket.destroy()
    if (weather === 'none') return cut()
    if (answeredBetween(weather, incoming, outgoing)) return void incoming.resume()
    network.arrived.push(`${incoming.method} ${incoming.url}`)
    const isWorker = incoming.url === '/sw.js'
    const headers = { ...incoming.headers }
    if (isWorker) {
      delete headers['accept-encoding']
      delete headers['if-none-match']
    }
    const passed = ask(`${server}${incoming.url}`, { method: incoming.method, headers, agent }, async (answer) => {
      const parts: Buffer[] = []
      for await (const part of answer) parts.push(part)
      let body = Buffer.concat(parts)
      if (isWorker) body = Buffer.from(asRelease(body.toString(), network.release))
      while (weather === 'held') await new Promise<void>((letGo) => held.push(letGo))
      const lost = weather === 'answers are lost' && incoming.method !== 'GET'
      if (weather === 'none' || lost) return cut()
      const { 'content-length': _, 'transfer-encoding': __, ...rest } = answer.headers
      const length = incoming.method === 'HEAD' || answer.statusCode === 204 ? {} : { 'content-length': body.length }
      outgoing.writeHead(answer.statusCode ?? 502, { ...rest, ...length }).end(body)
    })
    passed.on('error', cut)
    incoming.pipe(passed)
  })
  proxy.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  await new Promise<void>((done) => proxy.listen(0, '127.0.0.1', done))
  const network: Network = {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    get weather() {
      return weather
    },
    set weather(now) {
      weather = now
      const waiting = held
      held = []
      for (const letGo of waiting) letGo()
    },
    release: '',
    arrived: [],
    close: () =>
      new Promise((done) => {
        for (const socket of sockets) socket.destroy()
        proxy.close(() => done())
      }),
  }
  return network
}

/** The worker's version is in the cache names of its files and pages. */
function asRelease(source: string, release: string): string {
  const version = /files-([0-9a-z]+)/.exec(source)?.[1]
  if (version === undefined) throw new Error('No version found in /sw.js')
  return source.replaceAll(version, version + release)
}
