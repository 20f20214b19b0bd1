// A stand-in for a provider of the outside world: a real HTTP server on this machine that can be told to misbehave.
// Plain node:http without a parameter property or enum, so that both `bun test` and Playwright can load it.
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** How the provider feels: each is something real providers do. */
export type Mood =
  | { kind: 'well' }
  /** The right answer, `ms` late. */
  | { kind: 'slow'; ms: number }
  /** Takes the request and never answers. */
  | { kind: 'silent' }
  /** An error status with `body`, by default what a proxy in front would say. */
  | { kind: 'status'; status: number; body?: string; headers?: Record<string, string> }
  /** Status 200, and JSON that stops in the middle. */
  | { kind: 'malformed' }
  /** Status 200 and JSON of a shape nobody promised. */
  | { kind: 'strange' }
  /** Closes the connection after half of the answer's bytes. */
  | { kind: 'cut' }

export interface Reply {
  status: number
  body: unknown
}

export interface Provider {
  /** Base address, without a slash at the end. */
  url: string
  /** Every request received, oldest first. */
  requests: URL[]
  behave(mood: Mood): void
  /** Stops listening and drops what is under way: afterwards the address refuses connections. */
  stop(): Promise<void>
}

/** Starts a server on a free port of this machine that answers `GET`s with what `reply` says, as JSON. */
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
