import { describe, expect, test } from 'bun:test'
import { collectCandidates } from '../advise.ts'
import { dry, type Scene, situationOf } from '../testing/example-fields.ts'

const MAHANGU: Scene = {
  place: 'oshakati',
  crop: 'millet',
  asOf: '2027-02-10',
  planted: '2026-12-15',
  past: [...dry(30), 60, 70, 65, 60, 35],
  ahead: [40, 50, 40, 20, 5, 0, 0],
  field: { soil: null },
}
const heavy = (scene: Scene) => collectCandidates(situationOf(scene)).find(({ rule }) => rule === 'rain.heavy')

describe('on soaked soil that is taken for sand', () => {
  test('rain that ponds on any soil is advised, though more has fallen', () => {
    expect(heavy(MAHANGU)?.facts).toMatchObject({ rains: 'coming', rain: 155 })
  })

  test('the farmer who says that it is sand needs no drains', () => {
    expect(heavy({ ...MAHANGU, field: { soil: 'sand' } })).toBeUndefined()
  })

  test('light rain ahead needs none', () => {
    expect(heavy({ ...MAHANGU, ahead: [4, 0, 6, 0, 0, 0, 0] })).toBeUndefined()
  })
})
