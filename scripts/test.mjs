// npm test: everything, from an empty clone. --at 2028-02-29T03:00Z runs it at that time, --clocks at each time of
// test-clock.mjs. --unit or --e2e runs a part; what follows goes to that part's runner (npm test -- --e2e smoke).
// The last line is always "N passed, N failed".
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureChromium } from './lib/chromium.mjs'
import { bunCounts, playwrightCounts, stepCounts } from './lib/counts.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { biome, bun, executable, playwright, tsc } from './lib/paths.mjs'
import { run } from './lib/run.mjs'
import { ensureSqld } from './lib/sqld.mjs'
import { CLOCKS, clockSetTo } from './lib/test-clock.mjs'

// What keeps and finds data: each of these runs on a file above, and again on the server.
const ON_BOTH_ENGINES = [
  'src/server/accounts/',
  'src/server/admin/',
  'src/server/advisories/',
  'src/server/community/',
  'src/server/crops/',
  'src/server/doors/',
  'src/server/images/',
  'src/server/inbox/',
  'src/server/notifications/',
  'src/server/places/',
  'src/server/prices/',
  'src/server/push/',
  'src/server/sms/',
  'src/server/ussd/',
  'src/server/voice/',
  'src/server/weather/',
  'src/server/lease.test.ts',
  'src/server/backups.test.ts',
  'src/server/http/idempotency.test.ts',
  'src/db/database.test.ts',
]

const { clocks, part, extra } = asked(process.argv.slice(2))
const reports = mkdtempSync(join(tmpdir(), 'gona-test-'))
const results = []
/** Why the tests that need a libSQL server are left out; null: they are not. */
let noSqld = null
let environment = process.env

try {
  ensureInstalled()
  if (part !== '--e2e') noSqld = ensureSqld()
  for (const clock of clocks) {
    if (clock !== null) console.log(`At ${clock.at}, in ${clock.zone ?? "this machine's zone"}:`)
    environment =
      clock === null ? process.env : { ...process.env, ...clockSetTo(clock.at), TZ: clock.zone ?? process.env.TZ }
    if (part !== '--e2e') await unit()
    if (part !== '--unit') await journeys()
  }
} catch (error) {
  results.push({ name: 'tests', passed: 0, failed: 1, output: error.message })
}
rmSync(reports, { recursive: true, force: true })
summarise()

function asked([first, ...rest]) {
  if (first === '--clocks') return { ...asked(rest), clocks: CLOCKS }
  if (first === '--at') return { ...asked(rest.slice(1)), clocks: [{ at: rest[0] }] }
  return { clocks: [null], part: first, extra: rest }
}

async function unit() {
  await step('formatting and lint', () => check(process.execPath, [biome, 'check', '.']))
  await step('types', () => check(process.execPath, [tsc, '--noEmit']))
  await step('messages', () => check(bun, ['scripts/check-messages.ts']))
  await step('unit tests', () => bunTest('junit.xml', part === '--unit' ? extra : []))
  if (extra.length > 0) return
  if (noSqld) return
  await step('services on a libSQL server', () => bunTest('libsql.xml', ON_BOTH_ENGINES, { TEST_DATABASE: 'libsql' }))
}

async function bunTest(reportName, what, more = {}) {
  const report = join(reports, reportName)
  const args = [
    'test',
    '--only-failures',
    '--timeout=60000',
    '--reporter=junit',
    `--reporter-outfile=${report}`,
    ...what,
  ]
  const env = { ...environment, NODE_ENV: 'test', ...more }
  const { ok, output } = await run(bun, args, { env, seconds: 1500 })
  return { ...stepCounts(ok, bunCounts(read(report), output)), output }
}

async function journeys() {
  const built = await step('executable', async () => {
    const { ok, output } = await run(bun, ['scripts/build.ts'], { seconds: 180 })
    return { passed: 0, failed: ok && existsSync(executable) ? 0 : 1, output }
  })
  await step('browser journeys', async () => {
    if (built.failed > 0) return { passed: 0, failed: 1, output: 'Not run: there is no executable to try.' }
    const report = join(reports, 'playwright.json')
    const env = { ...environment, CHROMIUM_PATH: ensureChromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: report }
    const args = [playwright, 'test', '--reporter=dot,json', ...(part === '--e2e' ? extra : [])]
    const { ok, output } = await run(process.execPath, args, { env, seconds: 2400 })
    return { ...stepCounts(ok, playwrightCounts(read(report))), output }
  })
}

// A check is one test: it holds or it does not.
async function check(command, args) {
  const { ok, output } = await run(command, args)
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, output }
}

async function step(name, work) {
  const started = performance.now()
  process.stdout.write(`${name} … `)
  const result = { name, ...(await work().catch((error) => ({ passed: 0, failed: 1, output: error.message }))) }
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const counts = [
    result.passed && `${result.passed} passed`,
    result.failed && `${result.failed} failed`,
    result.skipped && `${result.skipped} skipped`,
  ]
  console.log(`${counts.filter(Boolean).join(', ') || 'done'} (${seconds} s)`)
  results.push(result)
  return result
}

function summarise() {
  for (const { name, failed, output } of results) {
    if (failed > 0) console.log(`\n--- ${name} ---\n${shortened(output)}`)
  }
  if (noSqld) console.log(`\nNOT RUN: all that needs a libSQL server. ${noSqld}.`)
  const sum = (key) => results.reduce((total, result) => total + result[key], 0)
  process.exitCode = sum('failed') > 0 ? 1 : 0
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
}

// The first failures say most, the end says what the runner made of them.
function shortened(output) {
  const lines = output.split('\n')
  if (lines.length <= 400) return output
  return [...lines.slice(0, 300), `… ${lines.length - 400} lines left out …`, ...lines.slice(-100)].join('\n')
}

function read(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : null
}
