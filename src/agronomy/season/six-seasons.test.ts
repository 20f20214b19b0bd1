import { describe, expect, test } from 'bun:test'
import { cropFacts } from '../crops/crop-facts.ts'
import { type ObeyedSeason, obey } from '../testing/obeyed-season.ts'
import { SIX_SEASONS } from '../testing/six-seasons.ts'
import { planRowMeaning } from './plan-row-meanings.ts'

const YEARS = ['a', 'b', 'c', 'd', 'e']

const count = ({ log }: ObeyedSeason, kind: string): number => log.filter((entry) => entry.kind === kind).length
const rounded = ({ n, p, k }: ObeyedSeason['given']) => [n, p, k].map((kg) => Math.round(kg * 10) / 10)

describe.each(Object.entries(SIX_SEASONS))('%s, done and logged as the cards ask', (_name, season) => {
  const years = YEARS.map((year) => obey(season, year))
  const { record } = cropFacts(season.crop)

  test('has all phosphate and potash of its plan, never more nitrogen, and all of it where rain allows', () => {
    for (const { given, plan } of years) {
      expect(rounded(given).slice(1)).toEqual(rounded(plan).slice(1))
      expect(given.n).toBeLessThanOrEqual(plan.n + 0.05)
    }
    const whole = years.filter(({ given, plan }) => given.n > plan.n - 0.05)
    expect(whole.length).toBeGreaterThanOrEqual(YEARS.length - 1)
  })

  test('is weeded as often as its plan says', () => {
    const rounds = record.practice.plan.filter(
      ({ id, from }) => planRowMeaning(id).closes === 'weeded' && from !== 'calendar' && id !== 'second_year_weed',
    )
    for (const year of years) expect(count(year, 'weeded')).toBe(rounds.length)
  })

  test('is brought in, and put away once where it is stored', () => {
    for (const year of years) {
      expect(count(year, 'harvested')).toBeGreaterThan(0)
      const stored = record.life === 'annual' && record.harvest.kind !== 'picked' && season.crop !== 'cassava'
      for (const kind of ['dried', 'stored', 'sold'] as const)
        expect([kind, count(year, kind)]).toEqual([kind, stored ? 1 : 0])
    }
  })

  test('is silent in no week before its harvest', () => {
    for (const { weeks, log } of years) {
      const harvested = log.find(({ kind }) => kind === 'harvested')!.date
      expect(weeks.filter(({ asOf, given }) => asOf < harvested && given.length === 0)).toEqual([])
    }
  })
})
