import { describe, expect, test } from 'bun:test'
import { eq, sql } from 'drizzle-orm'
import { isTaken } from './failures.ts'
import { settings } from './schema.ts'
import { openFile } from './sqlite-file.ts'

describe('the database', () => {
  test('a batch is whole: when its second statement fails, its first is undone and other batches stand', async () => {
    const db = openFile(':memory:')
    const good = db.write(db.orm.insert(settings).values({ name: 'a', value: '1' }).returning())
    const bad = db.write(
      db.orm.insert(settings).values({ name: 'b', value: '1' }),
      db.orm.insert(settings).values({ name: 'a', value: '2' }),
    )
    expect((await good)[0]).toEqual([{ name: 'a', value: '1' }])
    const error = await bad.catch((reason) => reason)
    expect(isTaken(error, 'settings.name')).toBe(true)
    expect(await db.orm.select().from(settings)).toEqual([{ name: 'a', value: '1' }])
  })

  test('an update returns the rows it touched', async () => {
    const db = openFile(':memory:')
    await db.write(db.orm.insert(settings).values({ name: 'a', value: '1' }))
    const [touched, none] = await db.write(
      db.orm.update(settings).set({ value: '2' }).where(eq(settings.name, 'a')).returning(),
      sql`update settings set value = '3' where name = 'x' returning name`,
    )
    expect(touched).toEqual([{ name: 'a', value: '2' }])
    expect(none).toEqual([])
  })

  test('its mark changes with every write and with nothing else', async () => {
    const db = openFile(':memory:')
    const before = db.mark()
    await db.orm.select().from(settings)
    expect(db.mark()).toBe(before)
    await db.write(db.orm.insert(settings).values({ name: 'a', value: '1' }))
    const after = db.mark()
    expect(after).not.toBe(before)
    await db.write(db.orm.delete(settings).where(eq(settings.name, 'a')))
    expect([before, after]).not.toContain(db.mark())
  })

  test('an answered write is synced, and what is deleted is overwritten', async () => {
    const db = openFile(':memory:')
    const [row] = await db.orm.all<{ synchronous: number; secure: number }>(
      sql`select synchronous, secure_delete as secure from pragma_synchronous, pragma_secure_delete`,
    )
    expect(row).toEqual({ synchronous: 2, secure: 1 })
  })

  test('foreign keys are on', async () => {
    const db = openFile(':memory:')
    const error = await db
      .write(sql`insert into sessions (sid, user_id, sess, expire, created_at) values ('s', 'nobody', '{}', '', '')`)
      .catch((reason) => reason)
    expect(String(error)).toContain('FOREIGN KEY')
  })
})
