import { CROPS, type CropId, canonicalCrop } from './crops.ts'
import type { DrawingId, DrawnPlant, DrawnSize, DrawnStage, SkyDrawing, SkyId, StageDrawing } from './drawing-ids.ts'
import type { FarmSize, GrowthStage } from './farm.ts'

// Most screens need only the ids, which are a separate module.
export * from './drawing-ids.ts'

const plantOf = (crop: CropId): DrawnPlant => CROPS[canonicalCrop(crop)].plant

const UNDERGROUND = /root|cassava|yam|onion/

export const DRAWN_STAGES: Record<GrowthStage, DrawnStage> = {
  planted: 'planted',
  seedling: 'planted',
  vegetative: 'growing',
  flowering: 'flowering',
  fruiting: 'flowering',
  mature: 'ready',
  harvesting: 'ready',
}

/** Stage to show for a crop. Root crops skip fruiting: their roots swell out of sight. */
export const shownStage = (crop: CropId, stage: GrowthStage): GrowthStage =>
  stage === 'fruiting' && UNDERGROUND.test(plantOf(crop)) ? 'vegetative' : stage

export const stageDrawing = (crop: CropId, stage: GrowthStage): StageDrawing =>
  `stage.${plantOf(crop)}.${DRAWN_STAGES[shownStage(crop, stage)]}`

const DRAWN_SIZES: Record<FarmSize, DrawnSize> = {
  '0-1': 'small',
  '1-5': 'medium',
  '5-10': 'large',
  '10+': 'very-large',
  small: 'small',
  medium: 'medium',
  large: 'large',
}
export const farmSizeDrawing = (size: FarmSize): DrawingId => `farm.size.${DRAWN_SIZES[size]}`

/** Returns the drawing for a provider's description of the sky; a clear night shows the moon. */
export function skyDrawing(description: string, night = false): SkyDrawing {
  const [, sky] = SKIES.find(([words]) => words.test(description))!
  return sky === 'sun' && night ? 'sky.moon' : `sky.${sky}`
}
const SKIES: [RegExp, SkyId][] = [
  [/thunder|storm/, 'storm'],
  [/drizzle|some showers|light rain$/, 'drizzle'],
  [/rain|shower/, 'rain'],
  [/dust|sand|haze/, 'dust'],
  [/mist|fog/, 'fog'],
  [/few|scattered|partly|mainly|mostly/, 'partly'],
  [/cloud/, 'cloud'],
  [/(?:)/, 'sun'],
]
