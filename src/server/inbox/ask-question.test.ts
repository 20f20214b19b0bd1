import { beforeEach, expect, test } from 'bun:test'
import { inboxMessages } from '../../db/schema/inbox.ts'
import { type TestServices, testServices } from '../testing/services.ts'

const WHO = { phone: '+2348077777777', userId: null }

let gona: TestServices
beforeEach(async () => {
  gona = await testServices()
})
const ask = (text: string) => gona.inbox.ask(WHO, { channel: 'sms', text })

test('a question is stored up to its thousandth character', async () => {
  await ask('x'.repeat(1001))
  const [row] = await gona.db.orm.select().from(inboxMessages)
  expect(row!.text).toHaveLength(1000)
})

test('a phone has five open questions at most', async () => {
  const stored: boolean[] = []
  for (let n = 1; n <= 6; n++) stored.push((await ask(`Question ${n}?`)) !== null)
  expect(stored).toEqual([true, true, true, true, true, false])
})
