import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database } from '../db/open.ts'
import { settings } from '../db/schema.ts'

/**
 * A random key of 256 bits under a name, made when it is first asked for and kept in the database. Two processes may
 * ask at once: the first one written is the one both use.
 */
export async function keptKey(db: Database, name: string): Promise<Buffer> {
  const stored = async () => (await db.orm.select().from(settings).where(eq(settings.name, name)))[0]?.value
  let value = await stored()
  if (!value) {
    const fresh = { name, value: randomBytes(32).toString('base64url') }
    await db.write(db.orm.insert(settings).values(fresh).onConflictDoNothing())
    value = (await stored()) ?? fresh.value
  }
  return Buffer.from(value, 'base64url')
}
