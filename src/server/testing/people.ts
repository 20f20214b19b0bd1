import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import type { User } from '../../contracts/account.ts'
import type { Database } from '../../db/open.ts'
import { users } from '../../db/schema/accounts.ts'
import { createLog } from '../../shared/log.ts'
import { toUser, userColumns } from '../accounts/user-row.ts'
import type { Actor } from '../foundation/actor.ts'
import type { AppEnv } from '../http/context.ts'
import { errorResponse } from '../http/error-response.ts'

let phones = 8_030_000_000

export type Person = Extract<Actor, { kind: 'user' }>

/** Adds an account and returns its actor; fields that are not given have typical values. */
export async function addPerson(db: Database, said: Partial<typeof users.$inferInsert> = {}): Promise<Person> {
  const createdAt = '2026-06-01T08:00:00.000Z'
  const id = Bun.randomUUIDv7()
  await db.write(
    db.orm.insert(users).values({ id, phone: `+234${phones++}`, createdAt, updatedAt: createdAt, ...said }),
  )
  return personOf(db, said.id ?? id)
}

/** Returns the actor of an account. */
export async function personOf({ orm }: Database, id: string): Promise<Person> {
  const [row] = await orm.select(userColumns).from(users).where(eq(users.id, id))
  return { kind: 'user', user: toUser(row!), adminLocked: false }
}

/** Mounts routes as the server does; `signedIn` returns the user of each request, null for none. */
export function appOf(routes: Hono<AppEnv>, signedIn: () => User | null) {
  const log = createLog('silent')
  return new Hono<AppEnv>()
    .use((c, next) => {
      c.set('user', signedIn())
      c.set('requestId', 'test')
      return next()
    })
    .route('/', routes)
    .onError((error, c) => errorResponse(error, c, log))
}
