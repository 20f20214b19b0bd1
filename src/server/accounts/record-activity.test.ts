import { expect, test } from 'bun:test'
import { users } from '../../db/schema/accounts.ts'
import { firstItem } from '../../shared/lookups.ts'
import { addPerson } from '../testing/people.ts'
import { testServices } from '../testing/services.ts'
import { recordActivityWrite } from './record-activity.ts'

test('activity is recorded once an hour, and when the channel changes', async () => {
  const { db } = await testServices()
  const { user } = await addPerson(db)
  const recorded = async (by: Parameters<typeof recordActivityWrite>[1], at: string) => {
    await db.write(recordActivityWrite(user.id, by, new Date(`2026-07-06T${at}Z`)))
    const { lastActiveAt, lastActiveBy } = firstItem(await db.orm.select().from(users))
    return `${lastActiveBy} ${lastActiveAt?.slice(11, 19)}`
  }
  expect(await recorded('web', '08:00:00')).toBe('web 08:00:00')
  expect(await recorded('web', '08:59:00')).toBe('web 08:00:00')
  expect(await recorded('web', '09:00:01')).toBe('web 09:00:01')
  expect(await recorded('ussd', '09:05:00')).toBe('ussd 09:05:00')
})
