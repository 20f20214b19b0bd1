import type { IconName } from './icon-paths.ts'

/** In which lists it stands: the profile's, the registration's, and its place in the crop form's, which has an order of its own. */
interface Listed {
  profile: boolean
  registration: boolean
  edit: number | null
}

/** A cereal's stalk, roots or tubers under leaves or vines, a low bush, a tall bush, a tree. */
export type Habit = 'cereal' | 'root' | 'low' | 'tall' | 'tree'

interface Crop extends Listed {
  /** What is harvested, as a picture. Drawn: older phones lack many of the crops' emoji. */
  icon: IconName
  /** How it stands: whose growth its stages are drawn by. */
  habit: Habit
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
  maize: { icon: 'harvest', habit: 'cereal', ages: 'maize', profile: true, registration: true, edit: 1 },
  cassava: { icon: 'tuber', habit: 'root', ages: 'cassava', profile: true, registration: true, edit: 2 },
  beans: { icon: 'pod', habit: 'low', ages: 'beans', profile: true, registration: true, edit: 4 },
  rice: { icon: 'harvest', habit: 'cereal', ages: 'maize', profile: true, registration: true, edit: 5 },
  sorghum: { icon: 'harvest', habit: 'cereal', ages: 'maize', profile: true, registration: true, edit: null },
  millet: { icon: 'harvest', habit: 'cereal', ages: 'maize', profile: true, registration: true, edit: null },
  yam: { icon: 'tuber', habit: 'root', ages: 'maize', profile: true, registration: true, edit: null },
  'sweet-potato': { icon: 'tuber', habit: 'root', ages: 'maize', profile: true, registration: true, edit: null },
  groundnuts: { icon: 'pod', habit: 'low', ages: 'maize', profile: true, registration: true, edit: 22 },
  cowpeas: { icon: 'pod', habit: 'low', ages: 'maize', profile: true, registration: true, edit: null },
  sesame: { icon: 'harvest', habit: 'tall', ages: 'maize', profile: false, registration: true, edit: null },
  cotton: { icon: 'sprout', habit: 'tall', ages: 'maize', profile: false, registration: true, edit: 21 },
  coffee: { icon: 'pod', habit: 'tree', ages: 'maize', profile: false, registration: true, edit: 19 },
  cocoa: { icon: 'pod', habit: 'tree', ages: 'maize', profile: false, registration: true, edit: 20 },
  plantain: { icon: 'fruit', habit: 'tree', ages: 'maize', profile: false, registration: true, edit: null },
  banana: { icon: 'fruit', habit: 'tree', ages: 'maize', profile: false, registration: true, edit: null },
  bananas: { canonical: 'banana', profile: false, registration: false, edit: 15 },
  tomato: { icon: 'fruit', habit: 'tall', ages: 'tomato', profile: true, registration: true, edit: null },
  tomatoes: { canonical: 'tomato', profile: false, registration: false, edit: 3 },
  onion: { icon: 'tuber', habit: 'root', ages: 'maize', profile: true, registration: true, edit: null },
  onions: { canonical: 'onion', profile: false, registration: false, edit: 8 },
  pepper: { icon: 'fruit', habit: 'tall', ages: 'maize', profile: true, registration: true, edit: null },
  peppers: { canonical: 'pepper', profile: false, registration: false, edit: 11 },
  okra: { icon: 'pod', habit: 'tall', ages: 'maize', profile: true, registration: true, edit: 12 },
  spinach: { icon: 'leaf', habit: 'low', ages: 'maize', profile: true, registration: true, edit: 13 },
  cabbage: { icon: 'leaf', habit: 'low', ages: 'maize', profile: true, registration: true, edit: 9 },
  wheat: { icon: 'harvest', habit: 'cereal', ages: 'maize', profile: false, registration: false, edit: 6 },
  potatoes: { icon: 'tuber', habit: 'root', ages: 'maize', profile: false, registration: false, edit: 7 },
  carrots: { icon: 'tuber', habit: 'root', ages: 'maize', profile: false, registration: false, edit: 10 },
  lettuce: { icon: 'leaf', habit: 'low', ages: 'maize', profile: false, registration: false, edit: 14 },
  mangoes: { icon: 'fruit', habit: 'tree', ages: 'maize', profile: false, registration: false, edit: 16 },
  oranges: { icon: 'fruit', habit: 'tree', ages: 'maize', profile: false, registration: false, edit: 17 },
  avocados: { icon: 'fruit', habit: 'tree', ages: 'maize', profile: false, registration: false, edit: 18 },
  soybean: { icon: 'pod', habit: 'low', ages: 'maize', ...UNLISTED },
  'oil-palm': { icon: 'fruit', habit: 'tree', ages: 'maize', ...UNLISTED },
  egusi: { icon: 'fruit', habit: 'low', ages: 'maize', ...UNLISTED },
  'bambara-groundnut': { icon: 'pod', habit: 'low', ages: 'maize', ...UNLISTED },
  ginger: { icon: 'tuber', habit: 'root', ages: 'maize', ...UNLISTED },
  watermelon: { icon: 'fruit', habit: 'low', ages: 'maize', ...UNLISTED },
  'pigeon-pea': { icon: 'pod', habit: 'tall', ages: 'maize', ...UNLISTED },
  sugarcane: { icon: 'sprout', habit: 'cereal', ages: 'maize', ...UNLISTED },
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
