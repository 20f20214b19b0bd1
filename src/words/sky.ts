import type { Translate } from './translate.ts'

/** The descriptions of weather that have words in every language; any other is shown as the provider wrote it. */
const SKY_WORDS = [
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

/** A description in the reader's language. */
export const skyWords = (description: string, t: Translate): string =>
  (SKY_WORDS as readonly string[]).includes(description) ? t(`sky.${description as SkyWord}`) : description
