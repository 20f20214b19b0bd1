import { type SkyDrawing, skyDrawing } from './drawings.ts'
import { type Sky, skyByIcon } from './sky.ts'

/** Drawing when the description contradicts the code. */
const DRAWN: Record<Sky, SkyDrawing> = { sunny: 'sky.sun', cloudy: 'sky.cloud', rainy: 'sky.rain' }
const FITS: Record<Sky, RegExp> = {
  sunny: /sun|moon|fog|dust/,
  cloudy: /cloud|partly|fog|dust/,
  rainy: /rain|drizzle|storm/,
}

/**
 * Returns the drawing of a sky: the code decides between sun, cloud and rain, the description the variant; `n` is
 * night.
 */
export function skyOfDay({ icon, description }: { icon: string; description: string }): SkyDrawing {
  const night = icon.endsWith('n')
  const sky = skyByIcon(icon, description)
  const drawn = skyDrawing(description, night)
  if (FITS[sky].test(drawn)) return drawn
  return sky === 'sunny' && night ? 'sky.moon' : DRAWN[sky]
}
