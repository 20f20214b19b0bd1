import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const EXECUTABLE = process.env.BENCH_EXECUTABLE ?? join(import.meta.dir, '../dist/gona')

const SETTINGS = {
  HOST: '127.0.0.1',
  WEATHER_PROVIDER: 'climatology',
  SCHEDULER: 'off',
  RATE_LIMIT: 'off',
  LOG_LEVEL: 'error',
}

export interface Served {
  url: string
  dataDir: string
  pid: number
  /** Milliseconds from start to the first answer. */
  firstAnswer: number
  stop(): Promise<void>
}

/** Starts the executable with a clean environment in `dataDir`, by default a temporary folder. */
export async function serve({
  dataDir,
  environment = {},
}: {
  dataDir?: string
  environment?: Record<string, string>
} = {}): Promise<Served> {
  const folder = dataDir ?? mkdtempSync(join(tmpdir(), 'gona-bench-'))
  // Below Linux's range of outgoing ports.
  const port = 20_000 + Math.floor(Math.random() * 12_000)
  const url = `http://127.0.0.1:${port}`
  const startedAt = performance.now()
  const child = Bun.spawn([EXECUTABLE, 'serve'], {
    env: { ...SETTINGS, PORT: String(port), DATA_DIR: folder, ...environment },
    cwd: tmpdir(),
    stdout: 'ignore',
    stderr: 'inherit',
  })
  await answered(`${url}/healthz`)
  const firstAnswer = performance.now() - startedAt
  return {
    url,
    dataDir: folder,
    pid: child.pid,
    firstAnswer,
    async stop() {
      child.kill('SIGTERM')
      await child.exited
      if (!dataDir) rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** One command of the executable on a folder. @throws when it fails. */
export async function command(
  args: string[],
  dataDir: string,
  environment: Record<string, string> = {},
  cwd = tmpdir(),
): Promise<string> {
  const child = Bun.spawn([EXECUTABLE, ...args], {
    env: { ...SETTINGS, DATA_DIR: dataDir, ...environment },
    cwd,
    stdout: 'pipe',
    stderr: 'pipe',
  })
  const [output, errors, code] = await Promise.all([
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
    child.exited,
  ])
  if (code !== 0) throw new Error(`gona ${args.join(' ')} ended with ${code}: ${errors}`)
  return output
}

async function answered(url: string) {
  for (let tries = 0; tries < 4000; tries++) {
    const ok = await fetch(url).then(
      (response) => response.ok,
      () => false,
    )
    if (ok) return
    await Bun.sleep(2)
  }
  throw new Error(`${url} does not answer`)
}

/** Resident memory of a process in MB (Linux). */
export const residentMb = (pid: number): Promise<number> => memoryMb(pid, 'VmRSS')

/** The most memory it has held at once until now, in MB (Linux). */
export const peakMb = (pid: number): Promise<number> => memoryMb(pid, 'VmHWM')

/** Processor time it has taken until now, in seconds (Linux, whose clock ticks 100 times a second). */
export async function processorSeconds(pid: number): Promise<number> {
  const fields = (await Bun.file(`/proc/${pid}/stat`).text()).split(') ')[1]!.split(' ')
  return (Number(fields[11]) + Number(fields[12])) / 100
}

async function memoryMb(pid: number, name: string): Promise<number> {
  const status = await Bun.file(`/proc/${pid}/status`).text()
  return Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024
}

export const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!
