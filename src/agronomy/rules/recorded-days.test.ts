import { expect, setDefaultTimeout, test } from 'bun:test'
import type { LogEntry, LogKind } from '../../contracts/season.ts'
import { itemAt, valueAt } from '../../shared/lookups.ts'
import { rankAdviceCandidates } from '../advise.ts'
import { CANONICAL_CROPS } from '../crops/crop-facts.ts'
import { addDays, daysBetween } from '../dates.ts'
import { madeDay } from '../testing/made-weather.ts'
import { digest, madeSituations } from '../testing/recorded.ts'
import type { DayWeather, FieldSituation } from '../types.ts'

setDefaultTimeout(300_000)

const FIRST_DAY = -75
const LAST_DAY = 130
const PAST_DAYS = 80
const FORECAST_DAYS = 7

interface Work extends Omit<LogEntry, 'date'> {
  /** Days after planting. */
  day: number
}
const work = (day: number, kind: LogKind, product: string | null = null): Work => ({
  ...{ day, kind, product, amount: null, unit: null, count: null, of: null },
})

/** First and last day after planting without rain, and the work in the log. */
const SEASONS: readonly { dry: readonly [from: number, to: number]; done: readonly Work[] }[] = [
  { dry: [0, 9], done: [work(9, 'weeded'), work(20, 'sprayed', 'Sniper'), work(31, 'fed'), work(95, 'harvested')] },
  { dry: [30, 75], done: [] },
  {
    dry: [90, 130],
    done: [work(14, 'emerged'), work(35, 'sprayed', 'mancozeb'), work(40, 'fed'), work(61, 'sprayed', 'Gramoxone')],
  },
]

const made = madeSituations(3000, 52)

/** Returns a field of a crop on each day of a made season, from the choice of its seed to after most harvests. */
function* seasonOf(crop: FieldSituation['crop'], turn: number): Generator<FieldSituation> {
  const { dry, done } = itemAt(SEASONS, turn)
  const fields = made.filter((one) => one.crop === crop)
  const plantedOf = ({ plantingDate, asOf }: FieldSituation) =>
    plantingDate !== null && daysBetween(plantingDate, asOf) < 300 ? plantingDate : null
  const field = fields.filter((one) => plantedOf(one) !== null)[turn] ?? itemAt(fields, turn)
  const start = plantedOf(field) ?? field.asOf
  const weather = new Map<string, DayWeather>()
  for (let day = FIRST_DAY - PAST_DAYS; day < LAST_DAY + FORECAST_DAYS; day++) {
    const known = madeDay(field.place, addDays(start, day), `days ${turn}`)
    const rainless = day >= dry[0] && day <= dry[1]
    weather.set(addDays(start, day), rainless ? { ...known, rain: 0, rainProbability: 5 } : known)
  }
  const span = (from: string, count: number) =>
    Array.from({ length: count }, (_, n) => valueAt(weather, addDays(from, n)))
  const log = done.map(({ day, ...entry }) => ({ ...entry, date: addDays(start, day) }))
  for (let day = FIRST_DAY; day < LAST_DAY; day++) {
    const asOf = addDays(start, day)
    yield {
      ...field,
      asOf,
      log: log.filter(({ date }) => date <= asOf),
      history: span(addDays(asOf, -PAST_DAYS), PAST_DAYS),
      forecast: span(asOf, FORECAST_DAYS),
    }
  }
}

/** `3..7 9..9`: first and last day of each run of days. */
function runsOf(days: readonly number[]): string {
  const starts = days.filter((day, n) => days[n - 1] !== day - 1)
  const ends = days.filter((day, n) => days[n + 1] !== day + 1)
  return starts.map((start, n) => `${start}..${ends[n]}`).join(' ')
}

test.each(CANONICAL_CROPS.flatMap((crop, n) => [n, n + 1].map((turn) => [crop, turn % SEASONS.length] as const)))(
  'advice on %s, season %d, stands on the days after planting that are recorded',
  (crop, turn) => {
    const found = [...seasonOf(crop, turn)].flatMap((situation, n) =>
      rankAdviceCandidates(situation).map((one) => ({ ...one, day: n + FIRST_DAY })),
    )
    const lines = [...Map.groupBy(found, ({ advice }) => advice.situation)].map(([about, all]) => {
      const given = all.filter(({ setAside }) => setAside === null)
      const days = [given, all].map((some) => runsOf(some.map(({ day }) => day)))
      return `${about}: ${days[0] || 'never'}, found ${days[1] === days[0] ? 'then' : days[1]}, ${digest(all)}`
    })
    expect(lines.toSorted()).toMatchSnapshot()
  },
)
