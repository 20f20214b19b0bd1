import type { Advisory } from '../../contracts/advisories.ts'
import type { CropId } from '../../contracts/crops.ts'
import type { Translate } from '../../words/translate.ts'
import { formatDay } from '../lib/format-time.ts'

export const dueText = (by: string, today: string, t: Translate): string =>
  by === today ? t('home.summary') : t('home.due', { day: formatDay(by, t) })

export const doneWords = ({ warns, gave }: Partial<Pick<Advisory, 'warns' | 'gave'>>) =>
  gave ? 'advisory.held' : warns ? 'advisory.seen' : 'advisory.done'

/** Text for a watering that was done, with the day of the next. */
export const nextWateringText = (again: string, t: Translate): string =>
  t('advisory.again', { day: formatDay(again, t) })

/** Returns a crop's name without its synonym: `Groundnuts`, not `Groundnuts (Peanuts)`. */
export const cropName = (crop: CropId, t: Translate): string => t(`crop.${crop}`).replace(/ \(.*\)$/, '')
