import { type Amount, capsFor } from '../feeding/amount.ts'
import type { Dose } from '../feeding/figures.ts'
import { placementOf } from '../feeding/placement.ts'
import { systemOf } from '../feeding/season-feedings.ts'
import type { Field } from '../field.ts'
import type { Fact } from '../types.ts'

/** What to give, how much, with what in hand, and where it goes: as the words of every language ask for it. */
export function feedingFacts(field: Field, dose: Dose, amount: Amount): Record<string, Fact> {
  const placement = placementOf(field.crop.id, systemOf(field))
  const caps = placement && capsFor(dose, placement, field.crop.record.figures)
  return {
    product: dose.grade,
    ...amountFacts(amount),
    ...(placement
      ? { place: placement.way, cm: placement.to ?? 5, deep: placement.depth ?? 5 }
      : { place: 'band', cm: 8, deep: 5 }),
    ...(caps ? { hand: caps.per, caps: caps.caps, stands: caps.stands } : {}),
  }
}

export const amountFacts = ({ unit, least, most }: Amount): Record<string, Fact> => ({
  amountIn: unit,
  least,
  ...(most > least ? { most } : {}),
})
