import { describe, expect, test } from 'bun:test'
import { eq, sql } from 'drizzle-orm'
import { settings } from './schema.ts'
import { openFile } from './sqlite-file.ts'

describe('a database file', () => {
  test('has a mark that changes with every write and with nothing else', async () => {
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

  test('syncs a write before it is answered, and overwrites what is deleted', async () => {
    const db = openFile(':memory:')
    const [row] = await db.orm.all<{ synchronous: number; secure: number }>(
      sql`select synchronous, secure_delete as secure from pragma_synchronous, pragma_secure_delete`,
    )
    expect(row).toEqual({ synchronous: 2, secure: 1 })
  })
})
