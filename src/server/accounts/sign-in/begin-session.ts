import { eq, type SQL, sql } from 'drizzle-orm'
import type { Write } from '../../../db/open.ts'
import { users } from '../../../db/schema/accounts.ts'
import { secondFactors, sessions } from '../../../db/schema/sign-in.ts'
import type { AccountContext } from '../account-context.ts'
import { newSessionToken, sessionTimes } from './session-token.ts'
import type { Visitor } from './visitor.ts'

/** Most sessions of a person; one more ends the session that was used longest ago. */
export const MAX_SESSIONS_PER_USER = 50

/**
 * Returns a new session's cookies and writes. The first write returns no row, and no session begins or ends, unless the second factor has `passed` and the condition
 * `holds`; every sign-in passes here.
 */
export async function beginSession(
  { db, config, clock, devices }: Pick<AccountContext, 'db' | 'config' | 'clock' | 'devices'>,
  userId: string,
  visitor: Visitor,
  { passed, holds }: { passed: boolean; holds: SQL },
): Promise<{ token: string; device: string; writes: [SQL, ...Write[]] }> {
  const { token, sid } = newSessionToken()
  const now = clock.now()
  const expire = new Date(now.getTime() + sessionTimes(config).lifetime).toISOString()
  const sess = JSON.stringify({ userAgent: visitor.userAgent?.slice(0, 300) ?? null })
  return {
    token,
    device: await devices.remember(visitor.device, userId),
    writes: [
      sql`insert into ${sessions} (sid, user_id, sess, expire, created_at)
        select ${sid}, ${userId}, ${sess}, ${expire}, ${now.toISOString()}
        where ${holds} and (${passed ? 1 : 0} or not exists (
          select 1 from ${secondFactors} where user_id = ${userId} and confirmed_at is not null))
        returning sid`,
      sql`delete from ${sessions} where sid = ${visitor.sid ?? ''}
        and exists (select 1 from ${sessions} where sid = ${sid})`,
      sql`delete from ${sessions} where user_id = ${userId} and sid <> ${sid} and sid not in (
        select sid from ${sessions} where user_id = ${userId} and sid <> ${sid}
        order by expire desc, created_at desc, rowid desc limit ${MAX_SESSIONS_PER_USER - 1})`,
      db.orm
        .update(users)
        .set({
          lastActiveAt: now.toISOString(),
          lastActiveBy: 'web',
          isPractice: false,
          webAt: sql`coalesce(${users.webAt}, ${now.toISOString()})`,
        })
        .where(eq(users.id, userId)),
    ],
  }
}
