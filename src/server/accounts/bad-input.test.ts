import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { FARMER, startAccounts } from './fixture.ts'

const nasty = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom<unknown>(
    '\u0000',
    '\ud800',
    '‮08031234567',
    "'; drop table users; --",
    '٠٨٠٣١٢٣٤٥٦٧',
    { toString: 1 },
    { toString: { a: 1 }, length: 1 },
    { lat: 1e308, lng: -1e308, name: 'x' },
    { lat: 0, lng: 0, name: '' },
    { lat: 12, lng: 8, name: '\u0000' },
    [{ cropType: '__proto__' }],
    [{ cropType: 'maize', plantingDate: '0000-00-00', farmArea: -0 }],
    [{ cropType: 'maize', plantingDate: '2026-02-31T99:99' }],
    Number.MAX_VALUE,
    -0,
    'x'.repeat(10_000),
  ),
)
const FIELDS = [...Object.keys(FARMER), 'email', 'username', 'lastName', 'farmingExperience', 'soilType', 'crops']
const body = fc.dictionary(
  fc.constantFrom(...FIELDS, 'preferredLanguage', 'notificationPreferences', '__proto__'),
  nasty,
)

test('nothing that anyone sends to the account calls is answered with a 5xx', async () => {
  const { browser } = await startAccounts({ RATE_LIMIT: 'off' })
  const farmer = browser()
  await farmer.send('POST', '/api/register', FARMER)
  await fc.assert(
    fc.asyncProperty(body, fc.boolean(), async (given, whole) => {
      const sent = whole ? { ...FARMER, ...given } : given
      for (const [method, path] of [
        ['POST', '/api/register'],
        ['PUT', '/api/profile'],
        ['POST', '/api/login'],
        ['PUT', '/api/account/password'],
      ] as const) {
        if (path === '/api/profile' && 'phone' in given) continue
        const { status, text } = await farmer.send(method, path, sent)
        expect(`${status} ${text}`).toMatch(/^[2-4]/)
        if (status === 201) await farmer.send('POST', '/api/login', FARMER)
      }
    }),
    { numRuns: 150 },
  )
}, 300_000)
