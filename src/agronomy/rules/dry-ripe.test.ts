import { expect, test } from 'bun:test'
import { assessField } from '../field.ts'
import { dry, type Scene, situationOf } from '../testing/example-fields.ts'
import { isInDrought } from './dry-spell.ts'

const thirsts = (scene: Omit<Scene, 'past' | 'ahead'>) =>
  isInDrought(assessField(situationOf({ ...scene, past: dry(), ahead: Array(7).fill(0) })))

test('a head that is ripe and cut once is told of no drought; what bears on is', () => {
  expect(thirsts({ place: 'makurdi', crop: 'cabbage', asOf: '2026-08-13', planted: '2026-05-05' })).toBe(false)
  expect(thirsts({ place: 'makurdi', crop: 'okra', asOf: '2026-08-13', planted: '2026-06-05' })).toBe(true)
})

test('pods that fill in the ground are told of a drought until ten days before they are ripe', () => {
  const nuts = (planted: string) =>
    thirsts({ place: 'kano', crop: 'groundnuts', asOf: '2026-09-15', planted, variety: 100 })
  expect(nuts('2026-06-22')).toBe(true)
  expect(nuts('2026-06-12')).toBe(false)
})
