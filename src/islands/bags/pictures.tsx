import type { PlanSplit } from '../../contracts/fertilizer-plan.ts'
import type { GradeId } from '../../contracts/grades.ts'
import { shortLabel } from './amounts.ts'
import { Bag, BottleCap } from './drawings.tsx'

/** Maximum bags drawn; beyond that a number is shown. */
const MOST_DRAWN = 8
/** Product colours in plan order; dark enough for white letters. */
const COLOURS = ['#1f6b30', '#7a3b12', '#1d4e79', '#6a2c70', '#5b4a00', '#34413a']

export const colourOf = (grade: GradeId, all: readonly GradeId[]): string =>
  COLOURS[Math.max(0, all.indexOf(grade)) % COLOURS.length]!

/** Drawing of full bags and of the part of an opened bag. The text beside it has the same amounts. */
export function Bags({ grade, bags, colour }: { grade: GradeId; bags: number; colour: string }) {
  const label = shortLabel(grade)
  const whole = Math.floor(bags)
  const drawn = Math.min(whole, MOST_DRAWN)
  return (
    <span className="bags-drawn" aria-hidden="true">
      {Array.from({ length: drawn }, (_, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bags are all alike
        <Bag key={n} label={label} colour={colour} share={1} />
      ))}
      {bags > whole ? <Bag label={label} colour={colour} share={bags - whole} /> : null}
      {whole > drawn ? <b>+{whole - drawn}</b> : null}
    </span>
  )
}

/** Caps for one plant stand or one metre of row. */
export function BottleCaps({
  capsPerStand,
  capsPerMetre,
}: Pick<PlanSplit['products'][number], 'capsPerStand' | 'capsPerMetre'>) {
  const measure = capsPerStand ?? capsPerMetre
  if (!measure || measure.caps > MOST_DRAWN) return null
  const whole = Math.floor(measure.caps)
  return (
    <span className="caps-drawn" aria-hidden="true">
      {Array.from({ length: whole }, (_, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: caps are all alike
        <BottleCap key={n} />
      ))}
      {measure.caps > whole ? <BottleCap half /> : null}
    </span>
  )
}
