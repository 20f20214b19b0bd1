import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dir, '../..')
const COPIED = [
  'src',
  'migrations',
  'scripts',
  'public',
  'docs',
  'package.json',
  'tsconfig.json',
  'bunfig.toml',
  'README.md',
  'CONTRIBUTING.md',
]

/** Temporary copies of the tree for planting faults, removed when the process ends, also by Ctrl-C. */
interface Copies {
  folders: string[]
  /** Runs `work` for each item, one at a time in each copy. */
  each<T>(items: readonly T[], work: (item: T, copy: string) => Promise<void>): Promise<void>
}

const running = new Set<number>()

export function copiesOfTheTree(count: number): Copies {
  const folders: string[] = []
  process.on('exit', () => {
    for (const pid of running) end(pid)
    for (const folder of folders) {
      unmountIn(folder)
      rmSync(folder, { recursive: true, force: true })
    }
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(130))
  for (let made = 0; made < count; made++) {
    const folder = mkdtempSync(join(tmpdir(), 'gona-mutate-'))
    folders.push(folder)
    for (const name of COPIED) cpSync(join(root, name), join(folder, name), { recursive: true })
    // Without the libSQL server in .cache its tests would be skipped.
    for (const name of ['node_modules', '.cache'])
      if (existsSync(join(root, name))) symlinkSync(join(root, name), join(folder, name))
    for (const name of ['dist', 'tmp']) mkdirSync(join(folder, name))
  }
  return {
    folders,
    async each(items, work) {
      const left = [...items]
      await Promise.all(
        folders.map(async (folder) => {
          for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item, folder)
        }),
      )
    },
  }
}

type Outcome = 'passed' | 'failed' | 'timed out'

/** Runs Bun in a copy, in its own process group and with temporary files in the copy. */
export async function runIn(copy: string, args: string[], ms: number): Promise<{ outcome: Outcome; output: string }> {
  const child = Bun.spawn([process.execPath, ...args], {
    cwd: copy,
    env: { ...process.env, NODE_ENV: 'test', TMPDIR: join(copy, 'tmp') },
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  })
  running.add(child.pid)
  let late = false
  const timer = setTimeout(() => {
    late = true
    end(child.pid)
  }, ms)
  const output = new Response(child.stderr).text()
  const code = await child.exited
  clearTimeout(timer)
  end(child.pid)
  running.delete(child.pid)
  return { outcome: late ? 'timed out' : code === 0 ? 'passed' : 'failed', output: await output }
}

/** Unmounts disks that a killed test left (Linux): a folder with one cannot be removed. */
function unmountIn(folder: string): void {
  if (!existsSync('/proc/mounts')) return
  const places = readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .map((line) => line.split(' ')[1] ?? '')
  for (const place of places) if (place.startsWith(`${folder}/`)) Bun.spawnSync(['umount', place])
}

function end(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // It has ended.
  }
}
