import type { CanonicalCropId } from '../../contracts/crops.ts'

export type FeedProduct = 'npk' | 'urea' | 'nitrogen' | 'phosphate' | 'manure'

/** One feeding of a crop: days after planting from and to, what, how much, and the record it rests on. */
export interface Feeding {
  id: 'basal' | 'top1' | 'top2' | 'pods'
  from: number
  to: number
  product: FeedProduct
  /** Product, kg/ha; null where no rate is well known: no figure is then shown. */
  kgPerHectare: number | null
  /** Source id, `<crop>.fertilizer.<n>` or `memory`. */
  source: string
  /** Timing or rate from memory. */
  rough: boolean
}

const basal = (product: FeedProduct, kgPerHectare: number | null, source: string, rough = false): Feeding => ({
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
  source: string,
  rough = false,
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
 * When each annual is fed. Days are the weeks of `data/crops.json` times seven; rates are the middle of its ranges and
 * only stand where the record is not from memory.
 */
export const FEEDINGS: Partial<Record<CanonicalCropId, readonly Feeding[]>> = {
  // 6-8 bags/ha NPK to day 14, 2-3 bags/ha urea at 4-6 weeks.
  maize: [basal('npk', 350, 'maize.fertilizer.0'), top(1, 28, 42, 'urea', 125, 'maize.fertilizer.0')],
  // First split a month after planting, the others over the next two to three months; rates differ by area.
  cassava: [top(1, 28, 42, 'npk', null, 'cassava.fertilizer.0'), top(2, 56, 112, 'npk', null, 'cassava.fertilizer.0')],
  rice: [
    basal('npk', null, 'rice.fertilizer.3'),
    top(1, 19, 28, 'nitrogen', null, 'rice.fertilizer.4', true),
    top(2, 40, 52, 'urea', null, 'rice.fertilizer.3'),
  ],
  sorghum: [basal('npk', null, 'sorghum.fertilizer.0'), top(1, 21, 35, 'nitrogen', null, 'sorghum.fertilizer.2', true)],
  millet: [basal('npk', null, 'millet.fertilizer.0'), top(1, 21, 35, 'nitrogen', null, 'memory', true)],
  yam: [top(1, 42, 56, 'npk', 400, 'yam.fertilizer.2', true)],
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
  sesame: [basal('npk', 150, 'sesame.fertilizer.0')],
  cotton: [
    top(1, 19, 28, 'npk', null, 'cotton.fertilizer.0', true),
    top(2, 42, 56, 'nitrogen', null, 'cotton.fertilizer.0', true),
  ],
  tomato: [basal('npk', null, 'tomato.fertilizer.2'), top(1, 21, 35, 'nitrogen', null, 'memory', true)],
  onion: [
    basal('npk', null, 'onion.fertilizer.0', true),
    top(1, 19, 28, 'nitrogen', null, 'onion.fertilizer.0', true),
    top(2, 40, 50, 'nitrogen', null, 'onion.fertilizer.0', true),
  ],
  pepper: [basal('npk', null, 'pepper.fertilizer.0', true), top(1, 25, 40, 'nitrogen', null, 'memory', true)],
  okra: [basal('npk', null, 'okra.fertilizer.0', true), top(1, 21, 32, 'nitrogen', null, 'memory', true)],
  spinach: [top(1, 10, 18, 'manure', null, 'spinach.fertilizer.0', true)],
  cabbage: [
    basal('npk', null, 'cabbage.fertilizer.0', true),
    top(1, 19, 28, 'nitrogen', null, 'cabbage.fertilizer.0', true),
    top(2, 40, 48, 'nitrogen', null, 'cabbage.fertilizer.0', true),
  ],
  wheat: [basal('npk', null, 'wheat.fertilizer.0', true), top(1, 19, 28, 'nitrogen', null, 'wheat.fertilizer.0', true)],
  potatoes: [
    basal('npk', null, 'potatoes.fertilizer.0', true),
    top(1, 26, 36, 'nitrogen', null, 'potatoes.fertilizer.0', true),
  ],
  carrots: [top(1, 28, 40, 'npk', null, 'carrots.fertilizer.0', true)],
  lettuce: [top(1, 14, 24, 'nitrogen', null, 'lettuce.fertilizer.0', true)],
}

/** Trees and mats are fed in the rains (crops.json; cocoa sourced, the others from memory). */
export const TREE_FEED: Partial<Record<CanonicalCropId, { product: FeedProduct; source: string; rough: boolean }>> = {
  cocoa: { product: 'npk', source: 'cocoa.fertilizer.0', rough: false },
  coffee: { product: 'npk', source: 'coffee.fertilizer.0', rough: true },
  plantain: { product: 'npk', source: 'plantain.fertilizer.0', rough: true },
  banana: { product: 'npk', source: 'banana.fertilizer.0', rough: true },
  mangoes: { product: 'manure', source: 'memory', rough: true },
  oranges: { product: 'manure', source: 'memory', rough: true },
  avocados: { product: 'manure', source: 'memory', rough: true },
}
