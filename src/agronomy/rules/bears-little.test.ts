import { expect, test } from 'bun:test'
import type { CanonicalCropId } from '../../contracts/crops.ts'
import { addDays } from '../dates.ts'
import { assessField } from '../field.ts'
import { dry, type PlaceName, type Scene, situationOf } from '../testing/example-fields.ts'
import { prospectRules } from './prospect-rules.ts'

const told = (crop: CanonicalCropId, place: PlaceName, over: Partial<Scene> = {}) =>
  prospectRules(
    assessField(
      situationOf({ crop, place, asOf: '2026-05-18', planted: '2010-06-01', past: dry(30), ahead: dry(7), ...over }),
    ),
  )

// mm a year of the place, and of ECOCROP: what the plant lives on where that lacks, else what it bears well with.
test.each<[CanonicalCropId, PlaceName, number, number, number]>([
  ['cocoa', 'kano', 760, 900, 8],
  ['cocoa', 'zaria', 1000, 1200, 8],
  ['mangoes', 'otavi', 480, 600, 8],
  ['mangoes', 'mariental', 230, 300, 8],
  ['oil-palm', 'zaria', 1000, 1500, 7],
  ['oil-palm', 'jos', 1250, 1500, 8],
  ['oranges', 'kano', 760, 1200, 6],
  ['oranges', 'mariental', 230, 450, 5],
  ['plantain', 'rundu', 570, 1000, 6],
])('%s that bear at %s are told the %d mm that they get of %d', (crop, place, mm, wanted, tenths) => {
  const [card, ...others] = told(crop, place)
  expect(others).toEqual([])
  expect(card).toMatchObject({ rule: 'planting.bears-little', priority: 'medium', facts: { dryFor: 'share', tenths } })
  expect(card!.evidence.map(({ value }) => value)).toEqual([mm, wanted])
})

test('it is told on two Mondays of half a year', () => {
  const weeks = Array.from({ length: 52 }, (_, n) => told('cocoa', 'kano', { asOf: addDays('2026-01-05', 7 * n) }))
  expect(weeks.filter((cards) => cards.length > 0)).toHaveLength(4)
})

test('a tree that does not bear yet is told that it is too dry there', () => {
  const rules = Array.from({ length: 5 }, (_, n) => {
    const asOf = addDays('2026-05-18', 7 * n)
    return told('cocoa', 'kano', { asOf, planted: '2025-06-01' }).map(({ rule }) => rule)
  })
  expect(rules.flat()).toContain('planting.too-dry')
  expect(rules.flat()).not.toContain('planting.bears-little')
})
