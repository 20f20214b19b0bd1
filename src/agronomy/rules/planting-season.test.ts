import { describe, expect, test } from 'bun:test'
import { wordAdvice } from '../../advice-words/word-advice.ts'
import type { CanonicalCropId } from '../../contracts/crops.ts'
import type { IrrigationMethod } from '../../contracts/farm.ts'
import type { LogEntry } from '../../contracts/season.ts'
import { collectCandidates } from '../advise.ts'
import { CANONICAL_CROPS, cropFacts } from '../crops/crop-facts.ts'
import { addDays } from '../dates.ts'
import { assessField } from '../field.ts'
import { isTransplantedCrop } from '../growth/establishment.ts'
import { dry, logged, rains, type Scene, showers, situationOf, wateredOn } from '../testing/example-fields.ts'
import type { FieldSituation } from '../types.ts'

const given = (scene: Scene) => collectCandidates(situationOf(scene))

describe('set out into dry soil', () => {
  const tomato = (scene: Partial<Scene> = {}) =>
    given({
      ...{ place: 'ibadan', crop: 'tomato', asOf: '2026-03-17', planted: '2026-03-17', past: dry(56), ahead: dry(7) },
      ...scene,
    })
  const isTold = (scene: Partial<Scene>) => tomato(scene).some(({ rule }) => rule === 'planting.no-rain')

  test('seedlings and vines die, which is told first', () => {
    const [first] = tomato()
    expect(first).toMatchObject({ rule: 'planting.no-rain', priority: 'high', facts: { noRain: 'asked', dry: 30 } })
    expect(wordAdvice(first!, 'en').content).toMatch(/^Not planted yet\? Wait: plant from \d+ Apr to/)
    expect(tomato({ planted: '2026-03-14' })[0]?.facts.noRain).toBe('in')
    expect(isTold({ crop: 'sweet-potato', planted: '2026-03-14' })).toBe(true)
  })

  test('they live with water or rain, and setts wait in dry soil', () => {
    expect(isTold({ field: { irrigation: ['manual'] } })).toBe(false)
    expect(isTold({ field: { log: [wateredOn('2026-03-17')] } })).toBe(false)
    expect(isTold({ past: rains() })).toBe(false)
    expect(isTold({ ahead: [0, 20, 0, 0, 0, 0, 0] })).toBe(false)
    expect(isTold({ crop: 'cassava' })).toBe(false)
  })
})

test('a tree planned for the dry season is told its planting time, not to get ready', () => {
  const [first] = given({
    ...{ place: 'kano', crop: 'mangoes', asOf: '2026-12-17', planted: '2027-01-29', past: dry(56), ahead: dry(7) },
  })
  expect(first?.rule).toBe('planting.no-rain')
  expect(wordAdvice(first!, 'en').content).toContain('Wait: plant from 9 Jun to 31 Jul.')
})

test('a tree or mat planned for the dry season waits for the rain, also where no guide has its time', () => {
  const perennial = CANONICAL_CROPS.filter((crop) => cropFacts(crop).perennial)
  for (const crop of perennial) {
    for (const place of ['kano', 'maiduguri', 'jos', 'makurdi', 'ibadan'] as const) {
      const scene: Scene = { place, crop, asOf: '2026-11-23', planted: '2026-12-20', past: dry(56), ahead: dry(7) }
      expect([crop, place, given(scene)[0]?.rule]).toEqual([crop, place, expect.stringMatching(/too-dry|no-rain/)])
    }
  }
})

test('a crop of the rains that guides give for all zones is sown when they may start here', () => {
  const spinach = (planted: string, scene: Partial<Scene> = {}) =>
    given({
      ...{ place: 'kano', crop: 'spinach', asOf: '2026-03-30', planted, past: dry(30), ahead: dry(7) },
      ...scene,
    })
  const [first] = spinach('2026-03-25', { field: { unanswered: true } })
  expect(first).toMatchObject({ rule: 'planting.no-rain', facts: { noRain: 'asked' } })
  expect(wordAdvice(first!, 'en').content).toMatch(/plant from \d+ Jun to 14 Sep/)
  expect(spinach('2026-03-25', { place: 'calabar' })[0]?.rule).not.toBe('planting.no-rain')
  expect(spinach('2026-03-25', { field: { irrigation: ['manual'] } })[0]?.rule).not.toBe('planting.no-rain')
})

