import type { CanonicalCropId } from '../../contracts/crops.ts'
import type { FedAs } from '../purse/bag-mix.ts'

/** What of a crop's food counts most where not all of it can be bought; trees and mats are fed by the plant. */
export const FED_AS: Record<CanonicalCropId, FedAs> = {
  maize: 'cereal',
  rice: 'cereal',
  sorghum: 'cereal',
  millet: 'cereal',
  wheat: 'cereal',
  sugarcane: 'cereal',
  sesame: 'cereal',
  cotton: 'cereal',
  beans: 'legume',
  cowpeas: 'legume',
  groundnuts: 'legume',
  soybean: 'legume',
  'bambara-groundnut': 'legume',
  'pigeon-pea': 'legume',
  cassava: 'root',
  yam: 'root',
  'sweet-potato': 'root',
  potatoes: 'root',
  ginger: 'root',
  plantain: 'root',
  banana: 'root',
  tomato: 'vegetable',
  onion: 'vegetable',
  pepper: 'vegetable',
  okra: 'vegetable',
  spinach: 'vegetable',
  cabbage: 'vegetable',
  carrots: 'vegetable',
  lettuce: 'vegetable',
  egusi: 'vegetable',
  watermelon: 'vegetable',
  coffee: 'vegetable',
  cocoa: 'vegetable',
  mangoes: 'vegetable',
  oranges: 'vegetable',
  avocados: 'vegetable',
  'oil-palm': 'vegetable',
}

/** t/ha of manure that mend land on which unfertilised maize stays knee high: under it no bag pays (AKILIMO; how much is a choice). */
export const MENDED_BY: Partial<Record<CanonicalCropId, number>> = { maize: 2 }

/** Trials that say the yield per uptake itself, where they are nearer than the tabled concentrations (`quefts.ad_sets`). */
export const YIELD_PER_UPTAKE: Partial<Record<CanonicalCropId, string>> = { cassava: 'cassava_ezui' }

/** Bear little chloride at once: kg/ha of muriate of potash (from memory). */
export const MURIATE_AT_ONCE: Partial<Record<CanonicalCropId, number>> = {
  beans: 100,
  onion: 100,
  lettuce: 100,
  avocados: 100,
}
