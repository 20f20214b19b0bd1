import { describe, expect, test } from 'bun:test'
import type { CanonicalCropId } from '../../contracts/crops.ts'
import type { SoilType } from '../../contracts/farm.ts'
import type { ZoneId } from '../climate/zones.ts'
import { treeStageInMonth } from '../growth/tree-calendar.ts'
import { soilWaterFacts } from '../water/soils.ts'
import { CROP_RECORDS, type TreeCrop } from './all-crops.ts'
import { CANONICAL_CROPS, cropFacts } from './crop-facts.ts'

type Three = readonly [number, number, number]
type Four = readonly [number, number, number, number]
type ByCrop<T> = Record<CanonicalCropId, T>

/**
 * FAO-56, typed from the printed tables: single crop coefficients ini, mid, end and height in m (Table 12), smallest
 * greatest rooting depth in m and depletion fraction p (Table 22), lengths of the stages in days (Table 11). Where a table
 * prints a range the middle stands (rice end 0.60-0.90, cotton mid 1.15-1.20, tomato end 0.70-0.90). Crops that are not in
 * FAO-56 take the row named beside them.
 */
const FAO56: ByCrop<{ kc: Three; height: number; roots: readonly [number, number]; days: Four }> = {
  maize: { kc: [0.3, 1.2, 0.35], height: 2, roots: [1, 0.55], days: [20, 35, 40, 30] },
  cassava: { kc: [0.3, 0.8, 0.3], height: 1, roots: [0.5, 0.35], days: [20, 40, 90, 60] },
  beans: { kc: [0.4, 1.15, 0.35], height: 0.4, roots: [0.6, 0.45], days: [15, 25, 35, 20] },
  rice: { kc: [1.05, 1.2, 0.75], height: 1, roots: [0.5, 0.2], days: [30, 30, 60, 30] },
  sorghum: { kc: [0.3, 1.05, 0.55], height: 1.5, roots: [1, 0.55], days: [20, 35, 40, 30] },
  millet: { kc: [0.3, 1, 0.3], height: 1.5, roots: [1, 0.55], days: [15, 25, 40, 25] },
  // Kc of the group "roots and tubers", p of cassava; depth, height and days from memory.
  yam: { kc: [0.5, 1.1, 0.95], height: 2, roots: [0.5, 0.35], days: [30, 60, 90, 60] },
  'sweet-potato': { kc: [0.5, 1.15, 0.65], height: 0.4, roots: [1, 0.65], days: [15, 30, 50, 30] },
  groundnuts: { kc: [0.4, 1.15, 0.6], height: 0.4, roots: [0.5, 0.5], days: [25, 35, 45, 25] },
  // The table's 20, 30, 30, 20 days, shortened to the 90 of the longest cowpea grown here.
  cowpeas: { kc: [0.4, 1.05, 0.35], height: 0.4, roots: [0.6, 0.45], days: [18, 27, 27, 18] },
  sesame: { kc: [0.35, 1.1, 0.25], height: 1, roots: [1, 0.6], days: [20, 30, 40, 20] },
  cotton: { kc: [0.35, 1.17, 0.6], height: 1.35, roots: [1, 0.65], days: [30, 50, 60, 55] },
  coffee: { kc: [0.9, 0.95, 0.95], height: 2.5, roots: [0.9, 0.4], days: [90, 90, 120, 65] },
  cocoa: { kc: [1, 1.05, 1.05], height: 3, roots: [0.7, 0.3], days: [90, 90, 120, 65] },
  // Banana, first year, for both.
  plantain: { kc: [0.5, 1.1, 1], height: 3, roots: [0.5, 0.35], days: [120, 90, 120, 60] },
  banana: { kc: [0.5, 1.1, 1], height: 3, roots: [0.5, 0.35], days: [120, 90, 120, 60] },
  tomato: { kc: [0.6, 1.15, 0.8], height: 0.6, roots: [0.7, 0.4], days: [30, 40, 40, 25] },
  onion: { kc: [0.7, 1.05, 0.75], height: 0.4, roots: [0.3, 0.3], days: [15, 25, 70, 40] },
  pepper: { kc: [0.6, 1.05, 0.9], height: 0.7, roots: [0.5, 0.3], days: [30, 35, 40, 20] },
  // Kc of the group "small vegetables", p of sweet pepper; depth, height and days from memory.
  okra: { kc: [0.7, 1.05, 0.95], height: 1, roots: [0.5, 0.3], days: [20, 25, 40, 20] },
  // Days of the amaranth that is grown under the name (from memory); the table's spinach stands 65 days.
  spinach: { kc: [0.7, 1, 0.95], height: 0.3, roots: [0.3, 0.2], days: [10, 15, 15, 5] },
  cabbage: { kc: [0.7, 1.05, 0.95], height: 0.4, roots: [0.5, 0.45], days: [20, 30, 20, 10] },
  wheat: { kc: [0.3, 1.15, 0.25], height: 1, roots: [1, 0.55], days: [15, 25, 50, 30] },
  // Printed with 30 or 45 days of mid-season.
  potatoes: { kc: [0.5, 1.15, 0.75], height: 0.6, roots: [0.4, 0.35], days: [25, 30, 40, 30] },
  carrots: { kc: [0.7, 1.05, 0.95], height: 0.3, roots: [0.5, 0.35], days: [20, 30, 30, 20] },
  lettuce: { kc: [0.7, 1, 0.95], height: 0.3, roots: [0.3, 0.3], days: [20, 30, 15, 10] },
  // Kc of avocado; depth, p and height from memory.
  mangoes: { kc: [0.6, 0.85, 0.75], height: 5, roots: [1, 0.5], days: [90, 90, 120, 65] },
  oranges: { kc: [0.7, 0.65, 0.7], height: 4, roots: [1.2, 0.5], days: [60, 90, 120, 95] },
  avocados: { kc: [0.6, 0.85, 0.75], height: 3, roots: [0.5, 0.7], days: [90, 90, 120, 65] },
  soybean: { kc: [0.5, 1.15, 0.5], height: 0.75, roots: [0.6, 0.5], days: [15, 15, 40, 15] },
  // "Palm trees".
  'oil-palm': { kc: [0.95, 1, 1], height: 8, roots: [0.7, 0.65], days: [90, 90, 120, 65] },
  // Figures of watermelon, with its Italian days.
  egusi: { kc: [0.4, 1, 0.75], height: 0.4, roots: [0.8, 0.4], days: [20, 30, 30, 30] },
  // Figures of groundnut.
  'bambara-groundnut': { kc: [0.4, 1.15, 0.6], height: 0.4, roots: [0.5, 0.5], days: [25, 35, 45, 25] },
  // Kc of the group "roots and tubers", p of potato; depth, height and days from memory.
  ginger: { kc: [0.5, 1.1, 0.95], height: 0.8, roots: [0.3, 0.35], days: [40, 60, 90, 50] },
  watermelon: { kc: [0.4, 1, 0.75], height: 0.4, roots: [0.8, 0.4], days: [10, 20, 20, 30] },
  // Kc and p of pulses; depth half of WOFOST's, height and days from memory.
  'pigeon-pea': { kc: [0.4, 1.15, 0.35], height: 2, roots: [0.9, 0.45], days: [25, 45, 55, 25] },
  // Virgin cane of low latitudes.
  sugarcane: { kc: [0.4, 1.25, 0.75], height: 3, roots: [1.2, 0.65], days: [35, 60, 190, 120] },
}
/** Not in FAO-56 or with a row of another crop: every figure worked out from them is shown as rough. */
const ROUGH: CanonicalCropId[] = [
  'yam',
  'okra',
  'spinach',
  'mangoes',
  'egusi',
  'bambara-groundnut',
  'ginger',
  'pigeon-pea',
]

