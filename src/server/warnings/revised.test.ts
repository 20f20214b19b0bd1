import { beforeEach, describe, expect, test } from 'bun:test'
import { eq, sql } from 'drizzle-orm'
import { preferencesWithSwitchesOn } from '../../contracts/notification-switches.ts'
import { users } from '../../db/schema/accounts.ts'
import { OPERATOR } from '../channels/sms/fixture.ts'
import { startSmsServer } from '../testing/providers/africas-talking.ts'
import { kanoFarmer, type TestServices, testServices } from '../testing/services.ts'
import { bytesOf, capXml, LAGOS_BOX } from './testing/samples.ts'

const EVENING = '2026-08-18T19:30:00.000Z'
const NOON = '2026-08-18T11:00:00.000Z'
const MORNING = '2026-08-19T07:00:00.000Z'
const NEXT_MORNING = '2026-08-20T07:00:00.000Z'
const sms = await startSmsServer()

let gona: TestServices
beforeEach(async () => {
  sms.accepted.clear()
  sms.meet(() => ({ kind: 'well' }))
  gona = await testServices({ now: EVENING, settings: { ...sms.settings, CHANNEL_SECRET: 'a secret of this test' } })
})

async function smsFarmer() {
  const { user } = await kanoFarmer(gona)
  const notificationPreferences = preferencesWithSwitchesOn(['weather', 'advisory', 'sms'])
  const change = { channels: { warnings: 'sms' as const }, notificationPreferences, phoneProvedAt: EVENING }
  await gona.db.write(gona.db.orm.update(users).set(change).where(eq(users.id, user.id)))
  return user
}
type Changes = Partial<Parameters<typeof capXml>[0]>
async function add(changes: Changes) {
  const xml = capXml({ id: 'a', onset: '2026-08-19T14:00:00+01:00', expires: '2026-08-20T20:00:00+01:00', ...changes })
  const [result] = await gona.warnings.importFiles(OPERATOR, [{ name: 'a.xml', bytes: bytesOf(xml) }])
  expect(result).toMatchObject({ accepted: true, known: false })
  await deliver()
}
async function deliver() {
  await gona.warnings.notify()
  await gona.voice.queueWarnings()
  await gona.voice.makeCalls()
  await gona.sms.run()
}
const update = (changes: Changes) =>
  add({ id: 'b', type: 'Update', refs: ['a'], sent: '2026-08-18T20:40:00+01:00', ...changes })
const cancel = (refs = ['a']) => add({ id: 'z', type: 'Cancel', refs, sent: '2026-08-18T21:00:00+01:00' })
const received = ({ phone }: { phone: string }) => sms.accepted.get(phone) ?? []
const bell = async ({ id }: { id: string }) => {
  const rows = await gona.db.orm.values<[string]>(
    sql`select message from notifications where user_id = ${id} and dedupe_key like 'cap-%' order by rowid`,
  )
  return rows.map(([message]) => message)
}
const later = { onset: '2026-08-19T16:00:00+01:00', expires: '2026-08-20T22:00:00+01:00' }
const LATER_TIMES = 'Wednesday 19 Aug 16:00 - Thursday 20 Aug 22:00'

const smsStates = async ({ id }: { id: string }) => {
  const rows = await gona.db.orm.values<[string]>(
    sql`select state from sms_messages where user_id = ${id} order by rowid`,
  )
  return rows.map(([state]) => state)
}
/** Reasons why a warning waits: no SMS yet in the night, or one that the provider does not take. */
const WAITS = {
  'the morning': () => {},
  'the provider': () => {
    gona.at(NOON)
    sms.meet(() => ({ kind: 'status', status: 503 }))
  },
}
function begin(why: keyof typeof WAITS) {
  WAITS[why]()
  return async (farmer: { id: string }) =>
    expect(await smsStates(farmer)).toEqual(why === 'the morning' ? [] : [expect.stringMatching(/queued|held/)])
}
async function morning() {
  gona.at(MORNING)
  sms.meet(() => ({ kind: 'well' }))
  await deliver()
}

