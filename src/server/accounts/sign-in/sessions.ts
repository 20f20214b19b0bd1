import { createHash, randomBytes } from 'node:crypto'
import { and, desc, eq, gt, lt, ne, type SQL, sql } from 'drizzle-orm'
import type { AccountSession } from '../../../contracts/account.ts'
import { inSteps } from '../../../db/in-steps.ts'
import type { Database, Write } from '../../../db/open.ts'
import { users } from '../../../db/schema/accounts.ts'
import { secondFactors, sessions } from '../../../db/schema/sign-in.ts'
import type { Clock } from '../../../ground/clock.ts'
import type { Config } from '../../../ground/config.ts'
import { notFound } from '../../../ground/errors.ts'
import type { Log } from '../../../ground/log.ts'
import { type Actor, originOf, person } from '../../actor.ts'
import type { SecurityLog } from '../../security-log.ts'
import { asUser, userColumns } from '../user-row.ts'
import type { Visitor } from './sign-in.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** However much it is used, a session ends after so many lifetimes: 360 days with the default of 30 (docs/security.md). */
const LIFETIMES_MAX = 12
const TOKEN = /^[\w-]{43}$/
/** Who signs in once more ends the session that was used longest ago. */
const SESSIONS_MAX = 50
const KNOWN_MAX = 5000

interface Needs {
  db: Database
  config: Pick<Config, 'SESSION_TTL_DAYS' | 'ADMIN_SECOND_FACTOR'>
  clock: Clock
  log: Log
  security: SecurityLog
}

