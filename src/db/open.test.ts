import { describe, expect, test } from 'bun:test'
import { eq, sql } from 'drizzle-orm'
import { isTaken } from './group-commit.ts'
import { openDatabase } from './open.ts'
import { settings } from './schema.ts'

describe('the database', () => {
  test('a batch is whole: when its second statement fails, its first is undone and other batches stand', async () => {
    const db = openDatabase(':memory:')
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
    const db = openDatabase(':memory:')
    await db.write(db.orm.insert(settings).values({ name: 'a', value: '1' }))
    const [touched, none] = await db.write(
      db.orm.update(settings).set({ value: '2' }).where(eq(settings.name, 'a')).returning(),
      sql`update settings set value = '3' where name = 'x' returning name`,
    )
    expect(touched).toEqual([{ name: 'a', value: '2' }])
    expect(none).toEqual([])
  })

  test('foreign keys are on', async () => {
    const db = openDatabase(':memory:')
    const error = await db
      .write(sql`insert into sessions (sid, user_id, sess, expire, created_at) values ('s', 'nobody', '{}', '', '')`)
      .catch((reason) => reason)
    expect(String(error)).toContain('FOREIGN KEY')
  })
})
