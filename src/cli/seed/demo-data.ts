import type { CropId } from '../../contracts/crops.ts'
import type { FarmSize, GrowthStage, IrrigationMethod, SoilType } from '../../contracts/farm.ts'
import type { Language } from '../../contracts/languages.ts'
import type { PriceInput } from '../../contracts/prices.ts'

/** A fictional cooperative: people, crops and posts. Phones are in an unassigned block. */

export type DemoFarmer = [
  name: string,
  place: string,
  language: Language,
  size: FarmSize,
  soil: SoilType,
  irrigation: IrrigationMethod | `${IrrigationMethod},${IrrigationMethod}`,
  role?: 'lead farmer',
]

export const DEMO_FARMERS: DemoFarmer[] = [
  ['Aisha Bello', 'Kano', 'en', '1-5', 'loam', 'manual,rain-fed'],
  ['Musa Ibrahim', 'Zaria', 'ha', '1-5', 'mixed', 'rain-fed', 'lead farmer'],
  ['Folake Adeyemi', 'Ibadan', 'yo', '0-1', 'loam', 'manual'],
  ['Chinedu Okafor', 'Enugu', 'ig', '1-5', 'sand', 'rain-fed'],
  ['Ebiere Dokubo', 'Port Harcourt', 'pcm', '0-1', 'clay', 'rain-fed'],
  ['Petrus van Wyk', 'Grootfontein', 'af', '10+', 'loam', 'sprinkler'],
  ['Ndapewa Shikongo', 'Oshakati', 'ng', '1-5', 'sand', 'rain-fed'],
  ['Hauwa Sani', 'Sokoto', 'ha', '1-5', 'sand', 'manual'],
  ['Tunde Ogunleye', 'Akure', 'yo', '5-10', 'clay', 'rain-fed'],
  ['Grace Terna', 'Makurdi', 'en', '1-5', 'silt', 'flood'],
  ['Yakubu Danladi', 'Jos', 'ha', '1-5', 'loam', 'furrow'],
  ['Bukola Alabi', 'Ilorin', 'yo', '0-1', 'mixed', 'rain-fed'],
  ['Emeka Nwosu', 'Owerri', 'ig', '0-1', 'sand', 'manual'],
  ['Fatima Abubakar', 'Maiduguri', 'ha', '1-5', 'sand', 'rain-fed'],
  ['Samuel Haihambo', 'Rundu', 'en', '1-5', 'sand', 'rain-fed', 'lead farmer'],
  ['Kemi Balogun', 'Abeokuta', 'pcm', '1-5', 'loam', 'drip'],
]

export const DEMO_CROPS: [
  firstName: string,
  crop: CropId,
  plantedDaysAgo: number,
  stage: GrowthStage,
  acres: number,
][] = [
  ['Aisha', 'onion', 25, 'vegetative', 0.1],
  ['Aisha', 'tomato', 45, 'flowering', 0.1],
  ['Musa', 'sorghum', 95, 'flowering', 3],
  ['Musa', 'cowpeas', 60, 'flowering', 1],
  ['Folake', 'tomato', 50, 'flowering', 0.5],
  ['Folake', 'pepper', 70, 'flowering', 0.5],
  ['Chinedu', 'yam', 210, 'mature', 2],
  ['Chinedu', 'cassava', 300, 'mature', 2],
  ['Ebiere', 'plantain', 260, 'vegetative', 1],
  ['Ebiere', 'okra', 40, 'flowering', 0.25],
  ['Petrus', 'maize', 5, 'planted', 12],
  ['Ndapewa', 'millet', 4, 'planted', 3],
  ['Hauwa', 'millet', 110, 'mature', 3],
  ['Hauwa', 'onion', 25, 'vegetative', 0.5],
  ['Tunde', 'cocoa', 3000, 'fruiting', 6],
  ['Grace', 'rice', 100, 'flowering', 2],
  ['Grace', 'yam', 220, 'mature', 1],
  ['Yakubu', 'potatoes', 35, 'vegetative', 1],
  ['Yakubu', 'cabbage', 30, 'vegetative', 0.5],
  ['Bukola', 'groundnuts', 100, 'mature', 1],
  ['Emeka', 'spinach', 20, 'vegetative', 0.2],
  ['Fatima', 'sesame', 90, 'mature', 2],
  ['Samuel', 'cowpeas', 6, 'planted', 1],
  ['Kemi', 'tomato', 65, 'fruiting', 1],
]

