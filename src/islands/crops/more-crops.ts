import { type CropId, cropsMissingFrom } from '../../contracts/crops.ts'
import type { Translate } from '../../words/translate.ts'
import type { Option } from '../ui/field.tsx'

/** Returns the crops that a list lacks, for the group "More crops" below it. */
export const moreCropChoices = (listed: readonly CropId[], t: Translate) => ({
  label: t('crops.more'),
  options: cropsMissingFrom(listed).map((value): Option => ({ value: value, label: t(`crop.${value}`) })),
})
