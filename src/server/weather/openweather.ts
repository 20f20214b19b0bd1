import * as z from 'zod/mini'
import { firstItem } from '../../shared/lookups.ts'
import type { JsonRequest } from '../foundation/fetch-json.ts'
import {
  type DayReport,
  PLAUSIBLE_WEATHER,
  roundOrNull,
  roundToHundredth,
  roundToTenth,
  type WeatherProvider,
} from './weather-provider.ts'

const conditionSchema = z
  .array(z.object({ description: z.string().check(z.minLength(1)), icon: z.string().check(z.regex(/^\d\d[dn]$/)) }))
  .check(z.minLength(1))
const unixTime = z.number().check(z.gte(0), z.lte(8_000_000_000))
const windSchema = z.object({ speed: PLAUSIBLE_WEATHER.metresPerSecond })
const rainSchema = <Hours extends '1h' | '3h'>(hours: Hours) =>
  z.optional(
    z.object({ [hours]: z.optional(PLAUSIBLE_WEATHER.millimetres) } as {
      [K in Hours]: z.ZodMiniOptional<typeof PLAUSIBLE_WEATHER.millimetres>
    }),
  )

const currentAnswer = z.object({
  dt: unixTime,
  main: z.object({ temp: PLAUSIBLE_WEATHER.celsius, humidity: PLAUSIBLE_WEATHER.percent }),
  weather: conditionSchema,
  wind: windSchema,
  visibility: z.optional(PLAUSIBLE_WEATHER.metres),
  rain: rainSchema('1h'),
})
const forecastStepSchema = z.object({
  dt: unixTime,
  main: z
    .object({
      temp_min: PLAUSIBLE_WEATHER.celsius,
      temp_max: PLAUSIBLE_WEATHER.celsius,
      humidity: PLAUSIBLE_WEATHER.percent,
    })
    .check(z.refine(({ temp_min, temp_max }) => temp_min <= temp_max)),
  weather: conditionSchema,
  wind: windSchema,
  pop: z.optional(z.number().check(z.gte(0), z.lte(1))),
  rain: rainSchema('3h'),
})
type Step = z.infer<typeof forecastStepSchema>
const forecastAnswer = z.object({
  list: z.array(forecastStepSchema).check(z.minLength(1)),
  city: z.object({ timezone: z.number().check(z.gte(-50_400), z.lte(50_400)) }),
})

const STEPS_A_DAY = 8
const WET_DAY_MM = 1
const MIDDAY_HOUR = 13
/** km/h per m/s. */
const KMH = 3.6

/** OpenWeather (https://openweathermap.org/current, /forecast5): wind in m/s, visibility in m, no past days, no ET0. */
export function createOpenWeather(ask: JsonRequest, baseUrl: string, key: string): WeatherProvider {
  const address = (call: string, point: { lat: number; lng: number }) =>
    `${baseUrl}/data/2.5/${call}?${new URLSearchParams({ lat: String(point.lat), lon: String(point.lng), units: 'metric', appid: key })}`

  return {
    name: 'openweather',
    async current(point) {
      const { dt, main, weather, wind, visibility, rain } = await ask(address('weather', point), currentAnswer)
      return {
        observedAt: new Date(dt * 1000).toISOString(),
        temperature: roundToTenth(main.temp),
        humidity: Math.round(main.humidity),
        precipitation: roundToHundredth(rain?.['1h'] ?? 0),
        windSpeed: roundToTenth(wind.speed * KMH),
        visibility: roundOrNull(visibility, (metres) => roundToTenth(metres / 1000)),
        description: firstItem(weather).description.toLowerCase(),
        icon: firstItem(weather).icon,
      }
    },
    async days(point) {
      const { list, city } = await ask(address('forecast', point), forecastAnswer)
      return daysOf(list, city.timezone)
    },
  }
}

/** Groups forecast steps into local days. An incomplete last day is left out. */
function daysOf(list: Step[], offsetSeconds: number): DayReport[] {
  const local = (step: Step) => new Date((step.dt + offsetSeconds) * 1000)
  const byDay = Map.groupBy(
    [...list].sort((a, b) => a.dt - b.dt),
    (step) => local(step).toISOString().slice(0, 10),
  )
  return [...byDay].flatMap(([forecastDate, steps], n) => {
    const whole = steps.length >= STEPS_A_DAY
    if (!whole && n > 0) return []
    return { ...dayOf(steps, (step) => local(step).getUTCHours()), forecastDate, partial: !whole }
  })
}

function dayOf(steps: Step[], hourOf: (step: Step) => number): Omit<DayReport, 'forecastDate' | 'partial'> {
  const rainIn = (step: Step) => step.rain?.['3h'] ?? 0
  const rain = steps.reduce((sum, step) => sum + rainIn(step), 0)
  const largest = (pick: (step: Step) => number) => Math.max(...steps.map(pick))
  const fromMidday = (step: Step) => Math.abs(hourOf(step) - MIDDAY_HOUR)
  // A wet day has the icon of its wettest hours, a dry day that of its middle.
  const typical = firstItem(
    [...steps].sort((a, b) =>
      rain >= WET_DAY_MM ? rainIn(b) - rainIn(a) || fromMidday(a) - fromMidday(b) : fromMidday(a) - fromMidday(b),
    ),
  )
  const { description, icon } = firstItem(typical.weather)
  return {
    temperature: roundToTenth(largest((step) => step.main.temp_max)),
    temperatureMin: roundToTenth(Math.min(...steps.map((step) => step.main.temp_min))),
    precipitation: roundToTenth(rain),
    precipitationProbability: Math.round(largest((step) => step.pop ?? 0) * 100),
    humidity: Math.round(steps.reduce((sum, step) => sum + step.main.humidity, 0) / steps.length),
    windSpeed: roundToTenth(largest((step) => step.wind.speed) * KMH),
    description: description.toLowerCase(),
    icon: `${icon.slice(0, 2)}d`,
    et0: null,
  }
}
