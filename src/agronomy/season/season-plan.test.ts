import { describe, expect, test } from 'bun:test'
import type { LogEntry, LogKind } from '../../contracts/season.ts'
import { CANONICAL_CROPS } from '../crops/crop-facts.ts'
import { addDays } from '../dates.ts'
import { assessField } from '../field.ts'
import { rains, type Scene, situationOf } from '../testing/example-fields.ts'
import { ANNOUNCEMENT_DAYS } from './announce.ts'
import { ANNOUNCED_AHEAD_DAYS, buildSeasonPlan, stepsThisWeek } from './season-plan.ts'

const done = (kind: LogKind, date: string): LogEntry => ({
  kind,
  date,
  amount: null,
  unit: null,
  product: null,
  count: null,
  of: null,
})
const maize = (asOf: string, log: LogEntry[] = []): Scene => ({
  place: 'kano',
  crop: 'maize',
  planted: '2026-07-01',
  asOf,
  past: rains(),
  ahead: [0, 3, 0, 0, 5, 0, 0],
  field: { log },
})
const planOf = (scene: Scene) => buildSeasonPlan(assessField(situationOf(scene)))
const step = (scene: Scene, id: string) => planOf(scene).find((each) => each.id === id)

describe('the season of maize in Kano sown on 1 July', () => {
  test('weeding stands in weeks 2 to 3 and 5 to 6, numbered, and is to do on its days', () => {
    expect(step(maize('2026-07-15'), 'weed_1')).toMatchObject({
      operation: 'weeded',
      n: 1,
      of: 2,
      from: '2026-07-15',
      to: '2026-07-22',
      state: 'now',
      doneOn: null,
    })
    expect(step(maize('2026-07-15'), 'weed_2_earth_up')).toMatchObject({ n: 2, from: '2026-08-05', state: 'later' })
  })

  test('one entry of the log closes one step', () => {
    const log = [done('weeded', '2026-07-18')]
    expect(step(maize('2026-07-20', log), 'weed_1')).toMatchObject({ state: 'done', doneOn: '2026-07-18' })
    expect(step(maize('2026-07-20', log), 'weed_2_earth_up')).toMatchObject({ state: 'later', doneOn: null })
  })

  test('that it is up ends the count of the stand in whatever rows it stands, and not the counts of two pests', () => {
    const plan = planOf(maize('2026-07-10', [done('emerged', '2026-07-08')]))
    expect(plan.filter(({ operation }) => operation === 'stand_check').map(({ state }) => state)).toEqual([
      'done',
      'done',
    ])
    const scouts = planOf(maize('2026-08-10', [done('scouted', '2026-08-09')])).filter(
      ({ operation }) => operation === 'scout',
    )
    expect(scouts.filter(({ doneOn }) => doneOn !== null)).toHaveLength(1)
  })

  test('a weeding in August is the second, although nobody wrote down the first', () => {
    const plan = [done('weeded', '2026-08-06')]
    expect(step(maize('2026-08-08', plan), 'weed_1')!.state).toBe('missed')
    expect(step(maize('2026-08-08', plan), 'weed_2_earth_up')!.state).toBe('done')
  })

  test('of seed that lies dry, work that is reported closes the steps of its days', () => {
    const dry: Scene = {
      ...maize('2026-11-23'),
      planted: '2026-11-01',
      past: Array(22).fill(0),
      ahead: Array(7).fill(0),
    }
    const states = (log: LogEntry[]) => {
      const reported = { ...dry, field: { log } }
      return ['feeding1', 'weed_1', 'feeding2', 'weed_2_earth_up'].map((id) => step(reported, id)?.doneOn)
    }
    expect(states([done('fed', '2026-11-04'), done('weeded', '2026-11-06')])).toEqual([
      '2026-11-04',
      '2026-11-06',
      null,
      null,
    ])
    expect(states([done('fed', '2026-11-04'), done('weeded', '2026-11-18')])).toEqual([
      '2026-11-04',
      '2026-11-18',
      null,
      null,
    ])
  })

  test('what is written down twice in a week was done once', () => {
    const plan = [done('weeded', '2026-07-18'), done('weeded', '2026-07-21')]
    expect(step(maize('2026-07-22', plan), 'weed_2_earth_up')!.doneOn).toBeNull()
  })

  test('a first weeding five days late moves the second by five days', () => {
    expect(step(maize('2026-08-01', [done('weeded', '2026-07-27')]), 'weed_2_earth_up')).toMatchObject({
      from: '2026-08-10',
      moved: 'step_before',
    })
  })

  test('a spell of heavy rain moves weeding behind it', () => {
    const wet = { ...maize('2026-07-15'), ahead: [10, 60, 45, 0, 0, 0, 0] }
    expect(step(wet, 'weed_1')).toMatchObject({ from: '2026-07-18', state: 'now', moved: 'rain' })
  })

  test('the land was prepared and the seed sown, since it stands there; a month before, they are to do and to come', () => {
    expect([step(maize('2026-07-15'), 'land_prep')!.state, step(maize('2026-07-15'), 'plant')!.state]).toEqual([
      'done',
      'done',
    ])
    expect([step(maize('2026-06-10'), 'land_prep')!.state, step(maize('2026-06-10'), 'plant')!.state]).toEqual([
      'now',
      'next',
    ])
  })

  test('a weeding that nobody did is missed a week after its days', () => {
    expect([step(maize('2026-07-29'), 'weed_1')!.state, step(maize('2026-07-30'), 'weed_1')!.state]).toEqual([
      'now',
      'missed',
    ])
  })
})

