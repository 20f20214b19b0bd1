import { describe, expect, test } from 'bun:test'
import { sql } from 'drizzle-orm'
import type { ChosenChannels } from '../../../contracts/channels.ts'
import { preferencesWithSwitchesOn } from '../../../contracts/notification-switches.ts'
import { users } from '../../../db/schema/accounts.ts'
import { pushOutbox } from '../../../db/schema/push.ts'
import type { Notice } from '../../notifications/notify.ts'
import { pushWorld } from './fixture.ts'
import { buildPushPayload } from './push-payload.ts'

type World = Awaited<ReturnType<typeof pushWorld>>
type Farmer = Awaited<ReturnType<World['farmer']>>

const REPLY = { type: 'community_reply' } as const
const warning = (purpose: string, over: Partial<Notice> = {}): Partial<Notice> => ({
  data: { href: '/weather', purpose },
  ...over,
})

async function told(over: Partial<Notice>, change: (gona: World, ada: Farmer) => unknown = () => {}) {
  const gona = await pushWorld()
  const ada = await gona.farmer()
  await gona.phone(ada)
  await gona.warn(ada, over)
  await change(gona, ada)
  const report = await gona.push.sendDue()
  const left = await gona.db.orm.select().from(pushOutbox)
  return { gona, ada, report, left }
}
const choosing =
  (channels: ChosenChannels, on: Parameters<typeof preferencesWithSwitchesOn>[0] = ['weather', 'community', 'sms']) =>
  (gona: World) =>
    gona.db.write(gona.db.orm.update(users).set({ channels, notificationPreferences: preferencesWithSwitchesOn(on) }))
/** At night, while the notice is of use until the next noon. */
const night = async (gona: World) => {
  await gona.db.write(sql`update notifications set push_until = '2026-06-21T12:00:00.000Z'`)
  gona.at('2026-06-20T20:00:00Z')
}

