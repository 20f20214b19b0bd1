import { expect, test } from 'bun:test'
import { clipOfNumber, clipsOfNumber, NUMBER_CLIPS } from './number-clips.ts'

const spoken = (n: number) =>
  clipsOfNumber(n)
    ?.map((clip) => clip.replace('number-', ''))
    .join(' ')

test.each([
  [0, '0'],
  [20, '20'],
  [100, '100'],
  [101, '100 1'],
  [750, '700 50'],
  [1000, '1000'],
  [1250, '1000 200 50'],
  [28_000, '28000'],
  [145_250, '100000 45000 200 50'],
  [8_094_000, '8000000 94000'],
  [0.5, 'half'],
  [2.5, '2 and-half'],
  [0.25, '0 point 2 5'],
  [12.4, '12 point 4'],
  [-2.5, 'minus 2 and-half'],
])('%d is spoken %s', (n, clips) => {
  expect(spoken(n)).toBe(clips)
})

test('a number of ten million and more has no clips, and what is no number neither', () => {
  expect(clipsOfNumber(10_000_000)).toBeNull()
  expect(clipsOfNumber(Number.NaN)).toBeNull()
})

test('every clip of a number is to be recorded, once', () => {
  const names = NUMBER_CLIPS.map(clipOfNumber)
  expect(new Set(names).size).toBe(names.length)
  for (let n = 0; n < 10_000_000; n += 997)
    expect(clipsOfNumber(n)!.filter((clip) => !names.includes(clip))).toEqual([])
})
