import { describe, expect, test } from 'bun:test'
import { wordAdvice } from '../../advice-words/word-advice.ts'
import { adviseNextStep, collectCandidates } from '../advise.ts'
import { CANONICAL_CROPS, cropFacts } from '../crops/crop-facts.ts'
import { addDays } from '../dates.ts'
import { assessField } from '../field.ts'
import { dry, logged, rains, type Scene, showers, situationOf } from '../testing/example-fields.ts'
import { drySpellRules } from './dry-spell.ts'

const given = (scene: Scene) => collectCandidates(situationOf(scene))
const rules = (scene: Scene) => given(scene).map(({ rule }) => rule)

test('a tree that is only planned has no work on a standing tree', () => {
  const trees = CANONICAL_CROPS.filter((crop) => cropFacts(crop).record.life !== 'annual')
  for (const crop of trees)
    for (let month = 1; month <= 12; month++) {
      const asOf = `2026-${String(month).padStart(2, '0')}-07`
      const told = rules({ place: 'akure', crop, asOf, planted: addDays(asOf, 10), past: rains(), ahead: showers() })
      expect(told.filter((rule) => rule.startsWith('care.') && rule !== 'care.next')).toEqual([])
    }
})

test('planting with water is told in the week before its day, and not before', () => {
  const okra = (ahead: number) =>
    rules({
      ...{ place: 'kano', crop: 'okra', asOf: '2026-05-01', planted: addDays('2026-05-01', ahead) },
      ...{ past: dry(30), ahead: dry(7), field: { irrigation: ['furrow'] } },
    })
  expect(okra(7)).not.toContain('planting.ready')
  expect(okra(6)).toContain('planting.ready')
})

describe('on a crop that is ripe or nearly so', () => {
  const onion: Scene = {
    ...{ place: 'kano', crop: 'onion', asOf: '2026-04-05', planted: '2025-11-15', past: dry(30), ahead: dry(7) },
    field: { irrigation: ['furrow'], statedStage: 'mature', stageStatedOn: '2026-04-05' },
  }

  test('no pest is counted any more', () => {
    expect(rules(onion)).toContain('harvest.now')
    const log = [{ ...logged('scouted', '2026-03-29'), product: 'onion_thrips', count: 6, of: 20 }]
    const told = rules({ ...onion, field: { ...onion.field, log } })
    expect(told.filter((rule) => rule.startsWith('pest.'))).toEqual([])
  })

  test('a drought asks for no weeding of roots that are lifted in days', () => {
    const roots = (age: number) => {
      const asOf = '2026-04-26'
      const planted = addDays(asOf, -age)
      const past = [...rains(), ...dry(26)]
      return assessField(situationOf({ place: 'oshakati', crop: 'sweet-potato', asOf, planted, past, ahead: dry(7) }))
    }
    const nearly = [...Array(160).keys()].map(roots).filter(({ daysToHarvest: left }) => left !== null && left <= 21)
    expect(nearly.length).toBeGreaterThan(10)
    for (const field of nearly) expect(drySpellRules(field).map(({ rule }) => rule)).not.toContain('dry.spend')
  })
})

test('a low count whose window has passed is answered for a week: no spray, and no other count', () => {
  const okra = (count: number, asOf = '2026-06-10') =>
    rules({
      ...{ place: 'ibadan', crop: 'okra', asOf, planted: '2026-05-19', past: rains(), ahead: showers() },
      field: { log: [{ ...logged('scouted', '2026-06-05'), product: 'okra_flea_beetle', count, of: 20 }] },
    })
  const answers = (asOf: string) => okra(2, asOf).filter((rule) => rule.startsWith('pest.'))
  expect([answers('2026-06-10'), answers('2026-06-11')]).toEqual([['pest.late'], ['pest.late']])
  expect(answers('2026-06-12')).toEqual([])
  expect(okra(12)).toContain('pest.late')
})

test('young plants on more land than a family can water by can: the best beds', () => {
  const tomato = (areaAcres: number) =>
    given({
      ...{ place: 'oshakati', crop: 'tomato', asOf: '2026-08-10', planted: '2026-08-07', past: dry(60), ahead: dry(7) },
      field: { irrigation: ['manual'], areaAcres },
    }).find(({ rule }) => rule === 'irrigation.young')!
  expect(tomato(0.05).facts.after).toBeUndefined()
  expect(tomato(12.4).facts).toMatchObject({ after: 'whole', area: 5 })
  expect(wordAdvice(tomato(12.4), 'en').content).toMatch(/By hand, save the best \d+ beds\./)
})

