import type { Nutrients } from '../../contracts/grades.ts'
import type { ApplicationFacts, BudgetFacts } from '../budget/budget-facts.ts'
import { daysBetween } from '../dates.ts'
import type { Field } from '../field.ts'
import { applicationWindow, isApplied } from './application-timing.ts'
import type { SplitFigures } from './fertilizer-figures.ts'

export function keepRemainingApplications(
  field: Field,
  facts: BudgetFacts,
  rows: readonly SplitFigures[],
): BudgetFacts {
  const left = rows.map((row, n) => {
    const span = applicationWindow(field, row)
    return !span || (span.last >= field.asOf && !isApplied(field, n + 1, span))
  })
  const over = left.filter((isLeft) => !isLeft).length
  const open = facts.feedings.map((feeding, n) => fromToday(field, feeding, rows[n]))
  if (over === 0) return { ...facts, feedings: open }
  const feedings = open.filter((_, n) => left[n])
  const part = (x: keyof Nutrients) => {
    const sum = (of: BudgetFacts['feedings']) => of.reduce((all, { share }) => all + share[x], 0)
    return sum(facts.feedings) > 0 ? sum(feedings) / sum(facts.feedings) : 0
  }
  const parts = { n: part('n'), p: part('p'), k: part('k') }
  const partOf = ({ n, p, k }: Nutrients): Nutrients => ({ n: n * parts.n, p: p * parts.p, k: k * parts.k })
  return {
    ...facts,
    over,
    feedings,
    limit: partOf(facts.limit),
    rate: facts.rate && { ...facts.rate, target: partOf(facts.rate.target) },
  }
}

function fromToday(field: Field, feeding: ApplicationFacts, row: SplitFigures | undefined): ApplicationFacts {
  const span = row ? applicationWindow(field, row) : null
  if (!span || feeding.to === null || feeding.to >= field.asOf || span.last < field.asOf) return feeding
  const late = daysBetween(feeding.to, span.last)
  const left = daysBetween(field.asOf, span.last)
  const toDay = feeding.toDay === null ? null : feeding.toDay + late
  return {
    ...feeding,
    days: null,
    from: field.asOf,
    to: span.last,
    fromDay: toDay === null ? null : toDay - left,
    toDay,
  }
}
