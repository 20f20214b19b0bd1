import { expect, test } from 'bun:test'
import { wordAdvice } from '../../advice-words/word-advice.ts'
import { collectCandidates } from '../advise.ts'
import { assessField } from '../field.ts'
import { stepsThisWeek } from '../season/season-plan.ts'
import { dry, rains, type Scene, situationOf } from '../testing/example-fields.ts'
import { operationCardFor } from './operation-cards.ts'

const given = (scene: Scene) => collectCandidates(situationOf(scene))
const rules = (scene: Scene) => given(scene).map(({ rule }) => rule)

test('nothing is thinned in a drought: those that stay are torn loose', () => {
  const cotton: Scene = { place: 'zaria', crop: 'cotton', asOf: '2026-07-20', planted: '2026-06-25' }
  expect(rules({ ...cotton, past: rains(), ahead: [0, 4, 0, 0, 3, 0, 0] })).toContain('care.thin')
  expect(rules({ ...cotton, past: [...rains(), ...dry(12)], ahead: dry(7) })).not.toContain('care.thin')
})

test('before planting the seed to get is told once', () => {
  const told = given({
    place: 'kano',
    crop: 'maize',
    asOf: '2026-05-21',
    planted: '2026-06-20',
    variety: 95,
    ahead: dry(7),
  })
  const texts = told.map((advice) => wordAdvice(advice, 'en').content)
  expect(told.map(({ rule }) => rule).toSorted()).toEqual(['care.land', 'planting.seed'])
  expect(texts.filter((text) => /Get .* of good seed/.test(text))).toHaveLength(1)
})

test('drains are told of once in a week of a full soil', () => {
  const cabbage: Scene = { place: 'calabar', crop: 'cabbage', asOf: '2026-07-06', planted: '2026-05-27' }
  const told = given({ ...cabbage, past: [...rains(), 40, 30, 45], ahead: [0, 4, 0, 3, 0, 3, 6] })
  const texts = told.flatMap((advice) => Object.values(wordAdvice(advice, 'en')))
  expect(told.map(({ rule }) => rule)).toContain('fertilizer.drain')
  expect(told.filter((advice) => /[Oo]pen drains/.test(wordAdvice(advice, 'en').content))).toHaveLength(1)
  expect(texts.length).toBeGreaterThan(4)
})

test('a deluge is no quiet week where the soil is only taken for sand', () => {
  const nuts: Scene = {
    place: 'oshakati',
    crop: 'groundnuts',
    asOf: '2027-02-07',
    planted: '2027-01-08',
    past: rains(),
  }
  const told = (soil: 'sand' | null) => rules({ ...nuts, ahead: [0, 0, 24, 45, 77, 17, 0], field: { soil } })
  expect(told(null)).toContain('rain.heavy')
  expect(told('sand')).not.toContain('rain.heavy')
})

test('carrots are pulled after a shower where nobody waters, or where one has softened the soil', () => {
  const content = (irrigation: 'rain-fed' | 'manual', lastRain: number) =>
    given({
      ...{ place: 'jos', crop: 'carrots', asOf: '2026-08-24', planted: '2026-05-20' },
      ...{ past: [...dry(59), lastRain], ahead: dry(7), field: { irrigation: [irrigation] } },
    })
      .filter(({ rule }) => rule.startsWith('harvest.'))
      .map((advice) => wordAdvice(advice, 'en').content)
      .join()
  expect(content('rain-fed', 0)).toContain('best after a shower')
  expect(content('manual', 9)).toContain('water first')
  expect(content('manual', 10)).toContain('best after a shower')
})

test('blast in upland rice asks for no flood', () => {
  const rice = (riceField: 'upland' | 'lowland') =>
    given({
      place: 'makurdi',
      crop: 'rice',
      asOf: '2026-07-21',
      planted: '2026-06-21',
      past: rains(),
      ahead: [5, 10, 1, 0, 0, 0, 25],
      days: { humidity: 96, tMax: 27, tMin: 21 },
      field: { riceField },
    }).find(({ facts }) => facts.pest === 'rice_blast')!
  expect(wordAdvice(rice('upland'), 'en').content).not.toContain('flooded')
  expect(wordAdvice(rice('lowland'), 'en').content).toContain('keep the field flooded')
})

test('no mats are covered for a drought that rain of this week ends', () => {
  const banana = (ahead: number[]) =>
    rules({ place: 'calabar', crop: 'banana', asOf: '2026-12-20', planted: '2025-06-17', past: dry(12), ahead })
  expect(banana(dry(7))).toContain('dry.mat')
  expect(banana([0, 0, 0, 22, 32, 0, 0])).not.toContain('dry.mat')
})

test('seedlings are not hardened until a day that has passed', () => {
  const field = assessField(situationOf({ place: 'zaria', crop: 'pepper', asOf: '2026-06-12', planted: '2026-06-20' }))
  const step = stepsThisWeek(field).find(({ row }) => row === 'harden')!
  expect(operationCardFor(field, step)).toMatchObject({ rule: 'care.harden' })
  expect(operationCardFor({ ...field, asOf: '2026-06-21' }, step)).toBeNull()
})
