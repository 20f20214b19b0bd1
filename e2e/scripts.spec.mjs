// npm start and npm test, without a browser.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { findChromium } from '../scripts/lib/chromium.mjs'
import { isStale } from '../scripts/lib/executable.mjs'
import { missingPackages } from '../scripts/lib/install.mjs'
import { createReport } from '../scripts/lib/report.mjs'
import { createResults } from '../scripts/lib/results.mjs'
import { run } from '../scripts/lib/run.mjs'
import { temporaryFolder } from '../scripts/lib/temporary.mjs'
import { clockSetTo, ON_EVERY_CLOCK } from '../scripts/lib/test-clock.mjs'

test('only what the lockfile asks for and is not there in that version counts as missing', () => {
  const lock = {
    packages: {
      '': { version: '0.1.0' },
      'node_modules/hono': { version: '4.13.19' },
      'node_modules/@hono/zod-validator': { version: '0.9.1' },
      'node_modules/@oven/bun-darwin-x64': { version: '1.4.5', optional: true },
    },
  }
  const having = (hono) => ({
    packages: { 'node_modules/hono': { version: hono }, 'node_modules/@hono/zod-validator': { version: '0.9.1' } },
  })
  expect(missingPackages(lock, null)).toEqual(['hono', '@hono/zod-validator'])
  expect(missingPackages(lock, having('4.13.18'))).toEqual(['hono'])
  expect(missingPackages(lock, having('4.13.19'))).toEqual([])
})

test('the lockfile has an entry for every package it names, for every kind of computer', () => {
  const { packages } = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'))
  const there = new Set(Object.keys(packages).map((path) => path.slice(path.lastIndexOf('node_modules/') + 13)))
  const named = Object.values(packages).flatMap((entry) =>
    Object.keys({ ...entry.dependencies, ...entry.optionalDependencies }),
  )
  expect(named.filter((name) => !there.has(name))).toEqual([])
})

test('the executable is stale when a source is newer or gone, and not for a test', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gona-stale-'))
  const at = (name, seconds) => utimesSync(join(folder, name), seconds, seconds)
  mkdirSync(join(folder, 'src'))
  for (const name of ['gona', 'src/a.ts', 'src/a.test.ts']) writeFileSync(join(folder, name), '')
  const stale = () => isStale(join(folder, 'gona'), [join(folder, 'src')])
  at('src/a.ts', 100)
  at('src', 100)
  at('gona', 200)
  expect(stale()).toBe(false)
  at('src/a.ts', 300)
  expect(stale()).toBe(true)
  at('src/a.ts', 100)
  rmSync(join(folder, 'src/a.test.ts'))
  expect(stale()).toBe(true)
  rmSync(folder, { recursive: true })
})

const bunOutput = [
  'src/a.test.ts:',
  '(pass) a field > is sown [0.05ms]',
  'error: expect(received).toBe(expected)',
  '(fail) a field > is fed [1501.85ms]',
  '  ^ this test timed out after 5000ms.',
  '(skip) a field > is on a small disk (needs root)',
  '✗ src/b.test.ts (worker crashed: SIGKILL)',
  'src/c.test.ts:',
  '# Unhandled error between tests',
  '-------------------------------',
  "error: Cannot find module './nothere'",
  '-------------------------------',
]

test('a failure is reported with its text as soon as its line is read, and counts hold wherever the output ends', () => {
  const told = []
  const results = createResults((text) => told.push(text))
  for (const line of bunOutput.slice(0, 4)) results.read(line)
  expect(told).toEqual(['src/a.test.ts:\nerror: expect(received).toBe(expected)\n(fail) a field > is fed [1501.85ms]'])
  expect(results).toMatchObject({ passed: 1, failed: 1, skipped: 0 })
  for (const line of bunOutput.slice(4)) results.read(line)
  expect(told.slice(1)).toEqual([
    '  ^ this test timed out after 5000ms.',
    'src/b.test.ts:\n✗ src/b.test.ts (worker crashed: SIGKILL)',
    expect.stringContaining('./nothere'),
  ])
  expect(results.close(false)).toMatchObject({
    passed: 1,
    failed: 3,
    skipped: 1,
    skips: ['src/a.test.ts a field > is on a small disk (needs root)'],
    files: new Set(['src/a.test.ts', 'src/b.test.ts', 'src/c.test.ts']),
  })
})

test('a step ends with its slowest tests', () => {
  const results = createResults()
  results.read('src/a.test.ts:')
  for (const [at, time] of ['2.50ms', '3.00s', '900.00ms', '1.00ms', '0.20ms', '7.00ms'].entries())
    results.read(`(pass) number ${at} [${time}]`)
  const said = []
  createReport((line) => said.push(line))
    .start('unit tests', results)
    .end()
  expect(said.slice(2)).toEqual(
    ['3.0 s: number 1', '0.9 s: number 2', '0.0 s: number 5', '0.0 s: number 0', '0.0 s: number 3'].map((line) =>
      `  ${line}`.replace('number', 'src/a.test.ts number'),
    ),
  )
})

test('the totals of a complete run count where its lines said less, and a list of failures counts none again', () => {
  const results = createResults()
  for (const line of [...bunOutput, '2 tests failed:', '(fail) a field > is fed', ' 9 pass', ' 1 skip', ' 4 fail'])
    results.read(line)
  expect(results.close(false)).toMatchObject({ passed: 9, failed: 4, skipped: 1 })
})

test('a runner that fails outside its tests, or finds none, is one failure', () => {
  const ended = (ok, ...lines) => {
    const results = createResults()
    for (const line of lines) results.read(line)
    return results.close(ok)
  }
  expect(ended(true, '(pass) one', '(pass) two')).toMatchObject({ passed: 2, failed: 0 })
  expect(ended(false, '(pass) one', '(pass) two')).toMatchObject({ passed: 2, failed: 1 })
  expect(ended(true)).toMatchObject({ passed: 0, failed: 1 })
})

