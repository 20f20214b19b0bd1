import { randomBytes } from 'node:crypto'
import { eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { settings } from '../../db/schema/operation.ts'

export async function readOrStoreValue(
  db: Database,
  name: string,
  make: () => string | Promise<string>,
): Promise<string> {
  const value = await storedValue(db, name)
  if (value) return value
  const fresh = { name, value: await make() }
  await db.write(db.orm.insert(settings).values(fresh).onConflictDoNothing())
  return (await storedValue(db, name)) ?? fresh.value
}

export const storedValue = async ({ orm }: Pick<Database, 'orm'>, name: string): Promise<string | undefined> =>
  (await orm.select().from(settings).where(eq(settings.name, name)))[0]?.value

export const storeValueWrite = (name: string, value: string): SQL =>
  sql`insert into ${settings} (name, value) values (${name}, ${value}) on conflict (name) do update set value = excluded.value`

export const readOrCreateKey = async (db: Database, name: string): Promise<Buffer> =>
  Buffer.from(await readOrStoreValue(db, name, () => randomBytes(32).toString('base64url')), 'base64url')

export const readOrStoreTime = async (db: Database, name: string, now: Date): Promise<Date> =>
  new Date(await readOrStoreValue(db, name, () => now.toISOString()))
