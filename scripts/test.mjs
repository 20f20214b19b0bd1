// npm test: everything, from an empty clone. --at 2028-02-29T03:00Z runs it at that time, --clocks the tests of the calendar
// at each time of test-clock.mjs. --unit or --e2e runs a part; further arguments go to that part's runner
// (npm test -- --e2e smoke).
// The last line is always "N passed, N failed", and ", N skipped" where tests were.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ensureChromium } from './lib/chromium.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { biome, bun, executable, playwright, root, tsc } from './lib/paths.mjs'
import { createReport } from './lib/report.mjs'
import { createResults } from './lib/results.mjs'
import { run, stopAll } from './lib/run.mjs'
import { endOnSignal } from './lib/signals.mjs'
import { ensureSqld } from './lib/sqld.mjs'
import { temporaryFolder } from './lib/temporary.mjs'
import { CLOCKS, clockSetTo, ON_EVERY_CLOCK } from './lib/test-clock.mjs'

// Services that read and write data run on a file and again on the libSQL server.
const ON_BOTH_ENGINES = [
  'src/server/accounts/',
  'src/server/admin/',
  'src/server/advisories/',
  'src/server/community/',
  'src/server/crops/',
  'src/server/endpoints/',
  'src/server/images/',
  'src/server/inbox/',
  'src/server/notifications/',
  'src/server/places/',
  'src/server/prices/',
  'src/server/channels/push/',
  'src/server/channels/sms/',
  'src/server/channels/ussd/',
  'src/server/channels/voice/',
  'src/server/trials/',
  'src/server/harvests/',
  'src/server/warnings/',
  'src/server/weather/',
  'src/server/foundation/lease.test.ts',
  'src/server/backups.test.ts',
  'src/server/http/idempotency.test.ts',
  'src/db/database.test.ts',
]
/** Longest time of one unit test, unless its file allows more. */
const TEST_MS = 300_000
const PROCESSES = 2

const { clocks, part, extra, calendar } = asked(process.argv.slice(2))
const report = createReport()
let environment = process.env
let built

endOnSignal(report, stopAll)

try {
  ensureInstalled()
  for (const clock of clocks) {
    if (clock !== null) console.log(`At ${clock.at}, in ${clock.zone ?? "this machine's zone"}:`)
    environment =
      clock === null ? process.env : { ...process.env, ...clockSetTo(clock.at), TZ: clock.zone ?? process.env.TZ }
    if (part !== '--e2e') await unit()
    if (part !== '--unit') await journeys()
  }
} catch (error) {
  report.fail('tests', error.message)
}
process.exitCode = report.end() ? 0 : 1

function asked([first, ...rest]) {
  if (first === '--clocks') return { ...asked(rest), clocks: CLOCKS, calendar: true }
  if (first === '--at') return { ...asked(rest.slice(1)), clocks: [{ at: rest[0] }] }
  return { clocks: [null], part: first, extra: rest }
}

async function unit() {
  const chosen = part === '--unit' ? extra : []
  if (calendar) return bunTests('unit tests', chosen.length > 0 ? chosen : ON_EVERY_CLOCK.unit)
  await Promise.all([
    check('formatting and lint', process.execPath, [biome, 'check', '.']),
    check('types', process.execPath, [tsc, '--noEmit']),
    check('messages', bun, ['scripts/check-messages.ts']),
    check('comments and commits', bun, ['scripts/check-style.ts']),
  ])
  // Fetched first: some unit tests start servers of their own.
  const missing = ensureSqld()
  await bunTests('unit tests', chosen)
  if (extra.length > 0) return
  const step = 'services on a libSQL server'
  if (missing === null) await bunTests(step, ON_BOTH_ENGINES, { TEST_DATABASE: 'libsql' })
  else if (process.env.CI) report.fail(step, `CI needs the libSQL server: ${missing}.`)
  else report.skip(step, `${missing}.`)
}

async function bunTests(name, what, more = {}) {
  const args = ['test', `--parallel=${PROCESSES}`, '--no-isolate', `--timeout=${TEST_MS}`, ...what]
  const options = what.filter((argument) => argument.startsWith('-'))
  await tests(name, bun, args, { NODE_ENV: 'test', ...more }, options.length > 0 ? [] : testFiles(what))
}

/** Files that `bun test` runs for path fragments, or all files. */
function testFiles(parts) {
  return readdirSync(join(root, 'src'), { recursive: true })
    .map((path) => join('src', path))
    .filter((path) => /\.test\.tsx?$/.test(path))
    .filter((path) => parts.length === 0 || parts.some((each) => path.includes(each)))
}

async function journeys() {
  built ??= await check('executable', bun, ['scripts/build.ts'])
  if (!(built && existsSync(executable))) return report.fail('browser journeys', 'There is no executable to test.')
  const named = part === '--e2e' ? extra : []
  const chosen = calendar && named.length === 0 ? ON_EVERY_CLOCK.journeys : named
  const args = [playwright, 'test', '--reporter=scripts/lib/journeys-reporter.mjs', ...chosen]
  await tests('browser journeys', process.execPath, args, { CHROMIUM_PATH: ensureChromium() })
}

/** Runs one step in its own temporary folder, which must be empty afterwards; `files` must all run. */
async function tests(name, command, args, more, files = []) {
  const temporary = temporaryFolder()
  const results = createResults((text) => report.failure(name, text))
  const step = report.start(name, results)
  try {
    const env = { ...environment, ...more, ...temporary.env }
    const { ok, output } = await run(command, args, { env, onLine: results.read })
    results.close(ok)
    const unseen = files.filter((file) => !results.files.has(file))
    if (unseen.length > 0) step.fail(`Not run: ${unseen.join(', ')}`)
    if (!ok && results.failures.length === 0) step.note(output.split('\n').at(-1))
    const left = await temporary.left()
    if (left.length > 0) step.fail(`Tests left in the temporary folder: ${left.join(', ')}`)
  } finally {
    temporary.remove()
  }
  step.end()
}

/** Runs a program that counts as one test. */
async function check(name, command, args) {
  const step = report.start(name)
  const { ok, output } = await run(command, args)
  step.check(ok, output)
  return ok
}