describe.each(['the morning', 'the provider'] as const)(
  'while its SMS waits for %s, an Update that is no news',
  (why) => {
    test('changes the SMS, and the notification', async () => {
      const waits = begin(why)
      const farmer = await smsFarmer()
      await add({})
      await waits(farmer)
      await update(later)
      await deliver()
      expect(received(farmer)).toEqual([])
      await morning()
      expect(received(farmer)).toEqual([expect.stringContaining(LATER_TIMES)])
      expect(await bell(farmer)).toEqual([expect.stringContaining(LATER_TIMES)])
    })

    test('and is minor takes the SMS back; a graver one after it is sent', async () => {
      begin(why)
      const farmer = await smsFarmer()
      await add({})
      await update({ severity: 'Minor' })
      await morning()
      expect(received(farmer)).toEqual([])
      await add({ id: 'c', type: 'Update', refs: ['b'], sent: '2026-08-19T07:00:00+01:00' })
      expect(received(farmer)).toHaveLength(1)
    })

    test('counts as heard: what is graver than it is sent again', async () => {
      begin(why)
      const farmer = await smsFarmer()
      await add({})
      await update({ severity: 'Moderate' })
      await morning()
      await add({ id: 'c', type: 'Update', refs: ['b'], sent: '2026-08-19T07:00:00+01:00' })
      expect(received(farmer).map((text) => /dangerous|take care/.exec(text)?.[0])).toEqual(['take care', 'dangerous'])
    })

    test('is withdrawn by SMS after it, once, and the notification becomes the withdrawal', async () => {
      begin(why)
      const farmer = await smsFarmer()
      await add({})
      await update(later)
      await morning()
      await cancel(['a', 'b'])
      await deliver()
      expect(received(farmer)).toEqual([expect.stringContaining(LATER_TIMES), expect.stringContaining('has withdrawn')])
      expect(await bell(farmer)).toEqual([expect.stringContaining('has withdrawn')])
    })

    test('and ends while it waits is never sent', async () => {
      begin(why)
      const farmer = await smsFarmer()
      await add({})
      await update({ onset: '2026-08-19T12:00:00+01:00', expires: '2026-08-20T06:00:00+01:00' })
      gona.at(NEXT_MORNING)
      sms.meet(() => ({ kind: 'well' }))
      await deliver()
      expect(received(farmer)).toEqual([])
    })

    test('and is withdrawn too says nothing by SMS', async () => {
      const waits = begin(why)
      const farmer = await smsFarmer()
      await add({})
      await update(later)
      await waits(farmer)
      await cancel(['a', 'b'])
      await morning()
      gona.at(NEXT_MORNING)
      await deliver()
      expect(received(farmer)).toEqual([])
    })
  },
)

test.each(['the morning', 'the provider'] as const)(
  'a Cancel takes back an SMS that waits for %s, and says nothing by SMS',
  async (why) => {
    const waits = begin(why)
    const farmer = await smsFarmer()
    await add({})
    await waits(farmer)
    await cancel()
    await morning()
    gona.at(NEXT_MORNING)
    await deliver()
    expect(received(farmer)).toEqual([])
    expect(await bell(farmer)).toEqual([expect.stringContaining('has withdrawn')])
  },
)

test('an Update that makes it urgent sends a warning that waits for the morning', async () => {
  const farmer = await smsFarmer()
  await add({ severity: 'Extreme' })
  await update({ severity: 'Extreme', urgency: 'Immediate' })
  expect(received(farmer)).toHaveLength(1)
})

