import { describe, expect, test } from 'bun:test'
import { CANONICAL_CROPS } from '../crops/crop-facts.ts'
import type { Place } from '../types.ts'
import { simulateSeason } from './simulate-season.ts'

const kano: Place = { lat: 12, lng: 8.52, elevation: 470, country: 'NG', state: 'Kano' }
const windhoek: Place = { lat: -22.57, lng: 17.08, elevation: 1660, country: 'NA', state: 'Khomas' }

describe('a season of maize', () => {
  const rains = simulateSeason({
    crop: 'maize',
    place: kano,
    plantingDate: '2026-06-25',
    varietyDays: 125,
    soil: 'loam',
  })
  const dry = simulateSeason({ crop: 'maize', place: kano, plantingDate: '2026-11-15', varietyDays: 125, soil: 'loam' })
  const watered = simulateSeason({
    crop: 'maize',
    place: kano,
    plantingDate: '2026-11-15',
    varietyDays: 125,
    soil: 'loam',
    irrigation: 'when-due',
  })

  test('runs from planting to harvest, a row a day', () => {
    expect(rains.rows).toHaveLength(126)
    expect(rains.rows[0]).toMatchObject({ date: '2026-06-25', dayAfterPlanting: 0, stage: 'planted' })
    expect(rains.rows.at(-1)).toMatchObject({ date: '2026-10-28', stage: 'harvesting' })
    expect(rains.harvestDate).toBe('2026-10-28')
  })
  test('in the rains loses little; in the dry season without water nearly everything; watered when due nothing', () => {
    expect(rains.yieldShare).toBeGreaterThan(0.9)
    expect(dry.yieldShare).toBeLessThan(0.4)
    expect(watered.stressDays).toBeLessThanOrEqual(2)
    expect(watered.yieldShare).toBeGreaterThan(0.98)
  })
  test('uses the 400 to 800 mm maize is known to', () => {
    expect(rains.totals.etc).toBeWithin(350, 800)
    expect(watered.totals.irrigation).toBeWithin(350, 900)
  })
  test('gathers degree days like AquaCrop’s maize', () => {
    expect(rains.totals.gdd).toBeWithin(1700, 2600)
    const sums = rains.rows.map((_, n) => rains.rows.slice(0, n + 1).reduce((sum, { gdd }) => sum + gdd!, 0))
    for (const [n, { gddTotal }] of rains.rows.entries()) expect(gddTotal).toBeCloseTo(sums[n]!, 6)
  })
  test('every day, what comes in goes out or stays', () => {
    for (const { rows } of [rains, dry, watered]) {
      for (let n = 1; n < rows.length; n++) {
        const { effectiveRain, irrigation, eta, deepPercolation, depletion } = rows[n]!
        expect(rows[n - 1]!.depletion - effectiveRain - irrigation + eta + deepPercolation).toBeCloseTo(depletion, 6)
      }
    }
  })
})

test('waterings given by date are the ones applied', () => {
  const { rows } = simulateSeason({
    crop: 'onion',
    place: kano,
    plantingDate: '2026-12-01',
    soil: 'clay',
    irrigation: [{ date: '2026-12-20', mm: 30 }],
  })
  expect(rows.filter((r) => r.irrigation > 0).map((r) => [r.date, r.irrigation])).toEqual([['2026-12-20', 30]])
})

test('what no root zone can lack and what falls outside the season is clipped, and said', () => {
  const season = { crop: 'onion', place: kano, plantingDate: '2026-12-01', soil: 'clay' } as const
  const run = simulateSeason({ ...season, startDepletion: 500, irrigation: [{ date: '2026-11-20', mm: 30 }] })
  expect(run.rows[0]!.taw).toBeCloseTo(21, 9)
  expect(run.rows[0]!.depletion).toBeLessThanOrEqual(21)
  expect(run.clipped).toEqual([
    { what: 'startDepletion', given: 500, taken: run.rows[0]!.taw, date: '2026-12-01' },
    { what: 'irrigation', given: 30, taken: 0, date: '2026-11-20' },
  ])
  expect(simulateSeason({ ...season, startDepletion: 20 }).clipped).toEqual([])
})

test('tables alone give maize its 1.2 in mid-season, the dry air of Windhoek more', () => {
  const on = (tableKc: boolean) =>
    simulateSeason({
      crop: 'maize',
      place: windhoek,
      plantingDate: '2026-12-01',
      varietyDays: 125,
      soil: 'mixed',
      tableKc,
    }).rows[70]!.kc
  expect(on(true)).toBe(1.2)
  expect(on(false)).toBeGreaterThan(1.2)
})

for (const crop of CANONICAL_CROPS) {
  test(`a season of ${crop} at Windhoek has only numbers`, () => {
    const { rows, totals, yieldShare } = simulateSeason({
      crop,
      place: windhoek,
      plantingDate: '2026-12-01',
      soil: null,
    })
    for (const row of rows)
      for (const value of Object.values(row)) if (typeof value === 'number') expect(Number.isFinite(value)).toBe(true)
    expect(totals.etc).toBeGreaterThan(0)
    if (yieldShare !== null) expect(yieldShare).toBeWithin(0, 1.0001)
  })
}
