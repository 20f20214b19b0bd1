import { and, asc, eq, sql } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { GeocodedPlace, referenceLocationSchema } from '../../contracts/places.ts'
import { locations } from '../../db/schema/places.ts'
import { isoNow } from '../../shared/clock.ts'
import { createJsonClient } from '../foundation/fetch-json.ts'
import type { Foundation } from '../foundation/foundation.ts'
import { storedValue, storeValueWrite } from '../foundation/stored-values.ts'
import { findPlaces } from './find-places.ts'
import { createKnownPlaces, type KnownPlace, type KnownPlaces, listDigest } from './known-places.ts'
import { formatCoordinates } from './nearest.ts'
import { createOpenWeatherGeocoder } from './openweather-geocoder.ts'
import { createPlaceNames } from './place-names.ts'
import { createRegionLookup } from './region-lookup.ts'

const LIST_DIGEST = 'locations.digest'

export type PlaceService = ReturnType<typeof createPlaceService>

/**
 * Geocoding by OpenWeather if a key is set; without one, or when it fails, by the built-in list of places, so that it works
 * offline. Needs no sign-in, because registration uses it.
 */
export function createPlaceService({ db, config, clock, fetch, log }: Foundation) {
  const known = createKnownPlaces()
  const names = createPlaceNames(known)
  const key = config.OPENWEATHER_API_KEY
  const ask = createJsonClient({ fetch, clock, log }, 'openweather geocoder')
  const geocoder = key ? createOpenWeatherGeocoder(ask, config.OPENWEATHER_BASE_URL, key) : null

  /** Finds places by a text, best first; none for nonsense. */
  async function forward(text: string, limit: number): Promise<GeocodedPlace[]> {
    const fromGeocoder = geocoder ? await geocoder.forward(text, limit).catch(() => []) : []
    return fromGeocoder.length > 0 ? fromGeocoder : findPlaces(known.places, text, limit).map(toGeocoded)
  }

  /** Names of a point, the best known first; its coordinates with 4 decimals if it is far from all places. */
  async function reverse(lat: number, lon: number, limit: number): Promise<GeocodedPlace[]> {
    const fromGeocoder = geocoder ? await geocoder.reverse(lat, lon, limit).catch(() => []) : []
    if (fromGeocoder.length > 0) return fromGeocoder
    // A town and the area around it may have one name.
    const near = names
      .near({ lat, lng: lon })
      .filter(({ name, state }, n, all) => all.findIndex((one) => one.name === name && one.state === state) === n)
      .slice(0, limit)
      .map(toGeocoded)
    return near.length > 0
      ? near
      : [{ name: formatCoordinates({ lat, lng: lon }), state: null, country: null, lat, lon }]
  }

  return {
    forward,
    reverse,
    nearestName: names.nearest,
    named: names.exactly,
    states: names.states,
    ...createRegionLookup(known),
    referenceLocations: ({ country, state }: { country?: string; state?: string } = {}) =>
      referenceLocations(db, { country, state: state && names.state(state) }),
    ensureReferenceLocations: () => ensureReferenceLocations({ db, clock }, known),
  }
}

const toGeocoded = ({ name, state, country, lat, lng }: KnownPlace): GeocodedPlace => ({
  name,
  state,
  country,
  lat,
  lon: lng,
})

/** Reference locations in order of country, state and name. */
async function referenceLocations(
  { orm }: Foundation['db'],
  { country, state }: { country: string | undefined; state: string | undefined },
): Promise<z.infer<typeof referenceLocationSchema>[]> {
  return orm
    .select({
      id: locations.id,
      country: locations.country,
      state: locations.state,
      lga: locations.lga,
      lat: locations.lat,
      lng: locations.lng,
      createdAt: locations.createdAt,
    })
    .from(locations)
    .where(
      and(
        country ? eq(locations.country, country.toUpperCase()) : undefined,
        state ? eq(locations.state, state) : undefined,
      ),
    )
    .orderBy(asc(locations.country), asc(locations.state), asc(locations.lga))
}

/** Fills the table `locations` from the embedded list, if it has changed. */
async function ensureReferenceLocations(
  { db, clock }: Pick<Foundation, 'db' | 'clock'>,
  known: KnownPlaces,
): Promise<void> {
  const digest = listDigest()
  if ((await storedValue(db, LIST_DIGEST)) === digest) return
  const createdAt = isoNow(clock)
  await db.write(
    db.orm
      .insert(locations)
      .values(known.references.map((reference) => ({ ...reference, createdAt })))
      .onConflictDoUpdate({ target: locations.id, set: { lat: sql`excluded.lat`, lng: sql`excluded.lng` } }),
    storeValueWrite(LIST_DIGEST, digest),
  )
}
