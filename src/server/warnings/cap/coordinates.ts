import { firstItem, lastItem } from '../../../shared/lookups.ts'
import type { Circle, Point, Ring } from './values.ts'
import { CapRefusal } from './xml.ts'

const HALF_EQUATOR_KM = 20_038

export function parsePolygon(text: string): Ring {
  const ring = text.split(/\s+/).map(pointOf)
  if (ring.length < 4) throw new CapRefusal('A polygon has fewer than four points.')
  const [first, last] = [firstItem(ring), lastItem(ring)]
  if (first[0] !== last[0] || first[1] !== last[1])
    throw new CapRefusal('A polygon is open: its last point is not its first.')
  return ring
}

export function parseCircle(text: string): Circle {
  const [centre = '', radius = '', ...more] = text.split(/\s+/)
  const km = Number(radius)
  if (radius === '' || more.length > 0 || !(km >= 0 && km <= HALF_EQUATOR_KM))
    throw new CapRefusal(`A circle is "${text.slice(0, 40)}", not "latitude,longitude radius".`)
  return { centre: pointOf(centre), km }
}

/** Latitude first, other than in GeoJSON. */
function pointOf(text: string): Point {
  const match = /^(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)$/.exec(text)
  const [lat, lng] = [Number(match?.[1]), Number(match?.[2])]
  if (!(Math.abs(lat) <= 90 && Math.abs(lng) <= 180))
    throw new CapRefusal(`A point is "${text.slice(0, 40)}", not "latitude,longitude".`)
  return [lat, lng]
}
