// Runs a script with the Bun that npm installed: node scripts/with-bun.mjs scripts/build.ts [arguments]
import { spawnSync } from 'node:child_process'
import { ensureInstalled } from './lib/install.mjs'
import { bun, root } from './lib/paths.mjs'

try {
  ensureInstalled()
  const { status, error } = spawnSync(bun, process.argv.slice(2), { cwd: root, stdio: 'inherit' })
  if (error) throw error
  process.exitCode = status ?? 1
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
