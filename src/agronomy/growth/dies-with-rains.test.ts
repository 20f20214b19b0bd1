import { expect, test } from 'bun:test'
import { collectCandidates } from '../advise.ts'
import { assessField } from '../field.ts'
import { dry, type PlaceName, rains, situationOf, wateredOn } from '../testing/example-fields.ts'
import type { FieldSituation } from '../types.ts'

const ripeOn = (place: PlaceName, planted: string, asOf: string, field: Partial<FieldSituation> = {}) =>
  assessField(
    situationOf({
      ...{ place, crop: 'yam', asOf, planted, past: [...rains(), ...dry(20)], ahead: dry(7) },
      field: { varietyDays: null, ...field },
    }),
  ).season.maturity!

test('yam is ripe when its vines dry after the rains, whatever the days of its class', () => {
  expect(ripeOn('zaria', '2026-05-07', '2026-11-17') < '2026-12-01').toBe(true)
  expect(ripeOn('zaria', '2026-05-07', '2026-11-17', { irrigation: ['furrow'] }) < '2026-12-01').toBe(true)
  expect(ripeOn('makurdi', '2025-12-04', '2026-10-12') < '2026-12-15').toBe(true)
})

test('a class that the farmer has told is believed', () => {
  expect(ripeOn('zaria', '2026-05-07', '2026-11-17', { maturity: 'late' }) > '2027-02-01').toBe(true)
})

test('setts of the dry season sleep in their mounds: no water that rots them, no weeds', () => {
  const yam = situationOf({
    ...{ place: 'ibadan', crop: 'yam', asOf: '2026-12-20', planted: '2026-11-21', past: dry(60), ahead: dry(7) },
    field: { irrigation: ['flood'], varietyDays: null },
  })
  const told = collectCandidates(yam).map(({ rule }) => rule)
  expect(told.filter((rule) => /^(?:irrigation|care\.weeds)/.test(rule))).toEqual([])
  expect(assessField({ ...yam, log: [wateredOn('2026-11-25')] }).season.emergence).not.toBe('not_yet')
})
