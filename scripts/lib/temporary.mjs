// Temporary folder of a test step, which must be empty afterwards.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** Caches and locks of Playwright, Node and Chromium. */
const TOOLS = /^(playwright-|node-compile-cache|\.?org\.chromium\.|\.com\.google\.)/

/** Creates the folder. `env` points programs to it; `left` lists remaining files; `remove` deletes it. */
export function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'gona-test-'))
  const leftNow = () => readdirSync(folder).filter((name) => !TOOLS.test(name))
  return {
    env: { TMPDIR: folder, TEMP: folder, TMP: folder },
    /** Servers of a test remove their data shortly after it. */
    async left(patienceMs = 30_000) {
      for (let waited = 0; leftNow().length > 0 && waited < patienceMs; waited += 100) await sleep(100)
      return leftNow()
    },
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }),
  }
}
