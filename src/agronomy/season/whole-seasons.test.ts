import { describe, expect, test } from 'bun:test'
import type { LogEntry } from '../../contracts/season.ts'
import { isAlwaysShown, MAX_ADVICE_PER_CROP } from '../choose-advice.ts'
import { cropFacts } from '../crops/crop-facts.ts'
import { addDays } from '../dates.ts'
import { type MadeSeason, type MadeWeek, RECORDED, SEASONS, weeksOf } from '../testing/made-seasons.ts'
import type { Advice } from '../types.ts'
import { planRowMeaning } from './plan-row-meanings.ts'

const YEARS = Array.from({ length: 15 }, (_, n) => `year ${n + 1}`)

const givenIn = ({ considered }: MadeWeek): Advice[] =>
  considered.filter(({ setAside }) => setAside === null).map(({ advice }) => advice)
const QUIET: ReadonlySet<string> = new Set(['care.next', 'care.look', 'care.walk', 'care.quiet', 'care.keep-picking'])
/** The work of the season, as far as its plan tells it. */
const isWork = ({ rule }: Advice) => rule.startsWith('care.') && !QUIET.has(rule)

/** Weeks in which each situation is given, and its longest run of them. */
function told(weeks: readonly MadeWeek[]): Map<string, { weeks: number; run: number; days: number[] }> {
  const all = new Map<string, { weeks: number; run: number; days: number[] }>()
  const runs = new Map<string, number>()
  for (const week of weeks) {
    const given = givenIn(week).filter(isWork)
    for (const situation of runs.keys())
      if (!given.some((advice) => advice.situation === situation)) runs.set(situation, 0)
    for (const { situation } of given) {
      const run = (runs.get(situation) ?? 0) + 1
      const before = all.get(situation) ?? { weeks: 0, run: 0, days: [] }
      runs.set(situation, run)
      all.set(situation, { weeks: before.weeks + 1, run: Math.max(before.run, run), days: [...before.days, week.day] })
    }
  }
  return all
}

describe('in fifteen made years', () => {
  for (const season of SEASONS) {
    const name = `${season.crop} at ${season.place}, sown ${season.planted}`
    const years = YEARS.map((year) => weeksOf(season, year))
    // The emergence of a sowing older than the weather record is unknown.
    const weedings = cropFacts(season.crop).record.practice.plan.filter(
      ({ id, day_max }) => planRowMeaning(id).closes === 'weeded' && day_max < Math.min(season.days, RECORDED),
    )

    test(`every weeding of ${name} is told, whatever the weather`, () => {
      for (const weeks of years) {
        const weeded = weeks.flatMap(givenIn).flatMap(({ closes }) => (closes?.kind === 'weeded' ? [closes.n] : []))
        for (const n of weedings.keys()) expect(weeded).toContain(n + 1)
      }
    })

    test(`no work of ${name} is told more than three Mondays, and none is told that its age has passed`, () => {
      for (const weeks of years) {
        for (const [situation, { weeks: times, run, days }] of told(weeks)) {
          expect([situation, times <= 3, run <= 3]).toEqual([situation, true, true])
          if (situation === 'care.weeds:weeded1') expect(days.every((day) => day < 70)).toBe(true)
        }
      }
    })

    test(`no week of ${name} has more than a farmer can do`, () => {
      for (const week of years.flat()) {
        const given = givenIn(week)
        expect(given.length).toBeLessThanOrEqual(MAX_ADVICE_PER_CROP)
        const other = given.filter((advice) => advice.priority !== 'high' && !isAlwaysShown(advice))
        expect(other.length).toBeLessThanOrEqual(2)
        if (given.some(({ rule }) => QUIET.has(rule))) expect(given).toHaveLength(1)
      }
    })
  }
})

test('a weeding that is written down is not told again, and the second is told in its turn', () => {
  const [season] = SEASONS as readonly [MadeSeason]
  const weeded: LogEntry = {
    kind: 'weeded',
    date: addDays(season.planted, 15),
    amount: null,
    unit: null,
    product: null,
    count: null,
    of: null,
  }
  for (const year of YEARS.slice(0, 5)) {
    const weeks = weeksOf({ ...season, field: { log: [weeded] } }, year).filter(({ day }) => day > 15)
    const said = weeks.flatMap(({ considered }) => considered.map(({ advice }) => advice.situation))
    expect(said).not.toContain('care.weeds:weeded1')
    expect(said).toContain('care.weeds-heap:weeded2')
  }
})
