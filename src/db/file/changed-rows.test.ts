import { expect, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { users } from '../schema/accounts.ts'
import { settings } from '../schema/operation.ts'
import { sessions } from '../schema/sign-in.ts'
import { openFile } from './open-file.ts'

const TABLES = { users: 'id', sessions: 'sid' }
const TIMES = { createdAt: '', updatedAt: '' }

/** A database with a person and their session, and what hears of its rows. */
async function watched(path = ':memory:') {
  const db = openFile(path)
  const add = (id: string) => db.write(db.orm.insert(users).values({ id, phone: `+234${id}`, ...TIMES }))
  const changed = db.watch(TABLES)!
  changed()
  await add('amina')
  await db.write(
    db.orm
      .insert(sessions)
      .values({ sid: 'phone', userId: 'amina', sess: { userAgent: null }, expire: '', createdAt: '' }),
  )
  return { db, add, changed }
}

test('rows are told that were inserted, changed or deleted, once, and of the watched tables only', async () => {
  const { db, changed } = await watched()
  expect([changed(), changed()]).toEqual([['amina', 'phone'], []])
  await db.write(db.orm.insert(settings).values({ name: 'a', value: '1' }))
  expect(changed()).toEqual([])
  await db.write(db.orm.update(users).set({ isAdmin: true }).where(eq(users.id, 'amina')))
  expect([...new Set(changed())]).toEqual(['amina'])
  await db.write(sql`insert or replace into sessions select * from sessions`)
  expect(changed()).toEqual(['phone'])
  await db.write(db.orm.delete(users))
  // What goes along with it too.
  expect(changed()!.toSorted()).toEqual(['amina', 'phone'])
})

test('a write that was undone is not told', async () => {
  const { add, changed } = await watched()
  changed()
  await Promise.allSettled([add('bode'), add('amina')])
  expect(changed()).toEqual(['bode'])
})

test('what another connection wrote may have been any row, also while this one writes', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'gona-changed-'))
  const { add, changed, db } = await watched(join(folder, 'gona.db'))
  const other = openFile(join(folder, 'gona.db'))
  changed()
  await other.write(sql`delete from sessions`)
  await add('bode')
  expect([changed(), changed()]).toEqual([null, []])
  await add('chidi')
  expect(changed()).toEqual(['chidi'])
  for (const each of [db, other]) each.close()
  rmSync(folder, { recursive: true })
})

test('of very many no names are kept, and the next are told again', async () => {
  const { db, add, changed } = await watched()
  await db.write(
    sql`insert into users (id, phone, created_at, updated_at)
      select value, value, '', '' from json_each(${JSON.stringify(Array.from({ length: 3000 }, (_, n) => `${n}`))})`,
  )
  expect(changed()).toBeNull()
  await add('bode')
  expect(changed()).toEqual(['bode'])
})

test('each who watches is told by itself', async () => {
  const { db, add, changed } = await watched()
  const also = db.watch({ users: 'id' })!
  changed()
  also()
  await add('bode')
  expect([changed(), also(), changed(), also()]).toEqual([['bode'], ['bode'], [], []])
})
