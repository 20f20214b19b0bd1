import type { FieldPlanInput } from '../../contracts/fertilizer-plan.ts'
import { MOST_BAG_KG, MOST_GRADES, MOST_MONEY } from '../../contracts/fertilizer-plan.ts'
import type { Translate } from '../../words/translate.ts'

/** Returns errors by field. */
export function checkBags(asked: FieldPlanInput, t: Translate): Record<string, string> {
  const wrong: Record<string, string> = {}
  if (!isWithin(asked.area, 10_000)) wrong.area = t('bags.areaWrong')
  for (const name of ['purse', 'cropPrice'] as const)
    if (asked[name] != null && !isWithin(asked[name], MOST_MONEY)) wrong[name] = t('bags.moneyWrong')
  if (asked.manure != null && !(asked.manure >= 0 && asked.manure <= 1_000_000)) wrong.manure = t('bags.manureWrong')
  if (asked.grades.length > MOST_GRADES) wrong.grades = t('bags.tooMany', { max: MOST_GRADES })
  for (const { price, bagKg } of asked.grades) {
    if (price != null && !isWithin(price, MOST_MONEY)) wrong.grades = t('bags.moneyWrong')
    if (bagKg != null && !isWithin(bagKg, MOST_BAG_KG)) wrong.grades = t('bags.bagWrong')
  }
  return wrong
}

const isWithin = (value: number, most: number) => value > 0 && value <= most
