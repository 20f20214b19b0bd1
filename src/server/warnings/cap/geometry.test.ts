import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { boundingBoxesIntersect, convexHull, distanceKm, shapesContain } from './geometry.ts'
import type { Point, Ring } from './values.ts'

const BOX: Ring = [
  [11, 7.7],
  [13, 7.7],
  [13, 10.5],
  [11, 10.5],
  [11, 7.7],
]
const inBox = shapesContain([BOX], [])

test.each([
  ['Kano', 12.0, 8.52, true],
  ['Dutse', 11.76, 9.34, true],
  ['Kaduna', 10.52, 7.44, false],
  ['Katsina, just west of the border', 12.99, 7.6, false],
  ['a point on the border', 12, 7.7, true],
  ['a corner', 13, 10.5, true],
  ['a point past the border', 12, 7.699, false],
])('%s', (_, lat, lng, inside) => {
  expect(inBox(lat, lng)).toBe(inside)
})

test('a ring crossing itself follows the even-odd rule', () => {
  const bow: Ring = [
    [0, 0],
    [2, 2],
    [2, 0],
    [0, 2],
    [0, 0],
  ]
  const contains = shapesContain([bow], [])
  expect([contains(0.5, 1), contains(1.5, 1), contains(1, 0.2), contains(1, 1.8)]).toEqual([true, true, false, false])
})

test('several shapes are a union, a circle has its radius', () => {
  const contains = shapesContain([BOX], [{ centre: [6.5, 3.4], km: 10 }])
  expect([contains(12, 8.5), contains(6.55, 3.4), contains(6.6, 3.4)]).toEqual([true, true, false])
  const dot = shapesContain([], [{ centre: [6.5, 3.4], km: 0 }])
  expect([dot(6.5, 3.4), dot(6.5, 3.41)]).toEqual([true, false])
})

test('one degree of latitude is 111.195 km', () => {
  expect(distanceKm([0, 0], [1, 0])).toBeCloseTo(111.195, 3)
})

test('boxes meet when they share a point', () => {
  const shifted = (by: number): Ring => BOX.map(([lat, lng]) => [lat, lng + by] as const)
  expect([boundingBoxesIntersect([BOX], [shifted(2.8)]), boundingBoxesIntersect([BOX], [shifted(2.81)])]).toEqual([
    true,
    false,
  ])
})

test('a hull contains each of its points and ends where it began', () => {
  const point = fc.tuple(fc.integer({ min: -50, max: 50 }), fc.integer({ min: -50, max: 50 }))
  fc.assert(
    fc.property(fc.array(point, { minLength: 3, maxLength: 40 }), (points: Point[]) => {
      const hull = convexHull(points)
      expect(hull.at(-1)).toEqual(hull[0]!)
      const contains = shapesContain([hull], [])
      for (const [lat, lng] of points) expect(contains(lat, lng)).toBe(true)
    }),
  )
})
