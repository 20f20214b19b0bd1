export const ACRES_PER_HECTARE = 2.47105
export const hectaresToAcres = (hectares: number): number => hectares * ACRES_PER_HECTARE
export const SQUARE_METRES_PER_ACRE = 4046.86
export const CAN_LITRES = 10
const BED_SQUARE_METRES = 10

/** Rounds to a multiple of `step`, at least one step when `value` is above zero. */
export function roundToStep(value: number, step: number): number {
  if (value <= 0) return 0
  return Math.max(step, Math.round(value / step) * step)
}

/** Rounds litres for display: to 1,000 above 2,000, else to 100. */
export const roundLitresForDisplay = (litres: number): number => roundToStep(litres, litres > 2000 ? 1000 : 100)

/** Returns the ten-litre cans for a bed of 10 m², at most 5 % too little. */
export const wateringCansPerBed = (mm: number): number =>
  Math.max(1, Math.ceil((0.95 * mm * BED_SQUARE_METRES) / CAN_LITRES))

export const wateringCansForArea = (cansPerBed: number, acres: number): number =>
  (cansPerBed * acres * SQUARE_METRES_PER_ACRE) / BED_SQUARE_METRES

/** Converts mm to cm for display, in half centimetres, at most 5 % too little. */
export const roundCentimetresForDisplay = (mm: number): number => Math.max(0.5, Math.ceil((0.95 * mm) / 5) / 2)

export type LandUnit = 'acre' | 'hectare'

export const landUnitOf = (country: string | null): LandUnit => (country === 'NA' ? 'hectare' : 'acre')

export const areaForDisplay = (acres: number, unit: LandUnit): number =>
  Math.max(0.05, roundArea(unit === 'hectare' ? acres / ACRES_PER_HECTARE : acres))

/** Rounds areas to 0.1 and small plots to 0.05, so that 0.25 is unchanged. */
const roundArea = (area: number): number => (area < 1 ? Math.round(area * 20) / 20 : Math.round(area * 10) / 10)

export const acresPerUnit = (unit: LandUnit): number => (unit === 'hectare' ? ACRES_PER_HECTARE : 1)
