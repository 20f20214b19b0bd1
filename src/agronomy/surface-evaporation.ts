/**
 * The dual crop coefficient of FAO-56 chapter 7: transpiration (Kcb) and evaporation from the soil surface (Ke) apart, for
 * whoever wants the top soil's drying after each wetting. The adviser itself uses the single Kc of chapter 6.
 */

/** Evaporation reduction coefficient Kr, eq. 74. Depletion and limits in mm: `rew` evaporates freely, `tew` at most. */
export function evaporationReduction(depletion: number, rew: number, tew: number): number {
  if (depletion <= rew) return 1
  return depletion >= tew ? 0 : (tew - depletion) / (tew - rew)
}

/** Exposed and wetted part of the surface, eq. 75; `cover` is the ground cover fc, `wetted` fw. */
export const exposedWetted = (cover: number, wetted: number): number => Math.min(1 - cover, wetted)

/** Soil evaporation coefficient Ke, eq. 71. */
export const evaporationCoefficient = (kr: number, kcMax: number, kcb: number, few: number): number =>
  Math.max(0, Math.min(kr * (kcMax - kcb), few * kcMax))

export interface SurfaceDay {
  et0: number
  kcb: number
  kcMax: number
  /** Rain less runoff, and irrigation over the wetted part, mm. */
  rain: number
  irrigation: number
  few: number
  rew: number
  tew: number
}

/** One day of the surface layer, eqs. 69, 71, 74, 77, 79; water comes early in the day. */
export function surfaceStep(depletion: number, day: SurfaceDay) {
  const supply = day.rain + day.irrigation
  const start = Math.max(0, depletion - supply)
  const deepPercolation = Math.max(0, supply - depletion)
  const kr = evaporationReduction(start, day.rew, day.tew)
  const ke = evaporationCoefficient(kr, day.kcMax, day.kcb, day.few)
  const evaporation = ke * day.et0
  const kc = day.kcb + ke
  const end = Math.min(day.tew, start + evaporation / day.few)
  return { start, kr, ke, evaporation, kc, etc: kc * day.et0, deepPercolation, depletion: end }
}
