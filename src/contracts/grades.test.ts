import { describe, expect, test } from 'bun:test'
import general from '../agronomy/data/fertilizer-general.json' with { type: 'json' }
import {
  containsNutrients,
  GRADE_IDS,
  GRADES,
  type GradeId,
  gradeIdSchema,
  gradesSoldIn,
  type Nutrients,
} from './grades.ts'

describe('a grade', () => {
  test('holds the elements of its label: P is 0.4364 of P2O5, K 0.8301 of K2O', () => {
    const { n, p, k } = GRADES.npk_15_15_15.holds
    expect([n, p, k].map((share) => Number(share.toFixed(4)))).toEqual([0.15, 0.0655, 0.1245])
  })

  test('of southern Africa is labelled in elements: 2:3:2 (22) is 22 % in seven parts', () => {
    const { n, p, k } = GRADES.za_2_3_2_22.holds
    expect([n, p, k].map((share) => Number(share.toFixed(4)))).toEqual([0.0629, 0.0943, 0.0629])
  })

  test('has the id that the data give it, and is known with hyphens too', () => {
    expect(GRADE_IDS.toSorted()).toEqual(general.grades.map(({ id }) => id as GradeId).toSorted())
    expect(GRADE_IDS.filter((id) => !/^[a-z0-9_]+$/.test(id))).toEqual([])
    for (const id of GRADE_IDS)
      expect([gradeIdSchema.parse(id), gradeIdSchema.parse(id.replaceAll('_', '-') as GradeId)]).toEqual([id, id])
    for (const wrong of ['npk_1_2_3', '', 15, null]) expect(gradeIdSchema.safeParse(wrong).success).toBe(false)
  })

  const held = ({ n, p, k }: Nutrients) => [n, p, k].map((share) => Number((share * 100).toFixed(6)))

  test.each(Object.values(GRADES))('holds what its label says: $label', ({ label, holds }) => {
    const [, parts, percent] = /^(\d+:\d+:\d+) \((\d+)\)/.exec(label) ?? []
    if (parts && percent) {
      const [n, p, k] = parts.split(':').map(Number) as [number, number, number]
      const part = Number(percent) / (n + p + k)
      return expect(held(holds)).toEqual([n, p, k].map((each) => Number((each * part).toFixed(6))))
    }
    const [, n, p2o5, k2o] = /([\d.]+)-(\d+)-(\d+)/.exec(label)?.map(Number) ?? []
    if (n !== undefined)
      expect(held(holds)).toEqual([n, p2o5! * 0.4364, k2o! * 0.8301].map((each) => Number(each.toFixed(6))))
  })

  test.each([
    ['LAN 28', [28, 0, 0]],
    ['MAP (33)', [11, 22, 0]],
    ['Zinc sulphate', [0, 0, 0]],
    ['Borax', [0, 0, 0]],
    ['Gypsum', [0, 0, 0]],
    ['Lime', [0, 0, 0]],
  ])('whose label does not say it holds: %s', (label, elements) => {
    expect(held(Object.values(GRADES).find((grade) => grade.label === label)!.holds)).toEqual(elements)
  })

  test('is sold in its countries', () => {
    expect(gradesSoldIn('NA')).toContain('lan_28')
    expect(gradesSoldIn('NG')).not.toContain('lan_28')
    expect(gradesSoldIn('NG')[0]).toBe('urea')
  })

  test('that is none of the three elements feeds nothing by rate', () => {
    expect(containsNutrients('gypsum')).toBe(false)
    expect(containsNutrients('can')).toBe(true)
  })
})
