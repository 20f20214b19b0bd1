import { dayInWords } from '../../advice-words/word-advice.ts'
import type { Language } from '../../contracts/languages.ts'
import type { ForecastDay } from '../../contracts/weather.ts'
import { translatorFor } from '../../words/index.ts'
import { skyWords } from '../../words/sky-words.ts'

/** Formats a day: `Today`, `Tuesday 24 Nov`. */
export const formatDayName = (day: string, today: string, language: Language): string =>
  day === today ? translatorFor(language)('weather.today') : dayInWords(day, language)

/** Formats a day's weather for a basic phone: `Today: light rain, 22-31 C, 60% chance of rain.` */
export function formatForecastDay(day: ForecastDay, today: string, language: Language): string {
  const t = translatorFor(language)
  const { precipitationProbability: chance } = day
  const degrees = `${Math.round(day.temperatureMin)}-${Math.round(day.temperature)} C`
  const rain = chance === null ? [] : [t('weather.chance', { chance: Math.round(chance) })]
  return `${formatDayName(day.forecastDate, today, language)}: ${[skyWords(day.description, t), degrees, ...rain].join(', ')}.`
}
