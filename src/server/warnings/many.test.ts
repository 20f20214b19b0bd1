import { beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import { preferencesWithSwitchesOn } from '../../contracts/notification-switches.ts'
import { users } from '../../db/schema/accounts.ts'
import { OPERATOR } from '../channels/sms/fixture.ts'
import { type TestServices, testServices } from '../testing/services.ts'
import { ALERT, bytesOf } from './testing/samples.ts'

setDefaultTimeout(300_000)
const FARMERS = 100_000
const AT = '2026-08-18T07:00:00.000Z'

let gona: TestServices
beforeAll(async () => {
  gona = await testServices({ now: AT })
  for (let from = 0; from < FARMERS; from += 1000) {
    const people = Array.from({ length: 1000 }, (_, i) => ({
      id: Bun.randomUUIDv7(),
      phone: `+23480${String(30_000_000 + from + i)}`,
      // Every tenth farm lies in the polygon.
      location: { name: 'Farm', lat: i % 10 === 0 ? 12 : 9.5, lng: 8 + (i % 500) / 250 },
      notificationPreferences: preferencesWithSwitchesOn(['weather']),
      createdAt: AT,
      updatedAt: AT,
    }))
    await gona.db.write(gona.db.orm.insert(users).values(people))
  }
  await gona.warnings.importFiles(OPERATOR, [{ name: 'alert.xml', bytes: bytesOf(ALERT) }])
})

test('a hundred thousand farms are matched in slices, between which other work goes on', async () => {
  let beats = 0
  let beating = true
  const beat = () => {
    beats++
    if (beating) setImmediate(beat)
  }
  setImmediate(beat)
  let affected = 0
  let pages = 0
  const began = performance.now()
  for await (const page of gona.warnings.due(AT)) {
    affected += page.length
    pages++
  }
  if (process.env.SHOW_TIMES) console.log(`${Math.round(performance.now() - began)} ms, ${beats} turns of the loop`)
  beating = false
  expect(affected).toBe(FARMERS / 10)
  // Each slice is at most a thousand farms, and the loop turns between slices.
  expect(pages).toBe(FARMERS / 1000)
  expect(beats).toBeGreaterThan(FARMERS / 10_000)
})
