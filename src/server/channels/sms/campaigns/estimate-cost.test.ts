import { beforeEach, expect, test } from 'bun:test'
import { sql } from 'drizzle-orm'
import type { Database } from '../../../../db/open.ts'
import { testDatabase } from '../../../testing/database.ts'
import { callingCode, estimateSmsCost, formatAmounts } from './estimate-cost.ts'

let db: Database
beforeEach(() => {
  db = testDatabase()
})
let count = 0
const paid = (phone: string, cost: string | null, segments = 1) =>
  db.write(sql`insert into sms_messages (id, kind, phone, text, segments, state, cost, created_at)
    values (${`p${++count}`}, 'advice', ${phone}, '', ${segments}, 'accepted', ${cost}, '2026-05-04')`)
const estimate = (segments: Record<string, number>) => estimateSmsCost(db, new Map(Object.entries(segments)))

test.each([
  [{}, null],
  [{ NGN: 2.2 }, 'NGN 2.20'],
  [{ NGN: 2 }, 'NGN 2.00'],
  [{ NGN: 2.2345 }, 'NGN 2.2345'],
  [{ NGN: 2.235 }, 'NGN 2.235'],
  [{ NGN: 0 }, 'NGN 0.00'],
  [{ NGN: 2.2, NAD: 0.5 }, 'NGN 2.20 + NAD 0.50'],
])('%j is written %p', (amounts, text) => {
  expect(formatAmounts(amounts as Record<string, number>)).toBe(text)
})

test('costs are those of a segment to the country, else of the country with most messages; none known is none', async () => {
  expect(await estimate({ '+234': 10 })).toBeNull()
  await paid('+2348031234567', null)
  expect(await estimate({ '+234': 10 })).toBeNull()
  await paid('+2348031234567', 'NGN 4.4', 2)
  await paid('+2348031234568', 'NGN 6.6')
  await paid('+264811234567', 'NAD 0.5')
  expect(await estimate({ '+264': 10 })).toBe('NAD 5.00')
  expect(await estimate({ '+234': 3, '+264': 10 })).toBe('NGN 11.00 + NAD 5.00')
  // Two countries in one currency add up.
  expect(await estimate({ '+234': 3, '+254': 3 })).toBe('NGN 22.00')
  expect(await estimate({})).toBeNull()
})

test('a country is known by its calling code', () => {
  expect(callingCode('+2348031234567')).toBe('+234')
})