describe('FAO-56, the coefficients, roots and stages of', () => {
  test('all 37 crops of the catalogue', () => {
    expect(Object.keys(FAO56).toSorted()).toEqual(CANONICAL_CROPS.toSorted())
    expect(CANONICAL_CROPS).toHaveLength(37)
  })

  for (const [crop, { kc, height, roots, days }] of Object.entries(FAO56)) {
    test(crop, () => {
      const facts = cropFacts(crop as CanonicalCropId)
      expect([facts.kc.ini, facts.kc.mid, facts.kc.end]).toEqual([...kc])
      expect(facts.kc.hMax).toBe(height)
      expect([facts.root.zrMax, facts.root.p]).toEqual([...roots])
      const { ini, dev, mid, late, total } = facts.stages
      expect([ini, dev, mid, late]).toEqual([...days])
      expect(total).toBe(days.reduce((sum, length) => sum + length))
    })
  }

  test('cassava in its second year, which no other crop has', () => {
    expect(cropFacts('cassava').secondYear).toEqual({
      kc: { ini: 0.3, mid: 1.1, end: 0.5 },
      stages: { ini: 150, dev: 40, mid: 110, late: 60, total: 360 },
    })
    expect(CANONICAL_CROPS.filter((crop) => cropFacts(crop).secondYear !== null)).toEqual(['cassava'])
  })

  test('crops that are not in it, marked rough', () => {
    expect(CANONICAL_CROPS.filter((crop) => cropFacts(crop).rough).toSorted()).toEqual(ROUGH.toSorted())
  })
})

