import { and, eq, lt, type SQL, sql } from 'drizzle-orm'
import { deleteInBatches } from '../../db/batched-writes.ts'
import type { Database } from '../../db/open.ts'
import { contactDays } from '../../db/schema/channels.ts'
import { daysBefore, isoNow } from '../../shared/clock.ts'
import type { Foundation } from '../foundation/foundation.ts'
import { sendingHours } from './sending-hours.ts'

/** Days for which booked days are stored, as in docs/operating.md. */
const RETENTION_DAYS = 30
/** Days, from today on, among which a free one is searched. */
const DAYS_TRIED = 3
const DAY_MS = 86_400_000

export type SendingWindow = ReturnType<typeof createSendingWindow>

/** Window for unsolicited messages: 08:00–20:00 local time, one a day per person. Responses have only the hours. */
export function createSendingWindow({ db, clock }: Pick<Foundation, 'db' | 'clock'>) {
  return {
    /** Returns when the recipient's hours begin (ISO); null: the window is open. */
    opensAt: (phone: string): string | null => sendingHours('promotional', clock.now())(phone).opensAt,

    /** Books the first of the next `DAYS_TRIED` days before `until` that is free or already booked for this subject. @returns when to send (ISO), null if there is no such day */
    async book({ userId, phone }: { userId: string; phone: string }, about: string, until: string) {
      let from = clock.now()
      for (let n = 0; n < DAYS_TRIED; n++) {
        const { opensAt, day } = sendingHours('promotional', from)(phone)
        const at = opensAt ?? from.toISOString()
        if (at >= until) return null
        const [mine] = await db.write(sql`
          insert into told_days (user_id, day, about, created_at) values (${userId}, ${day}, ${about}, ${isoNow(clock)})
          on conflict (user_id, day) do update set about = excluded.about where about = excluded.about returning 1`)
        if (mine.length > 0) return at
        from = startOf(day, 1)
      }
      return null
    },

    /** Frees a day that was booked for something that never went out. */
    async release(userId: string, about: string): Promise<void> {
      await db.write(
        db.orm.delete(contactDays).where(and(eq(contactDays.userId, userId), eq(contactDays.about, about))),
      )
    },

    async prune(asOf: Date): Promise<void> {
      await deleteInBatches(db, contactDays, lt(contactDays.day, daysBefore(asOf, RETENTION_DAYS).slice(0, 10)))
    },
  }
}

/** Sending hours lie within the UTC day of the same date in all zones. */
const startOf = (day: string, later: number) => new Date(Date.parse(`${day}T00:00:00Z`) + later * DAY_MS)

/** Days already booked per recipient, from `day` on; indexes follow the input list. */
export async function bookedDaysFrom({ orm }: Pick<Database, 'orm'>, ids: string, day: string) {
  const rows = await orm.values<[person: number, day: string, about: string]>(sql`
    select farmer.key, t.day, t.about from json_each(${ids}) as farmer
    cross join told_days as t on t.user_id = farmer.value and t.day >= ${day}`)
  const booked = new Map<string, string>()
  for (const [person, on, about] of rows) booked.set(`${person} ${on}`, about)
  return (person: number, on: string): string | null => booked.get(`${person} ${on}`) ?? null
}

/** Books the day for each row of a table with the columns `userId` and `day`, if it is free. */
export const bookDaysWrite = (
  table: SQL,
  columns: { userId: SQL; day: SQL },
  about: string,
  at: string,
  onlyIf: SQL,
): SQL =>
  sql`insert into told_days (user_id, day, about, created_at)
    select ${columns.userId}, ${columns.day}, ${about}, ${at} from ${table} where ${onlyIf} on conflict do nothing`

/** Condition: the day is booked for this subject and no other. */
export const isDayBookedSql = ({ userId, day }: { userId: SQL; day: SQL }, about: string): SQL =>
  sql`exists (select 1 from told_days where user_id = ${userId} and day = ${day} and about = ${about})`
