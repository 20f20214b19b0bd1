import { and, eq, gt, sql } from 'drizzle-orm'
import { users } from '../../../db/schema/accounts.ts'
import { secondFactors, sessions } from '../../../db/schema/sign-in.ts'
import type { AccountNeeds } from '../parts.ts'
import { asUser, userColumns } from '../user-row.ts'
import { keptWhileUnchanged } from './kept-while-unchanged.ts'
import { sessionTimes, sidOf } from './session-token.ts'

const HOUR = 3_600_000
const TOKEN = /^[\w-]{43}$/

/** Each with its person some two kilobytes. */
const SESSIONS_KEPT = 8_000

/**
 * Who a request is from. What ends a session or changes a person holds at the very next request, whoever wrote it: what was
 * read is used again only while the database says that none of its rows has changed.
 */
export function createSessionUser({ db, config, clock, log }: Pick<AccountNeeds, 'db' | 'config' | 'clock' | 'log'>) {
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

  const kept = keptWhileUnchanged(
    db,
    { sessions: 'sid', users: 'id', second_factors: 'user_id' },
    SESSIONS_KEPT,
    async (sid) => {
      const [row] = await ofToken.all({ sid, now: iso(now()) })
      if (!row) return null
      const { expire, begun, secondFactor, ...columns } = row
      const user = frozen(asUser(columns))
      const adminLocked = user.isAdmin && !secondFactor && config.ADMIN_SECOND_FACTOR === 'required'
      return { of: user.id, value: { user, adminLocked, expire: Date.parse(expire), begun: Date.parse(begun) } }
    },
  )

  /** Once an hour of use the session is prolonged and the person noted as active; a failure stops no one's request. */
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

  /** Who a cookie's token belongs to, or null. Renews at most once an hour. */
  return async function sessionUser(token: string) {
    if (!TOKEN.test(token)) return null
    const sid = sidOf(token)
    const session = await kept(sid)
    const at = now()
    if (!session || session.expire <= at || session.begun <= at - longest) return null
    const { user, adminLocked, expire, begun } = session
    const renewed = expire - at <= lifetime - HOUR
    if (renewed) void renew(sid, user.id)
    return { user, adminLocked, sid, renewed, begun }
  }
}

/** Of several requests: none may change it for the others. */
function frozen<Part extends object>(part: Part): Part {
  for (const inner of Object.values(part)) if (typeof inner === 'object' && inner !== null) frozen(inner)
  return Object.freeze(part)
}
