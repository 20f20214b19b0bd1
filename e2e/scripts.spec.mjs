// The two commands' own parts, without a browser.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { findChromium } from '../scripts/lib/chromium.mjs'
import { bunCounts, playwrightCounts, stepCounts } from '../scripts/lib/counts.mjs'
import { isStale } from '../scripts/lib/executable.mjs'
import { missingPackages } from '../scripts/lib/install.mjs'
import { run } from '../scripts/lib/run.mjs'
import { clockSetTo } from '../scripts/lib/test-clock.mjs'

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

test('counts come from the reports, and a runner that fails outside a test is one failure', () => {
  const junit = '<testsuites name="bun test" tests="12" assertions="30" failures="2" skipped="1" time="0.4">'
  expect(bunCounts(junit, ' 9 pass\n 2 fail\n')).toEqual({ passed: 9, failed: 2, skipped: 1 })
  expect(bunCounts(junit, ' 9 pass\n 3 fail\n 1 error\n')).toEqual({ passed: 9, failed: 3, skipped: 1 })
  expect(bunCounts(null, '')).toBeNull()
  const report = JSON.stringify({ stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 2 } })
  expect(playwrightCounts(report)).toEqual({ passed: 5, failed: 2, skipped: 2 })
  expect(stepCounts(true, { passed: 3, failed: 0, skipped: 0 })).toEqual({ passed: 3, failed: 0, skipped: 0 })
  expect(stepCounts(false, { passed: 3, failed: 0, skipped: 0 })).toEqual({ passed: 3, failed: 1, skipped: 0 })
  expect(stepCounts(true, { passed: 0, failed: 0, skipped: 0 })).toEqual({ passed: 0, failed: 1, skipped: 0 })
  expect(stepCounts(false, null)).toEqual({ passed: 0, failed: 1, skipped: 0 })
})

test('another time is told as its distance from now, and one that cannot be read or set says what to do', () => {
  const now = Date.parse('2026-11-22T00:00Z')
  const told = (at, library = '/lib/faketime.so') => clockSetTo(at, now, library)
  expect(told('2026-11-23T00:00Z')).toMatchObject({ FAKETIME: '+86400', LD_PRELOAD: '/lib/faketime.so' })
  expect(told('2026-11-21T00:00Z').FAKETIME).toBe('-86400')
  expect(() => told('at noon')).toThrow('2028-02-29T03:00Z')
  expect(() => told('2026-11-23T00:00Z', null)).toThrow('faketime')
})

test('a browser that was named and does not start is an error, and not another browser', () => {
  expect(() => findChromium({ ...process.env, CHROMIUM_PATH: '/no/such/browser' })).toThrow('/no/such/browser')
})

test('a program that hangs is stopped, and one that is not there says so', async () => {
  const node = (code, seconds) => run(process.execPath, ['-e', code], { seconds })
  expect(await node('console.log("out"); console.error("err")')).toEqual({ ok: true, output: 'out\nerr' })
  expect(await node('process.exit(3)')).toEqual({ ok: false, output: '' })
  expect(await node('setInterval(() => {}, 1000)', 0.5)).toEqual({ ok: false, output: 'Stopped after 0.5 seconds.' })
  expect((await run('/no/such/program', [])).output).toContain('ENOENT')
})