test('the report names what was skipped or not run with its reason, and its last line is the counts', () => {
  const said = []
  const report = createReport((line) => said.push(...line.split('\n')))
  const step = report.start('unit tests', {
    passed: 7,
    failed: 0,
    skipped: 1,
    failures: [],
    skips: ['a (needs root)'],
    slowest: [],
  })
  step.end()
  report.skip('services on a libSQL server', 'no registry.')
  expect(report.end()).toBe(true)
  expect(said.slice(-4)).toEqual([
    'Skipped in unit tests: a (needs root)',
    'Skipped in services on a libSQL server: not run: no registry.',
    '',
    '7 passed, 0 failed, 2 skipped',
  ])
  step.fail('Tests left in the temporary folder: gona-x')
  expect(report.end()).toBe(false)
  expect(said.at(-1)).toBe('7 passed, 1 failed, 2 skipped')
  expect(said).toContain('Failed in unit tests: Tests left in the temporary folder: gona-x')
})

test('an interrupted run reports the counts so far', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'gona-interrupted-'))
  const script = join(folder, 'run.mjs')
  const lib = (name) => JSON.stringify(new URL(`../scripts/lib/${name}`, import.meta.url).href)
  writeFileSync(
    script,
    `import { createReport } from ${lib('report.mjs')}
    import { createResults } from ${lib('results.mjs')}
    import { run, stopAll } from ${lib('run.mjs')}
    import { endOnSignal } from ${lib('signals.mjs')}
    const report = createReport()
    endOnSignal(report, stopAll)
    const results = createResults()
    report.start('unit tests', results)
    await run(process.execPath, ['-e', 'console.log("(pass) one"); setInterval(() => {}, 1000)'], {
      onLine: (line) => { results.read(line); console.log('read') },
    })`,
  )
  const child = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] })
  let said = ''
  child.stdout.on('data', (chunk) => {
    said += chunk
    if (/^read$/m.test(said) && !child.killed) child.kill('SIGINT')
  })
  const [code] = await once(child, 'close')
  expect([code, said.trim().split('\n').slice(-3)]).toEqual([
    130,
    ['Stopped by SIGINT: tests that had not ended by then are not counted.', '', '1 passed, 0 failed'],
  ])
  rmSync(folder, { recursive: true })
})

test('a step has a temporary folder of its own, and what is left in it is named', async () => {
  const temporary = temporaryFolder()
  mkdirSync(join(temporary.env.TMPDIR, 'playwright-transform-cache-0'))
  expect(await temporary.left(0)).toEqual([])
  mkdirSync(join(temporary.env.TMPDIR, 'gona-cli-x'))
  expect(await temporary.left(0)).toEqual(['gona-cli-x'])
  temporary.remove()
  expect(existsSync(temporary.env.TMPDIR)).toBe(false)
})

test('another time is told as its distance from now, and one that cannot be read or set says what to do', () => {
  const now = Date.parse('2026-11-22T00:00Z')
  const told = (at, library = '/lib/faketime.so') => clockSetTo(at, now, library)
  expect(told('2026-11-23T00:00Z')).toMatchObject({ FAKETIME: '+86400', LD_PRELOAD: '/lib/faketime.so' })
  expect(told('2026-11-21T00:00Z').FAKETIME).toBe('-86400')
  expect(() => told('at noon')).toThrow('2028-02-29T03:00Z')
  expect(() => told('2026-11-23T00:00Z', null)).toThrow('faketime')
})

test('every test that reads the time of the machine is among those of the calendar, and each of these is there', () => {
  const root = new URL('..', import.meta.url).pathname
  const files = readdirSync(join(root, 'src'), { recursive: true })
    .map((path) => join('src', path))
    .filter((path) => /\.test\.tsx?$/.test(path))
  const isListed = (path) => ON_EVERY_CLOCK.unit.some((part) => path.includes(part))
  const readsTheTime = (path) => /new Date\(\)|Date\.now\(\)|systemClock/.test(readFileSync(join(root, path), 'utf8'))
  expect(files.filter((path) => readsTheTime(path) && !isListed(path))).toEqual([])
  expect(ON_EVERY_CLOCK.unit.filter((part) => !files.some((path) => path.includes(part)))).toEqual([])
  const isJourney = (name) => existsSync(join(root, `e2e/${name}.spec.ts`))
  expect(ON_EVERY_CLOCK.journeys.filter((name) => !isJourney(name))).toEqual([])
})

test('a browser that was named and does not start is an error, and not another browser', () => {
  expect(() => findChromium({ ...process.env, CHROMIUM_PATH: '/no/such/browser' })).toThrow('/no/such/browser')
})

test('a program that writes nothing for too long is stopped, and one that is not there says so', async () => {
  const node = (code, silentSeconds) => run(process.execPath, ['-e', code], { silentSeconds })
  expect(await node('console.log("out"); console.error("err")')).toMatchObject({ ok: true })
  expect(await node('process.exit(3)')).toEqual({ ok: false, output: '' })
  expect(await node('console.log("out"); setInterval(() => {}, 1000)', 5)).toEqual({
    ok: false,
    output: 'out\nStopped: nothing was written for 5 seconds.',
  })
  expect((await run('/no/such/program', [])).output).toContain('ENOENT')
})

test('lines are passed on while a program still runs', async () => {
  const lines = []
  await run(process.execPath, ['-e', 'console.log("one"); setTimeout(() => console.log("two"), 100)'], {
    onLine: (line) => lines.push(line),
  })
  expect(lines).toEqual(['one', 'two'])
})
