// npm run mutate: plants each fault of scripts/mutations/ in a copy of the tree and runs the tests that must fail. Prints
// the survivors and exits with 1 when there are any. Arguments: a list (money), the beginning of an id (money.cap), --jobs N.
// --random N plants N faults at random lines instead; --count FILE counts a printed list of those again.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { firstItem } from '../src/shared/lookups.ts'
import { copiesOfTheTree, runIn } from './mutate/copies.ts'
import { plantAtRandom } from './mutate/random.ts'
import { whatCameOut } from './mutate/verdicts.ts'
import type { Mutation } from './mutations/mutation.ts'

const lists = join(import.meta.dir, 'mutations')
/** Limit per run: a fault may make its tests wait for ever. */
const LONGEST_MS = 180_000
type Verdict = 'caught' | 'survived' | 'misplaced'

const [first, second] = process.argv.slice(2)
if (first === '--random') {
  await plantAtRandom(process.argv.slice(2))
  process.exit()
}
if (first === '--count') {
  console.log(whatCameOut(readFileSync(second!, 'utf8').split('\n')))
  process.exit()
}

const { chosen, jobs } = await optionsOf(process.argv.slice(2))
const { folders, each } = copiesOfTheTree(jobs)

console.log(`${chosen.length} faults, ${jobs} at once`)
const sound = await soundTests()
const verdicts = new Map<Mutation, Verdict>()
await each(chosen, async (mutation, copy) => {
  const verdict = await plant(mutation, copy)
  verdicts.set(mutation, verdict)
  if (verdict !== 'caught') console.log(`${verdict}  ${mutation.id}  ${mutation.file}: ${mutation.protects}`)
})
const caught = [...verdicts.values()].filter((verdict) => verdict === 'caught').length
console.log(`${caught} of ${chosen.length} caught (${((100 * caught) / Math.max(1, chosen.length)).toFixed(1)} %)`)
process.exit(caught === chosen.length && chosen.length > 0 ? 0 : 1)

async function optionsOf(args: string[]): Promise<{ chosen: Mutation[]; jobs: number }> {
  const at = args.indexOf('--jobs')
  const [, count] = at < 0 ? [] : args.splice(at, 2)
  const names = readdirSync(lists).filter((name) => name !== 'mutation.ts')
  const read = names.map(async (name): Promise<{ mutations: Mutation[] }> => import(join(lists, name)))
  const all = (await Promise.all(read)).flatMap(({ mutations }) => mutations)
  const chosen = all.filter(({ id }) => args.length === 0 || args.some((arg) => id.startsWith(arg)))
  return { chosen, jobs: Number(count ?? Math.max(1, Math.floor(availableParallelism() / 2))) }
}

/** Returns the tests that pass without a fault; faults of any other test count as survived. */
async function soundTests(): Promise<Set<string>> {
  const all = [...new Set(chosen.flatMap(({ tests }) => tests))]
  // One run for all tests; single runs only to find the failed one.
  if (await passes(all, firstItem(folders), all.length * LONGEST_MS)) return new Set(all)
  const sound = new Set<string>()
  await each(all, async (test, copy) => {
    if (await passes([test], copy)) sound.add(test)
    else console.log(`fails without any fault: ${test}`)
  })
  return sound
}

async function plant(mutation: Mutation, copy: string): Promise<Verdict> {
  if (!mutation.tests.every((test) => sound.has(test))) return 'survived'
  const path = join(copy, mutation.file)
  const whole = readFileSync(path, 'utf8')
  if (whole.split(mutation.from).length !== 2) return 'misplaced'
  writeFileSync(
    path,
    whole.replace(mutation.from, () => mutation.to),
  )
  try {
    return (await passes(mutation.tests, copy)) ? 'survived' : 'caught'
  } finally {
    writeFileSync(path, whole)
  }
}

async function passes(tests: string[], copy: string, patienceMs = LONGEST_MS): Promise<boolean> {
  const files = tests.filter((test) => test !== 'types')
  const runs = [
    ...(files.length > 0 ? [['test', '--bail', '--timeout=60000', ...files.map((file) => `./${file}`)]] : []),
    ...(files.length < tests.length ? [['node_modules/typescript/bin/tsc', '--noEmit', '-p', '.']] : []),
  ]
  for (const args of runs) {
    if ((await runIn(copy, args, patienceMs)).outcome !== 'passed') return false
  }
  return true
}
