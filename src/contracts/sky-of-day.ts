import { type SkyDrawing, skyDrawing } from './drawings.ts'
import { type Sky, skyByIcon } from './sky.ts'

/** What the drawing is where the words say another sky than the code. */
const DRAWN: Record<Sky, SkyDrawing> = { sunny: 'sky.sun', cloudy: 'sky.cloud', rainy: 'sky.rain' }
const FITS: Record<Sky, RegExp> = {
  sunny: /sun|moon|fog|dust/,
  cloudy: /cloud|partly|fog|dust/,
  rainy: /rain|drizzle|storm/,
}

/** The drawing of a sky: the code decides whether it is sun, cloud or rain, the words which one; `n` is the night. */
export function skyOfDay({ icon, description }: { icon: string; description: string }): SkyDrawing {
  const night = icon.endsWith('n')
  const sky = skyByIcon(icon, description)
  const drawn = skyDrawing(description, night)
  if (FITS[sky].test(drawn)) return drawn
  return sky === 'sunny' && night ? 'sky.moon' : DRAWN[sky]
}
