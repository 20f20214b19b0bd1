import type { Context } from 'hono'
import { fertilizerPayload, readFertilizerForm } from '../../contracts/fertilizer-form.ts'
import {
  type FertilizerPlan,
  type FieldPlanInput,
  fieldPlanInputSchema,
  type SavedFertilizerPlan,
} from '../../contracts/fertilizer-plan.ts'
import type { SavedPlanLinks } from '../../islands/season/saved-bags.ts'
import { firstItem } from '../../shared/lookups.ts'
import { amountWords } from '../../words/amounts-in-words.ts'
import { refusalText } from '../../words/refusals.ts'
import type { Translate } from '../../words/translate.ts'
import type { AppEnv } from '../http/context.ts'
import { toAppError } from '../http/error-response.ts'
import { parseForm } from '../http/parse-form.ts'

/** Returns the plan requested by the page's own form without script, in its query; undefined without one. */
export async function planOfQuery(c: Context<AppEnv>, plan: (input: FieldPlanInput) => Promise<FertilizerPlan>) {
  const { searchParams } = new URL(c.req.url)
  if (!searchParams.has('area')) return undefined
  const values = readFertilizerForm(searchParams)
  try {
    return { values, plan: await plan(parseForm(fieldPlanInputSchema, fertilizerPayload(values))), fields: {} }
  } catch (error) {
    const known = toAppError(error)
    if (!known) throw error
    const { fields } = refusalText(known, c.get('language'))
    return { values, plan: null, fields: errorsByInput(fields) }
  }
}

/** Shows an error in one product below all of them. */
const errorsByInput = (fields: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([name, words]) => [firstItem(name.split('.')), words]))

/** The stored plan of a field for its season page. */
export const savedPlanProps = (saved: SavedFertilizerPlan | null, t: Translate): SavedPlanLinks => ({
  link: saved ? `${t('bags.sheet')}: ${t('bags.change')}` : t('bags.title'),
  feedings: Object.fromEntries(
    (saved?.plan.splits ?? []).map(({ n, products }) => [n, products.map((one) => amountWords(one, t)).join(' + ')]),
  ),
})
