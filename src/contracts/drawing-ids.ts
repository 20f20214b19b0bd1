import { type CanonicalCropId, type CropId, canonicalCrop } from './crops.ts'
import type { Experience, IrrigationMethod, SoilType } from './farm.ts'

/** A cereal's stalk, roots or tubers under leaves or vines, a low bush, a tall bush, a tree. */
export type Habit = 'cereal' | 'root' | 'low' | 'tall' | 'tree'

/** What is drawn of a crop's growth. */
export type DrawnStage = 'planted' | 'growing' | 'flowering' | 'ready'

/** What someone does on a field. Those with `no-`, and `hold`, are crossed out: they are not to be done now. */
export type ActionId =
  | 'look'
  | 'pick'
  | 'ash'
  | 'burn'
  | 'pull'
  | 'bury'
  | 'trap'
  | 'clean'
  | 'weed'
  | 'mulch'
  | 'ridges'
  | 'water'
  | 'no-water'
  | 'pond'
  | 'bund'
  | 'drain'
  | 'feed'
  | 'hold'
  | 'manure'
  | 'neem'
  | 'spray'
  | 'no-spray'
  | 'gloves'
  | 'seed'
  | 'sow'
  | 'no-sow'
  | 'plant-out'
  | 'nursery'
  | 'rotate'
  | 'thin'
  | 'stake'
  | 'prop'
  | 'earth-up'
  | 'prune'
  | 'cut'
  | 'cover'
  | 'guard'
  | 'clear'
  | 'harvest'
  | 'lift'
  | 'dry'
  | 'ferment'
  | 'store'
  | 'sell'
  | 'no-spend'
  | 'tell'
  | 'ask'

/** Where a sign of a pest or disease is seen. */
export type SignBase =
  | 'maize'
  | 'cassava'
  | 'legume'
  | 'flower'
  | 'rice'
  | 'head'
  | 'cob'
  | 'tomato'
  | 'yam'
  | 'leaf'
  | 'banana'
  | 'pod'
  | 'nut'
  | 'tuber'
  | 'cocoa'
  | 'berry'
  | 'onion'
  | 'fruit'
  | 'chilli'
  | 'cabbage'
  | 'boll'
  | 'frond'

/** What is seen there. */
export type SignOverlay =
  | 'holes'
  | 'mosaic'
  | 'specks'
  | 'spots'
  | 'rings'
  | 'streaks'
  | 'silver'
  | 'powder'
  | 'rust'
  | 'soot'
  | 'curl'
  | 'wilt'
  | 'mould'
  | 'webbing'
  | 'tracks'
  | 'bored'
  | 'cracks'

/** What is known by itself: an animal, a weed, a plant in standing water. */
export type SignWhole =
  | 'worms'
  | 'fly'
  | 'beetle'
  | 'weevil'
  | 'bug'
  | 'aphids'
  | 'bird'
  | 'cricket'
  | 'striga'
  | 'waterlogged'

export type SkyId =
  | 'sun'
  | 'moon'
  | 'partly'
  | 'cloud'
  | 'fog'
  | 'dust'
  | 'drizzle'
  | 'rain'
  | 'storm'
  | 'wind'
  | 'heat'
  | 'frost'

export type DrawnSize = 'small' | 'medium' | 'large' | 'very-large'

export type CropDrawing = `crop.${CanonicalCropId}`
export type StageDrawing = `stage.${Habit}.${DrawnStage}`
export type ActionDrawing = `action.${ActionId}`
/** A place and what is seen there, drawn together, or one of those known by themselves. */
export type SignDrawing = `sign.${SignBase}` | `sign.${SignBase}-${SignOverlay}` | `sign.${SignWhole}`
export type SkyDrawing = `sky.${SkyId}`
export type FarmDrawing =
  | `farm.size.${DrawnSize}`
  | `farm.irrigation.${IrrigationMethod}`
  | `farm.soil.${SoilType}`
  | `farm.experience.${Experience}`
  | 'farm.done'

/** Every drawing there is. The art: src/drawings. Never shown alone: words stand beside it. */
export type DrawingId = CropDrawing | StageDrawing | ActionDrawing | SignDrawing | SkyDrawing | FarmDrawing

/** The crop with what is harvested of it. */
export const cropDrawing = (crop: CropId): CropDrawing => `crop.${canonicalCrop(crop)}`

/** In a page: the id of the symbol that holds the drawing. */
export const SYMBOL_PREFIX = 'd-'
/** Where drawings are fetched that a page did not bring: their ids, with commas between, and `?v=` of the page's art. */
export const DRAWINGS_PATH = '/drawings/'
