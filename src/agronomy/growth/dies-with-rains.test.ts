import { expect, test } from 'bun:test'
import { collectCandidates } from '../advise.ts'
import { cropFacts } from '../crops/crop-facts.ts'
import { addDays } from '../dates.ts'
import { assessField } from '../field.ts'
import { dry, type PlaceName, rains, situationOf, wateredOn } from '../testing/example-fields.ts'
import type { FieldSituation } from '../types.ts'
import { boundVarietyByRains } from './dies-with-rains.ts'
import type { EmergenceInfo } from './emergence.ts'
import type { Variety } from './variety.ts'

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

test('a season that the rains cut short lasts at least 120 days', () => {
  const { place } = situationOf({ place: 'zaria', crop: 'yam', asOf: '2026-05-01' })
  const usual = { id: 'late', days: 270, assumed: true } as unknown as Variety
  const lengths = Array.from({ length: 120 }, (_, n) => {
    const planted = addDays('2026-03-15', n)
    return boundVarietyByRains(usual, cropFacts('yam'), place, planted, { emerged: null, delay: 0 } as EmergenceInfo)
      .days!
  })
  expect(Math.min(...lengths)).toBe(120)
  expect(new Set(lengths).size).toBeGreaterThan(90)
  expect(lengths.at(-1)).toBe(270)
})
