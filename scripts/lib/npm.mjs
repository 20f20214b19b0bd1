// Runs the npm that started this script, or the one that is found.
import { spawnSync } from 'node:child_process'
import { basename } from 'node:path'
import { root } from './paths.mjs'

/** Runs npm to its end in `cwd`; `options` and the answer are those of spawnSync. */
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
