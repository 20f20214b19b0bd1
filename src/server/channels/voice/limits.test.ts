import { describe, expect, test } from 'bun:test'
import type { ForecastDay } from '../../../contracts/weather.ts'
import { checkClip } from './check-clip.ts'
import { madeWav } from './fixture.ts'
import { nextHarvestPlace } from './harvest-scenes.ts'
import { weatherUtterances } from './weather-utterances.ts'

const day = (precipitation: number, temperature = 31, estimated = false) =>
  ({ precipitation, temperature, estimated }) as ForecastDay
const texts = (...days: ForecastDay[]) => weatherUtterances(days, 'en').map(({ text }) => text)

describe('the weather in a call', () => {
  test.each([
    [0, 'none'],
    [0.9, 'none'],
    [1, 'light'],
    [4.9, 'light'],
    [5, 'some'],
    [30, 'some'],
    [30.1, 'heavy'],
  ] as const)('%d mm are %s', (mm, rain) => {
    const [today] = weatherUtterances([day(mm)], 'en')
    expect(today!.clips).toEqual([expect.stringContaining(rain)])
  })

  test('is that of three days, and the heat of the first', () => {
    const said = texts(day(0, 33.6), day(0), day(40), day(40))
    expect(said).toHaveLength(4)
    expect(said.at(-1)).toMatch(/ 34\.$/)
  })

  test('says first that it is typical, where the first day is', () => {
    const known = texts(day(0), day(0, 31, true))
    const typical = texts(day(0, 31, true), day(0))
    expect([known.length, typical.length]).toEqual([3, 4])
    expect(typical.slice(1)).toEqual(known)
  })
})

describe('a key at the question about a harvest', () => {
  test.each([
    ['harvest.c', null, 'harvest.c'],
    ['harvest.c', '1', 'harvest-bags.c'],
    ['harvest.c', '2', 'harvest-told.c.0.1'],
    ['harvest.c', '3', 'harvest-told.c'],
    ['harvest.c', '4', null],
    ['harvest.c', '9', 'harvest.c'],
    ['harvest.c', '0', 'home'],
    ['harvest-bags.c', null, 'harvest-bags.c'],
    ['harvest-bags.c', '9', 'harvest-bag.c.9'],
    ['harvest-bags.c', '0', 'harvest-told.c.0.1'],
    ['harvest-bags.c', '0012', 'harvest-bag.c.12'],
    ['harvest-bags.c', '*', null],
    ['harvest-bag.c.12', '1', 'harvest-told.c.12.1'],
    ['harvest-bag.c.12', '3', 'harvest-told.c.12.3'],
    ['harvest-bag.c.12', '4', null],
    ['harvest-bag.c.12', '9', 'harvest-bag.c.12'],
    ['harvest-bag.c.12', '0', 'home'],
  ])('at %s: %p leads to %p', (at, keys, to) => {
    expect(nextHarvestPlace(at, keys)).toBe(to)
  })
})

describe('a recording of a clip that should last two seconds', () => {
  const judge = (over: Parameters<typeof madeWav>[0]) => checkClip(madeWav(over), 'wav', { seconds: 2 }).refused

  test.each([
    [{ seconds: 0.6, silence: 0 }, null],
    [{ seconds: 0.59, silence: 0 }, 'too short: 0.6 s long, about 2.0 s expected'],
    [{ seconds: 6, silence: 0 }, null],
    [{ seconds: 6.01, silence: 0 }, 'too long: 6.0 s long, about 2.0 s expected'],
    [{ silence: 1 }, null],
    [{ silence: 1.2 }, '1.2 s of silence at the start'],
    [{ height: 0.005 }, 'too quiet: record it closer to the mouth'],
    [{ height: 0.99 }, 'too loud: record it further from the mouth'],
  ])('%j: %p', (over, refused) => {
    expect(judge(over)).toBe(refused)
  })

  test('of one short word may still last three seconds', () => {
    const word = (seconds: number) => checkClip(madeWav({ seconds, silence: 0 }), 'wav', { seconds: 0.5 }).refused
    expect([word(3), word(3.01)]).toEqual([null, expect.stringContaining('too long')])
  })

  test('larger than three megabytes, or of another format, is not read', () => {
    expect(checkClip(new Uint8Array(3_000_001), 'wav', { seconds: 2 })).toEqual({
      refused: 'larger than 3 MB',
      seconds: 0,
      isAudible: false,
    })
    expect(checkClip(new Uint8Array(3_000_000), 'wav', { seconds: 2 }).refused).not.toBe('larger than 3 MB')
    expect(checkClip(madeWav(), 'mp3', { seconds: 2 })).toMatchObject({ refused: expect.any(String), seconds: 0 })
    expect(checkClip(madeWav(), 'wav', { seconds: 2 })).toEqual({ refused: null, seconds: 2.2, isAudible: true })
  })
})
