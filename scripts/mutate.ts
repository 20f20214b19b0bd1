// npm run mutate: plants each fault of scripts/mutations/ by itself, in copies of the tree, and runs the tests that are to
// notice it. Prints which survive, and ends with 1 when fewer than 95 % are caught. What follows chooses: a list's name
// (agronomy), the beginning of an id (sms.cap), --jobs N.
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Mutation } from './mutations/mutation.ts'

const root = join(import.meta.dir, '..')
const lists = join(import.meta.dir, 'mutations')
const TO_BE_CAUGHT = 0.95
/** A fault may make its tests wait for ever. */
const LONGEST_MS = 180_000
// What tests read besides the source.
const COPIED = [
  'src',
  'migrations',
  'scripts',
  'public',
  'docs',
  'package.json',
  'tsconfig.json',
  'bunfig.toml',
  'README.md',
]

type Verdict = 'caught' | 'survived' | 'misplaced'

const { chosen, jobs } = await asked(process.argv.slice(2))
const copies = Array.from({ length: jobs }, copyOfTheTree)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(130))
process.on('exit', () => {
  for (const copy of copies) rmSync(copy, { recursive: true, force: true })
})

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
process.exit(caught >= TO_BE_CAUGHT * chosen.length && chosen.length > 0 ? 0 : 1)

async function asked(args: string[]): Promise<{ chosen: Mutation[]; jobs: number }> {
  const at = args.indexOf('--jobs')
  const [, count] = at < 0 ? [] : args.splice(at, 2)
  const names = readdirSync(lists).filter((name) => name !== 'mutation.ts')
  const all = (
    await Promise.all(
      names.map(async (name) => {
        const { mutations } = (await import(join(lists, name))) as { mutations: Mutation[] }
        return mutations.map((mutation) => ({ ...mutation, list: name.replace('.ts', '') }))
      }),
    )
  ).flat()
  const twice = all.find(({ id }, index) => all.findIndex((other) => other.id === id) !== index)
  if (twice) throw new Error(`Two faults are called ${twice.id}`)
  const chosen = all.filter(
    ({ id, list }) => args.length === 0 || args.some((arg) => arg === list || id.startsWith(arg)),
  )
  return { chosen, jobs: Number(count ?? Math.max(1, Math.floor(availableParallelism() / 2))) }
}

function copyOfTheTree(): string {
  const copy = mkdtempSync(join(tmpdir(), 'gona-mutate-'))
  for (const name of COPIED) cpSync(join(root, name), join(copy, name), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  mkdirSync(join(copy, 'dist'))
  return copy
}

/** Tests that fail without a fault would seem to catch everything: their faults count as survived. */
async function soundTests(): Promise<Set<string>> {
  const all = [...new Set(chosen.flatMap(({ tests }) => tests))]
  // All in one run start once; who failed is only asked when one did.
  if (await passes(all, copies[0]!, all.length * LONGEST_MS)) return new Set(all)
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
    const child = Bun.spawn([process.execPath, ...args], {
      cwd: copy,
      env: { ...process.env, NODE_ENV: 'test' },
      stdio: ['ignore', 'ignore', 'ignore'],
      timeout: patienceMs,
      killSignal: 'SIGKILL',
    })
    if ((await child.exited) !== 0) return false
  }
  return true
}

/** Does `work` for each item, one at a time in each copy. */
async function each<T>(items: readonly T[], work: (item: T, copy: string) => Promise<void>): Promise<void> {
  const left = [...items]
  await Promise.all(
    copies.map(async (copy) => {
      for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item, copy)
    }),
  )
}
