/** Dose in level caps: per stand or metre of row, or one or two caps for several `stands`. */
export interface BottleCapCount {
  caps: number
  stands: number
}

export const gramsPerStand = (kgPerHectare: number, rowCm: number, plantCm: number): number =>
  (kgPerHectare * rowCm * plantCm) / 1e5

export const gramsPerMetre = (kgPerHectare: number, rowCm: number): number => (kgPerHectare * rowCm) / 1000

const FOR_ONE_CAP: readonly BottleCapCount[] = [
  { caps: 1, stands: 1 },
  { caps: 2, stands: 3 },
  { caps: 1, stands: 2 },
  { caps: 1, stands: 3 },
  { caps: 1, stands: 4 },
  { caps: 1, stands: 5 },
  { caps: 1, stands: 6 },
]
const CAP_COUNTS_ALONG_ROW: readonly BottleCapCount[] = [
  ...FOR_ONE_CAP,
  { caps: 1, stands: 8 },
  { caps: 1, stands: 10 },
]
/** Number of stands that share one cap in pinches, if each stand has its own hole. */
const CAP_COUNTS_IN_PINCHES: readonly BottleCapCount[] = [
  ...CAP_COUNTS_ALONG_ROW,
  { caps: 1, stands: 12 },
  { caps: 1, stands: 15 },
]
/** Tolerance at the largest share: a cap for more than this many times as many stands is too small a dose for caps. */
const MAX_DOSE_STRETCH = 1.1
/** Number of bottle caps from which half caps are not counted. */
const WHOLE_CAPS_FROM = 6

/** Converts grams to level caps, halves from one cap on. @param most grams per stand, never exceeded */
export const gramsToBottleCaps = (
  grams: number,
  gramsPerCap: number,
  most = Number.POSITIVE_INFINITY,
): BottleCapCount | null => capCount(grams, gramsPerCap, most, FOR_ONE_CAP)

/** Returns the length of the strip for 10 kg in long steps; the strip is 50 steps wide. */
export const stridesPerTenKilograms = (kgPerHectare: number): number =>
  Math.max(1, Math.round(100_000 / kgPerHectare / 50))

export const gramsToPinches = (grams: number, gramsPerCap: number, most: number): BottleCapCount | null =>
  capCount(grams, gramsPerCap, most, CAP_COUNTS_IN_PINCHES)

export const bottleCapsPerMetre = (gramsPerMetre: number, gramsPerCap: number): BottleCapCount | null =>
  capCount(gramsPerMetre, gramsPerCap, Number.POSITIVE_INFINITY, CAP_COUNTS_ALONG_ROW)

function capCount(
  grams: number,
  gramsPerCap: number,
  most: number,
  shared: readonly BottleCapCount[],
): BottleCapCount | null {
  const caps = grams / gramsPerCap
  if (caps * MAX_DOSE_STRETCH * shared.at(-1)!.stands < 1) return null
  const bears = ({ caps: count, stands }: BottleCapCount) => (count * gramsPerCap) / stands <= most + 1e-9
  if (caps >= 1.25) {
    const size = caps > WHOLE_CAPS_FROM ? 1 : 0.5
    const count = { caps: Math.round(caps / size) * size, stands: 1 }
    return bears(count) ? count : { caps: Math.floor(most / gramsPerCap / size) * size, stands: 1 }
  }
  const off = ({ caps: count, stands }: BottleCapCount) => Math.abs(stands / count - 1 / Math.max(caps, 0.01))
  const fits = shared.filter(bears)
  return fits.length > 0 ? fits.reduce((best, one) => (off(one) < off(best) ? one : best)) : null
}
