import { expect, test } from 'bun:test'
import type { IrrigationMethod } from '../../contracts/farm.ts'
import { cropFacts } from '../crops/crop-facts.ts'
import { situationOf } from '../testing/example-fields.ts'
import type { FieldSituation } from '../types.ts'
import { isPaddyField } from './paddy.ts'

const rice = (irrigation: IrrigationMethod, over: Partial<FieldSituation> = {}): boolean => {
  const field = { irrigation: [irrigation], soil: 'silt' as const, ...over }
  return isPaddyField(situationOf({ place: 'kano', crop: 'rice', asOf: '2027-01-16', field }), cropFacts('rice').record)
}

test('rice stands in a pond where it is flooded, or where soil holds the rain', () => {
  expect([rice('flood'), rice('rain-fed'), rice('furrow')]).toEqual([true, true, true])
  expect([rice('flood', { soil: 'sand' }), rice('rain-fed', { soil: 'sand' })]).toEqual([true, false])
})

test('drip, sprinklers and cans leave no pond, unless the farmer says that there is one', () => {
  expect([rice('drip'), rice('sprinkler'), rice('manual')]).toEqual([false, false, false])
  expect(rice('sprinkler', { riceField: 'irrigated' })).toBe(true)
})
