import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const executable = resolve(import.meta.dirname, '../dist', process.platform === 'win32' ? 'gona.exe' : 'gona')

interface Answer {
  code: number
  stdout: string
  stderr: string
}

/** A running `dist/gona serve` with a database of its own. */
export interface Gona {
  /** Printed base address, without a final slash. */
  url: string
  dataDir: string
  /** Output of the server so far, for failure reports. */
  log(): string
  /** Runs another command of the same executable on the same database. */
  cli(args: string[], options?: { env?: Record<string, string>; input?: string }): Promise<Answer>
  /** Sends SIGTERM and waits for the end. @returns the exit code; repeated calls do nothing */
  stop(): Promise<number | null>
  /** Starts the server again after `stop`, on the same port and the same database. */
  start(): Promise<void>
  /** Stops the server and removes its database. */
  remove(): Promise<void>
}

/**
 * Starts the executable as on a bare machine: no environment but its settings, in another folder. `env` adds or
 * replaces settings. Throws with the server's output if it does not start within two minutes.
 */
export async function startGona(env: Record<string, string> = {}): Promise<Gona> {
  if (!existsSync(executable)) throw new Error('dist/gona is missing: npm run build')
  const home = await mkdtemp(join(tmpdir(), 'gona-e2e-'))
  const dataDir = env.DATA_DIR ?? join(home, 'data')
  const settings = {
    HOST: '127.0.0.1',
    PORT: String(await freePort()),
    DATA_DIR: dataDir,
    WEATHER_PROVIDER: 'climatology',
    RATE_LIMIT: 'off',
    PUSH_SERVICES: 'push.invalid',
    SCHEDULER: 'off',
    ...fromTests(),
    ...env,
  }
  let server: ChildProcess
  let url = ''
  let log = ''

  const gona: Gona = {
    get url() {
      return url
    },
    dataDir,
    log: () => log,
    async start() {
      server = spawn(executable, ['serve'], { cwd: home, env: settings, stdio: ['ignore', 'pipe', 'pipe'] })
      server.stdout?.on('data', (chunk) => {
        log += chunk
      })
      server.stderr?.on('data', (chunk) => {
        log += chunk
      })
      url = await printedUrl(server, () => log)
    },
    cli: (args, options = {}) =>
      new Promise((done, fail) => {
        const child = execFile(
          executable,
          args,
          { cwd: home, env: { ...settings, ...options.env }, maxBuffer: 64 << 20, timeout: 300_000 },
          (error, stdout, stderr) => {
            const code = error === null ? 0 : error.code
            if (typeof code === 'number') done({ code, stdout, stderr })
            else fail(error)
          },
        )
        child.stdin?.end(options.input ?? '')
      }),
    async stop() {
      if (server.exitCode === null && server.signalCode === null) {
        const gone = once(server, 'exit')
        server.kill('SIGTERM')
        const hard = setTimeout(() => server.kill('SIGKILL'), 60_000)
        await gone
        clearTimeout(hard)
      }
      return server.exitCode
    },
    async remove() {
      await gona.stop()
      await rm(home, { recursive: true, force: true })
    },
  }
  await gona.start()
  return gona
}

// The server prints one line with its URL when it is ready.
function printedUrl(server: ChildProcess, log: () => string): Promise<string> {
  return new Promise((done, fail) => {
    let printed = ''
    const late = setTimeout(() => {
      server.kill('SIGKILL')
      fail(new Error(`gona serve printed no URL in two minutes\n${log()}`))
    }, 120_000)
    server.stdout?.on('data', (chunk) => {
      printed += chunk
      const url = /https?:\/\/[^\s/]+(?=.*\n)/.exec(printed)?.[0]
      if (url === undefined) return
      clearTimeout(late)
      done(url)
    })
    server.once('error', fail)
    server.once('close', (code) => {
      clearTimeout(late)
      fail(new Error(`gona serve ended at once with exit code ${code}\n${log()}`))
    })
  })
}

// The tests' clock, zone and temporary folder.
function fromTests(): Record<string, string> {
  const names = ['LD_PRELOAD', 'FAKETIME', 'FAKETIME_DONT_FAKE_MONOTONIC', 'TZ', 'TMPDIR']
  return Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])))
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('no free port')
  return address.port
}
