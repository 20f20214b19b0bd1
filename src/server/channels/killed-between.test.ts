import { afterAll, beforeAll, expect, test } from 'bun:test'
import { eq } from 'drizzle-orm'
import { preferencesWithSwitchesOn } from '../../contracts/notification-switches.ts'
import type { Database, Write } from '../../db/database.ts'
import { users } from '../../db/schema/accounts.ts'
import { smsMessages } from '../../db/schema/sms.ts'
import { composeServices } from '../compose.ts'
import { readConfig } from '../config.ts'
import { testDatabase } from '../testing/database.ts'
import { type SmsServer, startSmsServer } from '../testing/providers/africas-talking.ts'
import { kanoFarmer, type TestServices } from '../testing/services.ts'
import { OPERATOR } from './sms/fixture.ts'

let provider: SmsServer
beforeAll(async () => {
  provider = await startSmsServer()
})
afterAll(() => provider.stop())

/** Services at noon in Kano on a database; `killed` makes all later writes of them fail. */
async function server(db: Database) {
  let writesLeft = Number.POSITIVE_INFINITY
  const write = ((...statements: Write[]) => {
    if (writesLeft-- <= 0) throw new Error('killed')
    return db.write(...statements)
  }) as Database['write']
  const services = await composeServices(
    readConfig({ WEATHER_PROVIDER: 'climatology', RATE_LIMIT: 'off', ...provider.settings }),
    { db: { ...db, write }, clock: { now: () => new Date('2026-07-06T11:00:00Z') }, logLevel: 'silent' },
  )
  return Object.assign(services as TestServices, {
    killAfterWrites(n: number) {
      writesLeft = n
    },
  })
}

/** Returns the SMS that the provider got for a person after two restarts. */
async function restarted(db: Database, { phone }: { phone: string }) {
  for (let restart = 0; restart < 2; restart++) {
    const next = await server(db)
    await next.sms.run()
    await next.sms.stop()
  }
  return provider.accepted.get(phone)
}

test('the SMS of a reply is stored with it, and goes once after the server was killed between them', async () => {
  const db = testDatabase()
  const first = await server(db)
  const { user: author, ...actor } = await kanoFarmer(first)
  const notificationPreferences = preferencesWithSwitchesOn(['community', 'sms'])
  const chosen = { channels: { answers: 'sms' } as const, notificationPreferences }
  await db.write(db.orm.update(users).set(chosen).where(eq(users.id, author.id)))
  const other = await kanoFarmer(first)
  const post = await first.community.createPost({ user: author, ...actor }, { content: 'Who has seed?' })
  first.killAfterWrites(1)
  const { id: replyId } = await first.community.createReply(other, post.id, { content: 'I have.' })
  await first.sms.stop()

  const row = { kind: 'reply', replyId, userId: author.id, phone: author.phone }
  expect(await db.orm.select().from(smsMessages)).toMatchObject([{ ...row, state: 'queued' }])
  expect(await restarted(db, author)).toHaveLength(1)
  expect(await db.orm.select().from(smsMessages)).toMatchObject([{ ...row, state: 'accepted' }])
})

test('the SMS of an answer is stored with it, and goes once after the server was killed between them', async () => {
  const db = testDatabase()
  const first = await server(db)
  const { user } = await kanoFarmer(first)
  await first.inbox.ask({ phone: user.phone, userId: user.id }, { channel: 'ussd', text: 'When do I weed?' })
  const [{ id } = { id: '' }] = (await first.inbox.list(OPERATOR, { limit: 1 })).items
  first.killAfterWrites(1)
  await first.inbox.update(OPERATOR, id, { state: 'answered', answer: 'Weed now.' })
  await first.sms.stop()

  expect(await first.inbox.answerTo(id)).toBe('Weed now.')
  expect(await restarted(db, user)).toHaveLength(1)
})
