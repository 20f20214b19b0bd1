import { and, eq, gt, sql } from 'drizzle-orm'
import { users } from '../../../db/schema/accounts.ts'
import { secondFactors, sessions } from '../../../db/schema/sign-in.ts'
import type { AccountDeps } from '../account-context.ts'
import { toUser, userColumns } from '../user-row.ts'
import { sessionIdOf, sessionTimes } from './session-token.ts'

const HOUR = 3_600_000
const TOKEN_PATTERN = /^[\w-]{43}$/

/** Finds the signed-in user of a request: one indexed read each time, so a revoked session ends at the next request. */
export function createSessionUser({ db, config, clock, log }: Pick<AccountDeps, 'db' | 'config' | 'clock' | 'log'>) {
  const { lifetime, longest } = sessionTimes(config)
  const now = () => clock.now().getTime()
  const iso = (time: number) => new Date(time).toISOString()
  const ofToken = db.prepared(() =>
    db.orm
      .select({
        ...userColumns,
        expire: sessions.expire,
        begun: sessions.createdAt,
        secondFactor: secondFactors.confirmedAt,
      })
      .from(sessions)
      .crossJoin(users)
      .leftJoin(secondFactors, eq(secondFactors.userId, users.id))
      .where(
        and(
          eq(sessions.sid, sql.placeholder('sid')),
          gt(sessions.expire, sql.placeholder('now')),
          eq(users.id, sessions.userId),
        ),
      ),
  )

  /** Renews the session and records the user's activity. A failure does not fail the request. */
  async function renew(sid: string, userId: string): Promise<void> {
    try {
      await db.write(
        sql`update ${sessions} set expire = ${iso(now() + lifetime)} where sid = ${sid}`,
        sql`update ${users} set last_active_at = ${iso(now())}, last_active_by = 'web' where id = ${userId}`,
      )
    } catch (error) {
      log.warn('session.not_renewed', { error: error instanceof Error ? error.name : typeof error })
    }
  }

  /** Returns the user of a cookie's token, or null. Renews the session at most once an hour. */
  return async function sessionUser(token: string) {
    if (!TOKEN_PATTERN.test(token)) return null
    const sid = sessionIdOf(token)
    const at = now()
    const [row] = await ofToken.all({ sid, now: iso(at) })
    if (!row) return null
    const { secondFactor, expire: expires, begun: began, ...columns } = row
    const [expire, begun] = [Date.parse(expires), Date.parse(began)]
    if (expire <= at || begun <= at - longest) return null
    const user = toUser(columns)
    const adminLocked = user.isAdmin && !secondFactor && config.ADMIN_SECOND_FACTOR === 'required'
    const renewed = expire - at <= lifetime - HOUR
    if (renewed) void renew(sid, user.id)
    return { user, adminLocked, sid, renewed, begun }
  }
}
