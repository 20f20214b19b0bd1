import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { openFile } from '../src/db/file/open-file.ts'
import { users } from '../src/db/schema/accounts.ts'
import { sessions } from '../src/db/schema/sign-in.ts'
import { newSessionToken } from '../src/server/accounts/sign-in/session-token.ts'
import { type Served, serve } from './executable.ts'
import { madeData } from './scale-data.ts'

const PEOPLE = 400
const ROWS_AT_ONCE = 1_000
/** Equal on both sides, so that both cache as much. */
const SOME = 50
const ADMIN_PHONE = '+2349099999999'

/** One of the two databases, and the data for its calls. */
export interface Side {
  farmers: number
  dataDir: string
  /** With one crop each. */
  people: { phone: string; cookie: string; crop: string | null }[]
  admin: string
  /** Ids of the newest posts, of old posts, and of posts with replies. */
  newPosts: string[]
  oldPosts: string[]
  threads: string[]
}

/** Creates the database if needed and signs in farmers, spread over all, and an administrator. */
export async function prepared(farmers: number, people = PEOPLE): Promise<Side> {
  const dataDir = await madeData(farmers)
  const db = openFile(join(dataDir, 'gona.db'))
  const now = new Date().toISOString()
  const expire = new Date(Date.now() + 30 * 86_400_000).toISOString()
  await db.write(
    db.orm
      .insert(users)
      .values({ id: Bun.randomUUIDv7(), phone: ADMIN_PHONE, isAdmin: true, createdAt: now, updatedAt: now })
      .onConflictDoNothing(),
  )
  const [admin] = await db.orm.select({ id: users.id }).from(users).where(eq(users.phone, ADMIN_PHONE))
  const rows = Array.from({ length: people }, () => 1 + Math.floor(Math.random() * farmers))
  const chosen =
    people < farmers ? sql`rowid in (select value from json_each(${JSON.stringify(rows)}))` : sql`is_admin = 0`
  const picked = await db.orm
    .select({
      id: users.id,
      phone: users.phone,
      crop: sql<string | null>`(select id from crops where user_id = ${users.id} limit 1)`,
    })
    .from(users)
    .where(chosen)
    .orderBy(sql`random()`)
  const signedIn = [...picked, { id: admin!.id, phone: ADMIN_PHONE, crop: null }].map((person) => ({
    ...person,
    ...newSessionToken(),
  }))
  for (let from = 0; from < signedIn.length; from += ROWS_AT_ONCE) {
    const some = signedIn.slice(from, from + ROWS_AT_ONCE)
    await db.write(
      db.orm
        .insert(sessions)
        .values(some.map(({ id, sid }) => ({ sid, userId: id, sess: { userAgent: null }, expire, createdAt: now }))),
    )
  }
  const idsFrom = async (table: 'posts' | 'replies', from: number, column: string) => {
    const rows = await db.orm.all<{ id: string }>(
      sql`select distinct ${sql.raw(column)} as id from ${sql.raw(table)} where rowid >= ${from} order by rowid limit ${SOME}`,
    )
    return rows.map(({ id }) => id)
  }
  const side = {
    farmers,
    dataDir,
    people: signedIn.map(({ phone, token, crop }) => ({ phone, cookie: `gona_session=${token}`, crop })),
    newPosts: await idsFrom('posts', farmers * 10 - SOME, 'id'),
    oldPosts: await idsFrom('posts', farmers, 'id'),
    threads: await idsFrom('replies', farmers, 'post_id'),
  }
  db.close()
  return { ...side, admin: side.people.pop()!.cookie }
}

export const serveSide = (side: Side): Promise<Served> => serve({ dataDir: side.dataDir })
