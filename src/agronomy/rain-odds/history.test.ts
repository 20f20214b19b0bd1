import { describe, expect, test } from 'bun:test'
import { endOfRainsIndex } from '../climate/rain-end.ts'
import { dayNumber, dayOfYear } from '../dates.ts'
import { PLACES } from '../testing/example-fields.ts'
import type { Place } from '../types.ts'
import { judgeRainHistory, monthlyRainMeans, monthlyRainNormals, scaleHistoryToNormals } from './judge-history.ts'
import { computePlantingTable } from './planting-table.ts'
import {
  analyseRainYears,
  DAYS_PER_YEAR_ROW,
  MISSING_RAIN,
  onsetQuantiles,
  rainDayIndex,
  sortedOnsets,
} from './rain-years.ts'
import { buildSeasonCalendar, isInOnsetWindow, seasonDayToDate, seasonYearOf, toSeasonDay } from './season-calendar.ts'

const { kano, rundu, calabar, mariental } = PLACES

const isLeap = (year: number) => dayNumber(`${year}-03-01`) - dayNumber(`${year}-02-28`) === 2
/** A year of rain, mm, by its date; the 29th of February of a common year is missing. */
function yearOfRain(year: number, mm: (date: string) => number | null): Uint16Array {
  const values = new Uint16Array(DAYS_PER_YEAR_ROW).fill(MISSING_RAIN)
  for (let month = 1; month <= 12; month++)
    for (let day = 1; day <= 31; day++) {
      const date = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
      if (new Date(`${date}T00:00:00Z`).toISOString().slice(0, 10) !== date) continue
      const rain = mm(date)
      if (rain !== null) values[rainDayIndex(dayOfYear(date), isLeap(year))] = Math.round(rain * 10)
    }
  return values
}
/** Years from 1996 on that start with 24 mm on a date each, then 12 mm every other day until 30 September. */
function years(starts: readonly string[], over: (date: string) => number | null | undefined = () => undefined) {
  return new Map(
    starts.map((start, n) => {
      const year = 1996 + n
      const first = dayNumber(`${year}-${start}`)
      const wet = (date: string) => {
        const since = dayNumber(date) - first
        if (since < 0 || date.slice(5) > '09-30') return 0
        return since === 0 ? 24 : since % 2 === 0 ? 12 : 0
      }
      return [year, yearOfRain(year, (date) => (over(date) === undefined ? wet(date) : over(date)!))] as const
    }),
  )
}
const place = (at: Place) => ({ ...at, elevation: null, state: null })
const kanoCalendar = buildSeasonCalendar(place(kano))!

describe('the calendar of a season', () => {
  test('leaves 29 February out', () => {
    expect(toSeasonDay('2024-02-28', 2024)).toBe(59)
    expect(toSeasonDay('2024-02-29', 2024)).toBe(59)
    expect(toSeasonDay('2024-03-01', 2024)).toBe(60)
    expect(toSeasonDay('2025-03-01', 2025)).toBe(60)
    expect(toSeasonDay('2025-01-01', 2024)).toBe(366)
    expect(toSeasonDay('2023-12-31', 2024)).toBe(0)
  })
  test.each(['2024-02-28', '2024-03-01', '2025-01-15', '2023-12-20'])('finds %p again', (date) => {
    expect(seasonDayToDate(toSeasonDay(date, 2024), 2024)).toBe(date)
  })
  test('runs from 60 days before the usual early start to 30 after the usual late one', () => {
    const { usual, window } = kanoCalendar
    expect(window).toEqual({ first: usual.early - 60, last: usual.late + 30 })
    const day = (n: number) => seasonDayToDate(n, 2026)
    expect(isInOnsetWindow(kanoCalendar, day(window.first), 2026)).toBe(true)
    expect(isInOnsetWindow(kanoCalendar, day(window.first - 1), 2026)).toBe(false)
    expect(isInOnsetWindow(kanoCalendar, day(window.last), 2026)).toBe(true)
    expect(seasonYearOf(kanoCalendar, day(window.last))).toBe(2026)
    expect(seasonYearOf(kanoCalendar, day(window.last + 1))).toBe(2027)
  })
  test('of Namibia is one season over the new year', () => {
    const calendar = buildSeasonCalendar(place(rundu))!
    expect(seasonYearOf(calendar, '2026-12-05')).toBe(2026)
    expect(seasonYearOf(calendar, '2026-11-20')).toBe(2026)
    expect(seasonYearOf(calendar, '2027-02-20')).toBe(2027)
    expect(seasonDayToDate(calendar.search, 2026)).toBe('2026-11-01')
    expect(seasonDayToDate(calendar.ends.first, 2026)).toBe('2027-03-01')
  })
  test('is none where it never rains enough', () => {
    expect(buildSeasonCalendar(place(mariental))).toBeNull()
  })
})

