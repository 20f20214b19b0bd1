import { expect, test } from 'bun:test'
import { eq } from 'drizzle-orm'
import { smsMessages } from '../../../db/schema/sms.ts'
import { addPerson } from '../../testing/people.ts'
import { testServices } from '../../testing/services.ts'
import { smsData } from './personal-data.ts'

const PHONE = '+2348031234567'

/** Ada has a number that was Bola's; between them it had SMS without an account. */
async function changedHands() {
  const { db } = await testServices()
  const ada = await addPerson(db, { phone: PHONE })
  const bola = await addPerson(db, {})
  const sms = { phone: PHONE, segments: 1, state: 'delivered', createdAt: '2026-07-01T08:00:00.000Z' } as const
  await db.write(
    db.orm.insert(smsMessages).values([
      { ...sms, id: 's1', userId: bola.user.id, text: 'For Bola' },
      { ...sms, id: 's2', userId: null, text: 'For nobody' },
      { ...sms, id: 's3', userId: ada.user.id, text: 'For Ada' },
      { ...sms, id: 's4', userId: null, phone: '+2348030000000', text: 'For another phone' },
    ]),
  )
  return { db, ada: { id: ada.user.id, phone: PHONE }, bola: { id: bola.user.id, phone: bola.user.phone } }
}

test('the SMS of who had the number before are theirs alone; those of nobody are of who has it', async () => {
  const { db, ada, bola } = await changedHands()
  const textsOf = async (person: { id: string; phone: string }) => {
    const texts: string[] = []
    for await (const rows of smsData.held!(db, person as never).sms as AsyncIterable<{ text: string }[]>)
      texts.push(...rows.map(({ text }) => text))
    return texts.sort()
  }
  expect(await textsOf(ada)).toEqual(['For Ada', 'For nobody'])
  expect(await textsOf(bola)).toEqual(['For Bola'])
})

test('whoever leaves takes no SMS of the former holder along', async () => {
  const { db, ada } = await changedHands()
  await db.write(...smsData.forget!(db, ada as never))
  const left = await db.orm.select({ text: smsMessages.text }).from(smsMessages).where(eq(smsMessages.phone, PHONE))
  expect(left.map(({ text }) => text).sort()).toEqual(['For Ada', 'For Bola'])
})
