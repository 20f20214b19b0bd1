import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { GROWTH_STAGE_IDS } from '../../contracts/farm.ts'
import { climateNormal } from '../climate/climate-normals.ts'
import { CANONICAL_CROPS, cropFacts } from '../crops/crop-facts.ts'
import { addDays } from '../dates.ts'
import { assessField } from '../field.ts'
import { buildSeasonPlan } from '../season/season-plan.ts'
import { logged } from '../testing/example-fields.ts'
import type { FieldSituation } from '../types.ts'
import { computeStage } from './stage-on-day.ts'

const kano = { lat: 12, lng: 8.52, elevation: 470, country: 'NG', state: 'Kano' }
const ondo = { lat: 7.1, lng: 5.1, elevation: 250, country: 'NG', state: 'Ondo' }
const field = (over: Partial<FieldSituation>): FieldSituation => ({
  asOf: '2026-08-10',
  place: kano,
  crop: 'maize',
  plantingDate: '2026-06-20',
  statedStage: null,
  soil: 'loam',
  irrigation: ['rain-fed'],
  areaAcres: 1,
  varietyDays: 125,
  history: [],
  forecast: [],
  ...over,
})
const on = (asOf: string, over: Partial<FieldSituation> = {}) => computeStage(field({ asOf, ...over }))

describe('maize planted on 20 June', () => {
  test('of a 125-day variety goes from planted to harvest in 125 days', () => {
    const stages = [
      '2026-06-22',
      '2026-07-05',
      '2026-07-25',
      '2026-08-16',
      '2026-09-06',
      '2026-10-16',
      '2026-10-23',
    ].map((d) => on(d).stage)
    expect(stages).toEqual([...GROWTH_STAGE_IDS])
    expect(on('2026-07-01').harvestDate).toBe('2026-10-23')
  })
  test('of a 90-day variety is ready five weeks sooner', () => {
    expect(on('2026-07-01', { varietyDays: 90 }).harvestDate).toBe('2026-09-18')
    expect(on('2026-08-02', { varietyDays: 90 }).stage).toBe('flowering')
  })
  test('not planted yet is "planted" with days to go', () => {
    expect(on('2026-06-10')).toMatchObject({ stage: 'planted', dayAfterPlanting: -10 })
  })
})

describe('what the farmer says', () => {
  test('that fits the calendar changes nothing', () => {
    expect(on('2026-08-10', { statedStage: 'vegetative' })).toMatchObject({
      basis: 'calendar',
      dayAfterPlanting: 51,
      disagrees: false,
    })
  })
  test('near the calendar is believed, to the nearest day of that stage, and not asked about', () => {
    const said = (statedStage: 'flowering' | 'mature' | 'planted', asOf = '2026-08-10', stageStatedOn = asOf) =>
      on(asOf, { statedStage, stageStatedOn })
    expect(said('flowering')).toMatchObject({ stage: 'flowering', dayAfterPlanting: 55, disagrees: false })
    expect(said('mature', '2026-10-06')).toMatchObject({ stage: 'mature', basis: 'stated', disagrees: false })
    expect(said('flowering', '2026-09-05')).toMatchObject({ stage: 'flowering', dayAfterPlanting: 74 })
    expect(said('planted', '2026-07-05')).toMatchObject({ basis: 'calendar', dayAfterPlanting: 15 })
  })
  test('far from the calendar, on either side, is asked about and moves nothing', () => {
    const far = (asOf: string, statedStage: FieldSituation['statedStage']) =>
      on(asOf, { statedStage, stageStatedOn: asOf })
    for (const [asOf, stated] of [
      ['2026-07-15', 'flowering'],
      ['2026-09-10', 'vegetative'],
    ] as const) {
      const { stage, harvestDate } = on(asOf)
      expect(far(asOf, stated)).toMatchObject({
        ...{ stage, harvestDate, basis: 'calendar', disagrees: true, calendarStage: stage, reported: null },
      })
    }
  })
  test('never asks about the stage that the calendar has, nor about "planted"', () => {
    for (const crop of CANONICAL_CROPS)
      for (const statedStage of GROWTH_STAGE_IDS)
        for (const [age, told] of [
          [-20, 30],
          [1, 1],
          [5, 40],
          [30, 30],
          [80, 5],
          [160, 150],
        ] as const) {
          const info = on('2026-08-10', {
            crop,
            statedStage,
            varietyDays: null,
            plantingDate: addDays('2026-08-10', -age),
            stageStatedOn: addDays('2026-08-10', -told),
          })
          if (info.disagrees)
            expect([crop, age, statedStage, info.calendarStage]).not.toEqual([crop, age, statedStage, statedStage])
          if (info.disagrees) expect(statedStage).not.toBe('planted')
        }
  })
  test('before it could have come up is no look at plants: on entry, of a plan, and of seed in dry soil', () => {
    const entered = (told: string, over: Partial<FieldSituation> = {}) => {
      const said = { statedStage: 'vegetative' as const, stageStatedOn: told }
      const asOf = over.asOf ?? '2026-08-10'
      return [on(asOf, { ...over, ...said }), on(asOf, over)]
    }
    const [onEntry, silent] = entered('2026-06-21')
    expect(onEntry).toEqual(silent!)
    const [plan, noPlan] = entered('2026-05-01', { asOf: '2026-06-10' })
    expect(plan).toEqual(noPlan!)
    const days = Array.from({ length: 30 }, (_, n) => ({
      ...climateNormal(kano, addDays('2026-06-20', n - 4)),
      rain: 0,
      estimated: false,
    }))
    const [dry, unsaid] = entered('2026-07-10', { asOf: '2026-07-12', history: days })
    expect(dry).toEqual(unsaid!)
  })
  test('may be of another variety, where the farmer told none: ripe plants are believed', () => {
    const ripe = (varietyDays: number | null) =>
      on('2026-09-08', {
        varietyDays,
        statedStage: 'mature',
        stageStatedOn: '2026-09-08',
        place: ondo,
        plantingDate: '2026-06-25',
      })
    expect(ripe(125)).toMatchObject({ disagrees: true, basis: 'calendar' })
    expect(ripe(null).disagrees).toBe(false)
  })
  test('agrees within a tenth of the season, ten days at least', () => {
    // Maize of 125 days flowers from day 55 to 95; amaranth cut from day 30 is ripe from day 27.
    const DAYS: Partial<Record<FieldSituation['crop'], number>> = { maize: 125, spinach: 30 }
    const aged = (crop: FieldSituation['crop'], age: number, statedStage: FieldSituation['statedStage']) =>
      on('2026-08-10', {
        crop,
        varietyDays: DAYS[crop],
        irrigation: ['drip'],
        plantingDate: addDays('2026-08-10', -age),
        statedStage,
      }).disagrees
    expect([42, 43, 106, 107, 108].map((age) => aged('maize', age, 'flowering'))).toEqual([
      true,
      false,
      false,
      false,
      true,
    ])
    expect([16, 17].map((age) => aged('spinach', age, 'mature'))).toEqual([true, false])
  })
  test('without a planting date is all there is', () => {
    expect(on('2026-08-10', { plantingDate: null, statedStage: 'flowering' })).toMatchObject({
      stage: 'flowering',
      basis: 'stated',
      rough: true,
    })
    expect(on('2026-08-20', { plantingDate: null, statedStage: 'vegetative', stageStatedOn: '2026-07-01' }).stage).toBe(
      'flowering',
    )
  })
})