describe('years of a history', () => {
  test('have their onset by the live rule, on the day that ends the wet run', () => {
    const found = analyseRainYears(years(['06-10', '06-20', '07-01']), place(kano), kanoCalendar)
    expect(found.map(({ season, onset }) => seasonDayToDate(onset!, season))).toEqual([
      '1996-06-10',
      '1997-06-20',
      '1998-07-01',
    ])
    expect(found[0]!.longestDry).toBe(1)
  })
  test('have the longest dry run of the 60 days after the onset', () => {
    const dry = (from: string, to: string) => (date: string) =>
      date.slice(5) >= from && date.slice(5) <= to ? 0 : undefined
    const longest = (from: string, to: string) =>
      analyseRainYears(years(['06-10'], dry(from, to)), place(kano), kanoCalendar)[0]!.longestDry
    // Days 49 to 59 after the onset, and from day 61 on.
    expect(longest('07-30', '08-08')).toBe(11)
    expect(longest('08-10', '08-30')).toBe(1)
  })
  test('are counted without onset when the rains fail or are too late', () => {
    const [fails, late] = analyseRainYears(years(['10-20', '09-15']), place(kano), kanoCalendar)
    expect([fails!.onset, late!.onset]).toEqual([null, null])
    expect(sortedOnsets([fails!, late!])).toEqual([])
  })
  test.each([
    [20, 1],
    [21, 0],
  ])('that lack %p days of the wet season: %p count', (lacking, count) => {
    const first = dayNumber('1996-08-01')
    const gaps = (date: string) => (dayNumber(date) >= first && dayNumber(date) < first + lacking ? null : undefined)
    expect(analyseRainYears(years(['06-10'], gaps), place(kano), kanoCalendar)).toHaveLength(count)
  })
  test('of Namibia need both calendar years', () => {
    const wet = (date: string) => (date.slice(5) > '11-14' || date.slice(5) < '04-01' ? 13 : 0)
    const two = new Map([2001, 2002].map((year) => [year, yearOfRain(year, wet)]))
    const found = analyseRainYears(two, place(rundu), buildSeasonCalendar(place(rundu))!)
    expect(found.map(({ season, onset }) => seasonDayToDate(onset!, season))).toEqual(['2001-11-16'])
  })
  test('give the days by which 2, 5 and 8 of 10 years had started', () => {
    expect(onsetQuantiles(Array.from({ length: 14 }, (_, n) => n))).toBeNull()
    expect(onsetQuantiles(Array.from({ length: 21 }, (_, n) => 100 + n))).toEqual({
      early: 104,
      median: 110,
      late: 116,
    })
  })
  test('keep rain of 29 February', () => {
    const leap = new Map([[2024, yearOfRain(2024, (date) => (date === '2024-02-29' ? 30 : 0))]])
    const from = buildSeasonCalendar(place(calabar))!
    const [only] = analyseRainYears(leap, place(calabar), from)
    const day = toSeasonDay('2024-02-28', 2024) - only!.days.first
    expect(only!.days.rain[day]).toBe(30)
  })
})

