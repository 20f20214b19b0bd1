import type { IconName } from './icon-paths.ts'

/** In which lists it stands: the profile's, the registration's, and its place in the crop form's, which has an order of its own. */
interface Listed {
  profile: boolean
  registration: boolean
  edit: number | null
}

interface Crop extends Listed {
  /** What is harvested, as a picture. Drawn: older phones lack many of the crops' emoji. */
  icon: IconName
  /** Whose ages the set-up asks by: how long after planting such a crop is at each stage. */
  ages: 'maize' | 'cassava' | 'tomato' | 'beans'
}

/** Another name of a crop: stored as entered, equal in filters and in the adviser. */
interface OtherName extends Listed {
  canonical: string
}

/** In no list of the specification: found under "More crops". */
const UNLISTED = { profile: false, registration: false, edit: null } as const

/** The catalogue of crops: what screens and forms know of each. What the adviser knows: src/agronomy/crops. */
export const CROPS = {
  maize: { icon: 'harvest', ages: 'maize', profile: true, registration: true, edit: 1 },
  cassava: { icon: 'tuber', ages: 'cassava', profile: true, registration: true, edit: 2 },
  beans: { icon: 'pod', ages: 'beans', profile: true, registration: true, edit: 4 },
  rice: { icon: 'harvest', ages: 'maize', profile: true, registration: true, edit: 5 },
  sorghum: { icon: 'harvest', ages: 'maize', profile: true, registration: true, edit: null },
  millet: { icon: 'harvest', ages: 'maize', profile: true, registration: true, edit: null },
  yam: { icon: 'tuber', ages: 'maize', profile: true, registration: true, edit: null },
  'sweet-potato': { icon: 'tuber', ages: 'maize', profile: true, registration: true, edit: null },
  groundnuts: { icon: 'pod', ages: 'maize', profile: true, registration: true, edit: 22 },
  cowpeas: { icon: 'pod', ages: 'maize', profile: true, registration: true, edit: null },
  sesame: { icon: 'harvest', ages: 'maize', profile: false, registration: true, edit: null },
  cotton: { icon: 'sprout', ages: 'maize', profile: false, registration: true, edit: 21 },
  coffee: { icon: 'pod', ages: 'maize', profile: false, registration: true, edit: 19 },
  cocoa: { icon: 'pod', ages: 'maize', profile: false, registration: true, edit: 20 },
  plantain: { icon: 'fruit', ages: 'maize', profile: false, registration: true, edit: null },
  banana: { icon: 'fruit', ages: 'maize', profile: false, registration: true, edit: null },
  bananas: { canonical: 'banana', profile: false, registration: false, edit: 15 },
  tomato: { icon: 'fruit', ages: 'tomato', profile: true, registration: true, edit: null },
  tomatoes: { canonical: 'tomato', profile: false, registration: false, edit: 3 },
  onion: { icon: 'tuber', ages: 'maize', profile: true, registration: true, edit: null },
  onions: { canonical: 'onion', profile: false, registration: false, edit: 8 },
  pepper: { icon: 'fruit', ages: 'maize', profile: true, registration: true, edit: null },
  peppers: { canonical: 'pepper', profile: false, registration: false, edit: 11 },
  okra: { icon: 'pod', ages: 'maize', profile: true, registration: true, edit: 12 },
  spinach: { icon: 'leaf', ages: 'maize', profile: true, registration: true, edit: 13 },
  cabbage: { icon: 'leaf', ages: 'maize', profile: true, registration: true, edit: 9 },
  wheat: { icon: 'harvest', ages: 'maize', profile: false, registration: false, edit: 6 },
  potatoes: { icon: 'tuber', ages: 'maize', profile: false, registration: false, edit: 7 },
  carrots: { icon: 'tuber', ages: 'maize', profile: false, registration: false, edit: 10 },
  lettuce: { icon: 'leaf', ages: 'maize', profile: false, registration: false, edit: 14 },
  mangoes: { icon: 'fruit', ages: 'maize', profile: false, registration: false, edit: 16 },
  oranges: { icon: 'fruit', ages: 'maize', profile: false, registration: false, edit: 17 },
  avocados: { icon: 'fruit', ages: 'maize', profile: false, registration: false, edit: 18 },
  soybean: { icon: 'pod', ages: 'maize', ...UNLISTED },
  'oil-palm': { icon: 'fruit', ages: 'maize', ...UNLISTED },
  egusi: { icon: 'fruit', ages: 'maize', ...UNLISTED },
  'bambara-groundnut': { icon: 'pod', ages: 'maize', ...UNLISTED },
  ginger: { icon: 'tuber', ages: 'maize', ...UNLISTED },
  watermelon: { icon: 'fruit', ages: 'maize', ...UNLISTED },
  'pigeon-pea': { icon: 'pod', ages: 'maize', ...UNLISTED },
  sugarcane: { icon: 'sprout', ages: 'maize', ...UNLISTED },
} as const satisfies Record<string, Crop | OtherName>

export type CropId = keyof typeof CROPS
export type CanonicalCropId = { [C in CropId]: (typeof CROPS)[C] extends OtherName ? never : C }[CropId]

export const CROP_IDS = Object.keys(CROPS) as [CropId, ...CropId[]]

export const isCropId = (id: string): id is CropId => Object.hasOwn(CROPS, id)

/** The id the adviser and filters know a crop by: `tomatoes` and `tomato` are one crop. */
export function canonicalCrop(id: CropId): CanonicalCropId {
  const crop = CROPS[id]
  return 'canonical' in crop ? crop.canonical : (id as CanonicalCropId)
}

/** Every id that names the same crop as `id`, itself included. */
export function cropSynonyms(id: CropId): CropId[] {
  const canonical = canonicalCrop(id)
  return CROP_IDS.filter((other) => canonicalCrop(other) === canonical)
}

export const PROFILE_CROPS = CROP_IDS.filter((id) => CROPS[id].profile)
export const REGISTRATION_CROPS = CROP_IDS.filter((id) => CROPS[id].registration)
export const CROP_EDIT_CROPS = CROP_IDS.filter((id) => CROPS[id].edit !== null).sort(
  (a, b) => CROPS[a].edit! - CROPS[b].edit!,
)

/** What "More crops" opens below a list: every crop that the list has under none of its names, in the catalogue's order. */
export function moreCrops(listed: readonly CropId[]): CanonicalCropId[] {
  const there = new Set(listed.map(canonicalCrop))
  return [...new Set(CROP_IDS.map(canonicalCrop))].filter((id) => !there.has(id))
}