test('seed is told once, beside the bunds or with the variety', () => {
  const cards = given({
    ...{ place: 'makurdi', crop: 'rice', asOf: '2026-05-24', planted: '2026-06-14', past: rains(), ahead: showers() },
    field: { areaAcres: 2 },
  }).filter(({ facts }) => facts.seedFor !== undefined)
  expect(cards.length).toBe(1)
})

test('a tree has no next step of a harvest before it bears, nor of a standing tree before it is planted', () => {
  for (const [crop, age] of [
    ['cocoa', 53],
    ['coffee', -10],
  ] as const)
    for (let month = 1; month <= 12; month++) {
      const asOf = `2026-${String(month).padStart(2, '0')}-07`
      const next = given({ place: 'jos', crop, asOf, planted: addDays(asOf, -age), past: dry(30), ahead: dry(7) })
      for (const { facts } of next) expect(['harvested', 'dried', 'stored', 'thinned']).not.toContain(facts.step ?? '')
    }
})

test('a harvested field is not told to stop watering', () => {
  const maize = (log: ReturnType<typeof logged>[]) =>
    rules({
      ...{ place: 'ibadan', crop: 'maize', asOf: '2026-07-15', planted: '2026-03-26', past: rains(), ahead: showers() },
      field: { irrigation: ['manual'], log },
    })
  expect(maize([])).toContain('irrigation.stop')
  expect(maize([logged('harvested', '2026-07-12')]).filter((rule) => rule.startsWith('irrigation'))).toEqual([])
})

test('a last planting day that has passed is not named', () => {
  for (let day = 20; day <= 31; day++) {
    const asOf = `2026-07-${day}`
    const cards = given({
      ...{ place: 'zaria', crop: 'cowpeas', asOf, planted: addDays(asOf, 2), past: rains(), ahead: showers() },
    })
    for (const { rule, facts } of cards)
      if (rule === 'planting.ready' && facts.last) expect(facts.last >= asOf.slice(5)).toBe(true)
  }
})

test('cassava that is lifted before its calendar has it ripe is watched no more', () => {
  const cassava: Scene = { place: 'calabar', crop: 'cassava', asOf: '2027-01-11', planted: '2026-06-26', past: dry(60) }
  expect(rules({ ...cassava, ahead: dry(7) }).some((rule) => /^risk|^care\.look/.test(rule))).toBe(true)
  const log = [logged('harvested', '2027-01-09')]
  const told = rules({ ...cassava, ahead: dry(7), field: { log } })
  expect(told.filter((rule) => /^(?:risk|pest|care\.look|care\.weeds|dry|fertilizer)/.test(rule))).toEqual([])
})

test('tomato that stands without rain in the dry season waits for none', () => {
  const tomato: Scene = { place: 'zaria', crop: 'tomato', asOf: '2027-01-08', planted: '2026-11-12', past: dry(60) }
  const told = rules({ ...tomato, ahead: dry(7) })
  expect(told.filter((rule) => rule.startsWith('dry.'))).toEqual([])
  expect(told).toContain('planting.lost')
})

test('seed of what stands in a nursery is told before the nursery is sown, and not with the seedlings', () => {
  const onion = (ahead: number) =>
    rules({
      ...{ place: 'kano', crop: 'onion', asOf: addDays('2026-12-09', -ahead), planted: '2026-12-09' },
      ...{ past: dry(30), ahead: dry(7), field: { irrigation: ['furrow'], enteredOn: addDays('2026-12-09', -ahead) } },
    })
  expect(onion(60)).toContain('planting.seed')
  expect(onion(17)).not.toContain('planting.seed')
})

test('who is told to plant now is not told to get the field ready', () => {
  const pea: Scene = { place: 'makurdi', crop: 'pigeon-pea', asOf: '2026-06-14', planted: '2026-06-27' }
  const told = rules({ ...pea, past: rains(), ahead: showers() })
  expect(told).toContain('planting.ready')
  expect(told).not.toContain('care.land')
})

