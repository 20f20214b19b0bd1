// Brings node_modules in step with package-lock.json, including Bun. Needs only Node and npm.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { npm } from './npm.mjs'
import { bun, bunInstaller, root } from './paths.mjs'

/** Installs missing packages; otherwise takes milliseconds. Throws a sentence on failure. */
export function ensureInstalled() {
  const missing = missingPackages(readJson('package-lock.json'), readJson('node_modules/.package-lock.json'))
  if (missing.length > 0) {
    console.log(missing.length > 5 ? 'Installing packages …' : `Installing packages (${missing.join(', ')}) …`)
    const flags = ['--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']
    const { status } = npm(['ci', ...flags], { stdio: 'inherit' })
    if (status !== 0) throw new Error('npm could not install the packages; its own message is above.')
  }
  ensureBun()
}

/**
 * Returns packages that are not installed at the lockfile's version, except optional ones. `installed` is npm's record
 * in node_modules, or null.
 */
export function missingPackages(lock, installed) {
  return Object.entries(lock?.packages ?? {})
    .filter(([path, wanted]) => path !== '' && !wanted.optional && !wanted.devOptional && !wanted.peer)
    .filter(([path, wanted]) => installed?.packages?.[path]?.version !== wanted.version)
    .map(([path]) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length))
}

// npm may be set to skip install scripts; Bun's puts the runtime in place.
function ensureBun() {
  if (bunRuns()) return
  console.log('Setting up the Bun runtime …')
  spawnSync(process.execPath, [bunInstaller], { cwd: root, stdio: 'inherit' })
  if (!bunRuns()) {
    throw new Error(
      `The Bun runtime does not start (${bun}). Delete node_modules and try again with a network connection.`,
    )
  }
}

function bunRuns() {
  return existsSync(bun) && spawnSync(bun, ['--version'], { stdio: 'ignore' }).status === 0
}

function readJson(path) {
  const file = join(root, path)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
}