test('an Update that makes it urgent sends an SMS that the night holds', async () => {
  const farmer = await smsFarmer()
  gona.at('2026-08-18T18:59:00.000Z')
  sms.meet(() => ({ kind: 'status', status: 503 }))
  await add({ severity: 'Extreme' })
  gona.at(EVENING)
  await deliver()
  expect(await smsStates(farmer)).toEqual(['held'])
  sms.meet(() => ({ kind: 'well' }))
  await update({ severity: 'Extreme', urgency: 'Immediate' })
  expect(received(farmer)).toHaveLength(1)
})

describe('once the SMS has gone, an Update that is no news', () => {
  test('changes the notification only', async () => {
    const farmer = await smsFarmer()
    gona.at(MORNING)
    await add({})
    expect(received(farmer)).toHaveLength(1)
    await update(later)
    await deliver()
    expect(received(farmer)).toHaveLength(1)
    expect(await bell(farmer)).toEqual([expect.stringContaining(LATER_TIMES)])
  })

  test('does not count as heard', async () => {
    const farmer = await smsFarmer()
    gona.at(MORNING)
    await add({})
    await update({ severity: 'Moderate' })
    await add({ id: 'c', type: 'Update', refs: ['b'], sent: '2026-08-19T07:00:00+01:00' })
    expect(received(farmer)).toHaveLength(1)
  })
})

describe('a person who heard a warning by day', () => {
  const heard = async () => {
    const farmer = await smsFarmer()
    gona.at(NOON)
    await add({})
    expect(received(farmer)).toHaveLength(1)
    gona.at(EVENING)
    return farmer
  }
  const said = (farmer: { phone: string }) =>
    received(farmer).map((text) => /withdrawn|no longer|very dangerous|dangerous/.exec(text)?.[0])

  test('hears of its end, also if a graver Update of the night was never sent', async () => {
    const farmer = await heard()
    await update({ severity: 'Extreme' })
    await cancel(['a', 'b'])
    await morning()
    await deliver()
    expect(said(farmer)).toEqual(['dangerous', 'withdrawn'])
  })

  test('hears of its end, also if that Update was revised in the night', async () => {
    const farmer = await heard()
    await update({ severity: 'Extreme' })
    await add({
      id: 'c',
      type: 'Update',
      refs: ['b'],
      sent: '2026-08-18T20:50:00+01:00',
      severity: 'Extreme',
      ...later,
    })
    await cancel(['a', 'b', 'c'])
    await morning()
    expect(said(farmer)).toEqual(['dangerous', 'withdrawn'])
  })

  test('does not hear that it no longer applies if by the morning it does again, and hears of the end', async () => {
    const farmer = await heard()
    await update({ polygon: LAGOS_BOX })
    await add({ id: 'c', type: 'Update', refs: ['b'], sent: '2026-08-18T20:50:00+01:00', severity: 'Extreme' })
    expect(await bell(farmer)).toEqual([expect.stringContaining('very dangerous')])
    await morning()
    expect(said(farmer)).toEqual(['dangerous', 'very dangerous'])
    await cancel(['a', 'b', 'c'])
    expect(said(farmer)).toEqual(['dangerous', 'very dangerous', 'withdrawn'])
  })

  test('hears of the end if the warning applied again only in the night', async () => {
    const farmer = await heard()
    await update({ polygon: LAGOS_BOX })
    await add({ id: 'c', type: 'Update', refs: ['b'], sent: '2026-08-18T20:50:00+01:00' })
    await cancel(['a', 'b', 'c'])
    await morning()
    expect(said(farmer)).toEqual(['dangerous', 'withdrawn'])
  })

  test('who heard the end does not hear of another end of what was never sent', async () => {
    const farmer = await heard()
    gona.at(NOON)
    await update({ polygon: LAGOS_BOX })
    gona.at(EVENING)
    await add({ id: 'c', type: 'Update', refs: ['b'], sent: '2026-08-18T20:50:00+01:00' })
    await cancel(['a', 'b', 'c'])
    await morning()
    expect(said(farmer)).toEqual(['dangerous', 'no longer'])
  })
})
