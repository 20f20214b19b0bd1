import { describe, expect, test } from 'bun:test'
import { collectCandidates } from '../advise.ts'
import { addDays } from '../dates.ts'
import { dry, rains, type Scene, showers, situationOf } from '../testing/example-fields.ts'

const given = (scene: Scene) => collectCandidates(situationOf(scene))
const rules = (scene: Scene) => given(scene).map(({ rule }) => rule)

describe('time to plant', () => {
  test('is not told of seedlings that are still in the nursery, and is told of seed once it rains', () => {
    const rice = (established: 'seedling' | 'seed', asOf: string): Scene => ({
      ...{ place: 'makurdi', crop: 'rice', asOf, planted: '2026-07-10', past: rains(), ahead: showers() },
      field: { riceField: 'lowland', established },
    })
    expect(rules(rice('seed', '2026-06-29'))).toContain('planting.ready')
    expect(rules(rice('seedling', '2026-06-29'))).not.toContain('planting.ready')
    expect(rules(rice('seedling', '2026-07-04'))).toContain('planting.ready')
  })

  test('is not told before the time opens', () => {
    const maize: Scene = { place: 'kano', crop: 'maize', variety: 90, asOf: '2026-06-05', planted: '2026-06-18' }
    const wet = { past: [...dry(7), ...rains()], ahead: showers() }
    expect(rules({ ...maize, ...wet })).not.toContain('planting.ready')
    expect(rules({ ...maize, ...wet, asOf: '2026-06-10' })).toContain('planting.ready')
  })
})

test('no day is named as the farmer’s own where the time ends before the planned one', () => {
  const planned = '2026-09-10'
  for (let asOf = '2026-05-25'; asOf < '2026-07-20'; asOf = addDays(asOf, 4)) {
    const advices = given({ place: 'kano', crop: 'maize', variety: 90, asOf, planted: planned, ahead: showers() })
    for (const { facts } of advices) expect([undefined, planned.slice(5)]).toContain(facts.planted)
  }
})
