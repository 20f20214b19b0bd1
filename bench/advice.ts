import { wordAdvice } from '../src/advice-words/word-advice.ts'
import { collectCandidates } from '../src/agronomy/advise.ts'
import { climateNormal } from '../src/agronomy/climate/climate-normals.ts'
import { CANONICAL_CROPS } from '../src/agronomy/crops/crop-facts.ts'
import { addDays } from '../src/agronomy/dates.ts'
import type { DayWeather, FieldSituation, Place } from '../src/agronomy/types.ts'
import { buildWeatherSeries } from '../src/agronomy/water/weather-series.ts'
import { type Figure, processorClock } from './figures.ts'

/** Crop-weeks per second and core: a million farmers with three crops in three minutes. */
const LEAST = 20_000
/** Warm-up until the engine has compiled everything. */
const BATCHES = 60
/** CPU time is counted in ticks of milliseconds: one round is too short. */
const ROUNDS = 10
const CROPS_A_FARM = 3
const DATES = ['2026-02-10', '2026-05-15', '2026-07-20', '2026-09-10', '2026-11-22']
const PLACES: Place[] = [
  { lat: 12, lng: 8.52, elevation: 470, country: 'NG', state: 'Kano' },
  { lat: 7.73, lng: 8.52, elevation: 100, country: 'NG', state: 'Benue' },
  { lat: 6.34, lng: 5.62, elevation: 80, country: 'NG', state: 'Edo' },
  { lat: -17.79, lng: 15.7, elevation: 1100, country: 'NA', state: 'Oshana' },
]

/** CPU time of advice in words, for farms with sixty recorded days and a week's forecast. */
export function measureAdvice(): Figure {
  const farms = PLACES.flatMap((place) => DATES.flatMap((asOf) => farmsAt(place, asOf)))
  let fastest = Number.POSITIVE_INFINITY
  for (let batch = 0; batch < BATCHES; batch++) {
    const taken = processorClock()
    for (let n = 0; n < ROUNDS; n++) for (const farm of farms) adviseAll(farm)
    fastest = Math.min(fastest, taken() / ROUNDS)
  }
  const value = farms.flat().length / fastest
  return { what: 'advice in words, crop-weeks on one core', value, unit: '/s', aim: LEAST, least: true }
}

function adviseAll(farm: FieldSituation[]): void {
  const weather = buildWeatherSeries(farm[0]!)
  for (const situation of farm) for (const advice of collectCandidates(situation, weather)) wordAdvice(advice, 'ha')
}

function farmsAt(place: Place, asOf: string): FieldSituation[][] {
  const day = (n: number): DayWeather => {
    const typical = climateNormal(place, addDays(asOf, n))
    return { ...typical, rain: n % 3 === 0 ? typical.rain * 3 : 0, estimated: false }
  }
  const history = Array.from({ length: 60 }, (_, n) => day(n - 60))
  const forecast = Array.from({ length: 7 }, (_, n) => day(n))
  const crops = CANONICAL_CROPS.map(
    (crop, n): FieldSituation => ({
      asOf,
      place,
      crop,
      plantingDate: addDays(asOf, -10 - ((n * 17) % 110)),
      statedStage: null,
      soil: (['sand', 'loam', 'clay', null] as const)[n % 4]!,
      irrigation: n % 3 === 0 ? ['furrow'] : ['rain-fed'],
      areaAcres: 2,
      history,
      forecast,
    }),
  )
  const farms: FieldSituation[][] = []
  for (let n = 0; n < crops.length; n += CROPS_A_FARM) farms.push(crops.slice(n, n + CROPS_A_FARM))
  return farms
}
