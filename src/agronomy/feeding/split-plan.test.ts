import { describe, expect, test } from 'bun:test'
import type { CanonicalCropId } from '../../contracts/crops.ts'
import type { CROP_RECORDS } from '../crops/all-crops.ts'
import { fertilizerPlacement } from './placement.ts'
import { type ApplicationPlanInput, buildApplicationPlan, nutrientsInDoses } from './split-plan.ts'

type AnnualCrop = {
  [C in CanonicalCropId]: (typeof CROP_RECORDS)[C]['life'] extends 'annual' ? C : never
}[CanonicalCropId]

const KANO: Omit<ApplicationPlanInput, 'crop'> = {
  zone: 'sudan_savanna',
  country: 'NG',
  system: 'rain-fed',
  soil: 'loam',
}

/** Rain-fed on the loam of the Sudan savanna: product, kg/ha and days after planting of each feeding. */
const FED: Record<AnnualCrop, string[]> = {
  maize: ['npk_15_15_15 267 0-14', 'urea 87 28-42'],
  cassava: ['npk_12_12_17_2 213 25-40', 'npk_12_12_17_2 206 50-65', 'npk_12_12_17_2 206 80-112'],
  beans: ['npk_15_15_15 200 0-10'],
  rice: ['npk_15_15_15 200 0-14', 'urea 50 15-25', 'urea 50 panicle'],
  sorghum: ['npk_15_15_15 200 0-14', 'urea 109 21-40'],
  millet: ['npk_15_15_15 99 0-18', 'urea 33 26-38'],
  yam: ['npk_15_15_15 167 42-60', 'urea 54 84-102'],
  'sweet-potato': ['npk_15_15_15 100 0-10', 'npk_15_15_15 100 26-36'],
  groundnuts: ['ssp 256 0-10'],
  cowpeas: ['ssp 167 0-10'],
  sesame: ['npk_15_15_15 127 0-10', 'urea 67 18-28'],
  cotton: ['npk_15_15_15 93 18-25', 'urea 100 50-60'],
  tomato: ['npk_15_15_15 400 7-16', 'urea 65 25-35', 'urea 65 45-55'],
  onion: ['npk_15_15_15 400 0-14', 'urea 43 24-42'],
  pepper: ['npk_15_15_15 167 10-14', 'urea 83 26-35'],
  okra: ['npk_15_15_15 167 14-21', 'urea 54 38-45'],
  spinach: ['urea 130 12-18'],
  cabbage: ['npk_15_15_15 251 0-7', 'urea 100 14-20', 'urea 100 40-45'],
  wheat: ['npk_15_15_15 333 0-7', 'urea 152 28-45'],
  potatoes: ['npk_15_15_15 400 0-7', 'urea 130 26-36'],
  carrots: ['npk_15_15_15 200 0-7', 'urea 65 40-46'],
  lettuce: ['npk_15_15_15 250 -3-5', 'urea 100 12-20'],
  soybean: ['ssp 256 0-7'],
  egusi: ['npk_15_15_15 200 14-21', 'urea 65 35-42'],
  'bambara-groundnut': ['ssp 223 0-10'],
  ginger: ['npk_12_12_17_2 176 0-10', 'npk_12_12_17_2 176 + urea 38 25-35'],
  watermelon: ['npk_15_15_15 140 14-21', 'npk_15_15_15 60 35-45'],
  'pigeon-pea': [],
  sugarcane: ['npk_15_15_15 333 0-45', 'urea 109 84-98'],
}

const shown = (want: ApplicationPlanInput): string[] =>
  (buildApplicationPlan(want)?.splits ?? []).map(
    ({ products, row }) =>
      `${products.map(({ grade, kgPerHectare }) => `${grade} ${Math.round(kgPerHectare)}`).join(' + ')} ${(row.days ?? row.days_after_transplanting)?.join('-') ?? 'panicle'}`,
  )

describe('the feedings of a season', () => {
  for (const [crop, splits] of Object.entries(FED))
    test(`of ${crop} are ${splits.length}`, () => {
      const system = crop === 'rice' ? 'lowland rain-fed' : 'rain-fed'
      expect(shown({ ...KANO, crop: crop as AnnualCrop, system })).toEqual(splits)
    })

  test('bring the nitrogen of the trial: 80 kg/ha for sorghum at Kano (Ajeigbe et al. 2018)', () => {
    const { splits } = buildApplicationPlan({ ...KANO, crop: 'sorghum' })!
    expect(Math.round(nutrientsInDoses(splits.flatMap(({ products }) => products)).n)).toBe(80)
  })

  test('are three for maize on sand, and never more nitrogen at once than it holds', () => {
    const { splits } = buildApplicationPlan({ ...KANO, crop: 'maize', zone: 'northern_guinea_savanna', soil: 'sand' })!
    expect(splits).toHaveLength(3)
    for (const { products } of splits) expect(nutrientsInDoses(products).n).toBeLessThanOrEqual(45.01)
  })

  test('of Namibia are in the grades sold there, on flooded rice without the nitrate that it loses', () => {
    expect(
      shown({ crop: 'maize', zone: 'na_maize_triangle', country: 'NA', system: 'rain-fed', soil: 'loam' }),
    ).toEqual(['za_2_3_2_22 98 0-14', 'lan_28 200 28-42'])
    expect(shown({ crop: 'rice', zone: 'na_northeast', country: 'NA', system: 'irrigated', soil: 'clay' })).toEqual([
      'za_2_3_2_22 186 0-14',
      'urea 152 15-25',
      'urea 77 panicle',
    ])
  })
})

test('it goes where the crop’s source puts it: 20 cm from cassava, into the mud of a paddy, beside upland rice', () => {
  expect(fertilizerPlacement('cassava', 'rain-fed')).toMatchObject({ way: 'ring', from: 20, to: 20, depth: 5 })
  expect(fertilizerPlacement('rice', 'lowland rain-fed')?.way).toBe('mud')
  expect(fertilizerPlacement('rice', 'upland')?.way).toBe('band')
  expect(fertilizerPlacement('wheat', 'irrigated')?.way).toBe('broadcast')
  expect(fertilizerPlacement('onion', 'irrigated')?.way).toBe('broadcast')
  expect(fertilizerPlacement('maize', 'rain-fed')).toMatchObject({ way: 'stand', depth: 5, to: 8 })
})