test('the steps of every crop come in the order of their days, each with a day to begin and one to end', () => {
  for (const crop of CANONICAL_CROPS) {
    const plan = planOf({ place: 'makurdi', crop, planted: '2026-06-10', asOf: '2026-07-20', past: rains() })
    expect(plan.length, crop).toBeGreaterThan(3)
    const ids = plan.map(({ id }) => id)
    expect(new Set(ids).size, `${crop}: ${ids.join()}`).toBe(ids.length)
    for (const { from, to, id } of plan) expect(from <= to, `${crop} ${id} ${from} ${to}`).toBe(true)
    const planned = plan.filter(({ moved }) => moved !== 'rain')
    expect(planned.map(({ from }) => from)).toEqual(planned.map(({ from }) => from).toSorted())
  }
})

test('of a crop whose age nobody knows there is nothing to plan', () => {
  expect(planOf({ place: 'kano', crop: 'maize', asOf: '2026-08-10' })).toEqual([])
})

test('a mango tree is weeded round three times in the rains, pruned after its harvest and mulched before the dry months', () => {
  const plan = planOf({ place: 'kano', crop: 'mangoes', planted: '2015-07-01', asOf: '2026-07-20', past: rains() })
  const on = (row: string) => plan.filter((each) => each.row === row).map(({ from }) => from)
  expect(on('ring_weed')).toHaveLength(3)
  expect(on('prune')).toEqual(['2026-08-11'])
  expect(on('mulch_before_dry')).toEqual(['2026-09-28'])
  expect(on('transplant')).toEqual([])
})

test('a field that is not watered has its waterings left out, and says why', () => {
  const wheat = { place: 'kano', crop: 'wheat', planted: '2026-11-15', asOf: '2026-12-05' } as const
  expect(step(wheat, 'last_water')).toMatchObject({ state: 'skipped', moved: 'rain_fed' })
  expect(step({ ...wheat, field: { irrigation: ['furrow'] } }, 'last_water')).toMatchObject({ state: 'later' })
})

test('striga is scouted for where it was seen and where nobody was asked, not where there is none', () => {
  const scout = (striga: boolean | null) => step({ ...maize('2026-07-10'), field: { striga } }, 'scout_striga')
  expect([scout(true)?.moved, scout(null)?.moved]).toEqual([null, null])
  expect(scout(false)).toMatchObject({ state: 'skipped', moved: 'no_striga' })
})

test('a week’s steps are those of the whole season that begin near it', () => {
  for (const crop of CANONICAL_CROPS)
    for (let week = 0; week < 60; week++) {
      const asOf = addDays('2026-06-01', 7 * week)
      const scene: Scene = { place: 'makurdi', crop, planted: '2026-06-03', asOf, past: rains(), ahead: [0, 9, 0] }
      const near = planOf(scene).filter(
        ({ usual }) =>
          usual.from >= addDays(asOf, -ANNOUNCEMENT_DAYS) && usual.from <= addDays(asOf, ANNOUNCED_AHEAD_DAYS),
      )
      expect(stepsThisWeek(assessField(situationOf(scene)))).toEqual(near)
    }
})

test('nothing is weeded, pruned or dried before the tree is planted, nor a fire line cleared round planned cane', () => {
  const planted = '2027-05-20'
  for (const crop of ['cocoa', 'oil-palm', 'oranges', 'coffee', 'mangoes', 'sugarcane'] as const) {
    const before = planOf({ place: 'akure', crop, asOf: '2026-11-30', planted }).filter(({ from }) => from < planted)
    const work = before.filter(({ operation }) => operation !== 'land' && operation !== 'nursery')
    expect([crop, work.map(({ id }) => id)]).toEqual([crop, []])
    expect(before.map(({ row }) => row)).not.toContain('firebreak')
  }
  const standing = planOf({ place: 'akure', crop: 'cocoa', asOf: '2026-11-30', planted: '2015-05-20' })
  expect(standing.some(({ operation }) => operation === 'weeded')).toBe(true)
})
