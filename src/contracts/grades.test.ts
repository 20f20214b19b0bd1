import { describe, expect, test } from 'bun:test'
import { feeds, GRADES, gradesOf } from './grades.ts'

describe('a grade', () => {
  test('holds the elements of its label: P is 0.4364 of P2O5, K 0.8301 of K2O', () => {
    const { n, p, k } = GRADES['npk-15-15-15'].holds
    expect([n, p, k].map((share) => Number(share.toFixed(4)))).toEqual([0.15, 0.0655, 0.1245])
  })

  test('of southern Africa is labelled in elements: 2:3:2 (22) is 22 % in seven parts', () => {
    const { n, p, k } = GRADES['za-2-3-2-22'].holds
    expect([n, p, k].map((share) => Number(share.toFixed(4)))).toEqual([0.0629, 0.0943, 0.0629])
  })

  test('is sold in its countries', () => {
    expect(gradesOf('NA')).toContain('lan-28')
    expect(gradesOf('NG')).not.toContain('lan-28')
    expect(gradesOf('NG')[0]).toBe('urea')
  })

  test('that is none of the three elements feeds nothing by rate', () => {
    expect(feeds('gypsum')).toBe(false)
    expect(feeds('can')).toBe(true)
  })
})