/**
 * First days of seedling, vegetative, flowering, fruiting, mature and harvest. In leaf from the end of the initial stage,
 * in flower with mid-season (maize: silks in the eighth week), ripe in the last third of late season; crops whose
 * flowering falls elsewhere by their own shares of the season (rice heads 35-45 days before it is ripe).
 */
const GROWTH: Record<Exclude<CanonicalCropId, TreeCrop>, readonly (number | null)[]> = {
  maize: [10, 20, 55, 75, 115, 125],
  cassava: [10, 30, null, 108, 270, 365],
  beans: [8, 15, 40, 58, 88, 95],
  rice: [10, 30, 105, 120, 143, 150],
  sorghum: [10, 20, 55, 75, 115, 125],
  millet: [8, 15, 40, 60, 96, 105],
  yam: [10, 30, null, 90, 220, 240],
  'sweet-potato': [8, 15, null, 45, 115, 125],
  groundnuts: [10, 20, 40, 60, 121, 130],
  cowpeas: [9, 18, 45, 59, 84, 90],
  sesame: [10, 20, 50, 70, 103, 110],
  cotton: [10, 30, 64, 98, 146, 166],
  plantain: [10, 120, 210, 270, 370, 390],
  banana: [10, 120, 210, 270, 370, 390],
  tomato: [10, 22, 49, 68, 85, 95],
  onion: [8, 15, null, 40, 136, 150],
  pepper: [10, 20, 45, 63, 85, 94],
  okra: [10, 20, 42, 48, 53, 58],
  spinach: [5, 10, null, null, 27, 30],
  cabbage: [10, 20, null, null, 76, 80],
  // AquaCrop: flowers at 1,250 and fills from 1,450 of 2,400 degree days.
  wheat: [8, 15, 62, 72, 110, 120],
  potatoes: [10, 25, null, 55, 115, 125],
  carrots: [10, 20, null, 50, 93, 100],
  lettuce: [10, 20, null, null, 71, 75],
  soybean: [8, 15, 30, 50, 80, 85],
  egusi: [10, 20, 50, 65, 100, 110],
  'bambara-groundnut': [10, 20, 40, 60, 121, 130],
  ginger: [10, 40, null, 100, 223, 240],
  watermelon: [5, 10, 30, 40, 70, 80],
  'pigeon-pea': [10, 25, 70, 98, 141, 150],
  sugarcane: [10, 35, null, null, 365, 405],
}

