import type { CanonicalCropId } from '../../contracts/crops.ts'

/** How a crop bears frost: air temperatures, °C at 2 m, below which leaves burn and below which the plant dies. */
export interface FrostLimit {
  hardiness: 'tender' | 'tree' | 'hardy'
  light: number
  killing: number
  /** In ear or flower it bears less. */
  inFlower?: { light: number; killing: number }
}

const TENDER: FrostLimit = { hardiness: 'tender', light: 1, killing: -1 }
const CEREAL: FrostLimit = { hardiness: 'tender', light: 0, killing: -2 }
const TREE: FrostLimit = { hardiness: 'tree', light: 0, killing: -2 }
const HARDENED: FrostLimit = { hardiness: 'hardy', light: -3, killing: -5 }
const HARDY: FrostLimit = { hardiness: 'hardy', light: -4, killing: -7 }

/**
 * PMC10202904 table 2 (tomato, potato, beans, maize, lettuce, cabbage, onion, carrot, wheat), FAO y7223e chapter 4 (plants
 * of the tropics, citrus wood) and Burpee's list; the others are placed with their like, from memory.
 */
export const FROST_LIMITS: Record<CanonicalCropId, FrostLimit> = {
  tomato: TENDER,
  pepper: TENDER,
  okra: TENDER,
  spinach: TENDER,
  'sweet-potato': TENDER,
  cowpeas: TENDER,
  beans: TENDER,
  groundnuts: TENDER,
  sesame: TENDER,
  cotton: TENDER,
  rice: TENDER,
  soybean: TENDER,
  'bambara-groundnut': TENDER,
  'pigeon-pea': TENDER,
  watermelon: TENDER,
  egusi: TENDER,
  ginger: TENDER,
  sugarcane: TENDER,
  maize: CEREAL,
  sorghum: CEREAL,
  millet: CEREAL,
  potatoes: CEREAL,
  cassava: TENDER,
  yam: TENDER,
  banana: TREE,
  plantain: TREE,
  mangoes: TREE,
  oranges: { ...TREE, killing: -5 },
  avocados: TREE,
  coffee: TREE,
  cocoa: TREE,
  'oil-palm': TREE,
  lettuce: HARDENED,
  carrots: HARDENED,
  onion: HARDENED,
  cabbage: HARDY,
  wheat: { ...HARDY, inFlower: { light: -1, killing: -3 } },
}
