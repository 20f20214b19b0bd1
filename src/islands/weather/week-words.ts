import { type ForecastDay, HEAVY_RAIN_MM, VERY_HOT_CELSIUS } from '../../contracts/weather.ts'
import type { Translate } from '../../words/translate.ts'
import { daysBetween } from '../lib/days.ts'
import { weekDaysText } from './when-words.ts'

/** Rain from which a day counts as wet, mm (ETCCDI index R1mm). */
const WET_MM = 1
/** Rain below which a day is shown as 0 mm. */
const NONE_MM = 0.05
/** Weekly rain below this counts as a little, mm. */
const LITTLE_MM = 5
/** Rain that puts one can of water on a square metre: 1 mm is 1 litre. */
const CAN_MM = 10
/** Least number of cans in which rain is expressed. */
const LEAST_CANS = 0.75
/** Usual weekly rain: under 2 mm it is dry, under one can a little. */
const USUALLY_DRY_MM = 2
/** Temperature from which a hot afternoon is mentioned, °C. */
const HOT_C = 32
/** Temperature up to which a cold night is mentioned, °C. */
const COLD_C = 10

export type WeekDay = Pick<
  ForecastDay,
  'forecastDate' | 'temperature' | 'temperatureMin' | 'precipitation' | 'estimated'
>

interface WeekWords {
  /** Rain first, then heat: "Rain on Tue and Wed. Hot afternoons, 34°." */
  headline: string
  /** Rain in watering cans, if enough. */
  water: string | null
}

/**
 * Describes a week of weather (mm, °C) for a farmer; the first day is today. Climate normals are marked as usual, and
 * described only if no day has a forecast.
 */
export function describeWeek(days: WeekDay[], t: Translate): WeekWords | null {
  const today = days[0]?.forecastDate
  if (today === undefined) return null
  const known = days.filter(({ estimated }) => !estimated)
  const shown = known.length > 0 ? known : days
  const rain = known.length > 0 ? rainWords(known, today, t) : usualRain(days, t)
  return {
    headline: [...rain, ...heatWords(shown, today, t)].join(' '),
    water: waterWords(shown, t),
  }
}

function rainWords(days: WeekDay[], today: string, t: Translate): string[] {
  const wet = days.filter(({ precipitation }) => precipitation >= WET_MM)
  if (wet.length === 0) {
    const dry = days.every(({ precipitation }) => precipitation < NONE_MM)
    return [t(dry ? 'weather.week.dry' : 'weather.week.drops', { n: countConsecutiveDays(days) })]
  }
  const heavy = wet.filter(({ precipitation }) => precipitation > HEAVY_RAIN_MM)
  const other = wet.filter(({ precipitation }) => precipitation <= HEAVY_RAIN_MM)
  const when = (which: WeekDay[]) => weekDaysText(which.map(dateOf), { today, of: days.length }, t)
  const sentences: string[] = []
  if (heavy.length > 0) sentences.push(t('weather.week.heavy', { when: when(heavy) }))
  if (other.length > 0)
    sentences.push(t(totalRain(days) < LITTLE_MM ? 'weather.week.little' : 'weather.week.rain', { when: when(other) }))
  return sentences
}

function usualRain(days: WeekDay[], t: Translate): string[] {
  const mm = totalRain(days)
  if (mm < USUALLY_DRY_MM) return [t('weather.week.usuallyDry')]
  return [t(mm < CAN_MM ? 'weather.week.usuallyLittle' : 'weather.week.usuallyRain')]
}

function heatWords(days: WeekDay[], today: string, t: Translate): string[] {
  const degrees = Math.round(Math.max(...days.map(({ temperature }) => temperature)))
  const coldest = Math.round(Math.min(...days.map(({ temperatureMin }) => temperatureMin)))
  const veryHot = days.filter(({ temperature }) => temperature > VERY_HOT_CELSIUS)
  const said: string[] = []
  if (veryHot.length > 0) {
    const when = weekDaysText(veryHot.map(dateOf), { today, of: days.length }, t)
    said.push(t('weather.week.veryHot', { when, degrees }))
  } else if (degrees >= HOT_C) said.push(t('weather.week.hot', { degrees }))
  if (coldest <= COLD_C) said.push(t('weather.week.cold', { degrees: coldest }))
  return said
}

function waterWords(days: WeekDay[], t: Translate): string | null {
  const cans = wateringCansText(totalRain(days))
  return cans === null ? null : t('weather.week.cans', { cans })
}

/** Converts rain (mm) to cans of 10 litres per m²: halves below three cans, whole ones above; null if too little. */
export function wateringCansText(mm: number): number | string | null {
  const cans = mm / CAN_MM
  if (cans < LEAST_CANS) return null
  const halves = Math.round(cans * 2)
  return cans >= 3 ? Math.round(cans) : halves % 2 ? `${(halves - 1) / 2}½` : halves / 2
}

/** Returns the number of consecutive days from the first on. */
function countConsecutiveDays(days: WeekDay[]): number {
  const first = days[0]!.forecastDate
  const end = days.findIndex(({ forecastDate }, index) => daysBetween(first, forecastDate) !== index)
  return end < 0 ? days.length : end
}

const dateOf = ({ forecastDate }: WeekDay) => forecastDate

const totalRain = (days: WeekDay[]) => days.reduce((mm, { precipitation }) => mm + precipitation, 0)
