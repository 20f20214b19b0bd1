import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm'
import type { User } from '../../../contracts/account.ts'
import type { Language } from '../../../contracts/languages.ts'
import { deleteInBatches } from '../../../db/batched-writes.ts'
import { calls, outboundCalls } from '../../../db/schema/voice.ts'
import { daysBefore, isoNow } from '../../../shared/clock.ts'
import { sendingLanguage } from '../../../words/clearance.ts'
import { recordActivityWrite } from '../../accounts/record-activity.ts'
import type { Foundation } from '../../foundation/foundation.ts'
import { LANGUAGES_PLACE, NO_CALLS_PLACE } from './call-places.ts'
import type { CallEvent } from './voice-provider.ts'

const RETENTION_DAYS = 90

interface Caller {
  phone: string
  user: User | null
}

/** Stored calls: a row per session with its language, its place and, at its end, its length and cost. */
export function createCallLog({ db, clock }: Pick<Foundation, 'db' | 'clock'>) {
  const { orm } = db

  const languageOf = (phone: string, user: User | null) => languageOfCaller(orm, phone, user)

  const rowOf = ({ sessionId, direction }: CallEvent, { phone, user }: Caller, at: string) => ({
    id: sessionId,
    userId: user?.id ?? null,
    phone,
    direction,
    createdAt: at,
    lastAt: at,
  })

  return {
    languageOf,

    /** Stores where a call is after a turn. */
    async keep(event: CallEvent, caller: Caller, turn: number, place: string, language: Language): Promise<void> {
      const at = isoNow(clock)
      const row = { ...rowOf(event, caller, at), language, place, turns: turn }
      const set = { language, place, turns: sql`max(${calls.turns}, ${turn})`, lastAt: at }
      const here =
        event.direction === 'inbound' && turn === 1 ? [recordActivityWrite(row.userId, 'call', clock.now())] : []
      await db.write(orm.insert(calls).values(row).onConflictDoUpdate({ target: calls.id, set }), ...here)
    },

    async end(event: CallEvent, caller: Caller): Promise<void> {
      const at = isoNow(clock)
      const { durationSeconds, cost, hangupCause } = event
      const set = { endedAt: at, durationSeconds, cost, hangupCause }
      const language = (await languageOf(caller.phone, caller.user)) ?? 'en'
      await db.write(
        orm
          .insert(calls)
          .values({ ...rowOf(event, caller, at), language, place: '', ...set })
          .onConflictDoUpdate({ target: calls.id, set, setWhere: isNull(calls.endedAt) }),
      )
    },

    async prune(asOf: Date): Promise<void> {
      const before = daysBefore(asOf, RETENTION_DAYS)
      await deleteInBatches(db, calls, lt(calls.createdAt, before))
      await deleteInBatches(db, outboundCalls, lt(outboundCalls.createdAt, before))
    },
  }
}

/** Returns the language of an account, otherwise that of the last call from the phone. */
async function languageOfCaller(
  orm: Foundation['db']['orm'],
  phone: string,
  user: User | null,
): Promise<Language | null> {
  if (user) return sendingLanguage(user.preferredLanguage)
  const [last] = await orm
    .select({ language: calls.language })
    .from(calls)
    .where(
      and(
        eq(calls.phone, phone),
        isNull(calls.userId),
        sql`${calls.place} not in ('', ${LANGUAGES_PLACE}, ${NO_CALLS_PLACE})`,
      ),
    )
    .orderBy(desc(calls.createdAt))
    .limit(1)
  return last ? sendingLanguage(last.language) : null
}
