import { and, desc, eq, gt, lt, sql } from 'drizzle-orm'
import type { AccountSession } from '../../../contracts/account.ts'
import { refusalError } from '../../../contracts/refusals.ts'
import { deleteInBatches } from '../../../db/batched-writes.ts'
import { sessions } from '../../../db/schema/sign-in.ts'
import { type Actor, requestOriginOf, signedInUser } from '../../foundation/actor.ts'
import type { AccountDeps } from '../account-context.ts'
import { MAX_SESSIONS_PER_USER } from './begin-session.ts'
import { endSessionsWrite, endWebCodesWrite } from './revoke-access.ts'
import { sessionTimes } from './session-token.ts'
import { createSessionUser } from './session-user.ts'

export function createSessions(deps: AccountDeps) {
  const { db, config, clock, security } = deps
  const { lifetime, longest } = sessionTimes(config)
  const now = () => clock.now().getTime()
  const iso = (time: number) => new Date(time).toISOString()

  return {
    sessionUser: createSessionUser(deps),

    /** Returns the user's open sessions, last used first. `current` marks that of the request. */
    async list(actor: Actor, currentSid: string | null): Promise<AccountSession[]> {
      const rows = await db.orm
        .select()
        .from(sessions)
        .where(
          and(
            eq(sessions.userId, signedInUser(actor).id),
            gt(sessions.expire, iso(now())),
            gt(sessions.createdAt, iso(now() - longest)),
          ),
        )
        .orderBy(desc(sessions.expire))
        .limit(MAX_SESSIONS_PER_USER)
      return rows.map((row) => ({
        id: publicId(row.sid),
        userAgent: row.sess.userAgent,
        createdAt: row.createdAt,
        lastUsedAt: iso(Math.max(Date.parse(row.createdAt), Date.parse(row.expire) - lifetime)),
        current: row.sid === currentSid,
      }))
    },

    /** Ends one of the user's sessions. @throws AppError not_found */
    async endOne(actor: Actor, id: string): Promise<void> {
      const [ended] = await db.write(
        db.orm
          .delete(sessions)
          .where(and(eq(sessions.userId, signedInUser(actor).id), eq(sql`substr(${sessions.sid}, 1, 16)`, id)))
          .returning({ sid: sessions.sid }),
      )
      if (ended.length === 0) throw refusalError('session.ended')
      security.note('sessions_ended', 'one', { userId: signedInUser(actor).id, from: requestOriginOf(actor) })
    },

    /** Ends all of the user's sessions except the current one, and codes shown on a phone. */
    async endOthers(actor: Actor, currentSid: string | null): Promise<void> {
      const { id } = signedInUser(actor)
      await db.write(endSessionsWrite(db, id, currentSid ?? ''), endWebCodesWrite(db, id))
      security.note('sessions_ended', 'others', { userId: signedInUser(actor).id, from: requestOriginOf(actor) })
    },

    async end(sid: string): Promise<void> {
      await db.write(db.orm.delete(sessions).where(eq(sessions.sid, sid)))
    },

    /** Deletes expired sessions. @returns their number */
    prune: (asOf: Date): Promise<number> => deleteInBatches(db, sessions, lt(sessions.expire, asOf.toISOString())),
  }
}

/** A prefix of the sid that tells a person's sessions apart and cannot be used for signing in. */
const publicId = (sid: string) => sid.slice(0, 16)
