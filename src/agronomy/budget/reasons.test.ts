import { expect, test } from 'bun:test'
import type { GradeId, Nutrients } from '../../contracts/grades.ts'
import { factsFor } from '../testing/purse-fields.ts'
import type { PurchaseContext } from './budget-request.ts'
import { listPlanReasons } from './reasons.ts'

const FACTS = { ...factsFor({ crop: 'maize' }), over: 0, striga: false }
const LIMIT = { n: 120, p: 40, k: 60 }
interface Given {
  facts?: object
  manureKg?: number
  sold?: GradeId[]
  target?: Nutrients | null
  manure?: number
  step?: object
  total?: Partial<Nutrients>
  paid?: boolean
}
/** Reasons for two hectares of maize that need nitrogen and phosphate; both are on sale and bought. */
function reasons({ facts, manureKg = 0, sold, target, manure = 0, step, total, paid = false }: Given = {}) {
  const buying = {
    want: { facts: { ...FACTS, ...facts }, hectares: 2, manureKg },
    shop: { products: (sold ?? ['urea', 'npk_15_15_15']).map((id) => ({ id })) },
    need: { target: target === undefined ? { n: 60, p: 15, k: 0 } : target, limit: LIMIT, manure: { n: manure } },
    step: step ?? { bags: 0.5 },
  } as unknown as PurchaseContext
  const bought = { total: { n: 100, p: 20, k: 20, ...total } } as never
  return listPlanReasons(buying, bought, paid).map(({ id, n }) => (n === null ? id : `${id} ${n}`))
}

test.each<[string, Given, string[]]>([
  ['nothing where all is sold and bought', {}, []],
  ['feedings that are over', { facts: { over: 1 } }, ['feedings_over 1']],
  ['phosphate that is wanted and not sold', { sold: ['urea'] }, ['lacks_p']],
  ['each element that is not sold', { sold: [], target: { n: 1, p: 1, k: 1 } }, ['lacks_n', 'lacks_p', 'lacks_k']],
  ['no nitrogen that a legume makes itself', { facts: { fedAs: 'legume' }, sold: ['ssp'] }, []],
  ['phosphate that a legume lacks', { facts: { fedAs: 'legume' }, sold: ['urea'] }, ['lacks_p']],
  ['nothing that is not wanted', { sold: ['urea'], target: { n: 60, p: 0, k: 0 } }, []],
  ['nothing without a rate', { sold: [], target: null }, []],
  ['the limit from 95 % of it', { total: { n: 228 } }, ['at_limit']],
  ['no limit below that', { total: { n: 227 } }, []],
  ['the most that pays', { total: { n: 228 }, paid: true }, ['at_most']],
  ['the limit of another element', { total: { k: 114 } }, ['at_limit']],
  ['urea alone', { total: { p: 0, k: 0 } }, ['urea_alone']],
  ['urea with phosphate', { total: { p: 1, k: 0 } }, []],
  ['urea with manure', { total: { p: 0, k: 0 }, manureKg: 500 }, ['manure_counts 0']],
  ['nothing bought', { total: { n: 0, p: 0, k: 0 } }, []],
  ['kilograms', { step: { kg: 5 } }, ['in_kilograms']],
  ['striga', { facts: { striga: true } }, ['striga']],
  ['no striga where no yield is known', { facts: { striga: true, yields: null } }, []],
  [
    'the share of manure in the rate',
    { manureKg: 500, manure: 30, facts: { rate: { target: { n: 120 } } } },
    ['manure_counts 25'],
  ],
  [
    'all of the rate at most',
    { manureKg: 500, manure: 300, facts: { rate: { target: { n: 120 } } } },
    ['manure_counts 100'],
  ],
  [
    'manure without a share where there is no rate',
    { manureKg: 500, manure: 30, facts: { rate: null } },
    ['manure_counts'],
  ],
  [
    'nor where the rate has no nitrogen',
    { manureKg: 500, manure: 30, facts: { rate: { target: { n: 0 } } } },
    ['manure_counts'],
  ],
])('a plan names %s', (_, given, names) => {
  expect(reasons(given)).toEqual(names)
})
