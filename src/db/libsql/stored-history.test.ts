import { afterEach, beforeEach, expect, test } from 'bun:test'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { storedHistoryIn } from './stored-history.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gona-history-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const A = 'http://a'
const B = 'http://b'

test.each([
  ['a newer epoch', [1, A], [2, B], [2, B]],
  ['a newer epoch without a primary', [1, A], [2, ''], [2, '']],
  ['another primary of the same epoch', [1, A], [1, B], [1, B]],
  ['no primary of the same epoch', [1, A], [1, ''], [1, A]],
  ['an older epoch', [2, A], [1, B], [2, A]],
] as const)('%s', (_, before, noted, after) => {
  const history = storedHistoryIn(folder)
  for (const [epoch, primary] of [before, noted]) history.note({ epoch, primary })
  expect(history.read()).toEqual({ epoch: after[0], primary: after[1] })
  expect(storedHistoryIn(folder).read()).toEqual({ epoch: after[0], primary: after[1] })
})

test.each([
  [null, 0, ''],
  ['', 0, ''],
  ['nonsense', 0, ''],
  ['3\n', 3, ''],
  ['3 http://a\n', 3, A],
])('a file with %j', (text, epoch, primary) => {
  if (text !== null) writeFileSync(join(folder, 'epoch'), text)
  expect(storedHistoryIn(folder).read()).toEqual({ epoch, primary })
})

test('the file is its owner’s alone, and nothing is left beside it', () => {
  const inside = join(folder, 'data')
  storedHistoryIn(inside).note({ epoch: 1, primary: A })
  expect(readdirSync(inside)).toEqual(['epoch'])
  expect(statSync(join(inside, 'epoch')).mode & 0o777).toBe(0o600)
  expect(readFileSync(join(inside, 'epoch'), 'utf8')).toBe('1 http://a\n')
})
