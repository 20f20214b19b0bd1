import { expect, test } from 'bun:test'
import type { LogEntry } from '../contracts/season.ts'
import { collectCandidates } from './advise.ts'
import { addDays } from './dates.ts'
import { logged, rains, type Scene, situationOf } from './testing/example-fields.ts'

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

test('no weeding or stand count ends after the feeding of its week, and that says "weed first"', () => {
  const fed = /^fertilizer\.(basal|go|together|pods)$/
  let told = 0
  for (const ahead of [
    [0, 0, 30, 25, 20, 0, 9],
    [22, 0, 18, 25, 0, 0, 0],
    [0, 9, 0, 4, 0, 12, 0],
  ])
    for (const crop of ['sorghum', 'maize', 'millet', 'cassava', 'groundnuts', 'tomato'] as const)
      for (let age = 8; age < 60; age++) {
        const past = [...rains(), 0, 22, 25, 14]
        const week = collectCandidates(
          situationOf({ place: 'zaria', crop, asOf: '2026-08-05', planted: addDays('2026-08-05', -age), past, ahead }),
        )
        const feeding = week.find(({ rule }) => fed.test(rule))
        if (!feeding) continue
        const stand = week.find(({ rule }) => rule === 'planting.stand' || rule === 'planting.stand-late')
        const weeding = week.find(({ closes }) => closes?.kind === 'weeded')
        for (const first of [stand, weeding]) {
          if (!first) continue
          expect([crop, age, first.validUntil <= feeding.validUntil]).toEqual([crop, age, true])
          expect(String(first.facts.from ?? '') < first.validUntil).toBe(true)
        }
        if (weeding && feeding.rule !== 'fertilizer.pods')
          expect([crop, age, feeding.facts.weed]).toEqual([crop, age, 1])
        told += Number(stand !== undefined) + Number(weeding !== undefined)
      }
  expect(told).toBeGreaterThan(20)
})

test('what is first applied when weeds stand is applied to a weeded field', () => {
  const late: Scene = {
    ...{ place: 'zaria', crop: 'groundnuts', asOf: '2026-08-05', planted: '2026-07-16' },
    ...{ past: [...rains(), 0, 22, 25, 14], ahead: [0, 0, 30, 25, 20, 0, 9] },
  }
  const weedFirst = (log: LogEntry[]) =>
    collectCandidates(situationOf({ ...late, field: { log } })).find(({ rule }) => rule === 'fertilizer.basal')?.facts
  expect(weedFirst([logged('thinned', '2026-08-01')])).toMatchObject({ n: 1, weed: 1 })
  const weeded = weedFirst([logged('weeded', '2026-08-01')])
  expect(weeded).toMatchObject({ n: 1 })
  expect(weeded?.weed).toBeUndefined()
})
