import { expect, test } from 'bun:test'
import type { GradeId, Nutrients } from '../../contracts/grades.ts'
import { factsFor } from '../testing/purse-fields.ts'
import type { PurchaseContext } from './budget-request.ts'
import { needsPhosphateFirst, nextBagCandidates } from './products-per-application.ts'

const PADDY = factsFor({ crop: 'rice' })
const phosphate = (p: number): Nutrients => ({ n: 60, p, k: 25 })
function buying(p: number | null, sold: GradeId[], facts = PADDY): PurchaseContext {
  return {
    want: { facts: { ...facts, how: { ...PADDY.how!, way: 'mud' } } },
    shop: { products: sold.map((id) => ({ id })) },
    need: { target: p === null ? null : phosphate(p) },
  } as unknown as PurchaseContext
}

test.each([
  ['a paddy that needs phosphate', buying(13, ['urea', 'npk_15_15_15']), true],
  ['a paddy that needs none', buying(0, ['urea', 'npk_15_15_15']), false],
  ['a paddy without a rate', buying(null, ['urea', 'npk_15_15_15']), false],
  ['a paddy where none is sold', buying(13, ['urea', 'can']), false],
  [
    'a paddy whose phosphate is given already',
    buying(13, ['urea', 'npk_15_15_15'], { ...PADDY, feedings: PADDY.feedings.filter(({ share }) => share.p === 0) }),
    false,
  ],
])('phosphate comes first: %s', (_, given, first) => {
  expect(needsPhosphateFirst(given)).toBe(first)
})

test('it does not on dry land', () => {
  const given = buying(13, ['urea', 'npk_15_15_15'])
  const want = { ...given.want, facts: { ...PADDY, how: { ...PADDY.how!, way: 'ring' } } }
  expect(needsPhosphateFirst({ ...given, want } as PurchaseContext)).toBe(false)
})

test.each([
  ['any product first', 0, [], 0, ['urea', 'npk_15_15_15', 'ssp']],
  ['a second product', 0, ['urea'], 0, ['urea', 'npk_15_15_15', 'ssp']],
  ['no third product', 0, ['urea', 'ssp'], 9, ['urea', 'ssp']],
  ['phosphate first on a paddy', 13, [], 0, ['npk_15_15_15', 'ssp']],
  ['nitrogen when phosphate is bought', 13, ['ssp'], 9, ['urea', 'npk_15_15_15', 'ssp']],
] as const)('the next bag may be: %s', (_, needed, bought, p, ids) => {
  const purchase = { bought: bought.map((id) => ({ id })), total: { n: 0, p, k: 0 } }
  const next = nextBagCandidates(buying(needed, ['urea', 'npk_15_15_15', 'ssp']), purchase as never)
  expect(next.map(({ id }) => id as GradeId)).toEqual([...ids])
})
