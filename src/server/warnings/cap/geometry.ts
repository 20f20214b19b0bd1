import { firstItem, itemAt, lastItem } from '../../../shared/lookups.ts'
import type { Circle, Point, Ring } from './values.ts'

/** Mean radius of the Earth, km (IUGG). */
const EARTH_KM = 6371.0088
const RADIANS = Math.PI / 180

interface Box {
  south: number
  north: number
  west: number
  east: number
}

/** Test whether a point lies in any of the shapes. */
export type ContainsPoint = (lat: number, lng: number) => boolean

/** Prepares polygons and circles for many points: boxes first, then the even-odd rule, with the border inside. */
export function shapesContain(polygons: readonly Ring[], circles: readonly Circle[]): ContainsPoint {
  const rings = polygons.map((ring) => ({ box: boxOf(ring), ring }))
  return (lat, lng) =>
    rings.some(({ box, ring }) => isInBox(box, lat, lng) && isInRing(ring, lat, lng)) ||
    circles.some(({ centre, km }) => distanceKm(centre, [lat, lng]) <= km)
}

function boxOf(ring: Ring): Box {
  const box = { south: 90, north: -90, west: 180, east: -180 }
  for (const [lat, lng] of ring) {
    box.south = Math.min(box.south, lat)
    box.north = Math.max(box.north, lat)
    box.west = Math.min(box.west, lng)
    box.east = Math.max(box.east, lng)
  }
  return box
}

const isInBox = ({ south, north, west, east }: Box, lat: number, lng: number) =>
  lat >= south && lat <= north && lng >= west && lng <= east

function isInRing(ring: Ring, lat: number, lng: number): boolean {
  let inside = false
  for (let i = 1; i < ring.length; i++) {
    const [aLat, aLng] = itemAt(ring, i - 1)
    const [bLat, bLng] = itemAt(ring, i)
    const side = (bLng - aLng) * (lat - aLat) - (lng - aLng) * (bLat - aLat)
    if (side === 0 && isBetween(lat, aLat, bLat) && isBetween(lng, aLng, bLng)) return true
    if (aLat > lat !== bLat > lat && side > 0 === bLat > aLat) inside = !inside
  }
  return inside
}

const isBetween = (value: number, a: number, b: number) => value >= Math.min(a, b) && value <= Math.max(a, b)

export function distanceKm([aLat, aLng]: Point, [bLat, bLng]: Point): number {
  const half = (from: number, to: number) => Math.sin(((to - from) * RADIANS) / 2) ** 2
  const h = half(aLat, bLat) + Math.cos(aLat * RADIANS) * Math.cos(bLat * RADIANS) * half(aLng, bLng)
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(h)))
}

/** Reports whether the boxes around two sets of shapes share a point. */
export function boundingBoxesIntersect(a: readonly Ring[], b: readonly Ring[]): boolean {
  return a.some((one) => {
    const box = boxOf(one)
    return b.some((other) => {
      const { south, north, west, east } = boxOf(other)
      return south <= box.north && north >= box.south && west <= box.east && east >= box.west
    })
  })
}

/** Convex hull, closed, counter-clockwise (Andrew's monotone chain, Inf. Process. Lett. 9 (1979) 216-219). */
export function convexHull(points: readonly Point[]): Ring {
  const sorted = [...points].sort(([aLat, aLng], [bLat, bLng]) => aLng - bLng || aLat - bLat)
  const turn = ([aLat, aLng]: Point, [bLat, bLng]: Point, [cLat, cLng]: Point) =>
    (bLng - aLng) * (cLat - aLat) - (bLat - aLat) * (cLng - aLng)
  const half = (some: readonly Point[]) => {
    const chain: Point[] = []
    for (const point of some) {
      while (chain.length > 1 && turn(chain.at(-2)!, lastItem(chain), point) <= 0) chain.pop()
      chain.push(point)
    }
    return chain.slice(0, -1)
  }
  const hull = [...half(sorted), ...half([...sorted].reverse())]
  return hull.length > 0 ? [...hull, firstItem(hull)] : []
}