test('with neither date nor stage the zone’s usual planting is taken, and it is rough', () => {
  expect(on('2026-08-10', { plantingDate: null })).toMatchObject({ basis: 'season', dayAfterPlanting: 56, rough: true })
})

test('a warm month puts the crop ahead, at most by a tenth', () => {
  const history = Array.from({ length: 50 }, (_, n) => {
    const day = climateNormal(kano, addDays('2026-06-21', n))
    return { ...day, tMin: day.tMin + 6, tMax: day.tMax + 6, estimated: false }
  })
  const warm = on('2026-08-10', { history })
  expect(warm.thermalShift).toBeWithin(1, 6)
  expect(warm.dayAfterPlanting).toBe(51 + warm.thermalShift)
  expect(on('2026-08-10', { history: history.map((d) => ({ ...d, estimated: true })) }).thermalShift).toBe(0)
})

test('whose planting only the log tells of has its warmth counted from that day', () => {
  const history = Array.from({ length: 50 }, (_, n) => {
    const usual = climateNormal(kano, addDays('2026-06-21', n))
    return { ...usual, tMax: usual.tMax + 4, tMin: usual.tMin + 4, estimated: false }
  })
  const told = on('2026-08-10', { history })
  for (const plantingDate of [null, '2026-03-01'])
    expect(on('2026-08-10', { history, plantingDate, log: [logged('planted', '2026-06-20')] })).toEqual(told)
})

