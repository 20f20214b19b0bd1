import type { Art, Shape } from '../shapes.ts'

const CROSS: readonly Shape[] = [
  ['edge', 'M6 36L28 58M28 36L6 58', 10],
  ['red', 'M6 36L28 58M28 36L6 58', 6.5],
]
/** Art of what is not to be done now: drawn whole and in its colours, with a red cross in the lower left corner. */
export const crossedOut = (art: Art): Art => [{ turn: 'translate(10) scale(.84)', of: art }, ...CROSS]

/** Two fingers from the upper right; what they hold or drop is at 28, 26. */
export const HAND: Shape = ['skin', 'M62 3v15L48 30c-3 4-8 5-12 3l-7-1c-3-1-3-5 0-5l6-1-4-3c-3-2-1-5 2-5l10 2L52 3z']
/** A hand that grips what stands at 32, 28 from above. */
export const FIST: readonly Shape[] = [
  ['skin', 'M25 2h14v10c5 1 7 4 7 8s-3 9-8 9H26c-5 0-8-5-8-9s2-7 7-8z'],
  ['edge', 'M26 21v7M32 21v7M38 21v7', 1.8],
]
export const HOE: readonly Shape[] = [
  ['wood', 'M53 3l5 4-29 41-6-4z'],
  ['grey', 'M18 38l14 10-6 10c-8 3-17 0-21-7z'],
]
export const CUTLASS: readonly Shape[] = [
  ['grey', 'M4 6c14 0 30 10 40 24l-8 7C26 28 14 18 4 6z'],
  ['wood', 'M44 30l14 14-6 7-16-14z'],
]
