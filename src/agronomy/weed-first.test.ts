import { expect, test } from 'bun:test'
import { advise } from './advise.ts'
import { rains, type Scene, situationOf } from './testing/example-fields.ts'

const maize: Scene = {
  place: 'kano',
  crop: 'maize',
  variety: 90,
  asOf: '2026-08-05',
  planted: '2026-07-01',
  past: rains(),
  ahead: [0, 9, 0, 4, 0, 12, 0],
}
const lastDays = (scene: Scene) => {
  const told = advise(situationOf(scene))
  const of = (kind: string) => told.find(({ closes }) => closes?.kind === kind)
  return { weeding: of('weeded'), feeding: of('fed') }
}

test('a feeding that says "weed first" is never due before the weeding of its week', () => {
  const { weeding, feeding } = lastDays(maize)
  expect(feeding?.facts.weed).toBe(1)
  expect(weeding?.validUntil).toBe(feeding!.validUntil)
  expect(weeding?.facts.by).toBe(weeding!.validUntil)
})

test('one that waits for the rain to pass leaves the weeding its own days', () => {
  const { weeding, feeding } = lastDays({ ...maize, ahead: [0, 62, 48, 0, 0, 0, 0] })
  expect(feeding?.rule).toBe('fertilizer.hold')
  expect(weeding === undefined || weeding.validUntil > feeding!.validUntil).toBe(true)
})
