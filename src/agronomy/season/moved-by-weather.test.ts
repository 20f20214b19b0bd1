import { expect, test } from 'bun:test'
import { assessField } from '../field.ts'
import { dry, type Scene, situationOf } from '../testing/example-fields.ts'
import { moveStepByWeather } from './moved-by-weather.ts'

const asOf = '2026-07-15'
const step = { operation: 'fed', from: '2026-07-13', to: '2026-07-20', moved: null } as const
const moved = (
  past: number[],
  ahead: number[],
  change: Partial<Scene> = {},
  due: Parameters<typeof moveStepByWeather>[0] = step,
) =>
  moveStepByWeather(
    { ...due },
    assessField(situationOf({ place: 'kano', crop: 'maize', planted: '2026-07-01', asOf, past, ahead, ...change })),
  ).moved

test('feeding waits for rain where the week was dry and the next two days are, not where only one of both is', () => {
  const wet = [...dry(14), 0, 0, 40, 0, 0, 0, 0]
  expect(moved(dry(21), dry(7))).toBe('dry_soil')
  expect(moved(wet, dry(7))).toBeNull()
  expect(moved(dry(21), [0, 12, 0, 0, 0, 0, 0])).toBeNull()
  expect(moved(wet, [0, 12, 0, 0, 0, 0, 0])).toBeNull()
})

test('neither a watered field nor work that needs no moist soil waits for rain', () => {
  expect(moved(dry(21), dry(7), { field: { irrigation: ['furrow'] } })).toBeNull()
  expect(moved(dry(21), dry(7), {}, { ...step, operation: 'weeded' })).toBeNull()
  expect(moved(dry(21), dry(7), {}, { ...step, operation: 'plant' })).toBe('dry_soil')
})

test('weeding waits behind heavy rain, feeding by the calendar does not', () => {
  const storm = [10, 60, 45, 0, 0, 0, 0]
  expect(moved(dry(21), storm, {}, { ...step, operation: 'weeded' })).toBe('rain')
  expect(moved(dry(21), storm)).not.toBe('rain')
})
