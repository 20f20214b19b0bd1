import type { CanonicalCropId } from '../../contracts/crops.ts'

export type FeedProduct = 'npk' | 'urea' | 'nitrogen' | 'phosphate' | 'manure'

/** What the feedings rest on; the ids stand in the evidence of advice already given. */
export const FEEDING_SOURCES = {
  'maize.fertilizer.0': 'IITA/Seed Co Nigeria maize guide (farmwarehouse.org)',
  'cassava.fertilizer.0': 'IITA AKILIMO, tailored fertilizer recommendations for cassava, Nigeria',
  'beans.fertilizer.0': 'FAO Land & Water, crop information: bean',
  'rice.fertilizer.3': 'Mani et al., updatepublishing.com jfna 6948 (Talata Mafara)',
  'sorghum.fertilizer.0': 'Ajeigbe et al. 2018, 10.1155/2018/7676058',
  'millet.fertilizer.0': 'Lake Chad Research Institute, thematicsjournals.in tjas 303 (Maiduguri, Gashua)',
  'yam.fertilizer.2': 'Emede et al. 2021, 10.3923/ja.2021.17.24 (trial; manure gave more yield)',
  'sweet-potato.fertilizer.2': 'Asa et al. 2021, 10.22161/ijeab (NRCRI)',
  'groundnuts.fertilizer.0': 'agricsquare.com, groundnut',
  'groundnuts.fertilizer.1': 'FAO Land & Water, crop information: groundnut',
  'cowpeas.fertilizer.0': 'Singh et al. 2011, 10.4236/as.2011.23042 (Sokoto)',
  'sesame.fertilizer.0': 'Sesame growing guide, Nigeria',
  'cocoa.fertilizer.0': 'agric4profits.com, cocoa',
  'tomato.fertilizer.2': 'FAO Land & Water, crop information: tomato',
} as const
export type FeedingSource = keyof typeof FEEDING_SOURCES | 'memory'

/** One feeding of a crop: days after planting from and to, what, how much, and what it rests on. */
export interface Feeding {
  id: 'basal' | 'top1' | 'top2' | 'pods'
  from: number
  to: number
  product: FeedProduct
  /** Product, kg/ha; null where no rate is well known: no figure is then shown. */
  kgPerHectare: number | null
  source: FeedingSource
  /** Timing or rate from memory. */
  rough: boolean
}

const basal = (
  product: FeedProduct,
  kgPerHectare: number | null,
  source: FeedingSource,
  rough = source === 'memory',
): Feeding => ({
  id: 'basal',
  from: 0,
  to: 14,
  product,
  kgPerHectare,
  source,
  rough,
})
const top = (
  n: 1 | 2,
  from: number,
  to: number,
  product: FeedProduct,
  kgPerHectare: number | null,
  source: FeedingSource,
  rough = source === 'memory',
): Feeding => ({
  id: `top${n}`,
  from,
  to,
  product,
  kgPerHectare,
  source,
  rough,
})

/**
 * When each annual is fed. Rates are the middle of the source's range and only stand where the source names one; those
 * from memory are left open.
 */
export const FEEDINGS: Partial<Record<CanonicalCropId, readonly Feeding[]>> = {
  // 6-8 bags/ha NPK to day 14, 2-3 bags/ha urea at 4-6 weeks.
  maize: [basal('npk', 350, 'maize.fertilizer.0'), top(1, 28, 42, 'urea', 125, 'maize.fertilizer.0')],
  // First split a month after planting, the others over the next two to three months; rates differ by area.
  cassava: [top(1, 28, 42, 'npk', null, 'cassava.fertilizer.0'), top(2, 56, 112, 'npk', null, 'cassava.fertilizer.0')],
  rice: [
    basal('npk', null, 'rice.fertilizer.3'),
    top(1, 19, 28, 'nitrogen', null, 'memory'),
    top(2, 40, 52, 'urea', null, 'rice.fertilizer.3'),
  ],
  sorghum: [basal('npk', null, 'sorghum.fertilizer.0'), top(1, 21, 35, 'nitrogen', null, 'memory')],
  millet: [basal('npk', null, 'millet.fertilizer.0'), top(1, 21, 35, 'nitrogen', null, 'memory')],
  // NPK 15-15-15 at six weeks.
  yam: [top(1, 42, 56, 'npk', 400, 'yam.fertilizer.2', true)],
  // Best of 0, 50 and 100 kg/ha.
  'sweet-potato': [top(1, 21, 30, 'npk', 100, 'sweet-potato.fertilizer.2', true)],
  // SSP 100-125 kg/ha at planting; calcium in the top soil at the start of pod formation.
  groundnuts: [
    basal('phosphate', 112, 'groundnuts.fertilizer.0'),
    {
      id: 'pods',
      from: 28,
      to: 50,
      product: 'phosphate',
      kgPerHectare: null,
      source: 'groundnuts.fertilizer.1',
      rough: false,
    },
  ],
  cowpeas: [basal('phosphate', null, 'cowpeas.fertilizer.0')],
  beans: [basal('npk', null, 'beans.fertilizer.0')],
  // About three bags of NPK 15-15-15.
  sesame: [basal('npk', 150, 'sesame.fertilizer.0')],
  cotton: [top(1, 19, 28, 'npk', null, 'memory'), top(2, 42, 56, 'nitrogen', null, 'memory')],
  tomato: [basal('npk', null, 'tomato.fertilizer.2'), top(1, 21, 35, 'nitrogen', null, 'memory')],
  onion: [
    basal('npk', null, 'memory'),
    top(1, 19, 28, 'nitrogen', null, 'memory'),
    top(2, 40, 50, 'nitrogen', null, 'memory'),
  ],
  pepper: [basal('npk', null, 'memory'), top(1, 25, 40, 'nitrogen', null, 'memory')],
  okra: [basal('npk', null, 'memory'), top(1, 21, 32, 'nitrogen', null, 'memory')],
  spinach: [top(1, 10, 18, 'manure', null, 'memory')],
  cabbage: [
    basal('npk', null, 'memory'),
    top(1, 19, 28, 'nitrogen', null, 'memory'),
    top(2, 40, 48, 'nitrogen', null, 'memory'),
  ],
  wheat: [basal('npk', null, 'memory'), top(1, 19, 28, 'nitrogen', null, 'memory')],
  potatoes: [basal('npk', null, 'memory'), top(1, 26, 36, 'nitrogen', null, 'memory')],
  carrots: [top(1, 28, 40, 'npk', null, 'memory')],
  lettuce: [top(1, 14, 24, 'nitrogen', null, 'memory')],
}

/** Trees and mats are fed in the rains. */
export const TREE_FEED: Partial<Record<CanonicalCropId, { product: FeedProduct; source: FeedingSource }>> = {
  cocoa: { product: 'npk', source: 'cocoa.fertilizer.0' },
  coffee: { product: 'npk', source: 'memory' },
  plantain: { product: 'npk', source: 'memory' },
  banana: { product: 'npk', source: 'memory' },
  mangoes: { product: 'manure', source: 'memory' },
  oranges: { product: 'manure', source: 'memory' },
  avocados: { product: 'manure', source: 'memory' },
}
