import { expect, test } from 'bun:test'
import { USSD_PROVIDER_IDS } from '../../../contracts/ussd-providers.ts'
import { readConfig } from '../../config.ts'
import { openUssdProvider } from './providers.ts'

test('every provider of dials has its wire, and the first is used where none is named', () => {
  for (const id of USSD_PROVIDER_IDS)
    expect(openUssdProvider(readConfig({ USSD_PROVIDER: id })).body({ text: 'Bye', last: true })).toContain('Bye')
  expect(openUssdProvider(readConfig({})).body({ text: 'Home', last: false })).toBe('CON Home')
})
