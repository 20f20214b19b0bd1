import type { JsonRequest } from '../foundation/fetch-json.ts'
import type { Foundation } from '../foundation/foundation.ts'
import { createOpenMeteo } from './open-meteo.ts'
import { createOpenWeather } from './openweather.ts'
import type { WeatherProvider } from './weather-provider.ts'

interface Chosen {
  name: WeatherProvider['name']
  address: string
  /** Opens the provider; null if its API key is not set. */
  open: ((ask: JsonRequest) => WeatherProvider) | null
}

/** Returns the live provider of WEATHER_PROVIDER; `auto`: OpenWeather with a key, else Open-Meteo. Null without a live provider. */
export function chooseWeatherProvider(config: Foundation['config']): Chosen | null {
  const { WEATHER_PROVIDER: wanted, OPENWEATHER_API_KEY: key } = config
  const { OPEN_METEO_BASE_URL: openMeteo, OPENWEATHER_BASE_URL: openWeather } = config
  switch (wanted === 'auto' ? (key ? 'openweather' : 'open-meteo') : wanted) {
    case 'open-meteo':
      return { name: 'open-meteo', address: openMeteo, open: (ask) => createOpenMeteo(ask, openMeteo) }
    case 'openweather': {
      const open = key ? (ask: JsonRequest) => createOpenWeather(ask, openWeather, key) : null
      return { name: 'openweather', address: openWeather, open }
    }
    default:
      return null
  }
}
