import type { CropValues } from '../../contracts/crop-form.ts'
import type { Translate } from '../../words/translate.ts'

/** What is wrong, by field. */
export function checkCrop(values: CropValues, today: string, t: Translate): Record<string, string> {
  const wrong: Record<string, string> = {}
  for (const name of ['cropType', 'plantingDate', 'growthStage'] as const) {
    if (!values[name]) wrong[name] = t('cropForm.required')
  }
  if (values.plantingDate > today) wrong.plantingDate = t('cropForm.future')
  if (values.farmArea !== '' && !(Number(values.farmArea) >= 0)) wrong.farmArea = t('cropForm.areaWrong')
  return wrong
}
