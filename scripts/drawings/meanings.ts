import type { ActionId, DrawnPlant, DrawnSize, DrawnStage, SkyId } from '../../src/contracts/drawing-ids.ts'
import type { Experience, IrrigationMethod, SoilType } from '../../src/contracts/farm.ts'

/** Expected answers of farmers who see a drawing without words. */

export const PLANT_MEANINGS: Record<DrawnPlant, string> = {
  cereal: 'a cereal',
  root: 'a root or tuber crop',
  low: 'a low bush',
  tall: 'a tall bush',
  tree: 'a tree',
  maize: 'maize',
  rice: 'rice',
  cassava: 'cassava',
  yam: 'yam',
  groundnuts: 'groundnuts',
  cowpeas: 'cowpeas',
  tomato: 'tomatoes',
  onion: 'onions',
  banana: 'a banana or plantain',
  cocoa: 'a cocoa tree',
}

export const STAGE_MEANINGS: Record<DrawnStage, string> = {
  planted: 'just planted, or just come up',
  growing: 'growing leaves',
  flowering: 'in flower',
  ready: 'ready for harvest',
}

export const ACTION_MEANINGS: Record<ActionId, string> = {
  look: 'look at the plants',
  pick: 'pick the worms off and crush them',
  ash: 'put ash or sand into the plant',
  burn: 'burn it',
  pull: 'pull the plant out with its roots',
  bury: 'bury bad fruit in a hole',
  trap: 'set a trap for insects',
  clean: 'wash the knife',
  weed: 'weed with the hoe',
  mulch: 'cover the soil with dry grass',
  ridges: 'tie the ridges so that they hold rain',
  water: 'water the plants',
  'no-water': 'do not water',
  pond: 'let water stand on the rice',
  bund: 'mend the bund that holds the water',
  drain: 'open a drain so that water runs off',
  feed: 'give fertiliser beside the plant, by the bottle cap',
  hold: 'do not give fertiliser now',
  manure: 'bring manure',
  neem: 'pound neem',
  spray: 'spray',
  'no-spray': 'do not spray',
  gloves: 'wear mask and gloves',
  seed: 'keep or get seed',
  sow: 'sow',
  'no-sow': 'do not sow',
  'plant-out': 'plant a seedling',
  nursery: 'a nursery under a shade',
  rotate: 'another crop on another field',
  thin: 'pull out the plant that is too many',
  stake: 'tie the plant to a stake',
  prop: 'prop the plant that carries the bunch',
  'earth-up': 'heap soil around the stem',
  prune: 'cut branches off',
  cut: 'cut the stems at the ground',
  cover: 'cover the plants for the night',
  guard: 'keep birds away',
  clear: 'clear the old stalks from the field',
  harvest: 'bring in the harvest',
  lift: 'lift the roots',
  dry: 'dry it on a tarpaulin in the sun',
  ferment: 'leave the beans in a heap under leaves',
  store: 'put it into the store',
  sell: 'sell it',
  'no-spend': 'spend no more money',
  tell: 'call someone who should know',
  ask: 'there is a question for you',
}

export const SKY_MEANINGS: Record<SkyId, string> = {
  sun: 'sun, clear sky',
  moon: 'clear night',
  partly: 'some clouds',
  cloud: 'cloudy',
  fog: 'fog',
  dust: 'dust in the air (harmattan)',
  drizzle: 'a little rain',
  rain: 'rain',
  storm: 'rain with thunder',
  wind: 'strong wind',
  heat: 'very hot',
  frost: 'frost',
}

const SIZE_MEANINGS: Record<DrawnSize, string> = {
  small: 'a small field',
  medium: 'a middling field',
  large: 'a large field',
  'very-large': 'many fields',
}
const IRRIGATION_MEANINGS: Record<IrrigationMethod, string> = {
  'rain-fed': 'only rain waters it',
  drip: 'water drips from a pipe',
  sprinkler: 'a sprinkler waters it',
  manual: 'watered by hand',
  flood: 'the field is flooded',
  furrow: 'water runs between the ridges',
  other: 'water from elsewhere, such as a well',
}
const SOIL_MEANINGS: Record<SoilType, string> = {
  clay: 'clay: red, hard, it cracks',
  sand: 'sand',
  loam: 'good dark soil',
  silt: 'silt: grey and fine',
  mixed: 'mixed soil with stones',
}
const EXPERIENCE_MEANINGS: Record<Experience, string> = {
  beginner: 'new to farming',
  intermediate: 'some years of farming',
  experienced: 'many years of farming',
}
const keyed = (prefix: string, meanings: Record<string, string>) =>
  Object.entries(meanings).map(([id, meaning]) => [`farm.${prefix}.${id}`, meaning] as const)

export const FARM_MEANINGS: (readonly [id: string, meaning: string])[] = [
  ...keyed('size', SIZE_MEANINGS),
  ...keyed('irrigation', IRRIGATION_MEANINGS),
  ...keyed('soil', SOIL_MEANINGS),
  ...keyed('experience', EXPERIENCE_MEANINGS),
  ['farm.done', 'the work is done'],
]
