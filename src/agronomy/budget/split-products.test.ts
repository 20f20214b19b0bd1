import { describe, expect, test } from 'bun:test'
import { GRADES, type GradeId } from '../../contracts/grades.ts'
import { chanceOf } from '../testing/chance.ts'
import type { ApplicationLimits } from './doses.ts'
import { splitProductsOverApplications } from './split-products.ts'

const TWO = [
  { n: 0.4, p: 1, k: 1 },
  { n: 0.6, p: 0, k: 0 },
]
const THREE = [
  { n: 0.5, p: 1, k: 1 },
  { n: 0.25, p: 0, k: 0 },
  { n: 0.25, p: 0, k: 0 },
]
const limits = (singleN: number, hectares = 1): ApplicationLimits => ({
  hectares,
  singleN,
  atOnce: () => Number.POSITIVE_INFINITY,
})
const bought = (list: Partial<Record<GradeId, number>>) =>
  Object.entries(list).map(([id, kg]) => ({ id: id as GradeId, kg, half: 25 }))

describe('what was bought, feeding by feeding', () => {
  test('the compound at planting, urea at knee height: 6 bags and 2 on a hectare of maize', () => {
    const rows = splitProductsOverApplications(TWO, bought({ urea: 100, npk_15_15_15: 300 }), limits(70))
    // 0.4 of 91 kg N are 36.4, of which the compound brings 45: all urea comes later.
    expect(rows).toEqual([
      [0, 300],
      [100, 0],
    ])
  })

  test('urea fills up what the compound leaves open', () => {
    const rows = splitProductsOverApplications(TWO, bought({ urea: 200, npk_15_15_15: 100 }), limits(70))
    // 107 kg N: 42.8 at first, 15 of it from the compound; 64.2 later: 60 and 140 kg of urea, in half bags 50 and 150.
    expect(rows).toEqual([
      [50, 100],
      [150, 0],
    ])
  })

  test('a compound that is all there is goes by the nitrogen, superphosphate by the phosphate', () => {
    expect(splitProductsOverApplications(TWO, bought({ npk_20_10_10: 250 }), limits(70)).flat()).toEqual([100, 150])
    expect(splitProductsOverApplications(TWO, bought({ dap: 100 }), limits(70)).flat()).toEqual([100, 0])
  })

  test('potash that stands alone goes by its own shares', () => {
    const cassava = [
      { n: 0.34, p: 0.5, k: 0.34 },
      { n: 0.33, p: 0.5, k: 0.33 },
      { n: 0.33, p: 0, k: 0.33 },
    ]
    expect(splitProductsOverApplications(cassava, bought({ mop: 150 }), limits(50)).flat()).toEqual([50, 50, 50])
  })

  test('never more nitrogen at once than the soil holds', () => {
    const rows = splitProductsOverApplications(THREE, bought({ urea: 150, npk_27_13_13: 200 }), limits(45))
    for (const row of rows)
      expect(row[0]! * GRADES.urea.holds.n + row[1]! * GRADES.npk_27_13_13.holds.n).toBeLessThanOrEqual(45)
    expect(rows.reduce((sum, row) => sum + row[0]!, 0)).toBeCloseTo(150, 6)
    expect(rows.reduce((sum, row) => sum + row[1]!, 0)).toBeCloseTo(200, 6)
  })

  test('a round under 25 kg/ha goes with the next', () => {
    const rows = splitProductsOverApplications(THREE, bought({ urea: 50, npk_15_15_15: 150 }), limits(70))
    expect(rows.map(([urea]) => urea!)).toEqual([0, 50, 0])
    expect(
      splitProductsOverApplications(THREE, bought({ urea: 35, npk_15_15_15: 150 }), limits(70)).map(([urea]) => urea!),
    ).toEqual([0, 0, 35])
  })

  test('two half bags are two rounds, not three thirds of them', () => {
    const paddy = [
      { n: 0.3, p: 1, k: 1 },
      { n: 0.35, p: 0, k: 0 },
      { n: 0.35, p: 0, k: 0 },
    ]
    expect(splitProductsOverApplications(paddy, bought({ urea: 50 }), limits(60, 0.4)).flat()).toEqual([0, 25, 25])
  })

  test('half bags stay half bags where a limit is near: one product makes room for the other', () => {
    // Half of the compound at once would be 262.5 kg; 275 kg pass the 40 kg/ha of nitrogen that sand holds at once.
    const cassava = [
      { n: 0.34, p: 0.5, k: 0.34 },
      { n: 0.33, p: 0.5, k: 0.33 },
      { n: 0.33, p: 0, k: 0.33 },
    ]
    const rows = splitProductsOverApplications(cassava, bought({ npk_15_15_15: 525, urea: 75 }), limits(40))
    expect(rows.flat().filter((kg) => kg % 25 !== 0)).toEqual([])
    expect(rows.reduce((sum, [npk]) => sum + npk!, 0)).toBe(525)
    expect(rows.reduce((sum, [, urea]) => sum + urea!, 0)).toBe(75)
  })

  test('half bags are given wherever some of them, near the shares, pass no limit: 1,000 purchases', () => {
    const chance = chanceOf(8)
    let tight = 0
    for (let n = 0; n < 1000; n++) {
      const hectares = chance.between(0.4, 1)
      const shares = chance.below(2) ? TWO : THREE
      const [urea, npk] = [25 * (1 + chance.below(5)), 25 * (2 + chance.below(8))]
      const single = chance.between(30, 70)
      const rows = splitProductsOverApplications(shares, bought({ urea, npk_15_15_15: npk }), limits(single, hectares))
      const over = rows.some(([u, k]) => u! * 0.46 + k! * 0.15 > single * hectares + 1e-3)
      // Half bags of the compound as they are; those of urea in every way.
      const whole = (kg: number) => Math.abs(kg / 25 - Math.round(kg / 25)) < 1e-6
      if (over || rows.every((row) => row.every(whole))) continue
      tight++
      const exact = rows.map(([u, k]) => [u!, k!])
      const least = 25 * hectares
      const ways = (total: number, i: number, near: number): number[][] => {
        const all: number[][] = []
        const go = (s: number, left: number, parts: number[]): void => {
          if (s === exact.length) {
            if (left === 0) all.push(parts)
            return
          }
          for (let kg = 0; kg <= left; kg += 25)
            if ((kg === 0 || kg >= least) && Math.abs(kg - exact[s]![i]!) < near) go(s + 1, left - kg, [...parts, kg])
        }
        go(0, total, [])
        return all
      }
      const possible = ways(urea, 0, 25).some((u) =>
        ways(npk, 1, 12.5).some((k) => u.every((kg, s) => kg * 0.46 + k[s]! * 0.15 <= single * hectares)),
      )
      expect(possible, JSON.stringify([shares, urea, npk, hectares, single, rows])).toBe(false)
    }
    expect(tight).toBeGreaterThan(10)
  })

  test('whatever is bought is given, in whole, and no limit is passed: 3,000 purchases', () => {
    const chance = chanceOf(3)
    for (let n = 0; n < 3000; n++) {
      const hectares = chance.between(0.2, 3)
      const shares = chance.below(2) ? TWO : THREE
      const list = { urea: 25 * chance.below(9), npk_15_15_15: 25 * chance.below(15), mop: 25 * chance.below(4) }
      const some = bought(list).filter(({ kg }) => kg > 0)
      const all = some.reduce((sum, { id, kg }) => sum + kg * GRADES[id].holds.n, 0)
      const single = Math.max(45, (1.02 * all) / hectares / shares.length)
      const rows = splitProductsOverApplications(shares, some, limits(single, hectares))
      some.forEach(({ kg }, i) => {
        expect(rows.reduce((sum, row) => sum + row[i]!, 0)).toBeCloseTo(kg, 4)
      })
      for (const row of rows) {
        const given = row.reduce((sum, kg, i) => sum + kg * GRADES[some[i]!.id].holds.n, 0)
        expect(given).toBeLessThanOrEqual(single * hectares + 1e-3)
      }
    }
  })
})
