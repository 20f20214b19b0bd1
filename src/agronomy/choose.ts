import { type Bearing, RULES } from './rules/catalogue.ts'
import type { Advice } from './types.ts'

/** Most advices of one crop in one run. */
export const MOST_ADVICES = 3

/** Why a candidate was not given; null when it was. */
export type SetAside = 'contradicts' | 'same-matter' | 'same-category' | 'enough' | null

export interface Considered {
  advice: Advice
  setAside: SetAside
}

/** Bearings that contradict each other on one field. */
const OPPOSITES: readonly (readonly [Bearing, readonly Bearing[]])[] = [
  ['adds-water', ['soil-wet', 'saves-water', 'harvest-dry', 'before-planting']],
  ['saves-water', ['soil-dry', 'hot', 'before-planting']],
  ['soil-wet', ['soil-dry', 'feeds', 'hot', 'harvest-rain', 'before-planting']],
  ['feeds', ['holds-feed', 'soil-dry', 'cold', 'before-planting']],
  ['soil-dry', ['before-planting']],
  ['before-planting', ['stands', 'holds-feed', 'hot', 'cold']],
  ['harvest-dry', ['harvest-rain']],
]
const OPPOSED = new Set(OPPOSITES.flatMap(([a, others]) => others.flatMap((b) => [`${a}|${b}`, `${b}|${a}`])))

const bearingOf = (advice: Advice): Bearing => RULES[advice.rule].bearing

/** Whether two advices of one crop say opposite things. */
export function contradict(a: Advice, b: Advice): boolean {
  const one = bearingOf(a)
  const other = bearingOf(b)
  return one !== null && other !== null && OPPOSED.has(`${one}|${other}`)
}

/**
 * Orders candidates by score and takes at most three: never two that contradict each other or speak of one matter, one
 * of each category unless both are urgent, and routine only while there is little else.
 */
export function choose(candidates: readonly Advice[]): Considered[] {
  const taken: Advice[] = []
  return candidates.toSorted(byScore).map((advice) => {
    const setAside = reasonAgainst(advice, taken)
    if (setAside === null) taken.push(advice)
    return { advice, setAside }
  })
}

function reasonAgainst(advice: Advice, taken: readonly Advice[]): SetAside {
  const bearing = bearingOf(advice)
  if (taken.some((other) => contradict(other, advice))) return 'contradicts'
  if (
    taken.some((other) => other.situation === advice.situation) ||
    (bearing !== null && taken.some((other) => bearingOf(other) === bearing))
  ) {
    return 'same-matter'
  }
  if (
    taken.some(
      (other) => other.category === advice.category && (other.priority !== 'high' || advice.priority !== 'high'),
    )
  )
    return 'same-category'
  if (taken.length >= MOST_ADVICES || (advice.priority === 'low' && taken.length >= 2)) return 'enough'
  return null
}

/** Highest score first; equal scores in the rules' alphabet, so that a run never depends on chance. */
const byScore = (a: Advice, b: Advice): number => b.score - a.score || (a.situation < b.situation ? -1 : 1)