describe('a crop sown in a nursery', () => {
  const tomato = (asOf: string, past: number[], ahead = dry(7)) =>
    given({
      ...{ place: 'makurdi', crop: 'tomato', asOf, planted: '2026-04-06', past, ahead },
      field: { established: 'seed', areaAcres: 12 },
    })

  test('has its seedbed watered every day, also on a rain-fed farm, until it is planted out or the rain does it', () => {
    const young = (asOf: string, ahead = dry(7)) =>
      tomato(asOf, dry(30), ahead).find(({ rule }) => rule === 'irrigation.young')
    expect(young('2026-04-09')?.facts).toMatchObject({ waterFor: 'top' })
    expect(young('2026-04-20')).toBeDefined()
    expect(young('2026-04-20', [0, 12, 0, 0, 0, 0, 0])).toBeUndefined()
    expect(young('2026-05-20')).toBeUndefined()
  })

  test('has dead plants replaced with seedlings, nothing sown a second time', () => {
    const told = ['2026-05-05', '2026-05-09', '2026-05-13'].flatMap((asOf) => tomato(asOf, rains()))
    expect(told.map(({ rule }) => rule)).toContain('care.fill')
    expect(told.filter(({ rule }) => rule.startsWith('planting.stand'))).toEqual([])
  })
})

test('what is planted all year with water has the rains as its time without: lettuce at Jos in January', () => {
  const [first] = given({
    ...{ place: 'jos', crop: 'lettuce', asOf: '2027-01-22', planted: '2027-01-18', past: dry(30), ahead: dry(7) },
  })
  expect(first).toMatchObject({
    rule: 'planting.no-rain',
    facts: { from: expect.stringMatching(/^0[45]-/), to: expect.stringMatching(/^08-/) },
  })
})

test('the day after sowing, nothing is dug up to see whether it lives', () => {
  const seeks = (planted: string) =>
    given({
      ...{
        place: 'kano',
        crop: 'watermelon',
        asOf: '2026-07-10',
        planted,
        past: dry(30),
        ahead: [0, 20, 0, 0, 0, 0, 0],
      },
    }).flatMap(({ facts }) => facts.seek ?? [])
  expect(seeks('2026-07-09')).toEqual([])
})

test('seed goes in while the soil is moist: with a dry week ahead within four days of the last rain', () => {
  const millet = (dryDays: number, ahead: number[]) =>
    collectCandidates(
      situationOf({
        ...{ place: 'oshakati', crop: 'millet', asOf: '2027-01-12', planted: '2027-01-21', variety: 90 },
        ...{ past: [...rains(), 8, 15, 16, ...dry(dryDays)], ahead },
      }),
    ).find(({ rule }) => rule === 'planting.ready' || rule === 'planting.wait-rain')
  expect(millet(3, dry(7))).toMatchObject({ rule: 'planting.ready', validUntil: '2027-01-13' })
  expect(millet(4, dry(7))).toMatchObject({ rule: 'planting.wait-rain', facts: { waits: 'gap' } })
  expect(millet(3, showers())).toMatchObject({ rule: 'planting.ready', validUntil: '2027-01-19' })
})

test('a tree planned for after its time is planted while the time is open', () => {
  const coffee = (asOf: string) => {
    const place = { lat: 6.1, lng: 7.03, elevation: null, country: 'NG', state: 'Anambra' }
    const scene: Scene = { place: 'ibadan', crop: 'coffee', asOf, planted: '2026-09-13', field: { place } }
    return collectCandidates(situationOf({ ...scene, past: [...rains(), ...rains()], ahead: Array(7).fill(6) }))
  }
  const rules = coffee('2026-08-02').map(({ rule }) => rule)
  expect(rules).not.toContain('planting.wrong-season')
  expect(coffee('2026-08-09').find(({ rule }) => rule === 'planting.ready')!.validUntil <= '2026-08-13').toBe(true)
  expect(coffee('2026-08-20').map(({ rule }) => rule)).toContain('planting.wrong-season')
})

