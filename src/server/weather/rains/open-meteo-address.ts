import type { Config } from '../../../shared/config.ts'

/** Open-Meteo's public addresses of its services beside the forecast (https://open-meteo.com/en/docs). */
const PUBLIC = {
  ARCHIVE: 'https://archive-api.open-meteo.com',
  ENSEMBLE: 'https://ensemble-api.open-meteo.com',
  SEASONAL: 'https://seasonal-api.open-meteo.com',
} as const
const PUBLIC_FORECAST = 'https://api.open-meteo.com'

/** Address of a service of Open-Meteo: its own setting, else that of the forecast where it is set, else the public one. */
export function openMeteoAddress(config: Config, service: keyof typeof PUBLIC): string {
  const own = config[`OPEN_METEO_${service}_BASE_URL`]
  const forecast = config.OPEN_METEO_BASE_URL
  return (own ?? (forecast === PUBLIC_FORECAST ? PUBLIC[service] : forecast)).replace(/\/+$/, '')
}
