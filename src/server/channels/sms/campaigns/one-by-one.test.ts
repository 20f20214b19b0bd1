import { expect, setDefaultTimeout, test } from 'bun:test'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { CHANNELS, type Channel, channelForMessage } from '../../../../contracts/channels.ts'
import { contactDays } from '../../../../db/schema/channels.ts'
import { readConfig } from '../../../config.ts'
import { loadRunningTrials } from '../../../trials/running-trials.ts'
import { createOutboundGateway } from '../../outbound-gateway.ts'
import { sendingHours } from '../../sending-hours.ts'
import { createSendingWindow } from '../../sending-window.ts'
import { type Farmer, smsWorld } from '../fixture.ts'
import { nextRecipientPage } from './recipients.ts'

setDefaultTimeout(300_000)
const SINCE = '2026-01-01T00:00:00.000Z'

/** Mobiles of Nigeria and Namibia, a landline, a country not served, one not in SMS_CODE_COUNTRIES, and an invalid number. */
const PREFIXES = ['+23480', '+26481', '+26461', '+3361', '+25471', '+1'] as const
/** Draws the first value five times in six, so that campaigns have recipients. */
const mostly = <Value>(usual: Value, ...rare: Value[]) =>
  fc.oneof({ weight: 5, arbitrary: fc.constant(usual) }, fc.constantFrom(...rare))

const person = fc.record({
  prefix: mostly<string>(...PREFIXES),
  switches: fc.record({
    weather: fc.boolean(),
    advisory: fc.boolean(),
    community: fc.boolean(),
    sms: mostly(true, false),
    calls: fc.boolean(),
  }),
  advice: mostly<Channel | undefined>(undefined, ...CHANNELS),
  proved: mostly(true, false),
  stopped: mostly<string | null>(null, 'account', 'number'),
  noCalls: fc.boolean(),
  /** Days after today that another message has booked. */
  taken: mostly<number | null>(null, 0, 1),
})
const villages = fc.record({
  people: fc.array(person, { minLength: 10, maxLength: 40 }),
  minute: fc.nat(24 * 60 - 1),
  sends: fc.boolean(),
})

test('a campaign writes to exactly those to whom the gateway lets one message go', async () => {
  let reached = 0
  let left = 0
  await fc.assert(
    fc.asyncProperty(villages, async ({ people, minute, sends }) => {
      const settings = { SMS_CODE_COUNTRIES: 'NG,NA' }
      const world = await smsWorld({ mock: !sends, settings })
      const { db, time } = world
      const now = new Date(Date.parse('2026-05-04T00:00:00Z') + minute * 60_000)
      time.at(now.toISOString())
      const config = readConfig({ ...(sends ? world.server.settings : {}), ...settings })
      const clock = { now: () => now }
      const gateway = createOutboundGateway({ db, clock, config })
      const sendingWindow = createSendingWindow({ db, clock })
      const momentOf = sendingHours('promotional', now)

      const farmers: Farmer[] = []
      for (const [n, one] of people.entries()) {
        const farmer = await world.advised('Maize: weed this week.', {
          phone: `${one.prefix}${String(1_000_000 + n * 97)
            .padEnd(8, '0')
            .slice(0, one.prefix === '+23480' ? 8 : 7)}`,
          notificationPreferences: { ...one.switches },
          channels: one.advice === undefined ? {} : { advice: one.advice },
          phoneProvedAt: one.proved ? SINCE : null,
          smsOptedOutAt: one.stopped === 'account' ? SINCE : null,
        })
        farmers.push(farmer)
        const { id, phone } = farmer
        if (one.stopped === 'number') await db.write(sql`insert into stopped_numbers values (${phone}, ${SINCE})`)
        if (one.noCalls) await db.write(sql`insert into no_calls values (${phone}, ${SINCE})`)
        if (one.taken === null) continue
        const day = new Date(now.getTime() + one.taken * 86_400_000).toISOString().slice(0, 10)
        await db.write(db.orm.insert(contactDays).values({ userId: id, day, about: 'warning:1', createdAt: SINCE }))
      }

      const trials = await loadRunningTrials(db, now)
      const page = await nextRecipientPage(db, (row) => row.sms, { after: '', now, momentOf, gateway, trials })
      const inCampaign = new Set(page!.recipients.map(({ userId }) => userId))

      for (const [n, { id: userId, phone }] of farmers.entries()) {
        const { switches, advice } = people[n]!
        const agreed = channelForMessage('advice', switches, advice === undefined ? {} : { advice }) === 'sms'
        const endOfDay = `${momentOf(phone).day}T23:59:59.000Z`
        const booked = (await sendingWindow.book({ userId, phone }, 'advice:1', endOfDay)) !== null
        const { permit } = await gateway.permit('advice', 'sms', { phone, userId }, { about: 'advice:1' })
        const alone = agreed && booked && permit !== undefined
        expect({ phone, ...people[n], reached: inCampaign.has(userId) }).toEqual({
          phone,
          ...people[n]!,
          reached: alone,
        })
        if (alone) reached++
        else left++
      }
      await world.close()
    }),
    { numRuns: 15, seed: 20_260_504 },
  )
  expect(Math.min(reached, left)).toBeGreaterThan(30)
})
