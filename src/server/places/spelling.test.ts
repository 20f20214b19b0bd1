import { describe, expect, test } from 'bun:test'
import { editDistance, nameSimilarity, normalizeName, prepareName } from './spelling.ts'

describe('place names compared', () => {
  test('case, accents, hooked letters, clicks and punctuation do not matter', () => {
    expect(normalizeName('Ọ̀ṣogbo')).toBe('osogbo')
    expect(normalizeName("Ɓagwai  'Yan-Ƙasa")).toBe('bagwai yan kasa')
    expect(normalizeName('ǃNamiǂNûs')).toBe('naminus')
    expect(normalizeName('Lüderitz')).toBe('luderitz')
  })

  test('swapped neighbours are one mistake, and counting stops at the most allowed', () => {
    expect(editDistance('kaduna', 'kadnua', 2)).toBe(1)
    expect(editDistance('kano', 'kaduna', 1)).toBeNull()
  })

  test('the same name is more alike than its beginning, and that more than a misspelling of another', () => {
    const to = (name: string) => nameSimilarity(prepareName('kano'), prepareName(name))
    expect(to('Kano')).toBe(1)
    expect(to('Kano Municipal')).toBeGreaterThan(to('Kabo'))
    expect(to('Sokoto')).toBe(0)
    // Two letters begin too many names.
    expect([
      nameSimilarity(prepareName('da'), prepareName('Da Gama')),
      nameSimilarity(prepareName('dan'), prepareName('Dan Musa')),
    ]).toEqual([0, 0.85])
  })
})

test.each([
  ['kano', 'kano', 1],
  ['kano', 'kano municipal', 0.85],
  ['port harcourt', 'portharcourt', 0.98],
  ['windhuk', 'windhoek', 0.9],
  ['shagamu', 'sagamu', 0.9],
  ['kadu', 'kaduna', 0.7 + 0.4 / 6],
  ['kad', 'kaduna', 0],
  ['kadunna', 'kaduna', 0.9],
  ['kaduma', 'kaduna', 0.88 - 1 / 6],
  ['maduna', 'kaduna', 0.88 - 1 / 6],
  ['maduma', 'kaduna', 0],
  ['kalo', 'kano', 0.88 - 1 / 4],
  ['balo', 'kano', 0],
  ['bano', 'kano', 0],
  ['abc', 'abd', 0],
  ['xyzzy', 'kano', 0],
])('%s is like %s by %d', (typed, name, alike) => {
  expect(nameSimilarity(prepareName(typed), prepareName(name))).toBeCloseTo(alike, 5)
})

test.each([
  ['', '', 0, 0],
  ['a', '', 0, null],
  ['a', '', 1, 1],
  ['ab', 'ba', 1, 1],
  ['ab', 'ba', 0, null],
  ['abcd', 'badc', 2, 2],
  ['abc', 'ca', 3, 3],
  ['kitten', 'sitting', 3, 3],
  ['kitten', 'sitting', 2, null],
])('from %p to %p in at most %d: %p', (a, b, most, distance) => {
  expect(editDistance(a, b, most)).toBe(distance)
})
