import type { DrawnPlant } from './drawing-ids.ts'

/** Lists that contain the crop. `edit` is its position in the crop form. */
interface CropListing {
  profile: boolean
  registration: boolean
  edit: number | null
}

interface Crop extends CropListing {
  /** Plant in the drawings of the growth stages. */
  plant: DrawnPlant
  /** Table of the set-up wizard that gives the days after planting of each stage. */
  ages: 'maize' | 'cassava' | 'tomato' | 'beans'
}

/** Alias of a crop. It is stored as entered; filters and advice treat it as the crop. */
interface CropAlias extends CropListing {
  canonical: string
}

/** Crops that only "More crops" lists. */
const UNLISTED_CROP = { profile: false, registration: false, edit: null } as const

/** Catalogue of crops for screens and forms. Agronomic data: src/agronomy/crops. */
export const CROPS = {
  maize: { plant: 'maize', ages: 'maize', profile: true, registration: true, edit: 1 },
  cassava: { plant: 'cassava', ages: 'cassava', profile: true, registration: true, edit: 2 },
  beans: { plant: 'low', ages: 'beans', profile: true, registration: true, edit: 4 },
  rice: { plant: 'rice', ages: 'maize', profile: true, registration: true, edit: 5 },
  sorghum: { plant: 'cereal', ages: 'maize', profile: true, registration: true, edit: null },
  millet: { plant: 'cereal', ages: 'maize', profile: true, registration: true, edit: null },
  yam: { plant: 'yam', ages: 'maize', profile: true, registration: true, edit: null },
  'sweet-potato': { plant: 'root', ages: 'maize', profile: true, registration: true, edit: null },
  groundnuts: { plant: 'groundnuts', ages: 'maize', profile: true, registration: true, edit: 22 },
  cowpeas: { plant: 'cowpeas', ages: 'maize', profile: true, registration: true, edit: null },
  sesame: { plant: 'tall', ages: 'maize', profile: false, registration: true, edit: null },
  cotton: { plant: 'tall', ages: 'maize', profile: false, registration: true, edit: 21 },
  coffee: { plant: 'tree', ages: 'maize', profile: false, registration: true, edit: 19 },
  cocoa: { plant: 'cocoa', ages: 'maize', profile: false, registration: true, edit: 20 },
  plantain: { plant: 'banana', ages: 'maize', profile: false, registration: true, edit: null },
  banana: { plant: 'banana', ages: 'maize', profile: false, registration: true, edit: null },
  bananas: { canonical: 'banana', profile: false, registration: false, edit: 15 },
  tomato: { plant: 'tomato', ages: 'tomato', profile: true, registration: true, edit: null },
  tomatoes: { canonical: 'tomato', profile: false, registration: false, edit: 3 },
  onion: { plant: 'onion', ages: 'maize', profile: true, registration: true, edit: null },
  onions: { canonical: 'onion', profile: false, registration: false, edit: 8 },
  pepper: { plant: 'tall', ages: 'maize', profile: true, registration: true, edit: null },
  peppers: { canonical: 'pepper', profile: false, registration: false, edit: 11 },
  okra: { plant: 'tall', ages: 'maize', profile: true, registration: true, edit: 12 },
  spinach: { plant: 'low', ages: 'maize', profile: true, registration: true, edit: 13 },
  cabbage: { plant: 'low', ages: 'maize', profile: true, registration: true, edit: 9 },
  wheat: { plant: 'cereal', ages: 'maize', profile: false, registration: false, edit: 6 },
  potatoes: { plant: 'root', ages: 'maize', profile: false, registration: false, edit: 7 },
  carrots: { plant: 'root', ages: 'maize', profile: false, registration: false, edit: 10 },
  lettuce: { plant: 'low', ages: 'maize', profile: false, registration: false, edit: 14 },
  mangoes: { plant: 'tree', ages: 'maize', profile: false, registration: false, edit: 16 },
  oranges: { plant: 'tree', ages: 'maize', profile: false, registration: false, edit: 17 },
  avocados: { plant: 'tree', ages: 'maize', profile: false, registration: false, edit: 18 },
  soybean: { plant: 'low', ages: 'maize', ...UNLISTED_CROP },
  'oil-palm': { plant: 'tree', ages: 'maize', ...UNLISTED_CROP },
  egusi: { plant: 'low', ages: 'maize', ...UNLISTED_CROP },
  'bambara-groundnut': { plant: 'low', ages: 'maize', ...UNLISTED_CROP },
  ginger: { plant: 'root', ages: 'maize', ...UNLISTED_CROP },
  watermelon: { plant: 'low', ages: 'maize', ...UNLISTED_CROP },
  'pigeon-pea': { plant: 'tall', ages: 'maize', ...UNLISTED_CROP },
  sugarcane: { plant: 'cereal', ages: 'maize', ...UNLISTED_CROP },
} as const satisfies Record<string, Crop | CropAlias>

export type CropId = keyof typeof CROPS
export type CanonicalCropId = { [C in CropId]: (typeof CROPS)[C] extends CropAlias ? never : C }[CropId]

export const CROP_IDS = Object.keys(CROPS) as [CropId, ...CropId[]]

export const isCropId = (id: string): id is CropId => Object.hasOwn(CROPS, id)

/** Returns the canonical id: `tomatoes` and `tomato` are one crop. */
export function canonicalCrop(id: CropId): CanonicalCropId {
  const crop = CROPS[id]
  return 'canonical' in crop ? crop.canonical : (id as CanonicalCropId)
}

export function cropSynonyms(id: CropId): CropId[] {
  const canonical = canonicalCrop(id)
  return CROP_IDS.filter((other) => canonicalCrop(other) === canonical)
}

/** Trees and mats: one planting lasts for decades. */
const PERENNIAL_CROPS: readonly CanonicalCropId[] = [
  'coffee',
  'cocoa',
  'plantain',
  'banana',
  'mangoes',
  'oranges',
  'avocados',
  'oil-palm',
]
export const isPerennialCrop = (id: CropId): boolean => PERENNIAL_CROPS.includes(canonicalCrop(id))

export const PROFILE_CROPS = CROP_IDS.filter((id) => CROPS[id].profile)
export const REGISTRATION_CROPS = CROP_IDS.filter((id) => CROPS[id].registration)
export const CROP_FORM_CROPS = CROP_IDS.filter((id) => CROPS[id].edit !== null).sort(
  (a, b) => CROPS[a].edit! - CROPS[b].edit!,
)

/** Returns the crops that a list lacks, in the order of the catalogue. */
export function cropsMissingFrom(listed: readonly CropId[]): CanonicalCropId[] {
  const there = new Set(listed.map(canonicalCrop))
  return [...new Set(CROP_IDS.map(canonicalCrop))].filter((id) => !there.has(id))
}
