import { type CropId, cropsMissingFrom } from '../../../../contracts/crops.ts'

/** Common crops by region, most common first; decides only the order of a list. */
const COMMON = {
  namibia: ['millet', 'maize', 'cowpeas', 'sorghum', 'groundnuts', 'watermelon', 'beans', 'tomato'],
  north: ['maize', 'sorghum', 'millet', 'cowpeas', 'groundnuts', 'rice', 'soybean', 'sesame', 'tomato', 'onion'],
  south: ['cassava', 'maize', 'yam', 'rice', 'cocoa', 'plantain', 'oil-palm', 'pepper', 'tomato', 'okra', 'egusi'],
} as const satisfies Record<string, readonly CropId[]>

const SAVANNA_LAT = 9

export function cropsByNearness(lat: number): { near: readonly CropId[]; others: readonly CropId[] } {
  const near = COMMON[lat < 0 ? 'namibia' : lat >= SAVANNA_LAT ? 'north' : 'south']
  return { near, others: cropsMissingFrom(near) }
}
