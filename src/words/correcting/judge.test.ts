import { describe, expect, test } from 'bun:test'
import { correctionCells, type FilledCorrection } from './file.ts'
import { judgeCorrection } from './judge.ts'
import { wordsRows } from './rows.ts'

const ID = 'tips.wetLeaves'
const row = wordsRows('ha').find(({ id }) => id === ID)!

const sent = (over: Partial<FilledCorrection> = {}): FilledCorrection => ({
  line: 2,
  id: ID,
  english: row.english,
  present: row.present,
  correction: '',
  literal: '',
  reviewer: '',
  secondReader: '',
  ...over,
})
/** Readers of a correction that could hurt. */
const TWO = { reviewer: 'Malama Hauwa', secondReader: 'Malam Audu' }
const of = (over: Partial<FilledCorrection>) => judgeCorrection('ha', [sent(over)])[0]!

describe('a sheet of words that comes back', () => {
  test('as it went out changes nothing', () => {
    const lines = wordsRows('ha').map((one, n) => ({ ...correctionCells(one), line: n + 2, secondReader: '' }))
    expect(judgeCorrection('ha', lines).filter(({ outcome }) => outcome !== 'kept')).toEqual([])
  })

  test('a correction is taken, with who read it', () => {
    const { outcome, by, text } = of({
      correction: 'Kada ku yi aiki a cikin jikakken ganye.',
      ...TWO,
    })
    expect({ outcome, by, text }).toEqual({
      outcome: 'taken',
      by: 'Malama Hauwa and Malam Audu',
      text: 'Kada ku yi aiki a cikin jikakken ganye.',
    })
  })

  test('a cell that lost the spaces at its edges is no other text, and its correction gets them back', () => {
    const about = wordsRows('ha').find(({ id }) => id === 'advice.about')!
    const cells = { id: about.id, english: about.english.trim(), present: about.present.trim() }
    expect(of({ ...cells, reviewer: 'Malama Hauwa' })).toMatchObject({ outcome: 'confirmed', text: about.present })
    expect(of({ ...cells, correction: 'kusan', ...TWO })).toMatchObject({ outcome: 'taken', text: 'kusan ' })
  })

  test.each([
    [{ reviewer: '', secondReader: '' }],
    [{ reviewer: 'Malama Hauwa', secondReader: '' }],
    [{ reviewer: 'Malama Hauwa', secondReader: ' malama hauwa' }],
  ])('a correction that could hurt needs two readers: %p', (readers) => {
    const judged = of({ correction: 'Kada ku yi aiki a cikin jikakken ganye.', ...readers })
    expect(judged).toMatchObject({ outcome: 'refused' })
    expect(judged.says.join()).toContain('two people must read')
  })

  test('a reader without a correction confirms what stands', () => {
    expect(of({ reviewer: 'Malama Hauwa' }).outcome).toBe('confirmed')
    expect(of({ reviewer: 'Malama Hauwa', present: 'An older text' }).says).toEqual([
      'the text has changed since this sheet was made',
    ])
  })

  test.each<[string, Partial<FilledCorrection>, string]>([
    [
      'a lost prohibition',
      { correction: 'Ku yi aiki a cikin jikakken ganye.' },
      'it says "do not" 0 times and English 1 times: a prohibition got lost',
    ],
    ['a placeholder too many', { correction: 'Kada ku yi aiki {by}.' }, 'it has {by} where English has {}'],
    [
      'a letter of another script',
      { correction: 'Kada ku yi aiki а.' },
      'it has letters that Hausa is not written with: а',
    ],
    ['an id that is none', { id: 'tips.none', correction: 'Kada' }, 'there is no sentence with this id'],
    [
      'English that has changed',
      { english: 'Something else', correction: 'Kada ku yi aiki.' },
      'the English has changed since this sheet was made',
    ],
  ])('%s is refused and named', (_, over, says) => {
    expect(of({ ...TWO, ...over })).toMatchObject({ outcome: 'refused', says: [says] })
  })

  test('a lost figure is refused', () => {
    const sms = wordsRows('ha').find(({ id }) => id === 'advice.keep.one')!
    const line = { ...correctionCells(sms), line: 2, correction: 'shuka a kowane rami', ...TWO }
    expect(judgeCorrection('ha', [line])[0]!.says).toEqual(['it has lost 1'])
  })

  test('a second line for the same sentence is refused', () => {
    const twice = [
      sent({ correction: 'Kada ku yi aiki.', ...TWO }),
      sent({ line: 9, correction: 'Kada ku je.', ...TWO }),
    ]
    expect(judgeCorrection('ha', twice)[1]!.says).toEqual(['line 2 says something for this id already'])
  })
})
