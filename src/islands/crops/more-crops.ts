import { type CropId, cropsMissingFrom } from '../../contracts/crops.ts'
import type { Translate } from '../../words/translate.ts'
import type { Option } from '../ui/field.tsx'

/** The crops that a list of the first ones leaves out, to be opened below it. */
export const moreCropChoices = (listed: readonly CropId[], t: Translate) => ({
  label: t('crops.more'),
  options: cropsMissingFrom(listed).map((value): Option => ({ value: value, label: t(`crop.${value}`) })),
})
