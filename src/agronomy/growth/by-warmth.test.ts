import { describe, expect, test } from 'bun:test'
import type { CanonicalCropId } from '../../contracts/crops.ts'
import { collectCandidates } from '../advise.ts'
import { situationOf } from '../testing/example-fields.ts'
import type { FieldSituation, Place } from '../types.ts'
import { computeStage } from './stage-on-day.ts'

const place = (country: string, state: string, lat: number, lng: number): Place => ({
  lat,
  lng,
  elevation: null,
  country,
  state,
})
const SWAKOPMUND = place('NA', 'Erongo', -22.68, 14.53)
const MARIENTAL = place('NA', 'Hardap', -24.63, 17.96)
const WALVIS_BAY = place('NA', 'Erongo', -22.95, 14.5)
const LUDERITZ = place('NA', 'ǁKaras', -26.65, 15.16)
const JOS = place('NG', 'Plateau', 9.9, 8.9)
const MAMBILLA = place('NG', 'Taraba', 6.95, 11.2)
const OKAHANDJA = place('NA', 'Otjozondjupa', -21.98, 16.9)
const OGBOMOSO = place('NG', 'Oyo', 8.13, 4.25)
const LAFIA = place('NG', 'Nasarawa', 8.49, 8.52)

function field(crop: CanonicalCropId, at: Place, planted: string, asOf: string, more: Partial<FieldSituation> = {}) {
  return situationOf({ place: 'kano', crop, asOf, planted, field: { place: at, varietyDays: null, ...more } })
}
const sprinkled: Partial<FieldSituation> = { irrigation: ['sprinkler'] }
const rulesOf = (s: FieldSituation) => collectCandidates(s).map(({ rule }) => rule)

describe('the calendar follows warmth and day length', () => {
  test('lettuce set out at Swakopmund is counted from transplanting, not from the nursery', () => {
    const seedling: Partial<FieldSituation> = { irrigation: ['drip'], established: 'seedling' }
    const week = field('lettuce', SWAKOPMUND, '2027-01-04', '2027-01-11', seedling)
    expect(computeStage(week).dayAfterPlanting).toBe(7)
    expect(rulesOf(week)).not.toContain('harvest.pick')
    expect(computeStage(week).harvestDate).toBe('2027-02-01')
  })
  test('wheat sown in May at Mariental flowers after winter and is cut in November', () => {
    const july = field('wheat', MARIENTAL, '2026-05-25', '2026-07-12', sprinkled)
    expect(computeStage(july)).toMatchObject({ stage: 'vegetative' })
    expect(computeStage(july).season.flowering! > '2026-08-10').toBe(true)
    expect(computeStage(july).harvestDate!.slice(0, 7)).toBe('2026-11')
    expect(rulesOf(july)).not.toContain('care.guard')
  })
  test('onion set out in April at Okahandja bulbs in spring: no word of harvest in June', () => {
    const june = field('onion', OKAHANDJA, '2026-04-05', '2026-06-28', sprinkled)
    expect(computeStage(june).harvestDate! >= '2026-09-01').toBe(true)
    expect(rulesOf(june).filter((rule) => rule.startsWith('harvest'))).toEqual([])
  })
  test('yam of Ogoja goes into dry capped mounds in December: no waiting for rain', () => {
    const ogoja = place('NG', 'Cross River', 6.66, 8.8)
    const week = rulesOf(field('yam', ogoja, '2026-12-20', '2026-12-14'))
    expect(week).toContain('planting.ready')
    expect(week).not.toContain('planting.wait-rain')
  })
  test('late-season maize of the west is an early variety', () => {
    const sown = field('maize', OGBOMOSO, '2026-08-20', '2026-08-20')
    expect(computeStage(sown).variety).toMatchObject({ class: 'early', days: 95 })
  })
  test('sesame of the middle belt is no 133-day variety', () => {
    const july = field('sesame', LAFIA, '2026-07-20', '2026-07-20')
    expect(computeStage(july).variety.days).toBeWithin(90, 116)
    const august = field('sesame', LAFIA, '2026-08-20', '2026-08-20')
    expect(computeStage(august).variety.days).toBeWithin(90, 116)
  })
  test('sesame that spills its seed is announced until the eve of the harvest', () => {
    const makurdi = place('NG', 'Benue', 7.73, 8.52)
    const eve = field('sesame', makurdi, '2026-07-01', '2026-10-10')
    expect(rulesOf(eve)).toContain('harvest.soon')
  })
  test('maize, watermelon and okra do not ripen on the foggy coast, in whichever month they are sown', () => {
    for (const at of [SWAKOPMUND, WALVIS_BAY, LUDERITZ])
      for (const crop of ['maize', 'watermelon', 'okra'] as const)
        for (const day of ['2026-04-20', '2026-11-10']) {
          expect(rulesOf(field(crop, at, day, day, { irrigation: ['drip'] }))).toEqual(['planting.wrong-season'])
        }
    const cabbage = field('cabbage', SWAKOPMUND, '2026-04-20', '2026-04-20', { irrigation: ['drip'] })
    expect(rulesOf(cabbage)).not.toContain('planting.wrong-season')
  })
  test('okra does not ripen on Mambilla, and takes weeks longer at Jos; maize of Mambilla takes six months', () => {
    expect(rulesOf(field('okra', MAMBILLA, '2026-06-10', '2026-06-20'))).toContain('planting.wrong-season')
    const jos = field('okra', JOS, '2026-06-10', '2026-06-20')
    expect(rulesOf(jos)).not.toContain('planting.wrong-season')
    expect(computeStage(jos).variety.days).toBeWithin(65, 86)
    expect(computeStage(field('maize', MAMBILLA, '2026-04-20', '2026-06-20')).variety.days).toBeWithin(140, 190)
  })
  test('wheat sown just before its window grows through the same winter as wheat sown in it', () => {
    const april = computeStage(field('wheat', MARIENTAL, '2026-04-25', '2026-04-25', sprinkled))
    expect(april.variety.days).toBeWithin(140, 180)
  })
})