/** Who is signed in. The cookie holds a random token of 256 bits, the table only its SHA-256. */
export function createSessions({ db, config, clock, log, security }: Needs) {
  const lifetime = config.SESSION_TTL_DAYS * DAY
  const longest = LIFETIMES_MAX * lifetime
  const now = () => clock.now().getTime()
  const iso = (time: number) => new Date(time).toISOString()
  const ofToken = db.orm
    .select({
      ...userColumns,
      sid: sessions.sid,
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
    )
    .prepare()

  /** Who tokens belong to, for as long as nothing at all is written: exact, also when another process ends a session. */
  const known = new Map<string, ReturnType<typeof read>>()
  let knownAt = ''

  function lookUp(token: string, mark: string) {
    if (mark !== knownAt || known.size >= KNOWN_MAX) known.clear()
    knownAt = mark
    // The reading itself is kept: those who come while it is under way need none of their own.
    let reading = known.get(token)
    if (!reading) {
      reading = read(token)
      known.set(token, reading)
      reading.catch(() => known.delete(token))
    }
    return reading
  }

  async function read(token: string) {
    const [row] = await ofToken.all({ sid: sidOf(token), now: iso(now()) })
    if (!row) return null
    const { sid, expire, begun, secondFactor, ...columns } = row
    const user = asUser(columns)
    const adminLocked = user.isAdmin && !secondFactor && config.ADMIN_SECOND_FACTOR === 'required'
    return { user, adminLocked, sid, expire: Date.parse(expire), begun: Date.parse(begun) }
  }

  /** Once an hour of use the session is prolonged and the person noted as active; a failure stops no one's request. */
  async function renew(sid: string, userId: string): Promise<void> {
    try {
      await db.write(
        db.orm
          .update(sessions)
          .set({ expire: iso(now() + lifetime) })
          .where(eq(sessions.sid, sid)),
        db.orm
          .update(users)
          .set({ lastActiveAt: iso(now()) })
          .where(eq(users.id, userId)),
      )
    } catch (error) {
      log.warn('session.not_renewed', { error: error instanceof Error ? error.name : typeof error })
    }
  }

  const statements = {
    /**
     * Begins a session and ends the one it replaces. The first of these writes returns a row; none, and nothing is
     * begun or ended, while the person's second factor is not `passed`, or when what was shown is `holds` no more: a
     * password, say, that was changed while it was being checked. So no way in can forget either.
     */
    begin: (
      sid: string,
      userId: string,
      { userAgent, sid: replaces }: Pick<Visitor, 'userAgent' | 'sid'>,
      { passed, holds }: { passed: boolean; holds: SQL },
    ): [SQL, ...Write[]] => [
      sql`insert into ${sessions} (sid, user_id, sess, expire, created_at)
        select ${sid}, ${userId}, ${JSON.stringify({ userAgent: userAgent?.slice(0, 300) ?? null })},
          ${iso(now() + lifetime)}, ${iso(now())}
        where ${holds} and (${passed ? 1 : 0} or not exists (
          select 1 from ${secondFactors} where user_id = ${userId} and confirmed_at is not null))
        returning sid`,
      sql`delete from ${sessions} where sid = ${replaces ?? ''} and exists (select 1 from ${sessions} where sid = ${sid})`,
      sql`delete from ${sessions} where user_id = ${userId} and sid <> ${sid} and sid not in (
        select sid from ${sessions} where user_id = ${userId} and sid <> ${sid}
        order by expire desc, created_at desc, rowid desc limit ${SESSIONS_MAX - 1})`,
      db.orm
        .update(users)
        .set({ lastActiveAt: iso(now()) })
        .where(eq(users.id, userId)),
    ],
    /** Ends every session of a person but one. */
    endAll: (userId: string, except = '') =>
      db.orm.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.sid, except))),
  }

  return {
    statements,

    /** Who a cookie's token belongs to, or null. Renews at most once an hour. `mark` is the database's at this moment. */
    async sessionUser(token: string, mark = db.mark()) {
      if (!TOKEN.test(token)) return null
      const session = await lookUp(token, mark)
      if (!session || session.expire <= now() || session.begun <= now() - longest) return null
      const { user, adminLocked, sid, expire, begun } = session
      const renewed = expire - now() <= lifetime - HOUR
      if (renewed) void renew(sid, user.id)
      return { user, adminLocked, sid, renewed, begun }
    },

    /** The caller's sessions that have not ended, last used first. `current` marks the one that asks. */
    async sessions(actor: Actor, currentSid: string | null): Promise<AccountSession[]> {
      const rows = await db.orm
        .select()
        .from(sessions)
        .where(
          and(
            eq(sessions.userId, person(actor).id),
            gt(sessions.expire, iso(now())),
            gt(sessions.createdAt, iso(now() - longest)),
          ),
        )
        .orderBy(desc(sessions.expire))
        .limit(SESSIONS_MAX)
      return rows.map((row) => ({
        id: publicId(row.sid),
        userAgent: row.sess.userAgent,
        createdAt: row.createdAt,
        lastUsedAt: iso(Math.max(Date.parse(row.createdAt), Date.parse(row.expire) - lifetime)),
        current: row.sid === currentSid,
      }))
    },

    /** Ends one of the caller's sessions. @throws AppError not_found. */
    async endSession(actor: Actor, id: string): Promise<void> {
      const [ended] = await db.write(
        db.orm
          .delete(sessions)
          .where(and(eq(sessions.userId, person(actor).id), eq(sql`substr(${sessions.sid}, 1, 16)`, id)))
          .returning({ sid: sessions.sid }),
      )
      if (ended.length === 0) throw notFound('This sign-in has ended already')
      security.note('sessions_ended', 'one', { userId: person(actor).id, from: originOf(actor) })
    },

    /** Ends all of the caller's sessions but the one that asks. */
    async endOtherSessions(actor: Actor, currentSid: string | null): Promise<void> {
      await db.write(statements.endAll(person(actor).id, currentSid ?? ''))
      security.note('sessions_ended', 'others', { userId: person(actor).id, from: originOf(actor) })
    },

    /** Signs out. */
    async logout(sid: string): Promise<void> {
      await db.write(db.orm.delete(sessions).where(eq(sessions.sid, sid)))
    },

    /** Deletes what has ended. @returns how many */
    async pruneSessions(asOf: Date): Promise<number> {
      const ended = lt(sessions.expire, asOf.toISOString())
      return inSteps(
        db,
        (some) =>
          sql`delete from ${sessions} where rowid in (select rowid from ${sessions} where ${ended} ${some}) returning 1`,
      )
    },
  }
}
export type Sessions = ReturnType<typeof createSessions>

export function newToken(): { token: string; sid: string } {
  const token = randomBytes(32).toString('base64url')
  return { token, sid: sidOf(token) }
}

const sidOf = (token: string) => createHash('sha256').update(token).digest('hex')

/** Enough of the sid to tell a person's sessions apart; of no use for signing in. */
const publicId = (sid: string) => sid.slice(0, 16)
