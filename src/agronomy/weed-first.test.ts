import { expect, test } from 'bun:test'
import { collectCandidates } from './advise.ts'
import { addDays } from './dates.ts'
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
  const told = collectCandidates(situationOf(scene))
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

test('no weeding begins after the feeding that waits for it, and no stand is counted after it is fed', () => {
  const fed = /^fertilizer\.(basal|go|together)$/
  let told = 0
  for (const ahead of [
    [0, 0, 30, 25, 20, 0, 9],
    [22, 0, 18, 25, 0, 0, 0],
    [0, 9, 0, 4, 0, 12, 0],
  ])
    for (const crop of ['sorghum', 'maize', 'millet', 'cassava'] as const)
      for (let age = 8; age < 60; age++) {
        const past = [...rains(), 0, 22, 25, 14]
        const week = collectCandidates(
          situationOf({ place: 'zaria', crop, asOf: '2026-08-05', planted: addDays('2026-08-05', -age), past, ahead }),
        )
        const feeding = week.find(({ rule }) => fed.test(rule))
        if (!feeding) continue
        const stand = week.find(({ rule }) => rule === 'planting.stand' || rule === 'planting.stand-late')
        const weeding = week.find(({ closes }) => closes?.kind === 'weeded')
        if (stand) expect(stand.validUntil <= feeding.validUntil).toBe(true)
        if (weeding && feeding.facts.weed !== undefined)
          expect(String(weeding.facts.from ?? '') <= feeding.validUntil).toBe(true)
        told += Number(stand !== undefined) + Number(weeding !== undefined)
      }
  expect(told).toBeGreaterThan(20)
})
