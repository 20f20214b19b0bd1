import type { MessageKey, Translate } from '../words/translate.ts'

/** The descriptions of weather that have words in every language; any other is shown as the provider wrote it. */
export const SKY_WORDS = [
  'clear sky',
  'mainly clear',
  'few clouds',
  'scattered clouds',
  'broken clouds',
  'partly cloudy',
  'overcast clouds',
  'mist',
  'haze',
  'dust',
  'sand',
  'fog',
  'freezing fog',
  'light drizzle',
  'drizzle',
  'heavy drizzle',
  'light rain',
  'moderate rain',
  'heavy rain',
  'heavy intensity rain',
  'very heavy rain',
  'light rain showers',
  'rain showers',
  'violent rain showers',
  'light intensity shower rain',
  'shower rain',
  'thunderstorm',
  'thunderstorm with light rain',
  'thunderstorm with rain',
  'thunderstorm with heavy rain',
  'thunderstorm with rain and hail',
  'thunderstorm with rain and heavy hail',
  'typical: rain on many days',
  'typical: clouds and some showers',
  'typical: partly cloudy',
  'typical: clear sky',
  'typical: mostly sunny',
] as const
type SkyWord = (typeof SKY_WORDS)[number]

export type Sky = 'rainy' | 'cloudy' | 'sunny'

/** Icon and background of the dashboard's weather card (specification §2). */
export function skyOf(description: string): Sky {
  if (/rain|drizzle/.test(description)) return 'rainy'
  return description.includes('cloud') ? 'cloudy' : 'sunny'
}

/** Icon of a forecast day: by its code (01 clear, 02-04 cloud, 09-11 rain), else by a word of the description. */
export function skyByIcon(icon: string, description: string): Sky {
  const code = Number.parseInt(icon, 10)
  if (code === 1) return 'sunny'
  if (code >= 2 && code <= 4) return 'cloudy'
  if (code >= 9 && code <= 11) return 'rainy'
  return skyOf(description)
}

/** A description in the reader's language. */
export const skyWords = (description: string, t: Translate): string =>
  (SKY_WORDS as readonly string[]).includes(description)
    ? t(`sky.${description as SkyWord}` satisfies MessageKey)
    : description
