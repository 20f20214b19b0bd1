// Rebuilds dist/gona when its sources are newer.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'
import { bun, executable, root } from './paths.mjs'

const ingredients = [
  'src',
  'migrations',
  'public',
  'scripts/build.ts',
  'scripts/client',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
]

/** Builds the executable unless it is there and newer than its sources. Throws a sentence when the build fails. */
export function ensureExecutable() {
  if (
    !isStale(
      executable,
      ingredients.map((name) => join(root, name)),
    )
  )
    return
  console.log('Building dist/gona …')
  const { status } = spawnSync(bun, ['scripts/build.ts'], { cwd: root, stdio: 'inherit' })
  if (status !== 0 || !existsSync(executable))
    throw new Error('dist/gona could not be built; the message above says why.')
}

/** Returns whether `target` is missing or older than a source; tests do not count. */
export function isStale(target, sources) {
  if (!existsSync(target)) return true
  const built = statSync(target).mtimeMs
  return sources.some((source) => newerThan(built, source))
}

function newerThan(time, path) {
  const stat = statSync(path, { throwIfNoEntry: false })
  if (stat === undefined || isTest(path)) return false
  if (!stat.isDirectory()) return stat.mtimeMs > time
  // The time of a folder changes when files are removed or renamed.
  return stat.mtimeMs > time || readdirSync(path).some((name) => newerThan(time, join(path, name)))
}

function isTest(path) {
  return /\.test\.tsx?$/.test(path) || path.endsWith(`${sep}testing`)
}
