// Stand-in for an outside provider: a real HTTP server on this machine with selectable faults. Plain node:http without
// parameter properties or enums, so that both `bun test` and Playwright can load it.
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** Behaviour of the provider; each occurs with real providers. */
type Mood =
  | { kind: 'well' }
  /** The correct response, `ms` late. */
  | { kind: 'slow'; ms: number }
  /** Accepts the request and never responds. */
  | { kind: 'silent' }
  /** An error status with `body`, by default that of a proxy. */
  | { kind: 'status'; status: number; body?: string; headers?: Record<string, string> }
  /** Status 200 with truncated JSON. */
  | { kind: 'malformed' }
  /** Status 200 with JSON of another shape. */
  | { kind: 'strange' }
  /** Closes the connection after half of the response. */
  | { kind: 'cut' }

export interface Reply {
  status: number
  body: unknown
}

export interface Provider {
  /** Base address, without a trailing slash. */
  url: string
  /** Every request received, oldest first. */
  requests: URL[]
  behave(mood: Mood): void
  /** Stops listening and drops open requests: afterwards the address refuses connections. */
  stop(): Promise<void>
}

/** Starts a server on a free port of this machine that responds to `GET` with the JSON of `reply`. */
export async function startProvider(reply: (url: URL) => Reply): Promise<Provider> {
  const requests: URL[] = []
  let mood: Mood = { kind: 'well' }
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://provider')
    requests.push(url)
    const { status, body } = reply(url)
    await send(response, mood, status, JSON.stringify(body))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    behave(next) {
      mood = next
    },
    stop() {
      server.closeAllConnections()
      return new Promise((stopped) => server.close(() => stopped()))
    },
  }
}

async function send(response: ServerResponse, mood: Mood, status: number, body: string): Promise<void> {
  const json = { 'content-type': 'application/json; charset=utf-8' }
  switch (mood.kind) {
    case 'silent':
      return
    case 'status':
      response
        .writeHead(mood.status, { 'content-type': 'text/html', ...mood.headers })
        .end(mood.body ?? '<h1>Service unavailable</h1>')
      return
    case 'malformed':
      response.writeHead(200, json).end(body.slice(0, body.length / 2))
      return
    case 'strange':
      response.writeHead(200, json).end('{"weather":"fine","list":null}')
      return
    case 'cut':
      response.writeHead(200, { ...json, 'content-length': Buffer.byteLength(body) })
      response.write(body.slice(0, body.length / 2), () => response.destroy())
      return
    case 'slow':
      await wait(mood.ms, undefined, { ref: false })
  }
  response.writeHead(status, json).end(body)
}
