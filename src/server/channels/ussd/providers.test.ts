import { expect, test } from 'bun:test'
import { USSD_PROVIDER_IDS } from '../../../contracts/ussd-providers.ts'
import { readConfig } from '../../config.ts'
import { openUssdWire } from './providers.ts'

test('every provider of dials has its wire, and the first is used where none is named', () => {
  for (const id of USSD_PROVIDER_IDS)
    expect(openUssdWire(readConfig({ USSD_PROVIDER: id })).body({ text: 'Bye', last: true })).toContain('Bye')
  expect(openUssdWire(readConfig({})).body({ text: 'Home', last: false })).toBe('CON Home')
})
