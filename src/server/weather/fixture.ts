import { createLog } from '../../shared/log.ts'
import { createRateLimits } from '../../shared/rate-limits.ts'
import { readConfig } from '../config.ts'
import { createPlaceService } from '../places/service.ts'
import { testDatabase } from '../testing/database.ts'
import { startOpenMeteo } from '../testing/providers/open-meteo.ts'
import { startOpenWeather } from '../testing/providers/openweather.ts'
import type { Provider } from '../testing/providers/provider.ts'
import { createWeatherService } from './service.ts'

export const KANO = { lat: 12.0022, lng: 8.592 }
export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS

/** A weather service at nine in the morning in Kano; `pass` advances its clock and its provider's. */
export function setUpWeather(environment: Record<string, string>, db = testDatabase()) {
  let now = Date.parse('2026-06-20T08:07:00Z')
  const clock = { now: () => new Date(now) }
  const foundation = { db, config: readConfig(environment), clock, fetch, log: createLog('silent') }
  const places = createPlaceService(foundation)
  const limits = createRateLimits({ clock, enabled: true })
  const weather = createWeatherService({ ...foundation, places, limits })
  const pass = (ms: number) => {
    now += ms
  }
  return { db, clock, pass, weather, restarted: () => createWeatherService({ ...foundation, places, limits }) }
}

let provider: Provider | undefined

/** For `afterEach`. */
export const stopProvider = () => provider?.stop()

export async function withOpenMeteo() {
  let now = () => new Date()
  provider = await startOpenMeteo({ now: () => now() })
  const kit = setUpWeather({ OPEN_METEO_BASE_URL: provider.url })
  now = kit.clock.now
  return { ...kit, provider }
}

export async function withOpenWeather(environment: Record<string, string> = {}) {
  let now = () => new Date()
  provider = await startOpenWeather({ now: () => now() })
  const kit = setUpWeather({ OPENWEATHER_API_KEY: 'a-key', OPENWEATHER_BASE_URL: provider.url, ...environment })
  now = kit.clock.now
  return { ...kit, provider }
}
