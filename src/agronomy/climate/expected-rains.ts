import { addDays, daysBetween } from '../dates.ts'
import type { FieldSituation, Place, RainsForecast } from '../types.ts'
import { daysOfRainLeft, usualRainStart } from './rainy-seasons.ts'

/** Maximum days between a forecast start of the rains and the usual one; a forecast farther away is for another season. */
const SAME_SEASON = 120

type RainSite = Pick<FieldSituation, 'place' | 'rains'>

/** Start of the rains for `date`: a weather service's forecast, else the usual day; null without a rainy season. */
export const expectedRainStart = ({ place, rains }: RainSite, date: string): string | null =>
  expectedRainStartAt(place, rains?.expected ?? null, date)

export function expectedRainStartAt(place: Place, expected: RainsForecast['expected'], date: string): string | null {
  const usual = usualRainStart(place, date)
  return usual !== null && expected !== null && isNear(usual, expected.onset) ? expected.onset : usual
}

/** Days from `date` to the end of the rains (forecast, else usual); negative afterwards. */
export function daysOfRainExpected({ place, rains }: RainSite, date: string): number | null {
  const left = daysOfRainLeft(place, date)
  const end = rains?.expected?.end
  return left !== null && end && isNear(addDays(date, left), end) ? daysBetween(date, end) : left
}

const isNear = (usual: string, expected: string) => Math.abs(daysBetween(usual, expected)) <= SAME_SEASON
