import type { Nutrients } from '../../contracts/grades.ts'
import { GRADES } from '../../contracts/grades.ts'
import type { FieldNeed } from './field-need.ts'
import type { BudgetRequest, Buying } from './want.ts'
import { type Purchase, type Why, why } from './worked.ts'

const LACKS = { n: 'lacks_n', p: 'lacks_p', k: 'lacks_k' } as const
const ELEMENTS = ['n', 'p', 'k'] as const
/** Share of the limit that counts as reached, because the next half bag would exceed it. */
const AT_LIMIT = 0.95

/** Reasons to show with a plan. @param paid true for the best-paying amount, false for the zone's rate */
export function reasonsOf({ want, shop, need, step }: Buying, { total }: Purchase, paid: boolean): Why[] {
  const { facts, hectares } = want
  const sold = (x: keyof Nutrients) => shop.products.some(({ id }) => GRADES[id].holds[x] > 0)
  const ownMade = (x: keyof Nutrients) => x === 'n' && facts.fedAs === 'legume'
  const held = ELEMENTS.some((x) => total[x] > 0 && total[x] >= AT_LIMIT * need.limit[x] * hectares)
  return [
    ...(facts.over > 0 ? [why('feedings_over', facts.over)] : []),
    ...manureReason(want, need),
    ...ELEMENTS.filter((x) => (need.target?.[x] ?? 0) > 0 && !sold(x) && !ownMade(x)).map((x) => why(LACKS[x])),
    ...(held ? [why(paid ? 'at_most' : 'at_limit')] : []),
    ...(total.n > 0 && total.p + total.k === 0 && want.manureKg === 0 ? [why('urea_alone')] : []),
    ...('kg' in step ? [why('in_kilograms')] : []),
    ...(facts.striga && facts.yields ? [why('striga')] : []),
  ]
}

function manureReason({ facts, manureKg }: BudgetRequest, { manure }: FieldNeed): Why[] {
  const wanted = facts.rate?.target.n ?? 0
  if (manureKg === 0) return []
  return [why('manure_counts', wanted > 0 ? Math.min(100, Math.round((100 * manure.n) / wanted)) : null)]
}
