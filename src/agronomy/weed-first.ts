import type { ConsideredAdvice } from './choose-advice.ts'
import type { Advice } from './types.ts'

/** Aligns the deadline of weeding and of the stand count with an application that needs them first. */
export function alignWeedingDeadline(considered: readonly ConsideredAdvice[]): ConsideredAdvice[] {
  const shown = considered.filter(({ setAside }) => setAside === null).map(({ advice }) => advice)
  const feeding = shown.find(({ rule }) => APPLICATION_RULES.has(rule))
  if (!feeding) return [...considered]
  return considered.map(({ advice, setAside }) => ({
    advice: setAside === null && isLater(advice, feeding) ? withDeadline(advice, feeding.validUntil) : advice,
    setAside,
  }))
}

/** Rules that advise an application now; other fertilizer rules wait for the weather. */
const APPLICATION_RULES: ReadonlySet<Advice['rule']> = new Set([
  'fertilizer.basal',
  'fertilizer.go',
  'fertilizer.together',
])
const STAND_COUNT_RULES: ReadonlySet<Advice['rule']> = new Set(['planting.stand', 'planting.stand-late'])

function isLater({ rule, closes, facts, validUntil }: Advice, feeding: Advice): boolean {
  if (validUntil <= feeding.validUntil) return false
  if (STAND_COUNT_RULES.has(rule)) return true
  if (closes?.kind !== 'weeded' || feeding.facts.weed === undefined) return false
  return facts.from === undefined || String(facts.from) > feeding.validUntil
}

function withDeadline({ facts: { from: _, ...facts }, ...advice }: Advice, day: string): Advice {
  return { ...advice, validUntil: day, facts: { ...facts, by: day } }
}
