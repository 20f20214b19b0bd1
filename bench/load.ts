import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Served, serve } from './executable.ts'
import { signedIn } from './pages.ts'

const CONNECTIONS = 16
const SECONDS = Number(process.env.BENCH_SECONDS ?? 4)

interface LoadRequest {
  method?: 'POST'
  path: string
  cookie?: string
  body?: unknown
}

export interface Outcome {
  perSecond: number
  p99: number
  failed: number
}

/** Requests per second and 99th percentile from 16 connections: landing page, posts, sign-in, and reads during sign-ins. */
export async function measureLoad() {
  const figures: { what: string; value: number; unit: string; aim?: number; least?: boolean }[] = []
  const note = (what: string, { perSecond, p99, failed }: Outcome, aim?: number, aimP99?: number) => {
    figures.push(
      { what, value: perSecond, unit: '/s', aim, least: true },
      { what: `${what}, p99`, value: p99, unit: 'ms', aim: aimP99 },
    )
    if (failed > 0) figures.push({ what: `${what}, not answered well`, value: failed, unit: '', aim: 0 })
  }
  const bare = await bareServer()
  note('bare Bun.serve, 8 KB of JSON', await load(bare.url, { path: '/' }))
  bare.stop()

  const gona = await serve()
  const cookie = await signedIn(gona.url)
  await fillFeed(gona, cookie)
  note('landing page', await load(gona.url, { path: '/' }))
  const content = 'The rains came late here. Who has planted maize already, and which variety?'
  const post: LoadRequest = { method: 'POST', path: '/api/community/posts', cookie, body: { content } }
  const feed: LoadRequest = { path: '/api/community/posts', cookie }
  note('post creation, durable', await load(gona.url, post), 10_000, 10)
  const signIn: LoadRequest = { method: 'POST', path: '/api/login', body: CREDENTIALS }
  const alone = await argon2idAlone()
  figures.push({ what: 'argon2id alone, checks', value: alone, unit: '/s' })
  note('sign-in', await load(gona.url, signIn), 0.9 * alone)
  const [meanwhile] = await Promise.all([load(gona.url, feed), load(gona.url, signIn)])
  note('feed, while sixteen others sign in', meanwhile, undefined, 10)
  await gona.stop()
  return figures
}

const CREDENTIALS = { phone: '+2348031234567', password: 'secret-of-aisha' }

/** Password checks per second on this machine, with the parameters of `src/server/accounts/sign-in/passwords.ts`. */
async function argon2idAlone(): Promise<number> {
  const hash = await Bun.password.hash(CREDENTIALS.password, { algorithm: 'argon2id', memoryCost: 19_456, timeCost: 2 })
  const until = performance.now() + SECONDS * 1000
  let checked = 0
  async function lane() {
    while (performance.now() < until) {
      await Bun.password.verify(CREDENTIALS.password, hash)
      checked++
    }
  }
  await Promise.all([lane(), lane(), lane()])
  return checked / SECONDS
}

async function fillFeed({ url }: Served, cookie: string) {
  const headers = { 'content-type': 'application/json', cookie }
  for (let n = 0; n < 30; n++) {
    const body = JSON.stringify({
      content: `Post ${n}: ${'the maize stands well after the rain '.repeat(6)}`,
      cropType: 'maize',
    })
    await fetch(`${url}/api/community/posts`, { method: 'POST', headers, body })
  }
}

/** Upper bound of the machine and the load generator: 8 KB of JSON without any work. */
async function bareServer() {
  const code = `const body = JSON.stringify({ text: 'x'.repeat(8000) })
    const server = Bun.serve({ port: 0, fetch: () => new Response(body, { headers: { 'content-type': 'application/json' } }) })
    console.log(server.url.origin.replace('localhost', '127.0.0.1'))`
  const child = Bun.spawn([process.execPath, '-e', code], { stdout: 'pipe', stderr: 'inherit' })
  const { value } = await child.stdout.getReader().read()
  return { url: new TextDecoder().decode(value).trim(), stop: () => child.kill() }
}

/** Sends requests for some seconds, with wrk where it is installed. */
const load = (url: string, asked: LoadRequest) => (Bun.which('wrk') ? withWrk(url, asked) : withFetch(url, asked))

async function withWrk(url: string, { method = 'POST', path, cookie, body }: LoadRequest): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'gona-bench-'))
  const script = join(folder, 'ask.lua')
  const lines = [
    ...(body ? [`wrk.method = ${JSON.stringify(method)}`, `wrk.body = [==[${JSON.stringify(body)}]==]`] : []),
    ...(body ? ['wrk.headers["Content-Type"] = "application/json"'] : []),
    ...(cookie ? [`wrk.headers["Cookie"] = ${JSON.stringify(cookie)}`] : []),
  ]
  await Bun.write(script, lines.join('\n'))
  const outcome = await runWrk(script, url + path, SECONDS)
  rmSync(folder, { recursive: true })
  return outcome
}

/** Runs wrk with a script and reads its summary. */
export async function runWrk(script: string, address: string, seconds: number): Promise<Outcome> {
  const args = ['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, '--latency', '-s', script, address]
  const text = await new Response(Bun.spawn(['wrk', ...args], { stdout: 'pipe' }).stdout).text()
  const [, amount = '0', unit = 'ms'] = /99%\s+([\d.]+)(us|ms|s)/.exec(text) ?? []
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(text)?.[1] ?? 0),
    p99: Number(amount) * { us: 0.001, ms: 1, s: 1000 }[unit as 'us' | 'ms' | 's'],
    failed: Number(/Non-2xx or 3xx responses: (\d+)/.exec(text)?.[1] ?? 0),
  }
}

/** Fallback without wrk. It takes more of the machine, so its figures are lower. */
async function withFetch(url: string, { method, path, cookie = '', body }: LoadRequest): Promise<Outcome> {
  const until = performance.now() + SECONDS * 1000
  const times: number[] = []
  let failed = 0
  async function lane() {
    while (performance.now() < until) {
      const began = performance.now()
      const response = await fetch(url + path, {
        method: method ?? 'GET',
        headers: { cookie, 'content-type': 'application/json' },
        ...(body ? { body: JSON.stringify(body) } : {}),
      })
      await response.arrayBuffer()
      if (!response.ok) failed++
      times.push(performance.now() - began)
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, lane))
  times.sort((a, b) => a - b)
  return { perSecond: times.length / SECONDS, p99: times[Math.floor(times.length * 0.99)] ?? 0, failed }
}
