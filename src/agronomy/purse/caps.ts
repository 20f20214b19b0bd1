/** Level caps of one measure for a stand or a metre of row, or one (two) of them for so many `stands`. */
export interface CapCount {
  caps: number
  stands: number
}

/** Grams for one stand. */
export const gramsPerStand = (kgPerHectare: number, rowCm: number, plantCm: number): number =>
  (kgPerHectare * rowCm * plantCm) / 1e5

/** Grams for one metre of row. */
export const gramsPerMetre = (kgPerHectare: number, rowCm: number): number => (kgPerHectare * rowCm) / 1000

/** So many stands one cap does, of whom two caps for three. */
const FOR_ONE_CAP: readonly CapCount[] = [
  { caps: 1, stands: 1 },
  { caps: 2, stands: 3 },
  { caps: 1, stands: 2 },
  { caps: 1, stands: 3 },
  { caps: 1, stands: 4 },
  { caps: 1, stands: 5 },
  { caps: 1, stands: 6 },
]
/** Metres that one cap is strewn along. */
const ALONG: readonly CapCount[] = [...FOR_ONE_CAP, { caps: 1, stands: 8 }, { caps: 1, stands: 10 }]
/** Stands that one cap is shared out to in pinches, where each has its own hole. */
const PINCHES: readonly CapCount[] = [...ALONG, { caps: 1, stands: 12 }, { caps: 1, stands: 15 }]
/** Past the last by so much nobody shares a cap out evenly. */
const STRETCH = 1.1
/** Caps from which halves no longer matter. */
const MANY = 6

/**
 * Grams in caps that a hand can measure: halves from one cap on, below it one for so many.
 * @param most grams that one stand bears: never rounded past it
 */
export const capsOf = (grams: number, gramsPerCap: number, most = Number.POSITIVE_INFINITY): CapCount | null =>
  counted(grams, gramsPerCap, most, FOR_ONE_CAP)

/** Long steps that 10 kg of what is spread reach, beside 50 of them. */
export const stridesOf = (kgPerHectare: number): number => Math.max(1, Math.round(100_000 / kgPerHectare / 50))

/** The same in pinches, where little is given and each stand has its own hole. */
export const pinchesOf = (grams: number, gramsPerCap: number, most: number): CapCount | null =>
  counted(grams, gramsPerCap, most, PINCHES)

/** The same along a row: a cap goes farther, for it is strewn and not shared out. */
export const capsAlong = (gramsPerMetre: number, gramsPerCap: number): CapCount | null =>
  counted(gramsPerMetre, gramsPerCap, Number.POSITIVE_INFINITY, ALONG)

function counted(grams: number, gramsPerCap: number, most: number, shared: readonly CapCount[]): CapCount | null {
  const caps = grams / gramsPerCap
  if (caps * STRETCH * shared.at(-1)!.stands < 1) return null
  const bears = ({ caps: count, stands }: CapCount) => (count * gramsPerCap) / stands <= most + 1e-9
  if (caps >= 1.25) {
    const size = caps > MANY ? 1 : 0.5
    const count = { caps: Math.round(caps / size) * size, stands: 1 }
    return bears(count) ? count : { caps: Math.floor(most / gramsPerCap / size) * size, stands: 1 }
  }
  const off = ({ caps: count, stands }: CapCount) => Math.abs(stands / count - 1 / Math.max(caps, 0.01))
  const fits = shared.filter(bears)
  return fits.length > 0 ? fits.reduce((best, one) => (off(one) < off(best) ? one : best)) : null
}
