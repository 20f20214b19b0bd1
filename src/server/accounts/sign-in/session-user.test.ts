import { describe, expect, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type SQL, sql } from 'drizzle-orm'
import { openFile } from '../../../db/file/open-file.ts'
import { FARMER, startAccounts } from '../fixture.ts'
import { sessionIdOf } from './session-token.ts'

/** A farmer with a session in use. */
async function known(path: string | null = null) {
  const accounts = await startAccounts({ ADMIN_SECOND_FACTOR: 'required' }, path)
  const farmer = accounts.browser()
  await farmer.send('POST', '/api/register', FARMER)
  await farmer.send('GET', '/api/user')
  const sid = sessionIdOf(farmer.cookies.get('gona_session')!)
  const ask = async () => {
    const { status, body } = await farmer.send('GET', '/api/user')
    return status === 200 ? body : status
  }
  return { ...accounts, farmer, sid, ask, id: (await ask()).id as string }
}

/** Changes to a session or its person, and the expected result of the very next request. */
const CHANGES: { what: string; write: (of: { sid: string; id: string }) => SQL; asked: unknown }[] = [
  { what: 'the session ended', write: ({ sid }) => sql`delete from sessions where sid = ${sid}`, asked: 401 },
  { what: 'its time ran out', write: () => sql`update sessions set expire = '2026-06-20T08:00:00.000Z'`, asked: 401 },
  { what: 'it is too old', write: () => sql`update sessions set created_at = '2020-01-01T08:00:00.000Z'`, asked: 401 },
  { what: 'the person is deleted', write: ({ id }) => sql`delete from users where id = ${id}`, asked: 401 },
  {
    what: 'the person is an administrator now',
    write: ({ id }) => sql`update users set is_admin = 1 where id = ${id}`,
    asked: expect.objectContaining({ isAdmin: true }),
  },
  {
    what: 'the person speaks another language now',
    write: ({ id }) => sql`update users set preferred_language = 'ha' where id = ${id}`,
    asked: expect.objectContaining({ preferredLanguage: 'ha' }),
  },
]

describe('the signed-in user', () => {
  test.each(CHANGES)('is current when $what', async ({ write, asked }) => {
    const { db, ask, ...of } = await known()
    await db.write(write(of))
    expect(await ask()).toEqual(asked)
  })

  test.each(CHANGES)('is current when $what, written by another process', async ({ write, asked }) => {
    const folder = mkdtempSync(join(tmpdir(), 'gona-asks-'))
    const { db, ask, ...of } = await known(join(folder, 'gona.db'))
    const elsewhere = openFile(join(folder, 'gona.db'))
    await elsewhere.write(write(of))
    expect(await ask()).toEqual(asked)
    for (const each of [db, elsewhere]) each.close()
    rmSync(folder, { recursive: true })
  })

  test('an administrator loses and regains the rights that the second factor gives with that factor', async () => {
    const { db, accounts, farmer, id } = await known()
    const token = farmer.cookies.get('gona_session')!
    const isLocked = async () => (await accounts.sessions.sessionUser(token))!.adminLocked
    await db.write(sql`update users set is_admin = 1 where id = ${id}`)
    expect(await isLocked()).toBe(true)
    await db.write(
      sql`insert into second_factors (user_id, secret, last_step, created_at, confirmed_at) values (${id}, '', 0, '', '')`,
    )
    expect(await isLocked()).toBe(true)
    await db.write(sql`update second_factors set confirmed_at = '2026-06-20T08:00:00.000Z'`)
    expect(await isLocked()).toBe(false)
    await db.write(sql`delete from second_factors`)
    expect(await isLocked()).toBe(true)
  })
})
