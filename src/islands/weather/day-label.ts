import type { Translate } from '../../words/translate.ts'
import { formatWeekday } from '../lib/format-time.ts'

/** Returns the weekday of a forecast day. The first day is "Today", because the server's list starts today. */
export const dayLabel = (forecastDate: string, index: number, t: Translate): string =>
  index === 0 ? t('weather.today') : formatWeekday(forecastDate, t)
