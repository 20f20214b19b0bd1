import { describe, expect, test } from 'bun:test'
import { editDistance, likeness, plain, spelt } from './spelling.ts'

describe('place names compared', () => {
  test('case, accents, hooked letters, clicks and punctuation do not matter', () => {
    expect(plain('Ọ̀ṣogbo')).toBe('osogbo')
    expect(plain("Ɓagwai  'Yan-Ƙasa")).toBe('bagwai yan kasa')
    expect(plain('ǃNamiǂNûs')).toBe('naminus')
    expect(plain('Lüderitz')).toBe('luderitz')
  })

  test('swapped neighbours are one mistake, and counting stops at the most allowed', () => {
    expect(editDistance('kaduna', 'kadnua', 2)).toBe(1)
    expect(editDistance('kano', 'kaduna', 1)).toBeNull()
  })

  test('the same name is more alike than its beginning, and that more than a misspelling of another', () => {
    const to = (name: string) => likeness(spelt('kano'), spelt(name))
    expect(to('Kano')).toBe(1)
    expect(to('Kano Municipal')).toBeGreaterThan(to('Kabo'))
    expect(to('Sokoto')).toBe(0)
    // Two letters begin too many names.
    expect([likeness(spelt('da'), spelt('Da Gama')), likeness(spelt('dan'), spelt('Dan Musa'))]).toEqual([0, 0.85])
  })
})
