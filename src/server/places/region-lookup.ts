import { lazyValue } from '../../shared/lazy-value.ts'
import type { KnownPlaces } from './known-places.ts'
import { type Area, areaMatcher } from './match-area.ts'
import { kilometresBetween, type Point, sortByDistance } from './nearest.ts'

/** Beyond this distance from reference locations, a point belongs to no state served. */
const REGION_REACH_KM = 200

/** Beyond this distance from the centre of an area, a farm is taken to be in none. */
const AREA_REACH_KM = 30
/** Beyond this distance, a point is not served, even as a farm across the border. */
const SERVED_REACH_KM = 300

/** Finds areas by a point or by their names in the built-in lists. */
export function createRegionLookup(known: KnownPlaces) {
  let matcher: ReturnType<typeof areaMatcher> | undefined
  const ownPoints = lazyValue(() => known.references.filter(({ ownPoint }) => ownPoint))

  /** State and country of the nearest reference location; null far from both countries. */
  function region(point: Point): { state: string; country: string; lga: string; locationId: string } | null {
    const nearest = sortByDistance(known.references, point, REGION_REACH_KM)[0]
    return nearest ? { state: nearest.state, country: nearest.country, lga: nearest.lga, locationId: nearest.id } : null
  }

  /** Local government area or constituency of a point: the nearest by its centre, at most 30 km away. */
  function areaOf(point: Point): Area | null {
    return sortByDistance(ownPoints(), point, AREA_REACH_KM)[0] ?? null
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
