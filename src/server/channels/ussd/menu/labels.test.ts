import { expect, test } from 'bun:test'
import { dayMonth, farmInWords, shortLabel, weeksBefore } from './labels.ts'

test.each([
  ['Maize (Corn)', 'Maize'],
  ['(Corn)', '(Corn)'],
  ['a'.repeat(24), 'a'.repeat(24)],
  ['a'.repeat(25), 'a'.repeat(24)],
  ['How is your field watered?', 'How is your field'],
  [`${'a'.repeat(24)} b`, 'a'.repeat(24)],
  [`${'a'.repeat(23)} b`, `${'a'.repeat(23)}`],
  ['Where does it stand, then now?', 'Where does it stand,'.slice(0, -1)],
  ['', ''],
])('%p is labelled %p', (text, shown) => {
  expect(shortLabel(text)).toBe(shown)
})

test('days are written as they are typed, and counted back in weeks', () => {
  expect([dayMonth('2026-07-05'), dayMonth('2026-12-31')]).toEqual(['5/7', '31/12'])
  expect([weeksBefore('2026-07-06', 2), weeksBefore('2026-07-06', -1), weeksBefore('2026-07-06', 0)]).toEqual([
    '2026-06-22',
    '2026-07-13',
    '2026-07-06',
  ])
})

test('a farm is told by its crops and its state, and as empty without either', () => {
  const words = (crops: ('maize' | 'rice')[], place: string | null) => farmInWords({ crops, place }, 'en')
  expect([words(['maize', 'rice'], 'Kano'), words(['rice'], null), words([], 'Kano')]).toEqual([
    'Maize, Rice, Kano',
    'Rice',
    'Kano',
  ])
  expect(words([], null)).toMatch(/\w/)
})
