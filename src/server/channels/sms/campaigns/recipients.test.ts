import { afterEach, beforeEach, expect, test } from 'bun:test'
import { sql } from 'drizzle-orm'
import { OPERATOR, smsWorld, type World } from '../fixture.ts'

const DAY = 86_400_000

let world: World
beforeEach(async () => {
  world = await smsWorld()
})
afterEach(() => world.close())

async function send() {
  const answer = await world.sms.sendAdvisories(OPERATOR)
  await world.sms.run()
  return answer
}
const gotBy = (phone: string) => world.server.accepted.get(phone) ?? []

test('farmers with the switch on get an SMS; everyone else is counted by why not, and administrators not at all', async () => {
  const ada = await world.advised()
  await world.advised('x', { smsOptedOutAt: '2026-04-01T00:00:00.000Z' })
  const off = await world.farmer({ sms: false })
  await world.advise(off)
  await world.advised('x', { phone: '+23412' })
  await world.farmer()
  await world.admin()
  const preview = await world.sms.preview(OPERATOR)
  expect(preview).toMatchObject({ recipients: 1, skipped: 4, segments: 1, provider: 'africas-talking' })
  expect(preview.skippedWhy).toEqual({ 'sms off': 1, 'opted out': 1, 'no phone': 1, 'nothing to say today': 1 })
  const answer = await send()
  expect(answer).toMatchObject({ recipients: 1, skipped: 4, message: 'Sending advisories to 1 farmer' })
  expect([...world.server.accepted.keys()]).toEqual([ada.phone])
})

test('the one most useful advisory is sent: the urgent before the higher score before the newer', async () => {
  const ada = await world.farmer()
  await world.advise(ada, { sms: 'Low', priority: 'low', score: 99 })
  await world.advise(ada, { sms: 'Urgent', priority: 'high', score: 1 })
  await world.advise(ada, { sms: 'Medium', priority: 'medium', score: 50 })
  await send()
  expect(gotBy(ada.phone)).toEqual(['Urgent'])
})

test('no advice is sent that has ended or that the farmer has done', async () => {
  const ada = await world.farmer()
  await world.advise(ada, { sms: 'Ended', priority: 'high', validUntil: '2026-05-03' })
  await world.advise(ada, { sms: 'Done', priority: 'high', done: true })
  await world.advise(ada, { sms: 'Today', validUntil: '2026-05-04' })
  await send()
  expect(gotBy(ada.phone)).toEqual(['Today'])
})

test('that there is nothing to do is no message to pay for', async () => {
  const ada = await world.farmer()
  await world.advise(ada, { sms: 'Nothing urgent', rule: 'care.walk', priority: 'low' })
  await send()
  expect(gotBy(ada.phone)).toEqual([])
})

test('advice that ends today is not queued at night for the morning', async () => {
  world.time.at('2026-05-04T21:00:00Z')
  const ada = await world.farmer()
  await world.advise(ada, { sms: 'Today', priority: 'high', validUntil: '2026-05-04' })
  await world.advise(ada, { sms: 'Longer', validUntil: '2026-05-06' })
  await send()
  world.time.at('2026-05-05T07:00:00Z')
  await world.sms.run()
  expect(gotBy(ada.phone)).toEqual(['Longer'])
})

test('the next best advisory is sent the day after, and nothing once all has been said', async () => {
  const ada = await world.farmer()
  await world.advise(ada, { sms: 'First', priority: 'high' })
  await world.advise(ada, { sms: 'Second' })
  for (let day = 0; day < 3; day++) {
    await world.sms.startDaily(world.time.now)
    await world.sms.run()
    world.time.pass(DAY)
  }
  expect(gotBy(ada.phone)).toEqual(['First', 'Second'])
  const [last] = await world.sms.campaigns(OPERATOR)
  expect(last).toMatchObject({ recipients: 0, skippedWhy: { 'nothing to say today': 1 }, state: 'done' })
})

test('a text that failed to go may be sent again, one of unknown fate may not', async () => {
  const ada = await world.advised()
  const ben = await world.advised('Cassava: look for mealybug.')
  world.server.meet(({ message }) => (message.startsWith('Cassava') ? { kind: 'cut-before' } : { kind: 'well' }))
  world.server.judge(() => 502)
  await send()
  world.server.meet(() => ({ kind: 'well' }))
  world.server.judge(() => 101)
  await send()
  expect(gotBy(ada.phone)).toHaveLength(1)
  expect(gotBy(ben.phone)).toHaveLength(0)
})

test('advice is sent in the language the farmer reads now', async () => {
  const ada = await world.farmer({ preferredLanguage: 'ha' })
  await world.advise(ada, { language: 'en', title: 'Weed' })
  const ben = await world.farmer({ preferredLanguage: 'ha' })
  await world.advise(ben, { language: 'ha', sms: 'Masara: yi noma.' })
  await send()
  expect(gotBy(ada.phone)).toEqual(['ha: Weed'])
  expect(gotBy(ben.phone)).toEqual(['Masara: yi noma.'])
})

test('advice is sent in English to who reads Oshindonga, until someone who speaks it from home has read our words', async () => {
  const ndapewa = await world.farmer({ preferredLanguage: 'ng' })
  await world.advise(ndapewa, { language: 'ng', title: 'Weed', sms: 'Omapungu: tekela.' })
  await send()
  expect(gotBy(ndapewa.phone)).toEqual(['en: Weed'])
})

test('advice is sent in plain letters, so that a diacritic does not triple the price', async () => {
  const ada = await world.advised('Àgbàdo: ṣàyẹ̀wò ewé, 31°C…')
  await send()
  expect(gotBy(ada.phone)).toEqual(['Agbàdo: sàyewò ewé, 31C...'])
  expect((await world.messages())[0]).toMatchObject({ segments: 1 })
})

test('the cost is estimated from what recent messages cost, by country, beside the balance', async () => {
  await world.advised()
  await world.advised()
  expect((await world.sms.preview(OPERATOR)).estimatedCost).toBeNull()
  await send()
  await world.advised('x'.repeat(161))
  const preview = await world.sms.preview(OPERATOR)
  expect(preview).toMatchObject({ segments: 2, estimatedCost: 'NGN 4.40', balance: 'NGN 1785.50' })
})

test('the cost in a country that nothing was sent to yet is what most messages cost', async () => {
  const windhoek = await world.advised('Namibia', { phone: '+264811234567' })
  for (let n = 0; n < 3; n++) await world.advised()
  await send()
  await world.db.write(sql`update sms_messages set cost = 'USD 9.0000' where phone = ${windhoek.phone}`)
  await world.advised('Ghana', { phone: '+233201234567' })
  expect((await world.sms.preview(OPERATOR)).estimatedCost).toBe('NGN 2.20')
})

test('the preview tells the hour when the first may go, where none may go now', async () => {
  await world.advised()
  await world.advised('Namibia', { phone: '+264811234567' })
  world.time.at('2026-05-05T05:30:00Z')
  expect((await world.sms.preview(OPERATOR)).heldUntil).toBe('2026-05-05T06:00:00.000Z')
  world.time.at('2026-05-05T06:30:00Z')
  expect((await world.sms.preview(OPERATOR)).heldUntil).toBeNull()
})

test('a balance that cannot be read keeps nobody from sending', async () => {
  await world.advised()
  await world.server.stop()
  expect((await world.sms.preview(OPERATOR)).balance).toBeNull()
})
