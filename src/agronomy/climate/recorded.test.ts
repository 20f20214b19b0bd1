import { describe, expect, test } from 'bun:test'
import { addDays } from '../dates.ts'
import { chanceOf } from '../testing/chance.ts'
import { HOMES } from '../testing/made-farms.ts'
import { madeDay } from '../testing/made-weather.ts'
import { digest } from '../testing/recorded.ts'
import { annualRainNormal, climateNormal, climateNormalWeek, hargreavesCorrection } from './climate-normals.ts'
import { highlandElevation } from './highlands.ts'
import { findEndOfRains } from './rain-end.ts'
import { findRainOnset, meetsOnsetRule, onsetRuleFor, onsetSearchStart } from './rain-onset.ts'
import { findMainRainSpell } from './rain-spell.ts'
import { findRainsState } from './rains-now.ts'
import { daysOfRainLeft, usualRainStart, usualRainStartDay, usualRainsAt } from './rainy-seasons.ts'
import { radiationSite } from './site.ts'
import { summarizeWeather } from './weather-summary.ts'
import { findAgroZone } from './zones.ts'

const MONTHS = Array.from({ length: 12 }, (_, month) => `2029-${String(month + 1).padStart(2, '0')}-15`)
/** Each station, and a place between it and the next. */
const PLACES = HOMES.flatMap((home, n) => {
  const next = HOMES[(n + 1) % HOMES.length]!
  if (next.country !== home.country) return [home]
  return [home, { ...home, lat: (home.lat + next.lat) / 2, lng: (home.lng + next.lng) / 2, elevation: null }]
})
const nameOf = ({ lat, lng }: { lat: number; lng: number }) => `${lat.toFixed(2)} ${lng.toFixed(2)}`

test('zone, rains and normals of each place are those recorded', () => {
  const lines = PLACES.map((place) => {
    const rains = usualRainsAt(place)
    const parts = {
      normals: MONTHS.map((date) => climateNormal(place, date)),
      weeks: climateNormalWeek(place, '2029-02-26'),
      left: MONTHS.flatMap((date) =>
        (['early', 'median', 'late'] as const).map((when) => daysOfRainLeft(place, date, when)),
      ),
      starts: MONTHS.map((date) => [
        usualRainStart(place, date),
        rains && usualRainStartDay(rains, date),
        rains && onsetSearchStart(place, rains, date),
      ]),
      rule: onsetRuleFor(place),
      site: radiationSite(place),
      high: highlandElevation(place.lat, place.lng),
      hargreaves: [1, 100, 200, 300].map((day) => hargreavesCorrection(place.lat, place.lng, day)),
    }
    const dates = rains && `${rains.start.early}/${rains.start.median}/${rains.start.late} ${rains.end.median}`
    return `${nameOf(place)} ${findAgroZone(place)} ${Math.round(annualRainNormal(place))} mm, rains ${dates}: ${digest(parts)}`
  })
  expect(lines).toMatchSnapshot()
})

describe('made weather', () => {
  const chance = chanceOf(41)
  const cases = Array.from({ length: 160 }, (_, n) => {
    const place = HOMES[n % HOMES.length]!
    const asOf = addDays('2029-01-01', chance.below(365))
    const days = Array.from({ length: 127 }, (__, day) => madeDay(place, addDays(asOf, day - 120), `${n}`))
    return {
      place,
      asOf,
      history: days.slice(n % 3 === 0 ? 90 : 0, 120),
      forecast: n % 10 === 0 ? [] : days.slice(120),
    }
  })

  test('is read as recorded', () => {
    const lines = cases.map(({ place, asOf, history, forecast }) => {
      const week = summarizeWeather({ asOf, place, history, forecast })
      const onset = findRainOnset([...history, ...forecast], place)
      const ends = [40, 60, 100].map((store) => findEndOfRains(history, place, store))
      const parts = [week, ends, findMainRainSpell(history, forecast, asOf), findRainsState(history, place, asOf)]
      return `${nameOf(place)} ${asOf}: onset ${JSON.stringify(onset)}, ${parts.map((part) => digest(part)).join(' ')}`
    })
    expect(lines).toMatchSnapshot()
  })

  test('meets the rule of the onset on the days recorded', () => {
    const lines = cases.map(({ place, history }) => {
      const rain = history.map((day) => day.rain)
      const rule = onsetRuleFor(place)
      return `${nameOf(place)}: ${rain.flatMap((_, last) => (meetsOnsetRule(rule, rain, last) ? [last] : [])).join(' ')}`
    })
    expect(lines).toMatchSnapshot()
  })
})
