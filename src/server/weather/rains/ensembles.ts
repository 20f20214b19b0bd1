import * as z from 'zod/mini'
import { meetsOnsetRule, onsetRuleFor } from '../../../agronomy/climate/rain-onset.ts'
import { createJsonClient, ProviderFailure } from '../../foundation/fetch-json.ts'
import type { Foundation } from '../../foundation/foundation.ts'
import { PLAUSIBLE_WEATHER } from '../weather-provider.ts'
import { openMeteoAddress } from './open-meteo-address.ts'
import type { RainCell } from './rain-cell.ts'

const MODEL = 'ecmwf_aifs025'
const DAYS = 15
/** Smallest number of ensemble members from which shares are computed. */
const LEAST_MEMBERS = 20

const rainColumnSchema = z.array(z.nullable(PLAUSIBLE_WEATHER.millimetres))
const ensembleResponseSchema = z.object({
  daily: z.catchall(z.object({ time: z.array(z.iso.date()).check(z.minLength(1)) }), z.unknown()),
})

export function createEnsembles({ config, clock, fetch, log }: Pick<Foundation, 'config' | 'clock' | 'fetch' | 'log'>) {
  const address = openMeteoAddress(config, 'ENSEMBLE')
  const ask = createJsonClient({ fetch, clock, log }, 'open-meteo ensemble')

  return {
    /**
     * Returns the shares of members whose rain first meets the wet part of the onset rule in days 1 to 7 and 8 to 14 after `today`. Null
     * without a provider, when it fails, and with fewer than 20 members.
     */
    async onsetShares(cell: RainCell, today: string): Promise<[number, number] | null> {
      if (config.WEATHER_PROVIDER === 'climatology') return null
      const query = new URLSearchParams({
        latitude: String(cell.place.lat),
        longitude: String(cell.place.lng),
        daily: 'precipitation_sum',
        models: MODEL,
        forecast_days: String(DAYS),
        timezone: cell.place.country === 'NA' ? 'Africa/Windhoek' : 'Africa/Lagos',
      })
      try {
        const { daily } = await ask(`${address}/v1/ensemble?${query}`, ensembleResponseSchema)
        return sharesOf(cell, daily, today)
      } catch (error) {
        if (error instanceof ProviderFailure) return null
        throw error
      }
    },
  }
}

export type Ensembles = ReturnType<typeof createEnsembles>

function sharesOf(
  cell: RainCell,
  daily: { time: string[] } & Record<string, unknown>,
  today: string,
): [number, number] | null {
  const rule = onsetRuleFor(cell.place)
  const members = Object.entries(daily).flatMap(([name, values]) => {
    const read = name.startsWith('precipitation_sum') ? rainColumnSchema.safeParse(values) : null
    return read?.success && read.data.length === daily.time.length ? [read.data.map((rain) => rain ?? 0)] : []
  })
  if (members.length < LEAST_MEMBERS) return null
  const firstDay = daily.time.findIndex((date) => date > today)
  const first = members.map((rain) =>
    rain.findIndex((_, n) => n >= Math.max(firstDay, rule.days - 1) && meetsOnsetRule(rule, rain, n)),
  )
  const share = (week: number) =>
    first.filter((n) => n >= firstDay + 7 * week && n < firstDay + 7 * (week + 1)).length / members.length
  return firstDay < 0 ? null : [share(0), share(1)]
}
