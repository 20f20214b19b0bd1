import { describe, expect, test } from 'bun:test'
import { cropFacts } from '../crops/crop-facts.ts'
import { PLACES } from '../testing/example-fields.ts'
import { followCards } from '../testing/following-the-cards.ts'
import { type ObeyedSeason, obey, type SeasonField } from '../testing/obeyed-season.ts'
import { rowMeaning } from './operations.ts'

const nigeria = (lat: number, lng: number, elevation: number, state: string) => ({
  ...{ lat, lng, elevation, state },
  country: 'NG' as const,
})
const kadawa = nigeria(11.63, 8.42, 490, 'Kano')

const SEASONS: Record<string, SeasonField> = {
  'maize at Kano': { crop: 'maize', place: PLACES.kano, planted: '2026-06-21', days: 190, field: { soil: 'sand' } },
  'transplanted rice at Bida': {
    ...{ crop: 'rice', place: nigeria(9.08, 6.01, 137, 'Niger'), planted: '2026-07-12', days: 190 },
    field: { soil: 'clay', established: 'seedling', riceField: 'lowland' },
  },
  'sown rice at Lafia': {
    ...{ crop: 'rice', place: nigeria(8.49, 8.52, 180, 'Nasarawa'), planted: '2026-06-21', days: 200 },
    field: { soil: 'clay', riceField: 'lowland' },
  },
  'cassava at Benin': { crop: 'cassava', place: nigeria(6.34, 5.62, 80, 'Edo'), planted: '2026-04-12', days: 420 },
  'yam at Makurdi': { crop: 'yam', place: PLACES.makurdi, planted: '2026-03-29', days: 320 },
  'tomato at Kadawa': {
    ...{ crop: 'tomato', place: kadawa, planted: '2026-11-15', days: 140 },
    field: { irrigation: ['furrow'], established: 'seedling' },
  },
  'mahangu at Oshakati, sown dry': {
    ...{ crop: 'millet', place: PLACES.oshakati, planted: '2026-12-13', days: 200, field: { soil: 'sand' } },
  },
}
const YEARS = ['a', 'b', 'c', 'd', 'e']

const count = ({ log }: ObeyedSeason, kind: string): number => log.filter((entry) => entry.kind === kind).length
const rounded = ({ n, p, k }: ObeyedSeason['given']) => [n, p, k].map((kg) => Math.round(kg * 10) / 10)

describe.each(Object.entries(SEASONS))('%s, done and logged as the cards ask', (_name, season) => {
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
      ({ id, from }) => rowMeaning(id).closes === 'weeded' && from !== 'calendar' && id !== 'second_year_weed',
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

test('tomato at Kadawa gets by its furrow cards the water that it uses, and no flood', () => {
  const field = { crop: 'tomato', place: kadawa, soil: 'loam', method: 'furrow', areaAcres: 1, logs: true } as const
  const { totals } = followCards({ ...field, plantingDate: '2026-11-16' })
  expect(totals.eta / totals.etc).toBeGreaterThan(0.97)
  expect(totals.irrigation / (totals.etc - totals.rain)).toBeWithin(0.9, 1.1)
})