/** `by` is an index of the list above; `hours` ago. */
export const DEMO_POSTS = [
  {
    by: 1,
    hours: 2,
    title: 'Birds on my sorghum',
    crop: 'sorghum',
    region: 'Kaduna',
    text: 'Quelea birds have come to my sorghum this week. I tied old cassette tape across the field and my children shout in the morning and evening. It helps. What do you do?',
    replies: [
      { by: 7, text: 'We make noise before sunrise. Harvest as soon as the heads are hard, do not wait.' },
      { by: 13, text: 'My neighbours and I watch in turns. One person cannot do it alone.' },
    ],
  },
  {
    by: 2,
    hours: 9,
    title: 'Tomato leaves curling',
    crop: 'tomato',
    region: 'Oyo',
    text: 'The leaves of my tomatoes curl up and stay small. I see tiny white flies under them.',
    replies: [
      {
        by: 15,
        text: 'That is leaf curl from whitefly. Pull out the sick plants and burn them, and put yellow sticky cards between the rows.',
      },
    ],
  },
  {
    by: 9,
    hours: 26,
    title: 'Drying paddy after the rains',
    crop: 'rice',
    region: 'Benue',
    text: 'I dry my paddy on a tarpaulin, thin like two fingers, and turn it every hour. At night I cover it. Nothing has gone mouldy since.',
    replies: [{ by: 0, text: 'Thank you. I lost two bags last year because I dried on the bare ground.' }],
  },
  {
    by: 14,
    hours: 50,
    title: 'First rain is not the planting rain',
    crop: 'millet',
    region: 'Kavango East',
    text: 'Wait until the soil is wet as deep as your hand is long. Last year I planted after the first shower and had to plant again.',
    replies: [],
  },
  {
    by: 8,
    hours: 75,
    title: 'Black pod',
    crop: 'cocoa',
    region: 'Ondo',
    text: 'I remove every black pod each week and cut the branches so that the wind can pass. The trees look better now.',
    replies: [{ by: 4, text: 'Well done. Where do you put the bad pods?' }],
  },
] as const

/** Fictional prices; the name of the market says that they are fictional. */
export const DEMO_PRICES: (Omit<PriceInput, 'date' | 'market'> & { in: string; days: number })[] = [
  { country: 'NG', kind: 'input', item: 'npk_15_15_15', bagKg: 50, price: 30_500, in: 'Kano', days: 95 },
  { country: 'NG', kind: 'input', item: 'npk_15_15_15', bagKg: 50, price: 32_000, in: 'Kano', days: 6 },
  { country: 'NG', kind: 'input', item: 'npk_20_10_10', bagKg: 50, price: 30_000, in: 'Zaria', days: 12 },
  { country: 'NG', kind: 'input', item: 'urea', bagKg: 50, price: 28_000, in: 'Kano', days: 6 },
  { country: 'NG', kind: 'input', item: 'urea', bagKg: 25, price: 14_500, in: 'Ibadan', days: 20 },
  { country: 'NG', kind: 'input', item: 'ssp', bagKg: 50, price: 21_000, in: 'Jos', days: 200 },
  { country: 'NG', kind: 'produce', item: 'maize', price: 400, in: 'Kano', days: 6 },
  { country: 'NG', kind: 'produce', item: 'maize', price: 440, in: 'Ibadan', days: 9 },
  { country: 'NG', kind: 'produce', item: 'maize', price: 430, in: 'Kano', days: 131 },
  { country: 'NG', kind: 'produce', item: 'maize', price: 480, in: 'Kano', days: 97 },
  { country: 'NG', kind: 'produce', item: 'maize', price: 455, in: 'Kano', days: 62 },
  { country: 'NG', kind: 'produce', item: 'maize', price: 420, in: 'Kano', days: 34 },
  { country: 'NG', kind: 'produce', item: 'maize', price: 490, in: 'Ibadan', days: 75 },
  { country: 'NG', kind: 'produce', item: 'maize', price: 455, in: 'Ibadan', days: 40 },
  { country: 'NG', kind: 'produce', item: 'sorghum', price: 380, in: 'Zaria', days: 12 },
  { country: 'NG', kind: 'produce', item: 'rice', price: 620, in: 'Makurdi', days: 15 },
  { country: 'NG', kind: 'produce', item: 'cassava', price: 110, in: 'Enugu', days: 15 },
  { country: 'NA', kind: 'input', item: 'lan_28', bagKg: 50, price: 640, in: 'Grootfontein', days: 8 },
  { country: 'NA', kind: 'input', item: 'za_2_3_2_22', bagKg: 50, price: 690, in: 'Grootfontein', days: 8 },
  { country: 'NA', kind: 'produce', item: 'maize', price: 6.5, in: 'Grootfontein', days: 8 },
  { country: 'NA', kind: 'produce', item: 'millet', price: 8, in: 'Oshakati', days: 25 },
]