describe('the days on which a growth stage begins, of', () => {
  for (const [crop, days] of Object.entries(GROWTH)) {
    test(crop, () => {
      const { seedling, vegetative, flowering, fruiting, mature, harvesting } = cropFacts(
        crop as CanonicalCropId,
      ).growth
      expect([seedling, vegetative, flowering, fruiting, mature, harvesting]).toEqual([...days])
    })
  }

  test('all annuals and mats; trees go by the month', () => {
    const bushes = CANONICAL_CROPS.filter((crop) => cropFacts(crop).yearsToBear > 0)
    expect(bushes.toSorted()).toEqual(['avocados', 'cocoa', 'coffee', 'mangoes', 'oil-palm', 'oranges'])
    expect([...Object.keys(GROWTH), ...bushes].toSorted()).toEqual(CANONICAL_CROPS.toSorted())
    expect(bushes.map((crop) => cropFacts(crop).yearsToBear).toSorted()).toEqual([3, 3, 3, 4, 4, 4])
  })
})

test('trees carry and are harvested in their months: cocoa October to March, coffee and oranges in the dry season', () => {
  const harvest = (crop: TreeCrop, zone: ZoneId) =>
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].filter(
      (month) => treeStageInMonth(CROP_RECORDS[crop].year, zone, month) === 'harvesting',
    )
  expect(harvest('cocoa', 'humid_forest')).toEqual([1, 2, 3, 10, 11, 12])
  expect(harvest('coffee', 'humid_forest')).toEqual([1, 2, 11, 12])
  expect(harvest('oranges', 'derived_savanna')).toEqual([1, 2, 9, 10, 11, 12])
  expect(harvest('mangoes', 'humid_forest')).toEqual([3, 4, 5])
  expect(harvest('mangoes', 'sudan_savanna')).toEqual([4, 5, 6, 7])
  expect(harvest('avocados', 'montane')).toEqual([5, 6, 7, 8])
  expect(harvest('oil-palm', 'humid_forest')).toEqual([2, 3, 4, 5, 6])
  expect(harvest('mangoes', 'na_northeast')).toEqual([1, 2, 12])
  expect(harvest('oranges', 'na_south')).toEqual([5, 6, 7, 8])
})

test('yield falls with missing water as FAO-33 prints it (a range: its middle)', () => {
  const ky: Partial<ByCrop<number>> = {
    maize: 1.25,
    beans: 1.15,
    sorghum: 0.9,
    groundnuts: 0.7,
    cotton: 0.85,
    plantain: 1.275,
    banana: 1.275,
    tomato: 1.05,
    onion: 1.1,
    pepper: 1.1,
    cabbage: 0.95,
    wheat: 1.15,
    potatoes: 1.1,
    oranges: 1.2,
    soybean: 0.85,
    watermelon: 1.1,
    sugarcane: 1.2,
  }
  for (const crop of CANONICAL_CROPS) {
    const found = cropFacts(crop).ky
    if (ky[crop] === undefined) expect([crop, found]).toEqual([crop, null])
    else expect(found).toBeCloseTo(ky[crop], 9)
  }
})

