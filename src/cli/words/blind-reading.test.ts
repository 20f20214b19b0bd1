import { afterAll, expect, setDefaultTimeout, test } from 'bun:test'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BlindSheet } from '../../words/blind/sheet.ts'
import { type BlindReading, sentenceFingerprint } from '../../words/blind-readings.ts'
import { TEXTS_BY_LANGUAGE } from '../../words/index.ts'
import { gonaIn } from '../testing/gona.ts'

setDefaultTimeout(300_000)

const gona = gonaIn()
const checkout = mkdtempSync(join(tmpdir(), 'gona-readings-'))
const folder = join(checkout, 'src/words/ng')
mkdirSync(folder, { recursive: true })
afterAll(() => {
  gona.remove()
  rmSync(checkout, { recursive: true })
})

test('a blind reading goes out without ids, comes back, and is stored where it agrees', async () => {
  const readings = join(folder, 'readings.json')
  await Bun.write(readings, '[]\n')
  const { code: made, out } = await gona.run('words unread --language ng --json')
  expect(made).toBe(0)
  const sheet = JSON.parse(out) as BlindSheet
  for (const one of sheet.sentences) expect(Object.keys(one)).toEqual(['n', 'code', 'text', 'literal'])
  const line = {
    code: sentenceFingerprint(TEXTS_BY_LANGUAGE.ng.advice.wait.known),
    literal: 'Do not harvest 21 days after the spray.',
  }
  const strange = {
    code: sentenceFingerprint(TEXTS_BY_LANGUAGE.ng.advice.keepOut.unknown),
    literal: 'Nothing like it, 777.',
  }
  const filled = join(checkout, 'filled.json')
  await Bun.write(filled, JSON.stringify({ ...sheet, sentences: [...sheet.sentences, line, strange] }))

  const back = await gona.run(['words', 'readings', filled, '--by', 'Meme Selma', '--source', checkout])
  expect(back.code).toBe(1)
  expect(back.out).toContain('the reading has 777, the English has not')
  expect(back.out).toMatch(/^2 agree, 1 differ, \d+ empty, 0 gone\.$/m)
  const [kept] = (await Bun.file(readings).json()) as BlindReading[]
  expect(kept).toMatchObject({ state: 'checked', by: 'Meme Selma', blind: true })
  expect(kept!.sentences).toEqual({
    'advice.wait.known': [line.code, line.literal],
    'advice.waitShort.known': [line.code, line.literal],
  })
})

test('a glossary prints as a sheet to tick and sign', async () => {
  const { code, out } = await gona.run('words glossary --language ig')
  expect(code).toBe(0)
  expect(out).toMatch(/^\[ \] 1\. drain: ọwa mmiri {2}\(\d+ of \d+ sentences, 0 wrong; K\. Williamson/m)
  expect(out.split('\n').length).toBeGreaterThan(100)
  expect(out).toContain('Read by:')
})

test.each([
  ['words unread --language en', 'language must be one of'],
  ['words readings /nowhere.json --by X', 'Cannot read'],
])('%s is misuse', async (line, says) => {
  const { code, err } = await gona.run(line)
  expect(code).not.toBe(0)
  expect(err).toContain(says)
})
