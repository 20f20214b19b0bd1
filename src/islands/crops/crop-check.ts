import type { CropValues } from '../../contracts/crop-form.ts'
import { MAX_DAYS_AHEAD } from '../../contracts/crop-limits.ts'
import type { Translate } from '../../words/translate.ts'
import { addDays } from '../lib/days.ts'

/** Returns errors by field. */
export function checkCrop(values: CropValues, today: string, t: Translate): Record<string, string> {
  const wrong: Record<string, string> = {}
  for (const name of ['cropType', 'plantingDate', 'growthStage'] as const) {
    if (!values[name]) wrong[name] = t('cropForm.required')
  }
  if (values.plantingDate > latestPlanting(today)) wrong.plantingDate = t('cropForm.tooFar', { max: MAX_DAYS_AHEAD })
  if (values.farmArea !== '' && !(Number(values.farmArea) >= 0)) wrong.farmArea = t('cropForm.areaWrong')
  return wrong
}

/** Returns the last day that a planned crop may have. */
export const latestPlanting = (today: string): string => addDays(today, MAX_DAYS_AHEAD)
