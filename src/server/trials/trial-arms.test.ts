import { expect, test } from 'bun:test'
import { createHash } from 'node:crypto'
import { assignArm, chooseArm, hashToFraction, type TrialRow, trialSubjectOf } from './trial-arms.ts'

const ARMS = [
  { id: 'a', share: 0.5 },
  { id: 'b', share: 0.3 },
  { id: 'c', share: 0.2 },
]
const idOf = (n: number) => `0197a1a2-0000-7000-8000-${n.toString(16).padStart(12, '0')}`

test('the fraction is the beginning of SHA-256 of salt and unit, as a binary fraction', () => {
  const digest = createHash('sha256').update('saltunit').digest('hex')
  expect(hashToFraction('salt', 'unit')).toBe(Number.parseInt(digest.slice(0, 12), 16) / 2 ** 48)
})

test('the first arm whose cumulative share exceeds the fraction', () => {
  const unit = idOf(1)
  const fraction = hashToFraction('s', unit)
  const arms = (first: number) => [
    { id: 'a', share: first },
    { id: 'b', share: 1 - first },
  ]
  expect(chooseArm({ salt: 's', arms: arms(fraction) }, unit).id).toBe('b')
  expect(chooseArm({ salt: 's', arms: arms(fraction + 1e-12) }, unit).id).toBe('a')
})

test('a million ids: shares within 0.1 points, the same in any order', () => {
  const counts: Record<string, number> = { a: 0, b: 0, c: 0 }
  const trial = { salt: '6b1f0c2e9d8a47f3b5c4d3e2f1a09876', arms: ARMS }
  for (let n = 0; n < 1_000_000; n++) counts[chooseArm(trial, idOf(n)).id]!++
  for (const { id, share } of ARMS) expect(Math.abs(counts[id]! / 1_000_000 - share)).toBeLessThan(0.001)
  const back: Record<string, number> = { a: 0, b: 0, c: 0 }
  for (let n = 999_999; n >= 0; n -= 100) back[chooseArm({ ...trial, arms: structuredClone(ARMS) }, idOf(n)).id]!++
  let forward = 0
  for (let n = 99; n < 1_000_000; n += 100) if (chooseArm(trial, idOf(n)).id === 'a') forward++
  expect(back.a).toBe(forward)
})

const trial = { id: 't', unit: 'farmer', salt: 's', arms: ARMS, place: null, what: { kind: 'holdout', of: 'sms' } }
const of = (over: object) => ({ ...trial, ...over }) as unknown as TrialRow
const person = { id: idOf(7), locationId: 'lga-1', region: 'Kano', country: 'NG', compared: true }

test('the arm is the same in every language; a person who left comparisons has none', () => {
  const arms = (['en', 'ha', 'yo'] as const).map((language) => assignArm(of({}), person, language)?.entry.arm)
  expect(arms).toEqual(Array(3).fill(chooseArm(trial, person.id).id))
  expect(assignArm(of({}), { ...person, compared: false }, 'en')).toBeNull()
})

test.each([
  [true, false, true],
  [false, false, false],
  [true, true, false],
])('in comparisons %p, practice account %p: compared %p', (inComparisons, isPractice, compared) => {
  const { compared: _, ...facts } = person
  expect(trialSubjectOf({ ...facts, inComparisons, isPractice })).toEqual({ ...facts, compared })
})

test('areas are drawn, not people; without an area nobody enters', () => {
  const one = assignArm(of({ unit: 'lga' }), person, 'en')!
  expect(one.entry.unit).toBe('lga-1')
  expect(assignArm(of({ unit: 'lga' }), { ...person, id: idOf(8) }, 'en')!.arm).toEqual(one.arm)
  expect(assignArm(of({ unit: 'lga' }), { ...person, locationId: null }, 'en')).toBeNull()
})

test.each([
  [{ country: 'NG' }, true],
  [{ country: 'NA' }, false],
  [{ states: ['Kaduna', 'Kano'] }, true],
  [{ states: ['Kaduna'] }, false],
  [{ languages: ['ha'] }, false],
  [{ country: 'NG', states: ['Kano'], languages: ['en'] }, true],
  [{}, true],
])('where %p: %p', (place, within) => {
  expect(assignArm(of({ place }), person, 'en') !== null).toBe(within)
})

test('a language that lacks the text of one arm is not compared', () => {
  const what = { kind: 'wording', template: 't', variants: { a: { en: 'x', ha: 'y' }, b: { en: 'z' } } }
  expect(assignArm(of({ what }), person, 'en')).not.toBeNull()
  expect(assignArm(of({ what }), person, 'ha')).toBeNull()
})
