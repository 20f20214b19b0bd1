import { afterAll, beforeAll } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface Child {
  url: string
  process: Bun.Subprocess<'ignore', 'pipe', 'pipe'>
  /** Sends a request as one client with this session. */
  send(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>
  /** Output on stderr so far. */
  said(): string
  /** Output on stderr after the process has ended. */
  errors(): Promise<string>
}

/** Starts a server in its own process on `dataDir` (see `serve.ts`); resolves when it is ready. */
export async function startChild(dataDir: string, environment: Record<string, string> = {}): Promise<Child> {
  const child = Bun.spawn([process.execPath, join(import.meta.dir, 'serve.ts')], {
    env: {
      PATH: process.env.PATH,
      DATA_DIR: dataDir,
      PORT: '0',
      HOST: '127.0.0.1',
      SCHEDULER: 'off',
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'error',
      WEATHER_PROVIDER: 'climatology',
      ...environment,
    },
    stdin: 'ignore',
    stdout: 'pipe',
    stderr: 'pipe',
  })
  let errors = ''
  const ended = (async () => {
    const decoder = new TextDecoder()
    for await (const piece of child.stderr) errors += decoder.decode(piece, { stream: true })
  })()
  const reader = child.stdout.getReader()
  let ready = ''
  while (!ready.includes('\n')) {
    const { value, done } = await reader.read()
    if (done) {
      await ended
      throw new Error(`The server did not start: ${errors}`)
    }
    ready += new TextDecoder().decode(value)
  }
  reader.releaseLock()
  const url = /https?:\/\/\S+/.exec(ready)![0].replace('localhost', '127.0.0.1')
  return {
    url,
    process: child,
    send: (method, path, body, headers = {}) =>
      fetch(url + path, {
        method,
        headers: { 'content-type': 'application/json', ...headers },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    said: () => errors,
    errors: () => ended.then(() => errors),
  }
}

/** Registers a farmer and returns the cookies to send. */
export async function signedInCookie({ send }: Child, phone = '08031234567'): Promise<string> {
  const response = await send('POST', '/api/register', {
    phone,
    password: 'secret-of-aisha',
    confirmPassword: 'secret-of-aisha',
    primaryCrops: 'maize',
    irrigationMethod: 'rain-fed',
  })
  if (response.status !== 201) throw new Error(`Not registered: ${response.status} ${await response.text()}`)
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

/** A child shared by the tests of a file, and the cookie of a signed-in person. */
export function childOfFile(): Child & { cookie: string } {
  const folder = mkdtempSync(join(tmpdir(), 'gona-child-'))
  const child = {} as Child & { cookie: string }
  beforeAll(async () => {
    Object.assign(child, await startChild(folder))
    child.cookie = await signedInCookie(child)
  })
  afterAll(() => {
    child.process.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  })
  return child
}
