import { lastItem } from '../../shared/lookups.ts'
import type { KnownPlace, KnownPlaces } from './known-places.ts'
import { formatCoordinates, type Point, sortByDistance } from './nearest.ts'
import { normalizeName } from './spelling.ts'

/** Beyond this distance from known places, a farm is named by its coordinates. */
const NAME_REACH_KM = 60

/** Distance added to local governments, so that a town is preferred: farmers know the town, and the centres are no more accurate (data/README.md). */
const TOWN_PREFERENCE_KM = 8

export function createPlaceNames(known: KnownPlaces) {
  /** The first name from the built-in lists, synchronously. */
  function nearest(point: Point): string {
    return near(point)[0]?.name ?? formatCoordinates(point)
  }

  function near(point: Point): KnownPlace[] {
    const naming = known.places.filter(({ kind, ownPoint }) => kind !== 'state' && ownPoint)
    return sortByDistance(naming, point, NAME_REACH_KM, ({ kind }) => (kind === 'town' ? 0 : TOWN_PREFERENCE_KM))
  }

  /** A state in any known spelling; other text unchanged. */
  function state(text: string): string {
    const fromGeocoder = normalizeName(text).replace(/ (state|region)$/, '')
    const isMatch = ({ kind, keys }: KnownPlace) => kind === 'state' && keys.some((name) => name.plain === fromGeocoder)
    return known.places.find(isMatch)?.name ?? text
  }

  /** Finds places of exactly this name in a country, such as a market's town; `Dawanau, Kano` names the state. */
  function exactly(name: string, country: string): Point[] {
    const [first = '', ...rest] = name.split(',').map((part) => normalizeName(part))
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
