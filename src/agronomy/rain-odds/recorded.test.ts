import { expect, test } from 'bun:test'
import { findAgroZone } from '../climate/zones.ts'
import { CANONICAL_CROPS } from '../crops/crop-facts.ts'
import { addDays, dayOfYear } from '../dates.ts'
import { HOMES } from '../testing/made-farms.ts'
import { madeDay } from '../testing/made-weather.ts'
import { digest } from '../testing/recorded.ts'
import { cropRainNeed } from './crop-needs.ts'
import { judgeRainHistory, monthlyRainSums } from './judge-history.ts'
import { computeOnsetOdds, mostLikelyOnsetWeeks } from './onset-odds.ts'
import { computePlantingTable } from './planting-table.ts'
import { DAYS_PER_YEAR_ROW, MISSING_RAIN, onsetQuantiles, rainDayIndex, sortedOnsets } from './rain-years.ts'

const FIRST_YEAR = 2004
const YEARS = 24

/** Made rain of 24 years in tenths of a millimetre, of which `gaps` percent of the days are missing. */
function madeHistory(place: (typeof HOMES)[number], factor: number, gaps: number): Map<number, Uint16Array> {
  return new Map(
    Array.from({ length: YEARS }, (_, n) => {
      const year = FIRST_YEAR + n
      const row = new Uint16Array(DAYS_PER_YEAR_ROW).fill(MISSING_RAIN)
      for (let date = `${year}-01-01`; date <= `${year}-12-31`; date = addDays(date, 1)) {
        const { rain } = madeDay(place, date, 'history')
        const isLeap = addDays(`${year}-02-28`, 1) === `${year}-02-29`
        const missing = (dayOfYear(date) * 7 + n) % 100 < gaps
        if (!missing) row[rainDayIndex(dayOfYear(date), isLeap)] = Math.round(rain * factor * 10)
      }
      return [year, row]
    }),
  )
}

test.each([
  ['complete', 1, 0, false],
  ['of which some days are missing', 1, 9, false],
  ['too wet, scaled to the normals', 1.5, 0, true],
  ['too wet', 1.7, 0, false],
  ['far too wet', 2, 0, false],
] as const)('odds and planting tables of a history that is %s are those recorded', (_, factor, gaps, scale) => {
  const lines = HOMES.filter((__, n) => n % 4 === 0).map((place) => {
    const history = madeHistory(place, factor, gaps)
    const { calendar, years, distrust, ratio, daysOff } = judgeRainHistory(history, place, { scale, withSeason: true })
    const onsets = sortedOnsets(years)
    const odds = [-30, -10, 0, 10, 25, 60].map(
      (day) => calendar && computeOnsetOdds(onsets, calendar.usual.median + day),
    )
    const tables = CANONICAL_CROPS.flatMap((crop) => {
      const need = cropRainNeed(crop, findAgroZone(place), null)
      return calendar && need ? [[crop, computePlantingTable(years, calendar, need)]] : []
    })
    const parts = [years, odds, odds.map((one) => one && mostLikelyOnsetWeeks(one)), tables]
    const sums = [5, 8].map((month) => [...monthlyRainSums(history, place, month, { scale })])
    const found = `${distrust?.why ?? 'trusted'} ${ratio.toFixed(2)} ${daysOff} ${JSON.stringify(onsetQuantiles(onsets))}`
    return `${place.lat} ${place.lng}: ${found} ${[...parts, sums].map((part) => digest(part)).join(' ')}`
  })
  expect(lines).toMatchSnapshot()
})