test('cane that was cut grows again, and has a next line', () => {
  const cane: Scene = { place: 'makurdi', crop: 'sugarcane', asOf: '2027-02-16', planted: '2026-04-26', past: dry(60) }
  const field = { irrigation: ['sprinkler' as const], log: [logged('harvested', '2027-02-15')] }
  expect(rules({ ...cane, ahead: dry(7), field })).not.toEqual([])
})

test('no one is sent to sow a nursery in the week of planting out', () => {
  const tomato: Scene = { place: 'kano', crop: 'tomato', asOf: '2026-10-25', planted: '2026-11-06', past: dry(20) }
  const field = { irrigation: ['drip' as const], enteredOn: '2026-10-25' }
  const next = adviseNextStep(situationOf({ ...tomato, ahead: dry(7), field }))
  expect(next?.facts.step).not.toBe('nursery')
})

test('forecast rain alone does not plant: soil that is dry waits until it is wet', () => {
  const maize = (past: number[]) =>
    rules({
      place: 'kano',
      crop: 'maize',
      asOf: '2026-06-07',
      planted: '2026-06-17',
      past,
      ahead: [30, 18, 0, 0, 0, 0, 0],
    })
  expect(maize([...dry(25), 9])).toContain('planting.wait-rain')
  expect(maize([...dry(20), 25, 0, 9])).toContain('planting.ready')
})

test('pigeon pea that flowers after the rains is in no drought', () => {
  const pea: Scene = { place: 'makurdi', crop: 'pigeon-pea', asOf: '2026-11-25', planted: '2026-06-25', past: dry(30) }
  const told = rules({ ...pea, ahead: dry(7), field: { varietyDays: null } })
  expect(told.filter((rule) => rule.startsWith('dry.'))).toEqual([])
})

test('rice that is cut is guarded from no birds', () => {
  const rice = (variety: number): Scene => ({
    ...{ place: 'zaria', crop: 'rice', asOf: '2026-11-01', planted: '2026-06-30', variety, past: dry(14) },
    ...{ ahead: dry(7), field: { soil: 'clay', log: [logged('harvested', '2026-10-28')] } },
  })
  for (const variety of [110, 118, 126])
    expect(rules(rice(variety)).filter((rule) => rule.startsWith('risk.'))).toEqual([])
})

test('leaves that dried up are not picked', () => {
  const spinach = (past: number[]) =>
    rules({ place: 'zaria', crop: 'spinach', asOf: '2026-11-12', planted: '2026-10-04', past, ahead: dry(7) })
  expect(spinach([...rains(), ...rains(), ...dry(2)])).toContain('harvest.pick')
  expect(spinach([...rains(), ...dry(31)])).not.toContain('harvest.pick')
})

test('cabbage of the highland is not planted to wait for rain in the dry season', () => {
  const cabbage = (asOf: string) =>
    rules({ place: 'jos', crop: 'cabbage', asOf, planted: addDays(asOf, 12), past: dry(30), ahead: dry(7) })
  expect(cabbage('2026-11-29')).not.toContain('planting.wait-rain')
  expect(cabbage('2026-11-29')).toContain('planting.no-rain')
  expect(cabbage('2026-05-10')).not.toContain('planting.no-rain')
})

test('onion without water in a desert is not nearly ripe', () => {
  const onion = (past: number[], asOf: string) =>
    rules({ place: 'mariental', crop: 'onion', asOf, planted: '2026-04-15', variety: 100, past, ahead: dry(7) })
  expect(onion(dry(90), '2026-07-18').filter((rule) => rule.startsWith('harvest.'))).toEqual([])
})

test('yam that ripens in the dry season is in no drought', () => {
  const yam: Scene = { place: 'makurdi', crop: 'yam', asOf: '2027-01-04', planted: '2026-04-25', past: dry(50) }
  const told = rules({ ...yam, ahead: dry(7), field: { varietyDays: null, maturity: 'late' } })
  expect(told.filter((rule) => rule.startsWith('dry.'))).toEqual([])
})

test('no fire line is cleared round cane that is only planned', () => {
  const lines = (planted: string) =>
    collectCandidates(
      situationOf({
        place: 'kano',
        crop: 'sugarcane',
        asOf: '2026-11-09',
        planted,
        field: { enteredOn: '2026-11-01', irrigation: ['furrow'] },
      }),
    ).filter(({ rule }) => rule === 'care.fire-line').length
  expect([lines('2026-03-01'), lines('2027-10-24')]).toEqual([1, 0])
})
