import { type CropId, moreCrops } from '../../contracts/crops.ts'
import type { Translate } from '../../words/translate.ts'

/** The crops that a list of the first ones leaves out, to be opened below it. */
export const moreCropChoices = (listed: readonly CropId[], t: Translate) => ({
  label: t('crops.more'),
  options: moreCrops(listed).map((value) => ({ value: value as string, label: t(`crop.${value}`) })),
})
