import { and, asc, eq, sql } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { Geocoded, referenceLocation } from '../../contracts/places.ts'
import { locations } from '../../db/schema/places.ts'
import { isoNow } from '../../shared/clock.ts'
import { lazily } from '../../shared/lazily.ts'
import { lastItem } from '../../shared/lookups.ts'
import { createJsonClient } from '../foundation/fetch-json.ts'
import type { Foundation } from '../foundation/foundation.ts'
import { storedValue, storeValue } from '../foundation/stored-values.ts'
import { findPlaces } from './find.ts'
import { createKnownPlaces, type KnownPlace, listDigest } from './known-places.ts'
import { type Area, areaMatcher } from './match-area.ts'
import { coordinatesName, kilometresBetween, nearestFirst, type Point } from './nearest.ts'
import { createOpenWeatherGeocoder } from './openweather-geocoder.ts'
import { plain } from './spelling.ts'

/** Beyond this distance from known places, a farm is named by its coordinates. */
const NAME_REACH_KM = 60
/** Beyond this distance from reference locations, a point belongs to no state served. */
const REGION_REACH_KM = 200
/** Distance added to local governments, whose centres are no more accurate (data/README.md): farmers know the town. */
const TOWN_PREFERENCE_KM = 8
/** Beyond this distance from the centre of an area, a farm is taken to be in none. */
const AREA_REACH_KM = 30
/** Beyond this distance, a point is not served, even as a farm across the border. */
const SERVED_REACH_KM = 300
const LIST_DIGEST = 'locations.digest'

export type Places = ReturnType<typeof createPlaces>

/** Geocoding without a network; open to everyone, since registration needs it. */
export function createPlaces({ db, config, clock, fetch, log }: Foundation) {
  const known = createKnownPlaces()
  const names = createNames(known)
  const key = config.OPENWEATHER_API_KEY
  const ask = createJsonClient({ fetch, clock, log }, 'openweather geocoder')
  const geocoder = key ? createOpenWeatherGeocoder(ask, config.OPENWEATHER_BASE_URL, key) : null

  /** Finds places by a text, best first; none for nonsense. */
  async function forward(text: string, limit: number): Promise<Geocoded[]> {
    const fromGeocoder = geocoder ? await geocoder.forward(text, limit).catch(() => []) : []
    return fromGeocoder.length > 0 ? fromGeocoder : findPlaces(known.places, text, limit).map(geocoded)
  }

  /** Names of a point, the best known first; its coordinates with 4 decimals if it is far from all places. */
  async function reverse(lat: number, lon: number, limit: number): Promise<Geocoded[]> {
    const fromGeocoder = geocoder ? await geocoder.reverse(lat, lon, limit).catch(() => []) : []
    if (fromGeocoder.length > 0) return fromGeocoder
    // A town and the area around it may have one name.
    const near = names
      .near({ lat, lng: lon })
      .filter(({ name, state }, n, all) => all.findIndex((one) => one.name === name && one.state === state) === n)
      .slice(0, limit)
      .map(geocoded)
    return near.length > 0 ? near : [{ name: coordinatesName({ lat, lng: lon }), state: null, country: null, lat, lon }]
  }

  return {
    forward,
    reverse,
    nearestName: names.nearest,
    named: names.exactly,
    states: names.states,
    ...createRegions(known),
    referenceLocations: ({ country, state }: { country?: string; state?: string } = {}) =>
      referenceLocations(db, { country, state: state && names.state(state) }),
    ensureReferenceLocations: () => ensureReferenceLocations({ db, clock }, known),
  }
}

const geocoded = ({ name, state, country, lat, lng }: KnownPlace): Geocoded => ({ name, state, country, lat, lon: lng })

type KnownPlaces = ReturnType<typeof createKnownPlaces>

function createNames(known: KnownPlaces) {
  /** The first name from the built-in lists, synchronously. */
  function nearest(point: Point): string {
    return near(point)[0]?.name ?? coordinatesName(point)
  }

  function near(point: Point): KnownPlace[] {
    const naming = known.places.filter(({ kind, ownPoint }) => kind !== 'state' && ownPoint)
    return nearestFirst(naming, point, NAME_REACH_KM, ({ kind }) => (kind === 'town' ? 0 : TOWN_PREFERENCE_KM))
  }

  /** A state in any known spelling; other text unchanged. */
  function state(text: string): string {
    const fromGeocoder = plain(text).replace(/ (state|region)$/, '')
    const isMatch = ({ kind, keys }: KnownPlace) => kind === 'state' && keys.some((name) => name.plain === fromGeocoder)
    return known.places.find(isMatch)?.name ?? text
  }

  /** Places of exactly this name in a country, such as a market's town; `Dawanau, Kano` is in that state. */
  function exactly(name: string, country: string): Point[] {
    const [first = '', ...rest] = name.split(',').map((part) => plain(part))
    const isCalled = (place: KnownPlace, called: string) =>
      place.country === country && place.keys.some((key) => key.plain === called)
    const state =
      rest.length > 0 ? known.places.find((place) => place.kind === 'state' && isCalled(place, lastItem(rest))) : null
    const found = known.places.filter((place) => isCalled(place, first) && (!state || place.state === state.state))
    return found.length > 0 || !state ? found : [state]
  }

  let ofStates: KnownPlace[] | undefined
  /** States and regions at the centre of their local governments, by country and name. */
  function states(): readonly KnownPlace[] {
    ofStates ??= known.places
      .filter(({ kind }) => kind === 'state')
      .toSorted((a, b) => b.country.localeCompare(a.country) || a.name.localeCompare(b.name))
    return ofStates
  }

  return { near, nearest, state, exactly, states }
}

/** Areas by a point or their names, from the built-in lists. */
function createRegions(known: KnownPlaces) {
  let matcher: ReturnType<typeof areaMatcher> | undefined
  const ownPoints = lazily(() => known.references.filter(({ ownPoint }) => ownPoint))

  /** State and country of the nearest reference location; null far from both countries. */
  function region(point: Point): { state: string; country: string; lga: string; locationId: string } | null {
    const nearest = nearestFirst(known.references, point, REGION_REACH_KM)[0]
    return nearest ? { state: nearest.state, country: nearest.country, lga: nearest.lga, locationId: nearest.id } : null
  }

  /** Local government area or constituency of a point: the nearest by its centre, at most 30 km away. */
  function areaOf(point: Point): Area | null {
    return nearestFirst(ownPoints(), point, AREA_REACH_KM)[0] ?? null
  }

  /** Finds a local government area or constituency by names in any usual spelling; null without a certain match. */
  const matchArea: ReturnType<typeof areaMatcher> = (...names) => {
    matcher ??= areaMatcher(known.references)
    return matcher(...names)
  }

  /** Reports whether a point is in or near the countries served. */
  const serves = (point: Point): boolean =>
    known.references.some((reference) => kilometresBetween(point, reference) <= SERVED_REACH_KM)

  return { region, areaOf, matchArea, serves }
}

/** Reference locations in order of country, state and name. */
async function referenceLocations(
  { orm }: Foundation['db'],
  { country, state }: { country: string | undefined; state: string | undefined },
): Promise<z.infer<typeof referenceLocation>[]> {
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
    storeValue(LIST_DIGEST, digest),
  )
}
