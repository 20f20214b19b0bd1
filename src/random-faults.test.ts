import { afterAll, describe, expect, test } from 'bun:test'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { draw, withFault } from '../scripts/mutate/draw.ts'
import { importersIn, nearestTests } from '../scripts/mutate/nearest-tests.ts'
import { verdictLine, whatCameOut } from '../scripts/mutate/verdicts.ts'

const folder = mkdtempSync(join(tmpdir(), 'gona-faults-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const put = (files: Record<string, string>) => {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
}

/** Sources as every possible change of a text leaves it. */
async function changesOf(text: string, importers: Record<string, string> = {}): Promise<string[]> {
  put({
    'tsconfig.json':
      '{ "compilerOptions": { "strict": true, "noUnusedLocals": true, "allowImportingTsExtensions": true, "noEmit": true, "types": [] }, "include": ["src"] }',
    'src/code.ts': text,
    ...importers,
  })
  let state = 0
  const random = () => (state = (state + 0.618) % 1)
  const faults = await draw(
    folder,
    new Map([['src/code.ts', text.split('\n').map((_, index) => index + 1)]]),
    new Map([['src/code.ts', Object.keys(importers)]]),
    50,
    random,
  )
  return faults.map((fault) => withFault(text, fault)).sort()
}

describe('random faults', () => {
  test.each([
    ['a comparison turns', 'export const f = (a: number) => a < 3 + a', ['a <= 3 + a', 'a < 4 + a', 'a < 2 + a']],
    ['a fallback goes, where it compiles', "export const f = (a: string | null) => a ?? 'x'", ['a']],
    [
      'a condition is decided',
      'export const f = (a: boolean) => (a ? "y" : "n")',
      ['(true ? "y" : "n")', '(false ? "y" : "n")'],
    ],
    [
      'of several operands each goes',
      'export const f = (a: boolean, b: boolean, c: boolean) => a && b && c',
      ['a && b', 'a && c', 'b && c'],
    ],
    ['a negation goes', 'export const f = (a: boolean) => !a', ['a']],
    [
      'arguments of one type swap',
      'export const f = (a: number, b: number, c: string, g: (x: number, y: number, z: string) => void) => g(a, b, c)',
      ['g(b, a, c)'],
    ],
    [
      'a part of a query goes',
      'export const f = (a: string, b: string, and: (...all: string[]) => string) => and(a, b)',
      ['and(a)', 'and(b)'],
    ],
    ['types stay', 'export type A = 1 | 2\nexport const f = (a: A): A => a', []],
  ])('%s', async (_, text, results) => {
    const head = text.slice(0, text.lastIndexOf('=> ') + 3)
    expect(await changesOf(text)).toEqual(results.map((result) => head + result).sort())
  })

  test('a call goes, and with it an import that nothing else needs', async () => {
    const text = "import { log } from './log.ts'\nexport const f = () => {\n  log()\n}\n"
    const log = { 'src/log.ts': 'export const log = () => {}' }
    expect(await changesOf(text, log)).toEqual([text.replace('  log()', '  ;')])
  })

  test('a log line and the size of a step stay, and a large number gets a digit too many', async () => {
    const text =
      "const PAGE = 50\nconst LONG_MS = 60_000\nexport const f = (log: { info: (what: string, n: number) => void }) => {\n  log.info('f', PAGE < 3 ? 1 : 2)\n  return LONG_MS\n}\n"
    expect(await changesOf(text)).toEqual([text.replace('60_000', '600000')])
  })

  test('a change that breaks a file that imports it is none', async () => {
    const importer = { 'src/user.ts': "import { f } from './code.ts'\nexport const g = (): string => f(null)" }
    expect(await changesOf("export const f = (a: string | null) => a ?? 'x'", importer)).toEqual([])
  })

  test('tests come nearest first; one that reaches the file by no import does not come', () => {
    put({
      'src/a/one.ts': 'export const one = 1',
      'src/a/one.test.ts': "import { one } from './one.ts'",
      'src/a/all.ts': "export * from './one.ts'",
      'src/a/all.test.ts': "import { one } from './all.ts'",
      'src/b/far.test.ts': "const { one } = await import('../a/all.ts')",
      'src/b/main.ts': "import { one } from '../a/one.ts'",
      'src/b/started.test.ts': "Bun.spawn([process.execPath, join(import.meta.dir, 'main.ts')])",
      'src/b/types.test.ts': "import type { One } from '../a/one.ts'",
      'src/planted-faults.test.ts': "import { one } from './a/one.ts'",
    })
    expect(nearestTests(importersIn(folder))('src/a/one.ts')).toEqual([
      'src/a/one.test.ts',
      'src/a/all.test.ts',
      'src/b/far.test.ts',
      'src/b/started.test.ts',
    ])
  })

  test('a printed list counts what a person did not mark, and each fault once', () => {
    const fault = { file: 'src/a.ts', kind: 'drop !', start: 0, end: 2, from: '!a', to: 'a' }
    const lines = [
      verdictLine({ kind: 'caught', by: 'src/a.test.ts' }, { ...fault, line: 1 }),
      verdictLine({ kind: 'survived' }, { ...fault, line: 2 }),
      verdictLine({ kind: 'survived' }, { ...fault, line: 3 }),
      verdictLine({ kind: 'timed out' }, { ...fault, line: 4 }),
    ]
    expect(whatCameOut(lines).split('\n').at(-1)).toBe('1 caught, 2 survived, 1 timed out, 0 not real: 33.3 % caught')
    const marked = [...lines, `not real, a log line: ${lines[2]}`]
    expect(whatCameOut(marked).split('\n')).toEqual([
      '',
      'Survivors:',
      'survived  src/a.ts:2  drop !: !a → a',
      '',
      'Timed out:',
      'timed out  src/a.ts:4  drop !: !a → a',
      '',
      '1 caught, 1 survived, 1 timed out, 1 not real: 50.0 % caught',
    ])
  })
})
