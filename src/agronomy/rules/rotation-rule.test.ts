import { expect, test } from 'bun:test'
import { wordAdvice } from '../../advice-words/word-advice.ts'
import type { PreviousCrop } from '../../contracts/season.ts'
import { collectCandidates } from '../advise.ts'
import { assessField } from '../field.ts'
import { type Scene, situationOf } from '../testing/example-fields.ts'
import { rotationRule } from './rotation-rule.ts'

const told = (crop: Scene['crop'], previousCrop: PreviousCrop | null, change: Partial<Scene> = {}) => {
  const scene: Scene = { place: 'zaria', crop, asOf: '2026-06-01', planted: '2026-06-20', ...change }
  return rotationRule(assessField(situationOf({ ...scene, field: { previousCrop, ...change.field } })), '2026-06-20')
}

test('tomato after pepper, potatoes or tomato goes to another field; after maize, onion or a fallow it may stay', () => {
  for (const before of ['pepper', 'potatoes', 'tomato'] as const)
    expect(told('tomato', before)?.facts).toMatchObject({ before })
  for (const before of ['maize', 'onion', 'fallow', null] as const) expect(told('tomato', before)).toBeNull()
})

test('cereal after the same cereal keeps its borers, a legume before it does not', () => {
  expect(told('maize', 'maize')?.facts).toMatchObject({ pest: 'maize_stem_borer' })
  expect(told('maize', 'soybean')).toBeNull()
  expect(told('groundnuts', 'groundnuts')?.facts).toMatchObject({ pest: 'leaf_spots' })
})

test('of several that both crops keep, the one that stays longest in the field is named', () => {
  expect(told('tomato', 'tomato')?.facts).toMatchObject({ pest: 'bact_wilt' })
  expect(told('potatoes', 'tomato')?.facts).toMatchObject({ pest: 'bact_wilt' })
})

test('what could be sown instead does not suffer from the same', () => {
  const crops = String(told('maize', 'maize')?.facts.crops ?? '').split(',')
  expect(crops[0]).toBeTruthy()
  expect(crops).not.toContain('sorghum')
})

test('it is told while another field can be chosen, three times from the day of the plan, and names both crops', () => {
  const field = { enteredOn: '2026-06-01' }
  expect(told('tomato', 'pepper', { field })).not.toBeNull()
  expect(told('tomato', 'pepper', { field, asOf: '2026-06-19' })).toBeNull()
  const told0 = told('tomato', 'pepper')!
  expect(told0.actions).toEqual([`pest.${told0.facts.pest}` as 'pest.tuta'])
  const { content, sms } = wordAdvice(told0, 'en')
  expect(content).toContain('You grew pepper here')
  expect(sms).toStartWith('Tomato: plant it in a different field')
  const situation = situationOf({ place: 'zaria', crop: 'tomato', asOf: '2026-06-01', planted: '2026-06-20' })
  expect(collectCandidates({ ...situation, previousCrop: 'pepper' }).map(({ rule }) => rule)).toContain(
    'planting.rotate',
  )
})
