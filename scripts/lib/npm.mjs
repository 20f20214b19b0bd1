// Runs the npm that started this script, or the installed one.
import { spawnSync } from 'node:child_process'
import { basename } from 'node:path'
import { root } from './paths.mjs'

/** Runs npm in `cwd`; options and result are spawnSync's. */
export function npm(args, options = {}) {
  const own = process.env.npm_execpath
  const viaNode = own !== undefined && basename(own).startsWith('npm-cli')
  const [command, first] = viaNode ? [process.execPath, [own]] : ['npm', []]
  return spawnSync(command, [...first, ...args], {
    cwd: root,
    shell: !viaNode && process.platform === 'win32',
    ...options,
  })
}
