import * as z from 'zod/mini'
import type { GeocodedPlace } from '../../contracts/places.ts'
import type { JsonRequest } from '../foundation/fetch-json.ts'

const geocodeResponseSchema = z.array(
  z.object({
    name: z.string().check(z.minLength(1)),
    lat: z.number().check(z.gte(-90), z.lte(90)),
    lon: z.number().check(z.gte(-180), z.lte(180)),
    country: z.optional(z.string()),
    state: z.optional(z.string()),
  }),
)
/** Highest number of results that the provider returns. */
const MOST = 5
const OURS = ['NG', 'NA']

/** https://openweathermap.org/api/geocoding-api. Sorts Nigeria's Kano before Japan's. @throws ProviderFailure */
export function createOpenWeatherGeocoder(ask: JsonRequest, baseUrl: string, key: string) {
  async function lookUp(call: 'direct' | 'reverse', query: Record<string, string>): Promise<GeocodedPlace[]> {
    const parameters = new URLSearchParams({ ...query, limit: String(MOST), appid: key })
    const places = await ask(`${baseUrl}/geo/1.0/${call}?${parameters}`, geocodeResponseSchema)
    return places.map((place) => ({ ...place, state: place.state ?? null, country: place.country ?? null }))
  }

  return {
    async forward(text: string, limit: number): Promise<GeocodedPlace[]> {
      const places = await lookUp('direct', { q: text })
      const ours = places.filter(({ country }) => country && OURS.includes(country))
      return [...ours, ...places.filter((place) => !ours.includes(place))].slice(0, limit)
    },
    async reverse(lat: number, lon: number, limit: number): Promise<GeocodedPlace[]> {
      return (await lookUp('reverse', { lat: String(lat), lon: String(lon) })).slice(0, limit)
    },
  }
}
