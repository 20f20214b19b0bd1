import type { FieldPlanInput } from '../../contracts/fertilizer-plan.ts'
import { MAX_BAG_KG, MAX_GRADES, MAX_MONEY } from '../../contracts/fertilizer-plan.ts'
import type { Translate } from '../../words/translate.ts'

export function checkFertilizerForm(entered: FieldPlanInput, t: Translate): Record<string, string> {
  const wrong: Record<string, string> = {}
  if (!isWithin(entered.area, 10_000)) wrong.area = t('bags.areaWrong')
  for (const name of ['purse', 'cropPrice'] as const)
    if (entered[name] != null && !isWithin(entered[name], MAX_MONEY)) wrong[name] = t('bags.moneyWrong')
  if (entered.manure != null && !(entered.manure >= 0 && entered.manure <= 1_000_000))
    wrong.manure = t('bags.manureWrong')
  if (entered.grades.length > MAX_GRADES) wrong.grades = t('bags.tooMany', { max: MAX_GRADES })
  for (const { price, bagKg } of entered.grades) {
    if (price != null && !isWithin(price, MAX_MONEY)) wrong.grades = t('bags.moneyWrong')
    if (bagKg != null && !isWithin(bagKg, MAX_BAG_KG)) wrong.grades = t('bags.bagWrong')
  }
  return wrong
}

const isWithin = (value: number, most: number) => value > 0 && value <= most
