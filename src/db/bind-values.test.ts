import { describe, expect, test } from 'bun:test'
import { testDatabase } from '../server/testing/database.ts'
import { bindValues } from './bind-values.ts'
import { placeholdersOf } from './conditional-row.ts'
import { users } from './schema/accounts.ts'
import { notifications } from './schema/notifications.ts'

const person = { id: 'u', phone: '+2348030000000', createdAt: '', updatedAt: '' }
const notice = (id: string) => ({
  id,
  userId: 'u',
  type: 'other' as const,
  title: 'Ọ̀ṣun',
  message: 'Weed',
  data: { href: '/advisories', n: 2 },
  isRead: true,
  dedupeKey: null,
  pushUntil: null,
  createdAt: '2026-07-06T08:00:00.000Z',
})

describe('a prepared write with the values of this time', () => {
  test('stores a row as an insert of its own would, whether or not it gives it back', async () => {
    const db = testDatabase()
    await db.write(db.orm.insert(users).values(person))
    const silent = db.orm.insert(notifications).values(placeholdersOf(notifications)).prepare()
    const told = db.orm.insert(notifications).values(placeholdersOf(notifications)).returning().prepare()
    const results = await db.write(
      db.orm.insert(notifications).values(notice('plain')),
      bindValues(silent, notice('silent')),
      bindValues(told, notice('told')),
    )
    expect(results).toEqual([[], [], [notice('told')]])
    const rows = await db.orm.select().from(notifications).orderBy(notifications.id)
    expect(rows).toEqual(['plain', 'silent', 'told'].map(notice))
  })

  test('that lacks one of them is refused, and nothing of its batch is done', async () => {
    const db = testDatabase()
    const add = db.orm.insert(users).values(placeholdersOf(users)).prepare()
    const error = await db
      .write(db.orm.insert(users).values(person), bindValues(add, { ...person, id: 'v' }))
      .catch((reason) => reason)
    expect(String(error)).toContain('No value was given for')
    expect(await db.orm.select().from(users)).toEqual([])
  })
})
