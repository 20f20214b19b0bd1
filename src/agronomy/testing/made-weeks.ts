import type { LogEntry } from '../../contracts/season.ts'
import { rankAdviceCandidates } from '../advise.ts'
import { addDays } from '../dates.ts'
import { planFarmWeek } from '../season/farm-week.ts'
import type { Advice, DayWeather, Place } from '../types.ts'
import { buildWeatherSeries } from '../water/weather-series.ts'
import { type Chance, chanceOf } from './chance.ts'
import { logged } from './example-fields.ts'
import { HOMES, type MadeField, madeFarm } from './made-farms.ts'
import { drawn, madeDay } from './made-weather.ts'

/** Begins on a Monday, the day of the run. */
const YEAR = 2029
const FIRST_MONDAY = `${YEAR}-01-01`
const WEEKS = 52
const RECORDED = 60
const AHEAD = 7

interface FarmerWeek {
  farmer: number
  asOf: string
  advice: readonly Advice[]
}

interface Farmer {
  n: number
  fields: { field: MadeField; log: LogEntry[] }[]
  chance: Chance
}

/** Mondays of a year of synthetic farmers; about half of the advice is logged, counts are answered. */
export function* farmerWeeks(farmers: number, seed: number): Generator<FarmerWeek> {
  for (const [at, place] of HOMES.entries()) {
    const here: Farmer[] = []
    for (let n = at; n < farmers; n += HOMES.length) {
      const chance = chanceOf(seed * 1_000_003 + n)
      here.push({ n, fields: madeFarm(place, YEAR, chance).map((field) => ({ field, log: [] })), chance })
    }
    if (here.length > 0) yield* weeksAt(place, here, `${seed}`)
  }
}

function* weeksAt(place: Place, farmers: readonly Farmer[], seed: string): Generator<FarmerWeek> {
  const days = Array.from({ length: RECORDED + WEEKS * 7 + AHEAD }, (_, n) =>
    strangeDay(madeDay(place, addDays(FIRST_MONDAY, n - RECORDED), seed), place, seed),
  )
  for (let week = 0; week < WEEKS; week++) {
    const today = RECORDED + week * 7
    const asOf = days[today]!.date
    const told = {
      asOf,
      history: days.slice(today - RECORDED, today),
      forecast: drawn(`${place.lat}|${asOf}|${seed}|gone`) < 0.06 ? [] : days.slice(today, today + AHEAD),
    }
    const first = farmers[0]!.fields[0]!
    const series = buildWeatherSeries({ ...first.field, ...told })
    for (const { n, fields, chance } of farmers) {
      const items = fields.flatMap(({ field, log }, at) =>
        rankAdviceCandidates({ ...field, log, ...told }, series)
          .filter(({ setAside }) => setAside === null)
          .map(({ advice }) => ({ field: String(at), advice, areaAcres: field.areaAcres })),
      )
      const given = planFarmWeek(items).flatMap(({ item, setAside }) => (setAside === null ? [item] : []))
      for (const { field, advice } of given) {
        const done = entryFor(advice, addDays(asOf, 1 + chance.below(5)), chance)
        if (done) fields[Number(field)]!.log.push(done)
      }
      for (const { log } of fields) log.sort((a, b) => (a.date < b.date ? -1 : 1))
      yield { farmer: n, asOf, advice: given.map(({ advice }) => advice) }
    }
  }
}

function entryFor({ closes, facts }: Advice, date: string, chance: Chance): LogEntry | null {
  if (!closes || chance.below(100) < 45) return null
  if (closes.kind !== 'scouted') return logged(closes.kind, date)
  const of = typeof facts.of === 'number' ? facts.of : 20
  return { ...logged('scouted', date), product: String(facts.pest ?? ''), count: chance.below(of + 1), of }
}

/** Every ninth week is extreme. */
function strangeDay(day: DayWeather, place: Place, seed: string): DayWeather {
  const week = Math.floor((Date.parse(day.date) - Date.parse(FIRST_MONDAY)) / (7 * 86_400_000))
  const kind = Math.floor(drawn(`${place.lat}|${week}|${seed}|kind`) * 54)
  switch (kind) {
    case 0:
      return { ...day, rain: day.rain + 48, rainProbability: 95, humidity: 94, windMax: 45 }
    case 1:
      return { ...day, rain: day.rain + 12, rainProbability: 85, humidity: 92 }
    case 2:
      return { ...day, rain: 0, rainProbability: 5, tMax: day.tMax + 5, humidity: 18 }
    case 3:
      return { ...day, rain: 0, rainProbability: 0, tMax: Math.min(day.tMax, 19), tMin: -2.5 }
    case 4:
      return { ...day, windMax: 65 }
    case 5:
      return { ...day, rain: 0, rainProbability: 5 }
    default:
      return day
  }
}
