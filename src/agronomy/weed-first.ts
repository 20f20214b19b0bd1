import type { Considered } from './choose.ts'
import type { Advice } from './types.ts'

/** Aligns the weeding deadline with an application that needs it first: no contradiction. */
export function weedFirst(considered: readonly Considered[]): Considered[] {
  const shown = considered.filter(({ setAside }) => setAside === null).map(({ advice }) => advice)
  const feeding = shown.find(({ category, facts }) => category === 'fertilizer' && facts.weed !== undefined)
  if (!feeding || !NOW.has(feeding.rule)) return [...considered]
  return considered.map(({ advice, setAside }) => ({
    advice: setAside === null && isLater(advice, feeding) ? until(advice, feeding.validUntil) : advice,
    setAside,
  }))
}

/** Applications on a day; others wait for weather. */
const NOW: ReadonlySet<Advice['rule']> = new Set(['fertilizer.basal', 'fertilizer.go', 'fertilizer.together'])

const isLater = ({ closes, facts, validUntil }: Advice, feeding: Advice): boolean =>
  closes?.kind === 'weeded' && facts.from === undefined && validUntil > feeding.validUntil

const until = (advice: Advice, day: string): Advice => ({
  ...advice,
  validUntil: day,
  facts: { ...advice.facts, by: day },
})