describe('trees follow the months', () => {
  const tree = (crop: FieldSituation['crop'], asOf: string, over: Partial<FieldSituation> = {}) =>
    computeStage(field({ crop, asOf, place: ondo, plantingDate: '2015-05-01', ...over }))
  test('cocoa in Ondo: harvest in November, flowers in April', () => {
    expect(tree('cocoa', '2026-11-10')).toMatchObject({ stage: 'harvesting', bearing: true, harvestDate: '2026-11-10' })
    expect(tree('cocoa', '2026-04-10')).toMatchObject({
      stage: 'flowering',
      harvestDate: '2026-10-01',
      disagrees: false,
    })
  })
  test('cocoa planted last year only grows', () => {
    expect(tree('cocoa', '2026-11-10', { plantingDate: '2025-06-01' })).toMatchObject({
      stage: 'vegetative',
      bearing: false,
      harvestDate: null,
    })
  })
  test('a young tree is planted for 60 days, a seedling for a year, and bears in its third or fourth', () => {
    const aged = (crop: FieldSituation['crop'], days: number) =>
      tree(crop, '2026-11-10', { plantingDate: addDays('2026-11-10', -days) })
    expect([59, 60, 364, 365].map((days) => aged('cocoa', days).stage)).toEqual([
      'planted',
      'seedling',
      'seedling',
      'vegetative',
    ])
    expect([3 * 365 - 1, 3 * 365].map((days) => aged('cocoa', days).bearing)).toEqual([false, true])
    expect([4 * 365 - 1, 4 * 365].map((days) => aged('mangoes', days).bearing)).toEqual([false, true])
  })
  test('sixty years old still follow the months, with a season plan of this year', () => {
    for (const crop of CANONICAL_CROPS.filter((id) => cropFacts(id).perennial)) {
      const old = field({ crop, asOf: '2026-11-10', place: ondo, plantingDate: '1966-11-20' })
      expect([crop, computeStage(old).bearing]).toEqual([crop, true])
      const steps = buildSeasonPlan(assessField(old))
      expect([crop, steps.length < 80, steps.every(({ to }) => to >= '2025-10-01')]).toEqual([crop, true, true])
    }
  })
  test('of unknown age bears, unless its farmer calls it young', () => {
    const unknown = (statedStage: FieldSituation['statedStage']) =>
      tree('cocoa', '2026-11-10', { plantingDate: null, statedStage })
    expect(unknown(null)).toMatchObject({ bearing: true, stage: 'harvesting', calendarStage: null })
    expect(unknown('seedling')).toMatchObject({ bearing: false, stage: 'seedling' })
    expect(unknown('planted')).toMatchObject({ bearing: false, stage: 'planted' })
  })
  test('what was said of a tree holds for thirty days', () => {
    const said = (on: string) => tree('cocoa', '2026-11-10', { statedStage: 'mature', stageStatedOn: on })
    expect(said('2026-10-11')).toMatchObject({ stage: 'mature', basis: 'stated' })
    expect(said('2026-10-10')).toMatchObject({ stage: 'harvesting', basis: 'perennial' })
  })
  test('a word three or four stages off is asked about; further off is the other side of the year', () => {
    // In November cocoa is picked, the last of the seven stages.
    const asked = (['planted', 'seedling', 'vegetative', 'flowering', 'fruiting'] as const).map(
      (statedStage) => tree('cocoa', '2026-11-10', { statedStage, stageStatedOn: '2026-11-10' }).disagrees,
    )
    expect(asked).toEqual([false, false, true, true, false])
  })
  test('mango ripens in the south first', () => {
    expect(tree('mangoes', '2026-04-15').stage).toBe('harvesting')
    expect(tree('mangoes', '2026-03-15', { place: kano }).stage).toBe('fruiting')
  })
  test('a stage stated a year ago is not the tree’s stage now', () => {
    expect(tree('oranges', '2026-10-10', { statedStage: 'vegetative', stageStatedOn: '2025-05-01' }).stage).toBe(
      'harvesting',
    )
  })
  test('a mat carries from the first day of its fruiting', () => {
    const { growth } = tree('plantain', '2026-06-01', { plantingDate: '2026-04-20' })
    const bearing = (days: number) =>
      tree('plantain', '2026-06-01', { plantingDate: addDays('2026-06-01', -days) }).bearing
    expect(growth.fruiting).toBeGreaterThan(100)
    expect([bearing(growth.fruiting! - 1), bearing(growth.fruiting!)]).toEqual([false, true])
  })
  test('a first-year plantain goes by its age, an old mat always carries', () => {
    expect(tree('plantain', '2026-06-01', { plantingDate: '2026-04-20' }).stage).toBe('seedling')
    expect(tree('plantain', '2026-06-01', { plantingDate: '2023-04-20' })).toMatchObject({
      stage: 'fruiting',
      bearing: true,
    })
  })
})

test('any crop, date and word gives a stage the crop can be in and a day that is a number', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...CANONICAL_CROPS),
      fc.option(fc.integer({ min: -30, max: 900 })),
      fc.option(fc.constantFrom(...GROWTH_STAGE_IDS)),
      fc.option(fc.integer({ min: 0, max: 200 })),
      fc.option(fc.integer({ min: 40, max: 300 })),
      (crop, age, statedStage, said, varietyDays) => {
        const asOf = '2026-08-10'
        const info = computeStage(
          field({
            crop,
            statedStage,
            varietyDays,
            plantingDate: age === null ? null : addDays(asOf, -age),
            stageStatedOn: said === null ? null : addDays(asOf, -said),
          }),
        )
        expect(GROWTH_STAGE_IDS).toContain(info.stage)
        if (info.dayAfterPlanting !== null) expect(Number.isFinite(info.dayAfterPlanting)).toBe(true)
        if (info.harvestDate) expect(info.harvestDate).toMatch(/^\d{4}-\d\d-\d\d$/)
      },
    ),
  )
})
