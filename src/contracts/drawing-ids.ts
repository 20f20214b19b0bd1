import { type CanonicalCropId, type CropId, canonicalCrop } from './crops.ts'
import type { Experience, IrrigationMethod, SoilType } from './farm.ts'

/** Growth forms: cereal stalk, root or tuber under leaves, low bush, tall bush, tree. */
type Habit = 'cereal' | 'root' | 'low' | 'tall' | 'tree'

/** Crops with drawings of their own for each stage. Plantains use the bananas. */
type OwnPlant =
  | 'maize'
  | 'rice'
  | 'cassava'
  | 'yam'
  | 'groundnuts'
  | 'cowpeas'
  | 'tomato'
  | 'onion'
  | 'banana'
  | 'cocoa'

export type DrawnPlant = Habit | OwnPlant

export type DrawnStage = 'planted' | 'growing' | 'flowering' | 'ready'

/** Farm actions. Drawings of `no-…` and `hold` are crossed out. */
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

/** Plant part that shows the sign of a pest or disease. */
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

/** Plant as damaged by one pest or disease. */
export type SignDamage =
  | 'streak'
  | 'mosaic'
  | 'mealybug'
  | 'blast'
  | 'rosette'
  | 'leafminer'
  | 'black-pod'
  | 'anthracnose'
  | 'dead-heart'

/** Signs without a plant part: a damaged plant, an animal, a weed, a plant in standing water. */
export type SignWhole =
  | SignDamage
  | 'worms'
  | 'armyworm'
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

type CropDrawing = `crop.${CanonicalCropId}`
export type StageDrawing = `stage.${DrawnPlant}.${DrawnStage}`
export type ActionDrawing = `action.${ActionId}`
export type SignDrawing = `sign.${SignBase}` | `sign.${SignBase}-${SignOverlay}` | `sign.${SignWhole}`
export type SkyDrawing = `sky.${SkyId}`
export type FarmDrawing =
  | `farm.size.${DrawnSize}`
  | `farm.irrigation.${IrrigationMethod}`
  | `farm.soil.${SoilType}`
  | `farm.experience.${Experience}`
  | 'farm.done'

/** Ids of all drawings (src/drawings). Screens always show text beside a drawing. */
export type DrawingId = CropDrawing | StageDrawing | ActionDrawing | SignDrawing | SkyDrawing | FarmDrawing

export const cropDrawing = (crop: CropId): CropDrawing => `crop.${canonicalCrop(crop)}`

export const SYMBOL_PREFIX = 'd-'
/** Address of drawings that the page lacks: comma-separated ids, and `?v=` for the version. */
export const DRAWINGS_PATH = '/drawings/'
