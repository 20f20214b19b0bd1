import { describe, expect, test } from 'bun:test'
import type { Advisory } from '../../contracts/advisories.ts'
import { isDueSoon, splitTitle, tasksOf, truncateAtWord } from './tasks.ts'

const advisory = (id: string, over: Partial<Advisory> = {}) =>
  ({ id, done: false, validUntil: '2026-07-12', ...over }) as Advisory

describe('the tasks on home', () => {
  test('what is done sinks, the next comes up, and what is past is none', () => {
    const list = [
      advisory('done', { done: true }),
      advisory('first'),
      advisory('past', { validUntil: '2026-07-05' }),
      advisory('last day', { validUntil: '2026-07-06' }),
      advisory('no day', { validUntil: null }),
    ]
    expect(tasksOf(list, '2026-07-06').map(({ id }) => id)).toEqual(['first', 'last day', 'no day', 'done'])
  })

  test.each([
    ['2026-07-05', true],
    ['2026-07-06', true],
    ['2026-07-07', true],
    ['2026-07-08', false],
  ])('what is due on %s presses on the 6th: %p', (by, pressing) => expect(isDueSoon(by, '2026-07-06')).toBe(pressing))

  test.each([
    ['Maize: weeding 2 of 3', 'Maize: ', 'weeding 2 of 3'],
    ['Heavy rain coming, open drains', '', 'Heavy rain coming, open drains'],
    ['Look again: ', '', 'Look again: '],
  ])('the crop that %p begins with stands beside it', (title, before, what) =>
    expect(splitTitle(title)).toEqual({ before, what }),
  )
})

describe('a text cut at a word', () => {
  const word = 'abcd '
  test('is whole up to 120 letters', () => expect(truncateAtWord('x'.repeat(120))).toBe('x'.repeat(120)))
  test('ends before the word that would be too long', () =>
    expect(truncateAtWord(word.repeat(30))).toBe(`${word.repeat(24).trim()}...`))
  test('ends at the 120th letter where it has no words', () =>
    expect(truncateAtWord('x'.repeat(200))).toBe(`${'x'.repeat(120)}...`))
  test('ends with a sentence near the 120th letter', () => {
    const told = `By Monday give each bed 7 cans of 10 litres. ${word.repeat(13).trim()}.`
    expect(told).toHaveLength(110)
    expect(truncateAtWord(`${told} For all 0.1 acres that is many cans of water each time.`)).toBe(told)
    expect(truncateAtWord(`${told.slice(11)} ${word.repeat(30)}`)).toBe(`${told.slice(11)} ${word.repeat(4).trim()}...`)
  })
  test('does not part a figure from its unit', () => {
    const before = `${word.repeat(22)}give`
    expect(truncateAtWord(`${before} 10 litres of water`)).toBe(`${before}...`)
    expect(truncateAtWord(`${before} 1,5 litres of water`)).toBe(`${before}...`)
  })
  test('leaves no comma before the dots', () =>
    expect(truncateAtWord(`${'x'.repeat(100)}, ${'y'.repeat(50)}`)).toBe(`${'x'.repeat(100)}...`))
})
