import { describe, expect, test } from 'bun:test'
import { eq, sql } from 'drizzle-orm'
import { testDatabase } from '../server/testing/database.ts'
import { isUniqueViolation } from './failures.ts'
import { users } from './schema/accounts.ts'
import { images } from './schema/images.ts'
import { settings } from './schema/operation.ts'

const setting = (name: string, value = '1') => ({ name, value })

describe('a database of either engine', () => {
  test('does a batch whole: when its second statement fails, its first is undone and other batches stand', async () => {
    const db = testDatabase()
    const good = db.write(db.orm.insert(settings).values(setting('a')).returning())
    const bad = db.write(
      db.orm.insert(settings).values(setting('b')),
      db.orm.insert(settings).values(setting('a', '2')),
    )
    const after = db.write(db.orm.insert(settings).values(setting('c')))
    expect((await good)[0]).toEqual([setting('a')])
    expect(isUniqueViolation(await bad.catch((reason) => reason), 'settings.name')).toBe(true)
    await after
    expect(await db.orm.select().from(settings)).toEqual([setting('a'), setting('c')])
  })

  test('gives the rows that an update touched, and none for a statement that returns nothing', async () => {
    const db = testDatabase()
    const [made] = await db.write(db.orm.insert(settings).values(setting('a')))
    const [touched, none] = await db.write(
      db.orm.update(settings).set({ value: '2' }).where(eq(settings.name, 'a')).returning(),
      sql`update settings set value = '3' where name = 'x' returning name`,
    )
    expect([made, touched, none]).toEqual([[], [setting('a', '2')], []])
  })

  test('does what waits along with the next write that succeeds, and with none that fails', async () => {
    const db = testDatabase()
    await db.write(db.orm.insert(settings).values(setting('taken')))
    const waiting = [db.orm.insert(settings).values(setting('waiting'))]
    const failing = () => db.write(db.orm.insert(settings).values(setting('taken'))).catch(() => {})
    expect(await db.alongside(waiting, failing)).toBe(false)
    const names = async () => (await db.orm.select().from(settings)).map(({ name }) => name).sort()
    expect(await names()).toEqual(['taken'])

    const then = db.alongside(waiting, async () => {
      const [rows] = await db.write(db.orm.insert(settings).values(setting('own')).returning({ name: settings.name }))
      expect(rows).toEqual([{ name: 'own' }])
    })
    expect(await then).toBe(true)
    expect(await names()).toEqual(['own', 'taken', 'waiting'])
  })

  test('commits the statements of works around each other with one write', async () => {
    const db = testDatabase()
    const adding = (name: string) => db.orm.insert(settings).values(setting(name))
    const nested = (own: string) =>
      db.alongside([adding('outer')], async () => {
        await db.alongside([adding('inner')], async () => void (await db.write(adding(own)).catch(() => {})))
      })
    await db.write(adding('taken'))
    expect(await nested('taken')).toBe(false)
    expect(await db.orm.$count(settings)).toBe(1)
    expect(await nested('own')).toBe(true)
    expect(await db.orm.$count(settings)).toBe(4)
  })

  test('keeps whole numbers, fractions, truths, bytes and odd letters as they are', async () => {
    const db = testDatabase()
    const [[row]] = await db.write(
      sql`select ${1} || 'a' as whole, ${2.5} as part, ${true} as truth, ${'Ọ̀ṣun \u{1F33D} \ud800'} as letters,
        ${null} as none`,
    )
    expect(row).toEqual({ whole: '1a', part: 2.5, truth: 1, letters: 'Ọ̀ṣun \u{1F33D} \ufffd', none: null })
    const bytes = Buffer.from([0, 255, 128, 10])
    const picture = { id: 'x', bytes, thumbnail: bytes.subarray(1), width: 3, height: 2, createdAt: '' }
    await db.write(db.orm.insert(images).values(picture))
    expect(await db.orm.select().from(images)).toEqual([{ ...picture, ownerId: null }])
    const lists = await db.orm.select({ id: images.id, width: images.width }).from(images).prepare().values()
    expect((lists as Iterable<unknown>[]).map((row) => [...row])).toEqual([['x', 3]])
  })

  test('keeps foreign keys, and counts as its triggers say', async () => {
    const db = testDatabase()
    const error = await db
      .write(sql`insert into sessions (sid, user_id, sess, expire, created_at) values ('s', 'nobody', '{}', '', '')`)
      .catch((reason) => reason)
    expect(String(error)).toContain('FOREIGN KEY')
    await db.write(db.orm.insert(users).values({ id: 'u', phone: '+2348030000000', createdAt: '', updatedAt: '' }))
    expect(await db.orm.all(sql`select n from counters where name = 'farmers'`)).toEqual([{ n: 1 }])
    expect(await db.check()).toEqual([])
  })
})