describe('warmth', () => {
  test('is counted between the temperatures of AquaCrop’s crops', () => {
    const aquaCrop: [CanonicalCropId, number, number][] = [
      ['maize', 8, 30],
      ['beans', 9, 30],
      ['rice', 8, 30],
      ['sorghum', 8, 30],
      ['cotton', 12, 35],
      ['tomato', 7, 28],
      ['wheat', 0, 26],
      ['potatoes', 2, 26],
    ]
    for (const [crop, base, upper] of aquaCrop)
      expect([crop, cropFacts(crop).gdd]).toEqual([crop, { base, upper, byStage: true }])
    const without = CANONICAL_CROPS.filter((crop) => !cropFacts(crop).gdd?.byStage)
    expect(without).toHaveLength(37 - aquaCrop.length)
  })

  test('below which growth stops, and at which the plant dies, is AquaCrop’s, WOFOST’s or ECOCROP’s (null: not known)', () => {
    const cold: ByCrop<readonly [number, number | null]> = {
      maize: [8, null],
      cassava: [10, 0],
      beans: [9, null],
      rice: [8, null],
      sorghum: [8, null],
      millet: [12, 0],
      yam: [15, 9],
      'sweet-potato': [10, 5],
      groundnuts: [10, null],
      cowpeas: [10, -1],
      sesame: [10, null],
      cotton: [12, null],
      coffee: [12, 5],
      cocoa: [10, 0],
      plantain: [15, 1],
      banana: [15, 1],
      tomato: [7, null],
      onion: [0, null],
      pepper: [8, null],
      okra: [12, null],
      spinach: [10, 0],
      cabbage: [7, -1],
      wheat: [0, 0],
      potatoes: [2, 0],
      carrots: [3, 0],
      lettuce: [5, 0],
      mangoes: [8, 0],
      oranges: [13, 0],
      avocados: [10, -1],
      soybean: [7, null],
      'oil-palm': [12, null],
      egusi: [15, null],
      'bambara-groundnut': [10, null],
      ginger: [13, null],
      watermelon: [15, null],
      'pigeon-pea': [10, null],
      sugarcane: [10, null],
    }
    for (const crop of CANONICAL_CROPS) {
      const { slow, kill } = cropFacts(crop).cold
      expect([crop, slow, kill]).toEqual([crop, ...cold[crop]])
    }
  })
})

describe('grain', () => {
  test('is dry enough to store at the limits of its source; those from memory are rough', () => {
    const limits: Partial<ByCrop<readonly [number, boolean]>> = {
      maize: [13, false],
      rice: [14, false],
      millet: [13, false],
      groundnuts: [7, false],
      sorghum: [12, false],
      beans: [13, false],
      cowpeas: [12, false],
      wheat: [12, true],
      soybean: [12, false],
      egusi: [5, false],
      'bambara-groundnut': [10, true],
    }
    for (const crop of CANONICAL_CROPS) {
      const { moisture, rough } = cropFacts(crop).storage
      expect([crop, moisture === null ? undefined : [moisture, rough]]).toEqual([
        crop,
        limits[crop] && [...limits[crop]],
      ])
    }
  })
})

describe('soils', () => {
  /** FAO-56 Table 19, middle of the class: field capacity, wilting point, mm of available water in a metre. */
  const table19: Record<SoilType, Three> = {
    sand: [0.12, 0.045, 75],
    mixed: [0.23, 0.11, 120],
    loam: [0.25, 0.12, 130],
    silt: [0.32, 0.17, 150],
    clay: [0.36, 0.22, 140],
  }
  /** Saturation (from memory), mm a day lost under a pond (FAO: 2-5), share of heavy rain that runs off (a choice). */
  const wetEnd: Record<SoilType, Three> = {
    sand: [0.36, 5, 0.1],
    mixed: [0.41, 5, 0.1],
    loam: [0.46, 4, 0.1],
    silt: [0.43, 3, 0.2],
    clay: [0.55, 2, 0.2],
  }

  for (const type of Object.keys(table19) as SoilType[]) {
    test(`${type} holds, drains and sheds what its class does`, () => {
      const { fc, wp, tawPerMetre, saturation, percolation, runoffShare } = soilWaterFacts(type)
      expect([fc, wp, tawPerMetre]).toEqual([...table19[type]])
      expect(1000 * (fc - wp)).toBeCloseTo(tawPerMetre, 9)
      expect([saturation, percolation, runoffShare]).toEqual([...wetEnd[type]])
    })
  }

  test('that nobody named are sand in the Sahel and on the Kalahari sand, sandy loam elsewhere', () => {
    for (const zone of ['sahel', 'na_north_central', 'na_northeast'] as const)
      expect([zone, soilWaterFacts(null, zone).type]).toEqual([zone, 'sand'])
    for (const zone of ['humid_forest', 'sudan_savanna', 'montane', 'na_maize_triangle', 'na_coast'] as const)
      expect([zone, soilWaterFacts(null, zone).type]).toEqual([zone, 'mixed'])
  })
})
