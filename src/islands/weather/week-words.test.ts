import { expect, test } from 'bun:test'
import { TEXTS_BY_LANGUAGE } from '../../words/index.ts'
import { translator } from '../../words/translate.ts'
import { describeWeek, type WeekDay } from './week-words.ts'

/** Days from Sunday 22 November on: rain in mm, °C. */
const week = (
  rain: number[],
  { hot = [], low = 18, estimated = false }: { hot?: number[]; low?: number; estimated?: boolean } = {},
): WeekDay[] =>
  rain.map((precipitation, index) => ({
    forecastDate: `2026-11-${22 + index}`,
    precipitation,
    temperature: hot[index] ?? 28,
    temperatureMin: low,
    estimated,
  }))
const t = translator(TEXTS_BY_LANGUAGE.en.screens)
const headline = (days: WeekDay[]) => describeWeek(days, t)?.headline

test('a dry week with hot afternoons', () => {
  expect(describeWeek(week([0, 0, 0, 0, 0, 0, 0], { hot: [30, 33.6] }), t)).toEqual({
    headline: 'No rain for 7 days. Hot afternoons, 34°.',
    water: null,
  })
})

test.each<[string, number[], string, string | null]>([
  ['one day', [0, 0, 12, 0, 0, 0, 0], 'Rain on Tue.', 'about 1 can of 10 litres'],
  ['today', [8, 0, 0, 0, 0, 0, 0], 'Rain today.', 'about 1 can of'],
  ['two days', [0, 0, 9, 6, 0, 0, 0], 'Rain on Tue and Wed.', 'about 1½ cans of'],
  ['today and another', [9, 0, 0, 0, 9, 0, 0], 'Rain today and on Thu.', 'about 2 cans of'],
  ['three apart', [0, 5, 0, 5, 0, 5, 0], 'Rain on Mon, Wed and Fri.', 'about 1½ cans of'],
  ['days in one go', [0, 0, 9, 9, 9, 0, 0], 'Rain from Tue to Thu.', 'about 2½ cans of'],
  ['every day', [9, 9, 9, 9, 9, 9, 9], 'Rain from today to Sat.', 'about 6 cans of'],
  ['most days', [9, 0, 9, 9, 0, 9, 0], 'Rain on 4 of 7 days.', 'about 4 cans of'],
  ['heavy', [0, 0, 30.1, 30, 0, 0, 0], 'Heavy rain on Tue. Rain on Wed.', 'about 6 cans of'],
  ['a little', [0, 2, 0, 0, 0, 2, 0], 'A little rain on Mon and Fri.', null],
  ['less than is worth counting in cans', [0, 6, 0, 0, 0, 0, 0], 'Rain on Mon.', null],
  ['drops', [0, 0.4, 0, 0.9, 0, 0, 0], 'Hardly any rain for 7 days.', null],
])('rain: %s', (_, rain, said, water) => {
  const words = describeWeek(week(rain), t)!
  expect(words.headline).toBe(said)
  if (water === null) expect(words.water).toBeNull()
  else expect(words.water).toContain(water)
})

test('over 35° the days are named', () => {
  expect(headline(week([0, 0, 0], { hot: [35, 35.1, 38] }))).toBe('No rain for 3 days. Very hot on Mon and Tue, 38°.')
})

test('one very hot day is named, too', () => {
  expect(headline(week([0, 0, 0], { hot: [30, 36] }))).toBe('No rain for 3 days. Very hot on Mon, 36°.')
})

test('a season is usually dry under 2 mm in a week, and has a little rain under one can', () => {
  const usual = (mm: number) => headline(week([mm], { estimated: true }))
  expect([1.9, 2, 9.9, 10].map(usual)).toEqual([
    'Usually no rain at this time.',
    'Usually a little rain at this time.',
    'Usually a little rain at this time.',
    'Usually rain at this time.',
  ])
})

test('afternoons are hot from 32°, nights cold up to 10°', () => {
  expect(headline(week([0, 0], { hot: [31.4, 31.4] }))).toBe('No rain for 2 days.')
  expect(headline(week([0, 0], { hot: [31.5, 32] }))).toBe('No rain for 2 days. Hot afternoons, 32°.')
  expect(headline(week([0, 0], { low: 10.5 }))).toBe('No rain for 2 days.')
  expect(headline(week([0, 0], { low: 10 }))).toBe('No rain for 2 days. Cold nights, 10°.')
})

test('a cold night is said', () => {
  expect(headline(week([0, 0], { low: 4.4 }))).toBe('No rain for 2 days. Cold nights, 4°.')
})

test('days that are missing are not called dry', () => {
  expect(headline([])).toBeUndefined()
  expect(headline(week([0]))).toBe('No rain for 1 day.')
  expect(headline(week([0, 0, 0, 0, 0, 0, 0]).filter((_, index) => index !== 3))).toBe('No rain for 3 days.')
})

test('days one after the other with one missing between are not one go', () => {
  const days = week([0, 9, 9, 9, 9, 0, 0]).filter((_, index) => index !== 3)
  expect(headline(days)).toBe('Rain on Mon, Tue and Thu.')
})

test('what is only usual for the season is told as usual', () => {
  expect(headline(week([0.1, 0.1, 0.1, 0.1], { estimated: true }))).toBe('Usually no rain at this time.')
  expect(headline(week([1, 1, 1, 1], { estimated: true }))).toBe('Usually a little rain at this time.')
  const wet = describeWeek(week([9, 9, 9, 9], { estimated: true, hot: [33] }), t)!
  expect(wet.headline).toBe('Usually rain at this time. Hot afternoons, 33°.')
  expect(wet.water).toContain('about 4 cans of')
})

test('beside known days a usual one says nothing', () => {
  const days = [...week([0, 0, 0, 0, 0]), ...week([0, 0, 0, 0, 0, 9, 9], { estimated: true }).slice(5)]
  expect(headline(days)).toBe('No rain for 5 days.')
})

test('every language says it', () => {
  for (const { screens } of Object.values(TEXTS_BY_LANGUAGE))
    expect(describeWeek(week([0, 12, 0, 40, 0, 12, 9], { hot: [36] }), translator(screens))!.headline).not.toMatch(
      /[{}]/,
    )
})
