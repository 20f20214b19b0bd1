/** Returns the total available water TAW, mm (FAO-56 eq. 82); `fc` and `wp` in m³/m³, root depth `zr` in m. */

export const totalAvailableWater = (fc: number, wp: number, zr: number): number => 1000 * Math.max(0, fc - wp) * zr

/** Readily available water, eq. 83. */
export const readilyAvailableWater = (p: number, taw: number): number => p * taw

/** Depletion fraction adjusted to ETc (mm/day), text to eq. 83, 0.1 to 0.8. */
export function adjustedDepletionFraction(p: number, etc: number): number {
  const adjusted = p + 0.04 * (5 - etc)
  return Math.min(0.8, Math.max(0.1, adjusted))
}

/** Returns the water stress coefficient Ks (FAO-56 eq. 84): 1 up to RAW, 0 at TAW. */
export function stressCoefficient(depletion: number, taw: number, p: number): number {
  if (depletion <= p * taw) return 1
  return depletion >= taw ? 0 : (taw - depletion) / ((1 - p) * taw)
}

/** Rooting depth, m: linear from 0.15 m to the end of development (a choice, after FAO-56 chapter 8). */
export function rootingDepth(dap: number, developedOn: number, zrMax: number): number {
  if (dap >= developedOn) return zrMax
  const least = Math.min(LEAST_DEPTH, zrMax)
  return dap <= 0 ? least : least + (zrMax - least) * (dap / developedOn)
}

const LEAST_DEPTH = 0.15

/** Runoff: `share` of rain above 20 mm a day. */
export const runoffFromRain = (rain: number, share: number): number => (rain > 20 ? share * (rain - 20) : 0)

/** Effective rain: under a fifth of ETo evaporates. */
export const effectiveRainfall = (rain: number, et0: number): number => (rain < 0.2 * et0 ? 0 : rain)

interface StepInput {
  depletion: number
  taw: number
  p: number
  etc: number
  effectiveRain: number
  irrigation: number
}

interface StepResult {
  ks: number
  eta: number
  deepPercolation: number
  /** Depletion at the end of the day, 0 to TAW. */
  depletion: number
}

/** Daily balance, eqs. 81, 84, 85, 86, 88; Ks from the initial depletion. */
export function rootZoneWaterStep(given: StepInput): StepResult {
  const day = { ...given, ks: 1, eta: 0, deepPercolation: 0 }
  updateRootZone(day)
  return day
}

/** In-place variant: `depletion` is updated. */
export function updateRootZone(day: StepInput & StepResult): void {
  const { depletion, taw, etc } = day
  day.ks = stressCoefficient(depletion, taw, day.p)
  const supply = day.effectiveRain + day.irrigation
  day.eta = Math.min(day.ks * etc, Math.max(0, taw - depletion + supply))
  day.deepPercolation = Math.max(0, supply - day.eta - depletion)
  const end = depletion - supply + day.eta + day.deepPercolation
  day.depletion = end < 0 ? 0 : Math.min(end, taw)
}

interface PaddyInput {
  /** Water on the field (+) or missing to saturation (−). */
  store: number
  /** Saturation down to wilting point over the root depth. */
  taw: number
  /** Saturation down to field capacity: what can still drain. */
  drainable: number
  p: number
  etc: number
  supply: number
  /** mm/day under the pond. */
  percolation: number
}

/** Bund height, mm of pond (a choice). */
export const BUND_HEIGHT_MM = 100

/** Paddy day: pond and saturated root zone as one store. */
export function paddyWaterStep({ store, taw, drainable, p, etc, supply, percolation }: PaddyInput) {
  const ks = stressCoefficient(Math.max(0, -store), taw, p)
  const eta = Math.min(ks * etc, Math.max(0, taw + store + supply))
  const afterUse = store + supply - eta
  const deepPercolation = Math.min(percolation, Math.max(0, afterUse + drainable))
  const full = afterUse - deepPercolation
  const runoff = Math.max(0, full - BUND_HEIGHT_MM)
  return { ks, eta, deepPercolation, runoff, store: Math.max(-taw, full - runoff) }
}
