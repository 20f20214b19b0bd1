import { expect, test } from 'bun:test'
import { sql } from 'drizzle-orm'
import { preferencesWithSwitchesOn } from '../../contracts/notification-switches.ts'
import { users } from '../../db/schema/accounts.ts'
import { notifications } from '../../db/schema/notifications.ts'
import { smsMessages } from '../../db/schema/sms.ts'
import { rejectionOf } from '../../shared/testing/rejections.ts'
import { kanoFarmer, testServices } from '../testing/services.ts'

const NOW = '2026-07-06T11:00:00Z'

async function told() {
  const gona = await testServices({ now: NOW })
  await gona.sms.stop()
  const author = await kanoFarmer(gona)
  const notificationPreferences = preferencesWithSwitchesOn(['community'])
  await gona.db.write(gona.db.orm.update(users).set({ notificationPreferences }))
  const other = await kanoFarmer(gona, { firstName: 'Zainab' })
  const post = await gona.community.createPost(author, { content: 'Who has seed?' })
  const reply = await gona.community.createReply(other, post.id, { content: 'I have.' })
  const sms = (id: string, replyId: string | null, state: 'queued' | 'held' | 'accepted') => ({
    id,
    replyId,
    userId: id === 'of other' ? other.user.id : author.user.id,
    phone: author.user.phone,
    text: `Zainab: ${id}`,
    segments: 1,
    state,
    createdAt: NOW,
  })
  const add = (...rows: ReturnType<typeof sms>[]) => gona.db.write(gona.db.orm.insert(smsMessages).values(rows))
  const texts = () => gona.db.orm.all(sql`select id, text from sms_messages order by id`)
  return { gona, author, other, post, reply, sms, add, texts }
}

test('a deleted reply takes the notices of it and the SMS that have not gone, and empties those that went', async () => {
  const { gona, author, other, post, reply, sms, add, texts } = await told()
  const kept = await gona.community.createReply(other, post.id, { content: 'I have more.' })
  await add(sms('gone', reply.id, 'accepted'), sms('of other', reply.id, 'queued'), sms('of none', null, 'queued'))
  await add(sms('of another', kept.id, 'queued'))
  const notices = () => gona.db.orm.select({ message: notifications.message }).from(notifications)
  expect(await notices()).toHaveLength(2)
  await gona.community.deleteReply(other, reply.id)
  expect(await texts()).toEqual([
    { id: 'gone', text: '' },
    { id: 'of another', text: 'Zainab: of another' },
    { id: 'of none', text: 'Zainab: of none' },
  ])
  expect(await notices()).toEqual([{ message: expect.stringContaining('I have more.') }])
  // A deleted post takes its replies.
  await gona.community.deletePost(author, post.id)
  expect(await texts()).toEqual([
    { id: 'gone', text: '' },
    { id: 'of none', text: 'Zainab: of none' },
  ])
  expect(await notices()).toEqual([])
})

test('one person gets one SMS of a reply', async () => {
  const { reply, sms, add, texts } = await told()
  await add(sms('first', reply.id, 'held'))
  expect(await rejectionOf(add(sms('second', reply.id, 'queued')))).toBeInstanceOf(Error)
  expect(await texts()).toHaveLength(1)
})
