import { describe, expect, test } from 'bun:test'
import { collectCandidates } from '../advise.ts'
import { assessField } from '../field.ts'
import { dry, type Scene, situationOf } from '../testing/example-fields.ts'
import { heavyRainRules } from './heavy-rain.ts'

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

describe('where water is short', () => {
  const GEIDAM = { lat: 12.9, lng: 11.93, elevation: 340, country: 'NG', state: 'Yobe' }
  const millet: Scene = {
    ...{ place: 'maiduguri', crop: 'millet', asOf: '2026-07-30', planted: '2026-07-05', past: dry(30) },
    ...{ ahead: [0, 55, 8, 0, 0, 0, 0], field: { place: GEIDAM, soil: 'clay' } },
  }
  const rain = (scene: Scene) => heavyRainRules(assessField(situationOf(scene))).length
  test('rain that dry clay absorbs is kept: no drains at Geidam', () => {
    expect(rain(millet)).toBe(0)
    expect(rain({ ...millet, field: { soil: 'clay' }, place: 'kano' })).toBe(1)
  })

  test('rain on soaked clay, or far more than it absorbs, is drained there too', () => {
    expect(rain({ ...millet, past: [...dry(20), 30, 60, 40, 50, 30] })).toBe(1)
    expect(rain({ ...millet, ahead: [0, 95, 80, 30, 0, 0, 0] })).toBe(1)
  })
})
