/**
 * The one catalogue of crops. It holds every id of the specification's three lists (§3 "Crop catalogues"); an id
 * with `canonical` is an alias: stored as entered, equal in filters and in the adviser.
 */
export const CROPS = {
  maize: { label: 'Maize (Corn)', icon: '🌽' },
  cassava: { label: 'Cassava', icon: '🍠' },
  beans: { label: 'Beans', icon: '🫘' },
  rice: { label: 'Rice', icon: '🌾' },
  sorghum: { label: 'Sorghum', icon: '🌾' },
  millet: { label: 'Millet', icon: '🌾' },
  yam: { label: 'Yam', icon: '🍠' },
  'sweet-potato': { label: 'Sweet Potato', icon: '🍠' },
  groundnuts: { label: 'Groundnuts (Peanuts)', icon: '🥜' },
  cowpeas: { label: 'Cowpeas', icon: '🫘' },
  sesame: { label: 'Sesame', icon: '🌱' },
  cotton: { label: 'Cotton', icon: '☁️' },
  coffee: { label: 'Coffee', icon: '☕' },
  cocoa: { label: 'Cocoa', icon: '🍫' },
  plantain: { label: 'Plantain', icon: '🍌' },
  banana: { label: 'Banana', icon: '🍌' },
  bananas: { label: 'Bananas', icon: '🍌', canonical: 'banana' },
  tomato: { label: 'Tomato', icon: '🍅' },
  tomatoes: { label: 'Tomatoes', icon: '🍅', canonical: 'tomato' },
  onion: { label: 'Onion', icon: '🧅' },
  onions: { label: 'Onions', icon: '🧅', canonical: 'onion' },
  pepper: { label: 'Pepper', icon: '🌶️' },
  peppers: { label: 'Peppers', icon: '🌶️', canonical: 'pepper' },
  okra: { label: 'Okra', icon: '🌱' },
  spinach: { label: 'Spinach', icon: '🥬' },
  cabbage: { label: 'Cabbage', icon: '🥬' },
  wheat: { label: 'Wheat', icon: '🌾' },
  potatoes: { label: 'Potatoes', icon: '🥔' },
  carrots: { label: 'Carrots', icon: '🥕' },
  lettuce: { label: 'Lettuce', icon: '🥬' },
  mangoes: { label: 'Mangoes', icon: '🥭' },
  oranges: { label: 'Oranges', icon: '🍊' },
  avocados: { label: 'Avocados', icon: '🥑' },
} as const satisfies Record<string, { label: string; icon: string; canonical?: string }>

export type CropId = keyof typeof CROPS
export type CanonicalCropId = Exclude<CropId, 'bananas' | 'tomatoes' | 'onions' | 'peppers'>

export const CROP_IDS = Object.keys(CROPS) as [CropId, ...CropId[]]

export const isCropId = (id: string): id is CropId => Object.hasOwn(CROPS, id)

/** The id the adviser and filters know a crop by: `tomatoes` and `tomato` are one crop. */
export function canonicalCrop(id: CropId): CanonicalCropId {
  const crop: { label: string; canonical?: string } = CROPS[id]
  return (crop.canonical ?? id) as CanonicalCropId
}

/** Every id that names the same crop as `id`, itself included. */
export function cropSynonyms(id: CropId): CropId[] {
  const canonical = canonicalCrop(id)
  return CROP_IDS.filter((other) => canonicalCrop(other) === canonical)
}

/** The crops of the profile dialog (specification §3). */
export const PROFILE_CROPS: CropId[] = [
  'maize',
  'cassava',
  'beans',
  'rice',
  'sorghum',
  'millet',
  'yam',
  'sweet-potato',
  'groundnuts',
  'cowpeas',
  'tomato',
  'onion',
  'pepper',
  'okra',
  'spinach',
  'cabbage',
]

/** The crops of the registration form (specification §3). */
export const REGISTRATION_CROPS: CropId[] = [
  'maize',
  'cassava',
  'beans',
  'rice',
  'sorghum',
  'millet',
  'yam',
  'sweet-potato',
  'groundnuts',
  'cowpeas',
  'sesame',
  'cotton',
  'coffee',
  'cocoa',
  'plantain',
  'banana',
  'tomato',
  'onion',
  'pepper',
  'okra',
  'spinach',
  'cabbage',
]

/** The crops of the crop edit dialog (specification §3). */
export const CROP_EDIT_CROPS: CropId[] = [
  'maize',
  'cassava',
  'tomatoes',
  'beans',
  'rice',
  'wheat',
  'potatoes',
  'onions',
  'cabbage',
  'carrots',
  'peppers',
  'okra',
  'spinach',
  'lettuce',
  'bananas',
  'mangoes',
  'oranges',
  'avocados',
  'coffee',
  'cocoa',
  'cotton',
  'groundnuts',
]
