// npm run mutate -- --random 200: plants faults at random lines of the product, one at a time in copies of the tree.

import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Glob } from 'bun'
import { firstItem } from '../../src/shared/lookups.ts'
import { copiesOfTheTree, runIn } from './copies.ts'
import { draw, type Fault, type Lines, withFault } from './draw.ts'
import { importersIn, nearestTests } from './nearest-tests.ts'
import { type Verdict, verdictLine, whatCameOut } from './verdicts.ts'

const root = join(import.meta.dir, '../..')
/** Files without decisions: tests and the programs that they start, words, data and drawings. */
const NOT_THE_PRODUCT =
  /\.test\.|\/testing\/|\/fixtures?\b|\/killed-[\w-]+\.ts$|^src\/words\/(en|ha|yo|ig|pcm|af|ng)\/|^src\/agronomy\/data\/|\/places\/data\/|^src\/drawings\//
/** Test files in the first run, which catches most, and in both runs. */
const FIRST_RUN = 5
const BUDGET = 20
/** Limit per run: a fault may make it wait for ever. */
const LONGEST_MS = 600_000

export async function plantAtRandom(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      random: { type: 'string' },
      seed: { type: 'string', default: String(Math.floor(Math.random() * 1_000_000)) },
      changed: { type: 'boolean', default: false },
      since: { type: 'string', default: 'main' },
      under: { type: 'string', default: 'src' },
      budget: { type: 'string', default: String(BUDGET) },
      jobs: { type: 'string', default: '1' },
    },
  })
  const copies = copiesOfTheTree(Number(values.jobs))
  const copy = firstItem(copies.folders)
  const importers = importersIn(copy)
  const lines = linesOf(copy, values.under, values.changed ? values.since : undefined)
  if (lines.size === 0) throw new Error(`No lines to draw from under ${values.under}`)
  console.log(`Seed ${values.seed}`)
  const faults = await draw(copy, lines, importers, Number(values.random), generator(Number(values.seed)))
  console.log(`${faults.length} faults that type-check`)
  const testsOf = nearestTests(importers)
  const sound = new Map<string, Promise<boolean>>()
  const verdicts: string[] = []
  await copies.each(faults, async (fault, folder) => {
    const tests = testsOf(fault.file).slice(0, Number(values.budget))
    const line = verdictLine(await tried(fault, tests, folder, sound), fault)
    verdicts.push(line)
    console.log(line)
  })
  console.log(whatCameOut(verdicts))
}

/** Returns the lines to draw from: all of a folder, or those that changed since a revision. */
function linesOf(copy: string, folder: string, since?: string): Lines {
  const changed = since === undefined ? undefined : changedLines(since)
  const lines: Lines = new Map()
  const under = `${folder.replace(/\/+$/, '')}/`
  for (const path of [...new Glob('src/**/*.{ts,tsx}').scanSync(copy)].sort()) {
    if (!path.startsWith(under) || NOT_THE_PRODUCT.test(path)) continue
    const count = readFileSync(join(copy, path), 'utf8').split('\n').length
    const here = changed ? changed.get(path) : Array.from({ length: count }, (_, index) => index + 1)
    if (here) lines.set(path, here)
  }
  return lines
}

function changedLines(since: string): Lines {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 })
  const lines: Lines = new Map()
  const base = git('merge-base', since, 'HEAD').trim()
  for (const part of git('diff', '--unified=0', '--no-color', base, '--', 'src')
    .split(/^diff --git /m)
    .slice(1)) {
    const path = /^\+\+\+ b\/(.+)$/m.exec(part)?.[1]
    if (path === undefined) continue
    const hunks = [...part.matchAll(/^@@ -\S+ \+(\d+)(?:,(\d+))? @@/gm)]
    const numbers = hunks.flatMap(([, from, count = '1']) =>
      Array.from({ length: Number(count) }, (_, index) => Number(from) + index),
    )
    lines.set(path, numbers)
  }
  return lines
}

/** Plants a fault and runs its tests, the nearest first. */
async function tried(
  fault: Fault,
  tests: string[],
  copy: string,
  sound: Map<string, Promise<boolean>>,
): Promise<Verdict> {
  const path = join(copy, fault.file)
  const whole = readFileSync(path, 'utf8')
  const left = [...tests]
  for (let some = left.splice(0, FIRST_RUN); some.length > 0; ) {
    writeFileSync(path, withFault(whole, fault))
    const { outcome, output } = await run(some, copy).finally(() => writeFileSync(path, whole))
    if (outcome === 'timed out') return { kind: 'timed out' }
    if (outcome === 'passed') {
      some = left.splice(0)
      continue
    }
    const failed = failedTest(output, some)
    if (!sound.has(failed))
      sound.set(
        failed,
        run([failed], copy).then((clean) => clean.outcome === 'passed'),
      )
    if (await sound.get(failed)) return { kind: 'caught', by: failed }
    // Fails without a fault too.
    some = some.filter((test) => test !== failed)
  }
  return { kind: 'survived' }
}

const run = (tests: string[], copy: string) =>
  runIn(copy, ['test', '--bail', '--timeout=60000', ...tests.map((test) => `./${test}`)], LONGEST_MS)

/** Finds the last file heading: the run stops at the first failure. */
const failedTest = (output: string, tests: string[]) =>
  [...output.matchAll(/^(\S+\.test\.tsx?):$/gm)].at(-1)?.[1] ?? firstItem(tests)

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function generator(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
