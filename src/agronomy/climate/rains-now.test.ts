import { describe, expect, test } from 'bun:test'
import { addDays } from '../dates.ts'
import { dayAt, dry, PLACES } from '../testing/example-fields.ts'
import { findRainsState } from './rains-now.ts'

const { kano, ibadan, oshakati, mariental } = PLACES
/** State of the rains at a place after these mm, one value a day up to the day before `asOf`. */
const after = (place: typeof kano | typeof ibadan | typeof oshakati | typeof mariental, asOf: string, past: number[]) =>
  findRainsState(
    past.map((rain, n) => dayAt(place, addDays(asOf, n - past.length), rain)),
    place,
    asOf,
  )
const showers = (count: number): number[] => Array.from({ length: count }, (_, n) => (n % 4 === 0 ? 8 : 0))

describe('the rains', () => {
  test('go by their usual dates where nothing is known: 19 June to 4 October at Kano', () => {
    expect(after(kano, '2026-06-18', [])).toMatchObject({ began: '2026-06-19', seen: false, over: false })
    expect(after(kano, '2026-10-04', [])?.over).toBe(false)
    expect(after(kano, '2026-10-05', [])?.over).toBe(true)
    expect(after(mariental, '2026-12-05', [])).toBeNull()
  })

  test('have begun when they are seen to, sooner or later than usual', () => {
    expect(after(kano, '2026-06-10', [...dry(20), 12, 0, 15, ...showers(16)])).toMatchObject({
      began: '2026-05-24',
      seen: true,
      maybeFalse: false,
    })
    expect(after(kano, '2026-07-05', [...dry(30), 12, 0, 15, ...showers(4)])).toMatchObject({
      began: '2026-06-30',
      seen: true,
      maybeFalse: true,
    })
    expect(after(oshakati, '2026-12-10', [...dry(20), 30, ...showers(15)])).toMatchObject({ seen: true })
  })

  test('are not seen in days whose weather is only the usual', () => {
    const past = [...dry(30), 12, 0, 15, ...showers(4)].map((rain, n) =>
      dayAt(kano, addDays('2026-07-05', n - 37), rain),
    )
    expect(findRainsState(past, kano, '2026-07-05')?.seen).toBe(true)
    const usual = past.map((day) => ({ ...day, estimated: true }))
    expect(findRainsState(usual, kano, '2026-07-05')).toMatchObject({ began: '2026-06-19', seen: false })
  })

  test('long under way keep their usual start: what is recorded no longer reaches back to it', () => {
    expect(
      after(
        kano,
        '2026-08-20',
        showers(60).map((mm) => mm * 3),
      ),
    ).toMatchObject({ began: '2026-06-19', seen: false })
  })

  test('are over when the soil’s store is used up, but not by a dry spell in mid-season', () => {
    expect(after(kano, '2026-09-20', dry(14))?.over).toBe(false)
    expect(after(kano, '2026-10-02', dry(14))?.over).toBe(true)
    expect(after(kano, '2027-02-10', dry(20))).toMatchObject({ began: '2027-06-19', over: false })
    // Its store was empty before the early end already, and stayed so.
    expect(after(kano, '2026-11-23', dry(60))?.over).toBe(true)
    expect(after(kano, '2026-11-23', dry(120))?.over).toBe(true)
    // It still rains a week after the usual end.
    expect(after(kano, '2026-10-11', Array(20).fill(7))?.over).toBe(false)
  })
})