describe('a push', () => {
  test.each<[string, Partial<Notice>, ChosenChannels, object]>([
    ['a reply', REPLY, {}, { sent: 1 }],
    ['a reply', REPLY, { answers: 'web' }, { sent: 1 }],
    ['a reply', REPLY, { answers: 'sms' }, { unwanted: 1 }],
    ['a reply', REPLY, { answers: 'call' }, { unwanted: 1 }],
    ['a reply', REPLY, { answers: 'none' }, { unwanted: 1 }],
    ['a warning', warning('warning'), {}, { sent: 1 }],
    ['a warning', warning('warning'), { warnings: 'web' }, { sent: 1 }],
    ['a warning', warning('warning'), { warnings: 'sms' }, { unwanted: 1 }],
    ['a warning', warning('warning'), { warnings: 'none' }, { unwanted: 1 }],
    ['a warning', warning('warning'), { answers: 'sms' }, { sent: 1 }],
    ['a severe warning', warning('severe warning'), { warnings: 'sms' }, { unwanted: 1 }],
  ])('of %s %j to who chose %j: %j', async (_, over, channels, report) => {
    const { report: given, left } = await told(over, choosing(channels))
    expect([given, left]).toEqual([report as never, []])
  })

  test.each([
    [undefined, { sent: 1 }],
    ['+2347000000001', { unwanted: 1 }],
  ])('takes the place of a call of the number %p', async (number, report) => {
    const { report: given } = await told(warning('warning'), async (gona) => {
      if (number) Object.assign(gona.config, { VOICE_NUMBER: number })
      await choosing({ warnings: 'call' }, ['weather', 'calls'])(gona)
    })
    expect(given).toEqual(report as never)
  })

  test.each([
    ['warning', { later: 1 }],
    ['severe warning', { later: 1 }],
    ['urgent warning', { sent: 1 }],
    ['unknown', { later: 1 }],
  ])('of a %s at night: %j', async (purpose, report) => {
    const { report: given, left, gona } = await told(warning(purpose), night)
    expect(given).toEqual(report as never)
    if (left.length === 0) return
    expect(left).toMatchObject([{ attempts: 0, dueAt: '2026-06-21T07:00:00.000Z' }])
    gona.at('2026-06-21T06:59:59Z')
    expect(await gona.push.sendDue()).toEqual({})
    gona.at('2026-06-21T07:00:00Z')
    expect(await gona.push.sendDue()).toEqual({ sent: 1 })
  })

  test('of a warning that is over by the morning is not kept for it', async () => {
    const { report, left } = await told(warning('warning'), (gona) => gona.at('2026-06-20T20:00:00Z'))
    expect([report, left]).toEqual([{ unwanted: 1 }, []])
  })

  test('is one a day for warnings, and as many as there are for severe ones', async () => {
    const { gona, ada, report } = await told(warning('warning'))
    expect(report).toEqual({ sent: 1 })
    await gona.warn(ada, warning('warning', { title: 'Second' }))
    expect(await gona.push.sendDue()).toEqual({ unwanted: 1 })
    for (let n = 0; n < 3; n++) await gona.warn(ada, warning('severe warning', { title: `Severe ${n}` }))
    expect(await gona.push.sendDue()).toEqual({ sent: 3 })
  })

  test.each([
    ['2026-06-20T09:00:00.000Z', 'unwanted'],
    ['2026-06-20T09:00:00.999Z', 'unwanted'],
    ['2026-06-20T09:00:01.000Z', 'sent'],
    [null, 'unwanted'],
  ])('that is of use until %p is %s at nine', async (until, outcome) => {
    const { report } = await told(REPLY, (gona) => gona.db.write(sql`update notifications set push_until = ${until}`))
    expect(report).toEqual({ [outcome]: 1 })
  })

  test.each([
    ['2026-06-20T09:00:00.000Z', 'unwanted'],
    ['2026-06-20T09:00:00.001Z', 'sent'],
  ])('to a session that ends at %s is %s at nine', async (expire, outcome) => {
    const { report } = await told(REPLY, (gona) => gona.db.write(sql`update sessions set expire = ${expire}`))
    expect(report).toEqual({ [outcome]: 1 })
  })

  test.each([
    ['a kind that is not pushed', (gona: World) => gona.db.write(sql`update notifications set type = 'advisory'`)],
    ['a switched off kind', choosing({}, ['weather'])],
    ['a read one', (gona: World) => gona.db.write(sql`update notifications set is_read = 1`)],
  ])('of %s is not sent', async (_, change) => {
    const { report, left } = await told(REPLY, change)
    expect([report, left]).toEqual([{ unwanted: 1 }, []])
  })

  test('that would be tried again after its time is dropped at once', async () => {
    for (const [seconds, left] of [
      [60, 1],
      [59, 0],
    ] as const) {
      const { left: rows } = await told(REPLY, async (gona) => {
        gona.service.answer(() => ({ status: 503 }))
        const until = new Date(Date.parse('2026-06-20T09:00:00Z') + seconds * 1000).toISOString()
        await gona.db.write(sql`update notifications set push_until = ${until}`)
      })
      expect([seconds, rows.length]).toEqual([seconds, left])
    }
  })

  test('is not sent any more after the stop, and stays for another process', async () => {
    const { gona, ada } = await told(REPLY)
    await gona.warn(ada, REPLY)
    await gona.push.stop()
    expect(await gona.push.sendDue()).toEqual({})
    expect(await gona.push.hasDue()).toBe(true)
  })
})

test.each([
  [100, 100, false],
  [101, 100, true],
])('a title of %d characters has %d, cut: %p', (given, shown, cut) => {
  const bytes = buildPushPayload({ id: '1', title: 'a'.repeat(given), message: 'b'.repeat(3 * given), data: null })
  const { title, body } = JSON.parse(new TextDecoder().decode(bytes))
  expect([title.length, title.endsWith('…'), body.length, body.endsWith('…')]).toEqual([shown, cut, 3 * shown, cut])
})
