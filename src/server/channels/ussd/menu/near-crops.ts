import { type CropId, moreCrops } from '../../../../contracts/crops.ts'

/** Common crops by region, most common first; decides only the order of a list. */
const COMMON = {
  namibia: ['millet', 'maize', 'cowpeas', 'sorghum', 'groundnuts', 'watermelon', 'beans', 'tomato'],
  north: ['maize', 'sorghum', 'millet', 'cowpeas', 'groundnuts', 'rice', 'soybean', 'sesame', 'tomato', 'onion'],
  south: ['cassava', 'maize', 'yam', 'rice', 'cocoa', 'plantain', 'oil-palm', 'pepper', 'tomato', 'okra', 'egusi'],
} as const satisfies Record<string, readonly CropId[]>

/** Approximate southern limit of the Nigerian savanna. */
const SAVANNA_LAT = 9

/** Splits the crops into those common around a place and all others. */
export function cropsNear(lat: number): { near: readonly CropId[]; others: readonly CropId[] } {
  const near = COMMON[lat < 0 ? 'namibia' : lat >= SAVANNA_LAT ? 'north' : 'south']
  return { near, others: moreCrops(near) }
}
