/** Acres in a hectare. */
export const ACRES_PER_HECTARE = 2.47105
/** Acres, which areas are told and reckoned in, of an area told in hectares. */
export const acresOfHectares = (hectares: number): number => hectares * ACRES_PER_HECTARE
/** Square metres in an acre. */
export const SQUARE_METRES_PER_ACRE = 4046.86
/** Litres in the watering can that texts speak of. */
export const CAN_LITRES = 10
/** Square metres of the bed that texts speak of. */
const BED_SQUARE_METRES = 10
/** Kilograms in a bag of fertiliser in Nigeria and Namibia. */
export const BAG_KG = 50

/** Rounds to a multiple of `step`, at least one step when `value` is above zero. */
export function roundTo(value: number, step: number): number {
  if (value <= 0) return 0
  return Math.max(step, Math.round(value / step) * step)
}

/** Litres as they may be shown: to 1,000 from 2,000 on and to 100 below. */
export const shownLitres = (litres: number): number => roundTo(litres, litres > 2000 ? 1000 : 100)

/** Ten-litre cans for one bed of 10 m², so that no more than a twentieth is left out. */
export const cansPerBed = (mm: number): number => Math.max(1, Math.ceil((0.95 * mm * BED_SQUARE_METRES) / CAN_LITRES))

/** Cans for a whole area. */
export const cansFor = (cansPerBed: number, acres: number): number =>
  (cansPerBed * acres * SQUARE_METRES_PER_ACRE) / BED_SQUARE_METRES

/** Depth of water in a tin or on a bed, cm, to half a centimetre and never more than a twentieth short. */
export const shownCentimetres = (mm: number): number => Math.max(0.5, Math.ceil((0.95 * mm) / 5) / 2)

/** Unit of land area. */
export type LandUnit = 'acre' | 'hectare'

/** Namibia counts hectares, Nigeria acres. */
export const landUnitOf = (country: string | null): LandUnit => (country === 'NA' ? 'hectare' : 'acre')

/** An area in the land’s unit as it is shown. */
export const shownArea = (acres: number, unit: LandUnit): number =>
  Math.max(0.05, rounded(unit === 'hectare' ? acres / ACRES_PER_HECTARE : acres))

/** To a tenth; a small plot to a twentieth, so that a quarter stays one. */
const rounded = (area: number): number => (area < 1 ? Math.round(area * 20) / 20 : Math.round(area * 10) / 10)

/** Acres of one unit of land. */
export const acresIn = (unit: LandUnit): number => (unit === 'hectare' ? ACRES_PER_HECTARE : 1)
