import { type SkyDrawing, skyDrawing } from './drawings.ts'
import { type SkyCondition, skyFromCode } from './sky.ts'

/** Drawing for descriptions that contradict the weather code. */
const DRAWING_OF_CONDITION: Record<SkyCondition, SkyDrawing> = {
  sunny: 'sky.sun',
  cloudy: 'sky.cloud',
  rainy: 'sky.rain',
}
const FITTING_DESCRIPTIONS: Record<SkyCondition, RegExp> = {
  sunny: /sun|moon|fog|dust/,
  cloudy: /cloud|partly|fog|dust/,
  rainy: /rain|drizzle|storm/,
}

/**
 * Returns the drawing of a forecast's sky. The code decides between sun, cloud and rain, the description selects the
 * variant. Codes that end in `n` are night.
 */
export function skyOfDay({ icon, description }: { icon: string; description: string }): SkyDrawing {
  const night = icon.endsWith('n')
  const sky = skyFromCode(icon, description)
  const drawn = skyDrawing(description, night)
  if (FITTING_DESCRIPTIONS[sky].test(drawn)) return drawn
  return sky === 'sunny' && night ? 'sky.moon' : DRAWING_OF_CONDITION[sky]
}
