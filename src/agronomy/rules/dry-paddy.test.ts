import { expect, test } from 'bun:test'
import type { RiceField } from '../../contracts/season.ts'
import { adviseNextStep, rankAdviceCandidates } from '../advise.ts'
import { dry, type Scene, situationOf } from '../testing/example-fields.ts'

const rice = (riceField: RiceField): string[] => {
  const scene: Scene = { place: 'makurdi', crop: 'rice', asOf: '2026-07-25', planted: '2026-06-28', ahead: dry(7) }
  const field = { riceField, soil: 'clay' } as const
  return rankAdviceCandidates(situationOf({ ...scene, past: [...Array(20).fill(8), ...Array(12).fill(0)], field })).map(
    ({ advice }) => advice.rule,
  )
}

test('in a drought upland rice saves the water of its soil, a paddy closes its bunds and is weeded without water', () => {
  const [upland, lowland] = [rice('upland'), rice('lowland')]
  expect(upland).not.toContain('dry.paddy')
  expect(upland.some((rule) => rule.startsWith('dry.'))).toBe(true)
  expect(lowland).toContain('dry.paddy')
  expect(lowland).not.toContain('care.weeds-paddy')
})

test('water is let off a rice field that has some, and no field that is dry', () => {
  const steps = (past: number[]) => {
    const scene: Scene = {
      place: 'makurdi',
      crop: 'rice',
      variety: 118,
      asOf: '2026-10-12',
      planted: '2026-06-25',
      past,
    }
    const situation = situationOf({ ...scene, ahead: dry(7), field: { soil: 'loam' } })
    return [...rankAdviceCandidates(situation).map(({ advice }) => advice.rule), adviseNextStep(situation)?.facts.step]
  }
  expect(steps([...Array(30).fill(9), ...Array(14).fill(6)])).toContain('care.drain')
  const withoutWater = steps([...Array(30).fill(9), ...Array(14).fill(0)])
  expect(withoutWater).not.toContain('care.drain')
  expect(withoutWater).not.toContain('drained')
})
