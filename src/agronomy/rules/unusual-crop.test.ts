import { expect, test } from 'bun:test'
import { collectCandidates } from '../advise.ts'
import { assessField } from '../field.ts'
import { type Scene, situationOf } from '../testing/example-fields.ts'
import { unusualCropRules } from './unusual-crop.ts'

const told = (scene: Scene) => unusualCropRules(assessField(situationOf(scene)))[0]

test('sesame at Calabar is unusual until it is sown: no standing crop is tried on a small piece first', () => {
  const sesame: Scene = { place: 'calabar', crop: 'sesame', asOf: '2026-04-10', planted: '2026-04-13' }
  expect(told(sesame)).toMatchObject({ rule: 'planting.not-usual' })
  expect(collectCandidates(situationOf(sesame)).map(({ rule }) => rule)).not.toContain('planting.seed')
  for (const asOf of ['2026-04-13', '2026-04-16', '2026-04-24', '2026-05-11'])
    for (const field of [{}, { enteredOn: asOf }]) expect(told({ ...sesame, asOf, field })).toBeUndefined()
})

test('what no guide plants there and the cold will end gets no calendar', () => {
  const cotton: Scene = { place: 'otavi', crop: 'cotton', asOf: '2027-02-08', planted: '2027-02-05' }
  const rules = (asOf: string) =>
    collectCandidates(situationOf({ ...cotton, asOf, field: { irrigation: ['sprinkler'] } })).map(({ rule }) => rule)
  expect(rules('2027-02-08')).toEqual(['planting.wrong-season'])
  expect(rules('2027-03-01')).toEqual(['planting.lost'])
})

test('what is only planned is told every week until its day: no seed is bought before that', () => {
  const yam: Scene = { place: 'kano', crop: 'yam', asOf: '2026-04-20', planted: '2026-05-25' }
  const field = { enteredOn: '2026-04-20' }
  expect(told({ ...yam, field })).toBeDefined()
  expect(collectCandidates(situationOf({ ...yam, field })).map(({ rule }) => rule)).not.toContain('planting.seed')
  for (const asOf of ['2026-04-27', '2026-05-04', '2026-05-11', '2026-05-18', '2026-05-24']) {
    expect(told({ ...yam, asOf, field })).toBeDefined()
    expect(collectCandidates(situationOf({ ...yam, asOf, field })).map(({ rule }) => rule)).not.toContain(
      'planting.seed',
    )
  }
})

test('watered cane is at home in the fadamas of the Sudan savanna', () => {
  const cane = { place: 'kano', crop: 'sugarcane', asOf: '2027-01-20', planted: '2027-01-15' } as const
  expect(told({ ...cane, field: { irrigation: ['furrow'] } })).toBeUndefined()
})

test('roots that are planted in the dry season only are unusual in the rains: potatoes without water at Kano', () => {
  const potatoes: Scene = { place: 'kano', crop: 'potatoes', asOf: '2026-08-20', planted: '2026-08-25' }
  expect(told(potatoes)?.facts.guides).toBe('watered')
  expect(told({ ...potatoes, field: { irrigation: ['furrow'] } })).toBeUndefined()
  expect(told({ ...potatoes, place: 'jos' })).toBeUndefined()
})

test('trees that stand are not called a trial when they are entered: plantain at Maiduguri', () => {
  const field = { enteredOn: '2026-06-20' }
  const plantain: Scene = { place: 'maiduguri', crop: 'plantain', asOf: '2026-06-22', planted: '2026-06-30', field }
  expect(told(plantain)).toBeDefined()
  expect(told({ ...plantain, asOf: '2026-07-06' })).toBeUndefined()
  expect(told({ ...plantain, planted: '2024-01-12' })).toBeUndefined()
})

test('what is at home, or planted like what is, is not', () => {
  expect(told({ place: 'kano', crop: 'maize', asOf: '2026-07-03', planted: '2026-07-01' })).toBeUndefined()
  expect(told({ place: 'kano', crop: 'beans', asOf: '2026-07-23', planted: '2026-07-21' })).toBeUndefined()
})

test('of what is asked about first no field is prepared and no fertiliser bought in a rush: egusi in the dry season', () => {
  const egusi: Scene = { place: 'zaria', crop: 'egusi', asOf: '2026-01-05', planted: '2026-01-18' }
  const field = { irrigation: ['flood' as const], enteredOn: '2026-01-02' }
  const rules = collectCandidates(situationOf({ ...egusi, field })).map(({ rule }) => rule)
  expect(rules).toContain('planting.not-usual')
  expect(rules).not.toContain('care.land')
})

test('sweet potato of Sokoto is at home there, and in the dry season it waits for the rains', () => {
  const place = { lat: 13.06, lng: 5.24, elevation: 300, country: 'NG', state: 'Sokoto' }
  const field = { place, irrigation: ['rain-fed' as const] }
  const planned = (asOf: string, planted: string): Scene => ({
    ...{ place: 'kano', crop: 'sweet-potato', asOf, planted, field },
  })
  expect(told(planned('2026-07-01', '2026-07-10'))).toBeUndefined()
  const dry = collectCandidates(situationOf(planned('2026-02-01', '2026-02-14'))).map(({ rule }) => rule)
  expect(dry).toContain('planting.no-rain')
  expect(dry).not.toContain('planting.wrong-season')
})

test('the end of the rains comes before the word unusual: millet of Omaheke, melons of Jos', () => {
  const omaheke = { lat: -22.45, lng: 18.97, elevation: 1440, country: 'NA', state: 'Omaheke' }
  const first = (scene: Scene) => collectCandidates(situationOf(scene))[0]
  const millet = (planted: string, asOf: string): Scene => ({
    ...{ place: 'otavi', crop: 'millet', asOf, planted, field: { place: omaheke } },
  })
  expect(first(millet('2027-01-10', '2026-12-20'))?.rule).toBe('planting.not-usual')
  expect(first(millet('2027-03-10', '2027-02-20'))).toMatchObject({
    rule: 'planting.too-dry',
    facts: { dryFor: 'season' },
  })
  const melons: Scene = { place: 'jos', crop: 'watermelon', asOf: '2026-09-01', planted: '2026-09-15' }
  expect(first(melons)).toMatchObject({ rule: 'planting.too-dry', facts: { dryFor: 'season' } })
})
