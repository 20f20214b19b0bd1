import { expect, test } from 'bun:test'
import { capMessages } from '../../db/schema/warnings.ts'
import { OPERATOR } from '../channels/sms/fixture.ts'
import { kanoFarmer, testServices } from '../testing/services.ts'
import { bytesOf, capXml } from './testing/samples.ts'

type Message = Parameters<typeof capXml>[0]

async function added(now: string, message: Message) {
  const gona = await testServices({ now })
  await gona.warnings.importFiles(OPERATOR, [{ name: 'a.xml', bytes: bytesOf(capXml(message)) }])
  return gona
}

test.each<[string, Message, string]>([
  ['an alert, until 7 days after its end', { id: 'a' }, '2026-08-26T05:00:00.000Z'],
  [
    'a Cancel, until 60 days after it was sent',
    { id: 'c', type: 'Cancel', refs: ['a'], sent: '2026-08-18T08:00:00+01:00' },
    '2026-10-17T07:00:00.000Z',
  ],
])('events are made of %s', async (_, message, until) => {
  const gona = await added('2026-08-18T07:00:00Z', message)
  const [row] = await gona.db.orm.select().from(capMessages)
  expect(row!.relevantUntil).toBe(until)
})

test.each([
  ['2026-08-16T13:00:00.000Z', 1],
  ['2026-08-16T12:59:59.999Z', 0],
])('a warning for 18 August, 13:00 UTC, begins soon at %s: %p', async (now, soon) => {
  const gona = await added(now, { id: 'a', sent: '2026-08-16T07:50:16+01:00' })
  expect(await gona.warnings.soon(await kanoFarmer(gona))).toHaveLength(soon)
})
