import type { ConsideredAdvice } from './choose-advice.ts'
import type { Advice } from './types.ts'

/** Puts the weeding and the stand count of a week before its application: one order, with one last day. */
export function alignWeedingDeadline(considered: readonly ConsideredAdvice[]): ConsideredAdvice[] {
  const shown = considered.filter(({ setAside }) => setAside === null).map(({ advice }) => advice)
  const feeding = shown.find(({ rule }) => APPLICATION_RULES.has(rule))
  if (!feeding) return [...considered]
  const weedsFirst = feeding.rule !== 'fertilizer.pods' && shown.some(isWeeding)
  const aligned = (advice: Advice): Advice => {
    if (advice === feeding && weedsFirst) return { ...advice, facts: { ...advice.facts, weed: 1 } }
    return comesFirst(advice) && advice.validUntil > feeding.validUntil
      ? withDeadline(advice, feeding.validUntil)
      : advice
  }
  return considered.map(({ advice, setAside }) => ({
    advice: setAside === null ? aligned(advice) : advice,
    setAside,
  }))
}

/** Rules that advise an application now; other fertilizer rules wait for the weather. */
const APPLICATION_RULES: ReadonlySet<Advice['rule']> = new Set([
  'fertilizer.basal',
  'fertilizer.go',
  'fertilizer.together',
  'fertilizer.pods',
])
const STAND_COUNT_RULES: ReadonlySet<Advice['rule']> = new Set(['planting.stand', 'planting.stand-late'])

const isWeeding = ({ closes }: Advice): boolean => closes?.kind === 'weeded'
const comesFirst = (advice: Advice): boolean => STAND_COUNT_RULES.has(advice.rule) || isWeeding(advice)

/** Moves the last day to `day`; the first day of the work stays if it is earlier. */
function withDeadline({ facts: { from, ...facts }, ...advice }: Advice, day: string): Advice {
  const begins = from !== undefined && String(from) < day ? { from } : {}
  return { ...advice, validUntil: day, facts: { ...facts, ...begins, by: day } }
}
