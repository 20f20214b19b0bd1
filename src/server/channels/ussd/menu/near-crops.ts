import { type CropId, moreCrops } from '../../../../contracts/crops.ts'

/** What most fields of a part of the two countries bear, most common first: only the order of a list. */
const COMMON = {
  namibia: ['millet', 'maize', 'cowpeas', 'sorghum', 'groundnuts', 'watermelon', 'beans', 'tomato'],
  north: ['maize', 'sorghum', 'millet', 'cowpeas', 'groundnuts', 'rice', 'soybean', 'sesame', 'tomato', 'onion'],
  south: ['cassava', 'maize', 'yam', 'rice', 'cocoa', 'plantain', 'oil-palm', 'pepper', 'tomato', 'okra', 'egusi'],
} as const satisfies Record<string, readonly CropId[]>

/** The Nigerian savanna begins about here. */
const SAVANNA_LAT = 9

/** The crops that are common around a place, and all the others. */
export function cropsNear(lat: number): { near: readonly CropId[]; others: readonly CropId[] } {
  const near = COMMON[lat < 0 ? 'namibia' : lat >= SAVANNA_LAT ? 'north' : 'south']
  return { near, others: moreCrops(near) }
}
