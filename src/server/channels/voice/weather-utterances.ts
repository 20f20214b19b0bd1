import type { Language } from '../../../contracts/languages.ts'
import { type ForecastDay, HEAVY_RAIN_MM } from '../../../contracts/weather.ts'
import { TEXTS_BY_LANGUAGE } from '../../../words/index.ts'
import { clipNames, type RainOfDay } from './clips.ts'
import { clipsOfNumber } from './number-clips.ts'
import { SPOKEN_TEXT_RANK, type Utterance } from './utterances.ts'

/** Daily rain (mm) from which a call reports rain, and more than light rain. */
const RAIN_THRESHOLDS_MM = { light: 1, some: 5 } as const

const rainOf = (mm: number): RainOfDay =>
  mm > HEAVY_RAIN_MM
    ? 'heavy'
    : mm >= RAIN_THRESHOLDS_MM.some
      ? 'some'
      : mm >= RAIN_THRESHOLDS_MM.light
        ? 'light'
        : 'none'

export const weatherSentences = (days: readonly ForecastDay[], language: Language): string[] => [
  ...new Set(
    days
      .slice(0, TEXTS_BY_LANGUAGE[language].voice.days.length)
      .map(({ precipitation }) => `voice.rain.${rainOf(precipitation)}`),
  ),
]

/** Reports the rain of today and the next two days, and today's heat. */
export function weatherUtterances(days: readonly ForecastDay[], language: Language): Utterance[] {
  const { voice } = TEXTS_BY_LANGUAGE[language]
  const ahead = days.slice(0, voice.days.length)
  const rains = ahead.map(({ precipitation }, at) => {
    const rain = rainOf(precipitation)
    return {
      clips: [clipNames.rain(rain, at)],
      text: `${voice.days[at]}: ${voice.rain[rain]}.`,
      rank: SPOKEN_TEXT_RANK.weather,
    }
  })
  const degrees = Math.round(ahead[0]?.temperature ?? 0)
  const heat = {
    clips: ['heat', ...clipsOfNumber(degrees)!],
    text: `${voice.heat} ${degrees}.`,
    rank: SPOKEN_TEXT_RANK.weather,
  }
  return [
    ...(ahead[0]?.estimated ? [{ clips: ['typical'], text: voice.typical, rank: SPOKEN_TEXT_RANK.weather }] : []),
    ...rains,
    heat,
  ]
}
