import { describe, expect, test } from 'bun:test'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { rejectionOf } from '../../shared/testing/rejections.ts'
import { settings } from '../schema/operation.ts'
import { openFile } from './open-file.ts'

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

  test('has another mark when another process has written to it', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'gona-mark-'))
    const [db, other] = [openFile(join(folder, 'gona.db')), openFile(join(folder, 'gona.db'))]
    const before = db.mark()
    await other.write(other.orm.insert(settings).values({ name: 'a', value: '1' }))
    expect(db.mark()).not.toBe(before)
    for (const each of [db, other]) each.close()
    rmSync(folder, { recursive: true })
  })

  test('does a statement wholly or not at all, whatever else is committed with it', async () => {
    const db = openFile(':memory:')
    const insert = (...names: string[]) =>
      db.write(db.orm.insert(settings).values(names.map((name) => ({ name, value: '1' }))))
    const outcomes = await Promise.allSettled([insert('a'), insert('b', 'c', 'a'), insert('d', 'e')])
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    const names = (await db.orm.select().from(settings)).map(({ name }) => name)
    expect(names.filter((name) => name.length === 1).sort()).toEqual(['a', 'd', 'e'])
  })

  test.each(['gona.db', ':memory:'])('is never copied onto a file that exists: %s', async (name) => {
    const folder = mkdtempSync(join(tmpdir(), 'gona-onto-'))
    const db = openFile(name === ':memory:' ? name : join(folder, name))
    const target = join(folder, 'yesterday.db')
    writeFileSync(target, 'yesterday')
    expect(await rejectionOf(db.backupTo(target))).toMatchObject({
      code: 'conflict',
      message: `${target} exists already. Give a new file name.`,
    })
    expect(readFileSync(target, 'utf8')).toBe('yesterday')
    db.close()
    rmSync(folder, { recursive: true })
  })

  test('syncs a write before it is answered, and overwrites what is deleted', async () => {
    const db = openFile(':memory:')
    const [row] = await db.orm.all<{ synchronous: number; secure: number }>(
      sql`select synchronous, secure_delete as secure from pragma_synchronous, pragma_secure_delete`,
    )
    expect(row).toEqual({ synchronous: 2, secure: 1 })
  })
})