describe('plants that were set out and are reported dead', () => {
  const SET_OUT = CANONICAL_CROPS.filter((crop) => {
    const { record, perennial } = cropFacts(crop)
    return perennial || isTransplantedCrop(record) || record.practice.establishment.root_days !== undefined
  })
  const WATERED: readonly IrrigationMethod[][] = [['rain-fed'], ['drip']]
  const WEATHER = { dry: [dry(30), dry(7)], wet: [[...rains(), ...rains()], showers()] } as const
  const died = '2026-07-08'
  const cards = (
    crop: CanonicalCropId,
    weather: keyof typeof WEATHER,
    asOf: string,
    more: Partial<FieldSituation> = {},
  ) =>
    collectCandidates(
      situationOf({
        ...{ place: 'ibadan', crop, asOf, planted: '2026-06-24', past: [...WEATHER[weather][0]] },
        ...{
          ahead: [...WEATHER[weather][1]],
          field: { established: 'seedling', log: [logged('not_emerged', died)], ...more },
        },
      }),
    )

  test('get no work, water or fertiliser, and are planted again while the season allows it', () => {
    expect(SET_OUT.length).toBeGreaterThan(12)
    const worked = SET_OUT.flatMap((crop) =>
      (['dry', 'wet'] as const).flatMap((weather) =>
        WATERED.flatMap((irrigation) =>
          [1, 8, 15, 29].flatMap((after) =>
            cards(crop, weather, addDays(died, after), { irrigation })
              .filter(({ rule }) => !/^planting\.(?!ready)|^care\.(quiet|walk)$/.test(rule))
              .filter(({ rule, closes }) => rule !== 'planting.ready' || closes?.kind !== 'resown')
              .map(({ situation }) => `${crop} ${weather} ${irrigation} +${after}: ${situation}`),
          ),
        ),
      ),
    )
    expect(worked).toEqual([])
  })

  test('wait for rain in a dry spell and go into wet soil', () => {
    expect(cards('tomato', 'dry', '2026-07-09')[0]).toMatchObject({
      rule: 'planting.wait-rain',
      facts: { waits: 'gap' },
    })
    expect(cards('tomato', 'wet', '2026-07-09')[0]).toMatchObject({
      rule: 'planting.ready',
      closes: { kind: 'resown' },
    })
    expect(cards('tomato', 'dry', '2026-07-09', { irrigation: ['drip'] })[0]!.rule).toBe('planting.ready')
  })

  test('are judged by today: what can no longer ripen is not planted again', () => {
    const pepper = (asOf: string) =>
      cards('pepper', 'dry', asOf, { log: [logged('not_emerged', addDays(asOf, -2))] })[0]!
    expect(pepper('2026-12-09')).toMatchObject({ rule: 'planting.no-rain', facts: { noRain: 'asked' } })
    expect(cards('sweet-potato', 'wet', '2026-10-20', { log: [logged('not_emerged', '2026-10-18')] })[0]!.rule).toBe(
      'planting.too-late',
    )
  })

  test('stand again once they were planted again, seen or worked on', () => {
    const later = (...log: LogEntry[]) =>
      assessField(
        situationOf({
          ...{ place: 'ibadan', crop: 'tomato', asOf: '2026-07-20', planted: '2026-06-24' },
          field: { log: [logged('not_emerged', died), ...log] },
        }),
      ).season.emergence
    expect(later()).toBe('not_yet')
    for (const kind of ['emerged', 'resown', 'staked'] as const) expect(later(logged(kind, '2026-07-12'))).toBe('none')
    const seen = (stageStatedOn: string) =>
      assessField(
        situationOf({
          ...{ place: 'ibadan', crop: 'tomato', asOf: '2026-07-20', planted: '2026-06-24' },
          field: { log: [logged('not_emerged', died)], statedStage: 'vegetative', stageStatedOn },
        }),
      ).season.emergence
    expect([seen(died), seen(addDays(died, 1))]).toEqual(['not_yet', 'none'])
  })
})

test('a forecast of rain, or rain that fell, is not called hardly any: the season is', () => {
  const waits = (over: Partial<Scene>) =>
    given({
      ...{ place: 'kano', crop: 'maize', asOf: '2026-10-20', planted: '2026-11-10', past: dry(56), ahead: dry(7) },
      ...over,
    })[0]!
  expect(waits({}).rule).toBe('planting.no-rain')
  for (const over of [{ ahead: [0, 0, 18, 0, 0, 0, 0] }, { past: [...dry(53), 14, 0, 0] }]) {
    expect(waits(over).rule).toBe('planting.wrong-season')
    expect(wordAdvice(waits(over), 'en').content).not.toContain('hardly rains')
    expect(wordAdvice(waits(over), 'en').title).toContain('spend nothing')
  }
})
