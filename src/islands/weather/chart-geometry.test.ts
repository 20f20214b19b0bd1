import { expect, test } from 'bun:test'
import { chartOf, FLOOR, WIDTH } from './chart-geometry.ts'

const day = (forecastDate: string, precipitation: number, temperature: number) => ({
  forecastDate,
  precipitation,
  temperature,
})

test('a dry day has no bar, the wettest the highest', () => {
  const { columns } = chartOf([day('2026-06-20', 0, 30), day('2026-06-21', 40, 30), day('2026-06-22', 20, 30)])
  expect(columns[0]!.barY).toBe(FLOOR)
  expect(columns[1]!.barY).toBeLessThan(columns[2]!.barY)
})

test('drizzle does not fill the scale', () => {
  const { columns } = chartOf([day('2026-06-20', 1, 30)])
  expect(FLOOR - columns[0]!.barY).toBeLessThan(10)
})

test('a hotter day lies higher, and the line goes through every point', () => {
  const { columns, line } = chartOf([day('2026-06-20', 0, 28), day('2026-06-21', 0, 36)])
  expect(columns[1]!.pointY).toBeLessThan(columns[0]!.pointY)
  expect(line).toBe(`M${columns[0]!.x} ${columns[0]!.pointY}L${columns[1]!.x} ${columns[1]!.pointY}`)
  expect(columns.at(-1)!.x).toBeLessThan(WIDTH)
})
