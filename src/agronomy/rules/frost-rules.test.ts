import { expect, test } from 'bun:test'
import type { CanonicalCropId } from '../../contracts/crops.ts'
import { assessField } from '../field.ts'
import { situationOf } from '../testing/example-fields.ts'
import { adviseOnWinterAhead } from './frost-rules.ts'

const told = (
  asOf: string,
  planted: string,
  over: { place?: 'mariental' | 'otavi' | 'kano'; crop?: CanonicalCropId } = {},
) =>
  adviseOnWinterAhead(
    assessField(situationOf({ place: 'mariental', crop: 'maize', asOf, planted, variety: 120, ...over })),
  )

test('a tender crop that is unripe at the first frosts is warned of them after planting, and once in May', () => {
  expect(told('2026-04-10', '2026-04-05')).toMatchObject({ rule: 'cold.winter', facts: { to: '2026-05-31' } })
  expect(told('2026-04-20', '2026-04-05')).toBeNull()
  expect(told('2026-05-01', '2026-04-05')).not.toBeNull()
  expect(told('2026-05-14', '2026-04-05')).not.toBeNull()
  expect(told('2026-05-15', '2026-04-05')).toBeNull()
})

test('nobody is warned outside April and May, where no frost comes, of a hardy crop, and of one ripe before', () => {
  expect(told('2026-03-31', '2026-03-25')).toBeNull()
  expect(told('2026-06-01', '2026-05-25')).toBeNull()
  expect(told('2026-05-05', '2026-04-05', { place: 'otavi' })).toBeNull()
  expect(told('2026-05-05', '2026-04-05', { place: 'kano' })).toBeNull()
  expect(told('2026-05-05', '2026-04-05', { crop: 'cabbage' })).toBeNull()
  expect(told('2026-05-05', '2026-01-10')).toBeNull()
})
