import type { CropId } from '../../contracts/crops.ts'
import type { FarmSize, GrowthStage, IrrigationMethod, SoilType } from '../../contracts/farm.ts'
import type { Language } from '../../contracts/languages.ts'

/** A made-up cooperative: its people, what they grow, and what they tell one another. Phones are in an unassigned block. */

export interface DemoFarmer {
  firstName: string
  lastName: string
  place: string
  language: Language
  size: FarmSize
  soil: SoilType
  irrigation: IrrigationMethod[]
  lead?: boolean
  /** `days` ago planted; acres. */
  crops: { crop: CropId; days: number; stage: GrowthStage; acres: number }[]
}

export const DEMO_FARMERS: DemoFarmer[] = [
  {
    firstName: 'Aisha',
    lastName: 'Bello',
    place: 'Kano',
    language: 'en',
    size: '1-5',
    soil: 'loam',
    irrigation: ['manual', 'rain-fed'],
    crops: [
      { crop: 'maize', days: 45, stage: 'vegetative', acres: 2 },
      { crop: 'cassava', days: 120, stage: 'vegetative', acres: 1 },
    ],
  },
  {
    firstName: 'Musa',
    lastName: 'Ibrahim',
    place: 'Zaria',
    language: 'ha',
    size: '1-5',
    soil: 'mixed',
    irrigation: ['rain-fed'],
    lead: true,
    crops: [
      { crop: 'sorghum', days: 95, stage: 'flowering', acres: 3 },
      { crop: 'cowpeas', days: 60, stage: 'flowering', acres: 1 },
    ],
  },
  {
    firstName: 'Folake',
    lastName: 'Adeyemi',
    place: 'Ibadan',
    language: 'yo',
    size: '0-1',
    soil: 'loam',
    irrigation: ['manual'],
    crops: [
      { crop: 'tomato', days: 50, stage: 'flowering', acres: 0.5 },
      { crop: 'pepper', days: 70, stage: 'flowering', acres: 0.5 },
    ],
  },
  {
    firstName: 'Chinedu',
    lastName: 'Okafor',
    place: 'Enugu',
    language: 'ig',
    size: '1-5',
    soil: 'sand',
    irrigation: ['rain-fed'],
    crops: [
      { crop: 'yam', days: 210, stage: 'mature', acres: 2 },
      { crop: 'cassava', days: 300, stage: 'mature', acres: 2 },
    ],
  },
  {
    firstName: 'Ebiere',
    lastName: 'Dokubo',
    place: 'Port Harcourt',
    language: 'pcm',
    size: '0-1',
    soil: 'clay',
    irrigation: ['rain-fed'],
    crops: [
      { crop: 'plantain', days: 260, stage: 'vegetative', acres: 1 },
      { crop: 'okra', days: 40, stage: 'flowering', acres: 0.25 },
    ],
  },
  {
    firstName: 'Petrus',
    lastName: 'van Wyk',
    place: 'Grootfontein',
    language: 'af',
    size: '10+',
    soil: 'loam',
    irrigation: ['sprinkler'],
    crops: [{ crop: 'maize', days: 5, stage: 'planted', acres: 12 }],
  },
  {
    firstName: 'Ndapewa',
    lastName: 'Shikongo',
    place: 'Oshakati',
    language: 'ng',
    size: '1-5',
    soil: 'sand',
    irrigation: ['rain-fed'],
    crops: [{ crop: 'millet', days: 4, stage: 'planted', acres: 3 }],
  },
  {
    firstName: 'Hauwa',
    lastName: 'Sani',
    place: 'Sokoto',
    language: 'ha',
    size: '1-5',
    soil: 'sand',
    irrigation: ['manual'],
    crops: [
      { crop: 'millet', days: 110, stage: 'mature', acres: 3 },
      { crop: 'onion', days: 25, stage: 'vegetative', acres: 0.5 },
    ],
  },
  {
    firstName: 'Tunde',
    lastName: 'Ogunleye',
    place: 'Akure',
    language: 'yo',
    size: '5-10',
    soil: 'clay',
    irrigation: ['rain-fed'],
    crops: [{ crop: 'cocoa', days: 3000, stage: 'fruiting', acres: 6 }],
  },
  {
    firstName: 'Grace',
    lastName: 'Terna',
    place: 'Makurdi',
    language: 'en',
    size: '1-5',
    soil: 'silt',
    irrigation: ['flood'],
    crops: [
      { crop: 'rice', days: 100, stage: 'flowering', acres: 2 },
      { crop: 'yam', days: 220, stage: 'mature', acres: 1 },
    ],
  },
  {
    firstName: 'Yakubu',
    lastName: 'Danladi',
    place: 'Jos',
    language: 'ha',
    size: '1-5',
    soil: 'loam',
    irrigation: ['furrow'],
    crops: [
      { crop: 'potatoes', days: 35, stage: 'vegetative', acres: 1 },
      { crop: 'cabbage', days: 30, stage: 'vegetative', acres: 0.5 },
    ],
  },
  {
    firstName: 'Bukola',
    lastName: 'Alabi',
    place: 'Ilorin',
    language: 'yo',
    size: '0-1',
    soil: 'mixed',
    irrigation: ['rain-fed'],
    crops: [{ crop: 'groundnuts', days: 100, stage: 'mature', acres: 1 }],
  },
  {
    firstName: 'Emeka',
    lastName: 'Nwosu',
    place: 'Owerri',
    language: 'ig',
    size: '0-1',
    soil: 'sand',
    irrigation: ['manual'],
    crops: [{ crop: 'spinach', days: 20, stage: 'vegetative', acres: 0.2 }],
  },
  {
    firstName: 'Fatima',
    lastName: 'Abubakar',
    place: 'Maiduguri',
    language: 'ha',
    size: '1-5',
    soil: 'sand',
    irrigation: ['rain-fed'],
    crops: [{ crop: 'sesame', days: 90, stage: 'mature', acres: 2 }],
  },
  {
    firstName: 'Samuel',
    lastName: 'Haihambo',
    place: 'Rundu',
    language: 'en',
    size: '1-5',
    soil: 'sand',
    irrigation: ['rain-fed'],
    lead: true,
    crops: [{ crop: 'cowpeas', days: 6, stage: 'planted', acres: 1 }],
  },
  {
    firstName: 'Kemi',
    lastName: 'Balogun',
    place: 'Abeokuta',
    language: 'pcm',
    size: '1-5',
    soil: 'loam',
    irrigation: ['drip'],
    crops: [{ crop: 'tomato', days: 65, stage: 'fruiting', acres: 1 }],
  },
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
