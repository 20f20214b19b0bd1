/** Lists that contain the crop; `edit` is its position in the crop form. */
interface Listed {
  profile: boolean
  registration: boolean
  edit: number | null
}

interface Crop extends Listed {
  /** Age scale of the set-up: days after planting of each stage. */
  ages: 'maize' | 'cassava' | 'tomato' | 'beans'
}

/** Alias: stored as entered, equal in filters and in the adviser. */
interface OtherName extends Listed {
  canonical: string
}

/** Found under "More crops" only. */
const UNLISTED = { profile: false, registration: false, edit: null } as const

/** Catalogue of crops for screens and forms. Agronomic data: src/agronomy/crops. */
export const CROPS = {
  maize: { ages: 'maize', profile: true, registration: true, edit: 1 },
  cassava: { ages: 'cassava', profile: true, registration: true, edit: 2 },
  beans: { ages: 'beans', profile: true, registration: true, edit: 4 },
  rice: { ages: 'maize', profile: true, registration: true, edit: 5 },
  sorghum: { ages: 'maize', profile: true, registration: true, edit: null },
  millet: { ages: 'maize', profile: true, registration: true, edit: null },
  yam: { ages: 'maize', profile: true, registration: true, edit: null },
  'sweet-potato': { ages: 'maize', profile: true, registration: true, edit: null },
  groundnuts: { ages: 'maize', profile: true, registration: true, edit: 22 },
  cowpeas: { ages: 'maize', profile: true, registration: true, edit: null },
  sesame: { ages: 'maize', profile: false, registration: true, edit: null },
  cotton: { ages: 'maize', profile: false, registration: true, edit: 21 },
  coffee: { ages: 'maize', profile: false, registration: true, edit: 19 },
  cocoa: { ages: 'maize', profile: false, registration: true, edit: 20 },
  plantain: { ages: 'maize', profile: false, registration: true, edit: null },
  banana: { ages: 'maize', profile: false, registration: true, edit: null },
  bananas: { canonical: 'banana', profile: false, registration: false, edit: 15 },
  tomato: { ages: 'tomato', profile: true, registration: true, edit: null },
  tomatoes: { canonical: 'tomato', profile: false, registration: false, edit: 3 },
  onion: { ages: 'maize', profile: true, registration: true, edit: null },
  onions: { canonical: 'onion', profile: false, registration: false, edit: 8 },
  pepper: { ages: 'maize', profile: true, registration: true, edit: null },
  peppers: { canonical: 'pepper', profile: false, registration: false, edit: 11 },
  okra: { ages: 'maize', profile: true, registration: true, edit: 12 },
  spinach: { ages: 'maize', profile: true, registration: true, edit: 13 },
  cabbage: { ages: 'maize', profile: true, registration: true, edit: 9 },
  wheat: { ages: 'maize', profile: false, registration: false, edit: 6 },
  potatoes: { ages: 'maize', profile: false, registration: false, edit: 7 },
  carrots: { ages: 'maize', profile: false, registration: false, edit: 10 },
  lettuce: { ages: 'maize', profile: false, registration: false, edit: 14 },
  mangoes: { ages: 'maize', profile: false, registration: false, edit: 16 },
  oranges: { ages: 'maize', profile: false, registration: false, edit: 17 },
  avocados: { ages: 'maize', profile: false, registration: false, edit: 18 },
  soybean: { ages: 'maize', ...UNLISTED },
  'oil-palm': { ages: 'maize', ...UNLISTED },
  egusi: { ages: 'maize', ...UNLISTED },
  'bambara-groundnut': { ages: 'maize', ...UNLISTED },
  ginger: { ages: 'maize', ...UNLISTED },
  watermelon: { ages: 'maize', ...UNLISTED },
  'pigeon-pea': { ages: 'maize', ...UNLISTED },
  sugarcane: { ages: 'maize', ...UNLISTED },
} as const satisfies Record<string, Crop | OtherName>

export type CropId = keyof typeof CROPS
export type CanonicalCropId = { [C in CropId]: (typeof CROPS)[C] extends OtherName ? never : C }[CropId]

export const CROP_IDS = Object.keys(CROPS) as [CropId, ...CropId[]]

export const isCropId = (id: string): id is CropId => Object.hasOwn(CROPS, id)

/** Returns the canonical id: `tomatoes` and `tomato` are one crop. */
export function canonicalCrop(id: CropId): CanonicalCropId {
  const crop = CROPS[id]
  return 'canonical' in crop ? crop.canonical : (id as CanonicalCropId)
}

/** Returns all ids of the same crop. */
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
export const CROP_EDIT_CROPS = CROP_IDS.filter((id) => CROPS[id].edit !== null).sort(
  (a, b) => CROPS[a].edit! - CROPS[b].edit!,
)

/** Returns the crops for "More crops": those missing from the list, in the order of the catalogue. */
export function moreCrops(listed: readonly CropId[]): CanonicalCropId[] {
  const there = new Set(listed.map(canonicalCrop))
  return [...new Set(CROP_IDS.map(canonicalCrop))].filter((id) => !there.has(id))
}
