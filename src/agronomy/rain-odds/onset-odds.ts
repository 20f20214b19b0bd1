import { firstItem, itemAt } from '../../shared/lookups.ts'
import { kernelCdf, MIN_KERNEL_VALUES, sampleStandardDeviation, silvermanBandwidth } from './kernel-density.ts'

export const ODDS_WEEKS = 4
/** Probabilities that the rains start in weeks 1 to 4 after the issue day, and later. Their sum is 1. */
export type OnsetOdds = readonly [number, number, number, number, number]

/** Probability mass after the issue day below which the rains count as later than ever recorded. */
const NEVER_SEEN = 0.005
export const ODDS_LATER_THAN_SEEN: OnsetOdds = [0, 0, 0, 0, 1]

/**
 * Odds of onset on issue day `d0` (day of season, as the ascending onsets), given none so far. `ODDS_LATER_THAN_SEEN`:
 * hardly a year was as late; null under 15 years or for equal years.
 */
export function computeOnsetOdds(onsets: readonly number[], d0: number): OnsetOdds | null {
  if (onsets.length < MIN_KERNEL_VALUES || sampleStandardDeviation(onsets) === 0) return null
  const width = silvermanBandwidth(onsets)
  const edges = Array.from({ length: ODDS_WEEKS + 1 }, (_, k) => kernelCdf(onsets, width, d0 + 0.5 + 7 * k))
  const left = 1 - firstItem(edges)
  if (left < NEVER_SEEN) return ODDS_LATER_THAN_SEEN
  const week = (k: number) => (itemAt(edges, k) - itemAt(edges, k - 1)) / left
  return [week(1), week(2), week(3), week(4), (1 - itemAt(edges, ODDS_WEEKS)) / left]
}

/** Mean of odds and ensemble for two weeks, normalised. `shares`: members with onset in week 1 and 2. */
export function blendWithEnsemble([p1, p2, p3, p4, later]: OnsetOdds, [q1, q2]: readonly [number, number]): OnsetOdds {
  const [m1, m2] = [(p1 + q1) / 2, (p2 + q2) / 2]
  const sum = m1 + m2 + p3 + p4 + later
  return sum > 0 ? [m1 / sum, m2 / sum, p3 / sum, p4 / sum, later / sum] : [p1, p2, p3, p4, later]
}

/** Ranked probability score (Epstein 1969) for outcome class `came` (from 0); 0 is best. */
export function rankedProbabilityScore(odds: readonly number[], came: number): number {
  let sum = 0
  let below = 0
  for (let n = 0; n < odds.length - 1; n++) {
    below += itemAt(odds, n)
    sum += (below - (came <= n ? 1 : 0)) ** 2
  }
  return sum / (odds.length - 1)
}

/** Probability from which a single week is named alone. */
const SINGLE_WEEK_PROBABILITY = 0.65

interface BestWeeks {
  first: number
  last: number
  chance: number
}

/** Returns the single week with 65 % or more, else the best two adjacent weeks, the earlier ones on ties. */
export function mostLikelyOnsetWeeks(odds: OnsetOdds): BestWeeks {
  const alone = odds.slice(0, ODDS_WEEKS).findIndex((p) => p >= SINGLE_WEEK_PROBABILITY)
  if (alone >= 0) return { first: alone + 1, last: alone + 1, chance: odds[alone]! }
  let best: BestWeeks = { first: 1, last: 2, chance: odds[0] + odds[1] }
  for (let first = 2; first < ODDS_WEEKS; first++) {
    const chance = odds[first - 1]! + odds[first]!
    if (chance > best.chance + 1e-12) best = { first, last: first + 1, chance }
  }
  return best
}

export const toTenths = (chance: number): number => Math.round(chance * 10)

/** Probability of week 1 from which farmers should buy seed. */
const GET_SEED = 0.4

export const isTimeToGetSeed = ([week1]: OnsetOdds): boolean => week1 >= GET_SEED

export function onsetWeekClass(onset: number | null, d0: number): number | null {
  if (onset === null) return ODDS_WEEKS
  return onset <= d0 ? null : Math.min(ODDS_WEEKS, Math.floor((onset - d0 - 1) / 7))
}
