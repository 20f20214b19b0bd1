import type { Translate } from '../../words/translate.ts'
import { weekdayWords } from '../lib/words-of-time.ts'

/** The first row is today, as the server answers it. */
export const dayLabel = (forecastDate: string, index: number, t: Translate): string =>
  index === 0 ? t('weather.today') : weekdayWords(forecastDate, t)
