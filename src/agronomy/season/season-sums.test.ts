import { describe, expect, test } from 'bun:test'
import { keysOf } from '../../shared/records.ts'
import { assessField } from '../field.ts'
import { followCards } from '../testing/following-the-cards.ts'
import { obey, type SeasonField } from '../testing/obeyed-season.ts'
import { KADAWA, type SeasonName, SIX_SEASONS } from '../testing/six-seasons.ts'
import { simulateSeason } from '../water/simulate-season.ts'
import { personDaysFor } from './farm-week.ts'
import { buildSeasonPlan } from './season-plan.ts'

const ACRES = 1
/** The year of a season in which rain holds back no round. */
const YEAR = 'a'

/** kg/ha of nitrogen, phosphorus and potassium, in the plan and by the cards done. */
const NUTRIENTS: Record<SeasonName, [n: number, p: number, k: number]> = {
  'maize at Kano': [80, 17.5, 33.3],
  'transplanted rice at Bida': [76, 13.1, 24.9],
  'sown rice at Lafia': [76, 13.1, 24.9],
  'cassava at Benin': [75, 32.7, 88.2],
  'yam at Makurdi': [50, 10.9, 20.7],
  'tomato at Kadawa': [120, 26.2, 49.8],
  'mahangu at Oshakati, sown dry': [25, 10.9, 7.3],
}

/** Times that each work is done by the cards, beside the plan where it differs, with the reason. */
type Times = number | readonly [done: number, planned: number, why: string]
const WORK: Record<SeasonName, Record<string, Times>> = {
  'maize at Kano': {
    ...{ weeded: 2, thinned: 1, harvested: 1, dried: 1 },
    fed: [2, 3, 'two rounds fall due in one week and are given together'],
  },
  'transplanted rice at Bida': {
    ...{ weeded: 2, harvested: 1, dried: 1 },
    fed: [2, 3, 'storms held the first round: given with the second'],
  },
  'sown rice at Lafia': { weeded: 2, fed: 3, harvested: 1, dried: 1 },
  'cassava at Benin': {
    ...{ fed: 3, harvested: 1 },
    weeded: [3, 4, 'the fourth is of a crop that stays a second year: this one was lifted'],
  },
  'yam at Makurdi': {
    ...{ weeded: 3, fed: 2, harvested: 1, dried: 1 },
    staked: [1, 2, 'training vines on the stakes is looked at weekly, not done once'],
  },
  'tomato at Kadawa': {
    ...{ weeded: 3, fed: 3, staked: 1 },
    harvested: [9, 1, 'the plan names the first picking, the cards every one'],
  },
  'mahangu at Oshakati, sown dry': { weeded: 2, thinned: 1, fed: 2, harvested: 1, dried: 1 },
}

const timesOf = (times: Times | undefined): readonly [number, number] =>
  times === undefined ? [0, 0] : typeof times === 'number' ? [times, times] : [times[0], times[1]]

const operationOf = (kind: string): string => (kind === 'fed' ? 'fertilizer' : kind)
const WORKED = ['weeded', 'thinned', 'earthed_up', 'staked', 'fed', 'harvested', 'dried']

function planOf({ crop, place, planted, field }: SeasonField) {
  const base = { crop, place, asOf: planted, plantingDate: planted, statedStage: null, areaAcres: ACRES }
  const steps = buildSeasonPlan(
    assessField({ ...base, soil: 'loam', irrigation: ['rain-fed'], history: [], forecast: [], ...field }),
  )
  return (kind: string) => steps.filter(({ operation }) => operation === kind).length
}

describe.each(keysOf(SIX_SEASONS))('the sums of %s', (name) => {
  const season: SeasonField = SIX_SEASONS[name]
  const { given, plan, log, weeks } = obey(season, YEAR)

  test('of nutrients are the plan’s', () => {
    const rounded = ({ n, p, k }: typeof given) => [n, p, k].map((kg) => Math.round(kg * 10) / 10)
    expect(rounded(plan)).toEqual([...NUTRIENTS[name]])
    expect(rounded(given)).toEqual([...NUTRIENTS[name]])
  })

  test('of work are the plan’s, but for what has a reason', () => {
    const planned = planOf(season)
    const beside = WORKED.map((kind) => [kind, log.filter((entry) => entry.kind === kind).length, planned(kind)])
    expect(beside).toEqual(WORKED.map((kind) => [kind, ...timesOf(WORK[name][kind])]))
    const days = (which: 0 | 1) =>
      WORKED.reduce(
        (sum, kind) => sum + timesOf(WORK[name][kind])[which] * (personDaysFor(operationOf(kind), ACRES) ?? 0),
        0,
      )
    // Person-days an acre: pickings are many, all else stays within a tenth and a week of the family.
    if (name !== 'tomato at Kadawa') expect(Math.abs(days(0) - days(1))).toBeLessThanOrEqual(10)
  })

  test('of water are none where rain alone waters it, for nobody could give any', () => {
    const asked = weeks.filter(({ given: cards }) => cards.some(({ closes }) => closes?.kind === 'watered')).length
    if (name === 'tomato at Kadawa') expect(asked).toBeGreaterThan(15)
    else expect(asked).toBe(0)
  })
})

/** mm of usual rain, of water that the crop could use and of what it used; a paddy keeps rain beyond that. */
const WATER: Partial<Record<SeasonName, [rain: number, needed: number, used: number]>> = {
  'maize at Kano': [615, 350, 350],
  'transplanted rice at Bida': [703, 356, 356],
  'sown rice at Lafia': [776, 422, 422],
  'cassava at Benin': [1971, 530, 511],
  'yam at Makurdi': [1160, 664, 663],
  'mahangu at Oshakati, sown dry': [400, 530, 454],
}

test.each(keysOf(WATER))('%s has from usual rain the water that the place allows', (name) => {
  const { crop, place, planted, field }: SeasonField = SIX_SEASONS[name]
  const soil = field?.soil ?? 'loam'
  const { totals } = simulateSeason({ place, crop, soil, plantingDate: planted, irrigation: 'none' })
  expect([totals.rain, totals.etc, totals.eta].map(Math.round)).toEqual(WATER[name]!)
})

test.each(['furrow', 'manual'] as const)(
  'tomato at Kadawa gets by its %s cards the water that it uses, and no flood',
  (method) => {
    const field = { crop: 'tomato', place: KADAWA, soil: 'loam', method, areaAcres: 0.1, logs: true } as const
    const { totals } = followCards({ ...field, plantingDate: '2026-11-16' })
    expect(totals.eta / totals.etc).toBeGreaterThan(0.97)
    expect(totals.irrigation / (totals.etc - totals.rain)).toBeWithin(0.9, 1.1)
  },
)