describe('trust in a source', () => {
  const starts = Array.from({ length: 20 }, (_, n) => `06-${String(10 + n).padStart(2, '0')}`)
  /** Daily rain that has the normals' sums, times a factor, in the years' own wet days. */
  function likeNormals(factor: number, from: string[] = starts) {
    const raw = years(from)
    const normals = monthlyRainNormals(place(kano))
    const means = monthlyRainMeans(raw)
    return new Map(
      [...raw].map(([year, values]) => [
        year,
        values.map((value, n) => {
          const month = Number(new Date(Date.UTC(2024, 0, 1 + n)).toISOString().slice(5, 7)) - 1
          return value === MISSING_RAIN || means[month] === 0
            ? value
            : Math.round((value * factor * normals[month]!) / means[month]!)
        }),
      ]),
    )
  }
  test.each([
    [0.609, 0.598, 'sums'],
    [0.61, 0.601, null],
    [1.625, 1.595, null],
    [1.63, 1.601, 'sums'],
  ])('with %p times the daily rain, %p of the normal sums: %p', (factor, sums, why) => {
    const { distrust, ratio } = judgeRainHistory(likeNormals(factor), place(kano), { scale: true })
    expect([ratio.toFixed(3), distrust?.why ?? null]).toEqual([sums.toFixed(3), why])
  })
  test('is refused when the rains of the middle year start over 20 days from the usual day', () => {
    const late = starts.map((start) => start.replace('06-', '07-').replace('30', '29'))
    const judged = judgeRainHistory(likeNormals(1, late), place(kano), { scale: true })
    expect(judged.distrust?.why).toBe('onset')
    expect(judged.daysOff).toBeGreaterThan(20)
  })
  test('is refused when they start over 20 days before it', () => {
    const early = Array.from({ length: 20 }, (_, n) => `05-${String(5 + n).padStart(2, '0')}`)
    const judged = judgeRainHistory(years(early), place(kano), { scale: false })
    expect(judged.distrust?.why).toBe('onset')
    expect(judged.daysOff).toBeLessThan(-20)
  })
  test('counts a month with nine tenths of its days', () => {
    const august = (missing: number) =>
      monthlyRainMeans(
        new Map([[2001, yearOfRain(2001, (date) => (date > '2001-08' && date <= `2001-08-0${missing}` ? null : 2))]]),
      )[7]
    expect([august(3), august(4)]).toEqual([62, Number.NaN])
  })
  test('takes days under 2.5 mm of a reanalysis for dry', () => {
    const rain = yearOfRain(2001, (date) => (date.endsWith('-02') ? 2.4 : 2.5))
    const [only] = [
      ...scaleHistoryToNormals(new Map([[2001, rain]]), place(kano), monthlyRainNormals(place(kano))).values(),
    ]
    expect([only![0], only![1]]).toEqual([25, 0])
  })
  test('needs fifteen years', () => {
    const judged = judgeRainHistory(likeNormals(1, starts.slice(0, 14)), place(kano), { scale: true })
    expect(judged.distrust).toEqual({ why: 'years', years: 14, needed: 15 })
  })
  test('is none without a rainy season', () => {
    expect(judgeRainHistory(likeNormals(1), place(mariental), { scale: true }).distrust).toEqual({ why: 'no-season' })
  })
  test('scales a reanalysis to the normals and drops its drizzle', () => {
    const scaled = scaleHistoryToNormals(likeNormals(0.7), place(kano))
    const august = monthlyRainMeans(scaled)[7]!
    expect(Math.abs(august / monthlyRainNormals(place(kano))[7]! - 1)).toBeLessThan(0.02)
    const drizzle = new Map([[2001, yearOfRain(2001, () => 1)]])
    const [only] = [...scaleHistoryToNormals(drizzle, place(kano)).values()]
    // January is dry at Kano: a millimetre a day becomes nothing.
    expect(only!.subarray(0, 31).every((value) => value === 0)).toBe(true)
    expect(only![59]).toBe(MISSING_RAIN)
  })
})

describe('a planting table', () => {
  const found = analyseRainYears(years(['06-01', '06-12', '06-25', '07-05']), place(kano), kanoCalendar, {
    withSeason: true,
  })
  const at = (need: { days: number; water: number }) =>
    computePlantingTable(found, kanoCalendar, need).map(({ day, worked, years }) => [
      seasonDayToDate(day, 2026).slice(5),
      worked,
      years,
    ])
  test('counts the years in which the rains had begun, every ten days from the usual early start', () => {
    const table = at({ days: 60, water: 100 })
    const early = seasonDayToDate(kanoCalendar.usual.early, 2026).slice(5)
    expect(table[0]![0]).toBe(early)
    for (const [day, worked, all] of table.filter(([day]) => (day as string) < '07-20')) {
      const begun = ['06-01', '06-12', '06-25', '07-05'].filter((start) => start <= (day as string)).length
      expect([worked, all]).toEqual([begun, 4])
    }
  })
  test('counts none whose season was over before the harvest, or that lacked rain', () => {
    expect(at({ days: 150, water: 100 }).every(([, worked]) => worked === 0)).toBe(true)
    expect(at({ days: 60, water: 1200 }).every(([, worked]) => worked === 0)).toBe(true)
  })
  test('counts a harvest on the last day of the season, and none after it', () => {
    const { ends, usual } = kanoCalendar
    const { onset, days } = found[0]!
    const end =
      days.first + endOfRainsIndex(days.rain, onset! - days.first, ends.first - days.first, ends.last - days.first)
    const worked = (length: number) =>
      computePlantingTable(found.slice(0, 1), kanoCalendar, { days: length, water: 1 })[0]!.worked
    expect([worked(end - usual.early), worked(end - usual.early + 1)]).toEqual([1, 0])
  })
  test('takes a year with a missing day and too little rain for unknown', () => {
    const gap = (date: string) => (date === '1996-07-20' ? null : undefined)
    const gapped = analyseRainYears(years(['06-01'], gap), place(kano), kanoCalendar, { withSeason: true })
    const rows = computePlantingTable(gapped, kanoCalendar, { days: 60, water: 1200 })
    const june = rows.find(({ day }) => seasonDayToDate(day, 2026) >= '2026-06-02')!
    expect([june.worked, june.years]).toEqual([0, 0])
    const enough = computePlantingTable(gapped, kanoCalendar, { days: 60, water: 100 })
    expect(enough.find(({ day }) => day === june.day)!.worked).toBe(1)
  })
})
