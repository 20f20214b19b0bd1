import { lt, type SQL, sql } from 'drizzle-orm'
import { deleteInSteps } from '../../db/in-steps.ts'
import type { Database } from '../../db/open.ts'
import { toldDays } from '../../db/schema/channels.ts'
import { daysBefore, isoNow } from '../../ground/clock.ts'
import type { Foundation } from '../foundation/foundation.ts'
import { sendingHours } from './sending-hours.ts'

/** docs/operating.md */
const KEPT_DAYS = 30
/** Today and the two days after it: later than that nothing that waits is of use. */
const DAYS_TRIED = 3
const DAY_MS = 86_400_000

export type Telling = ReturnType<typeof createTelling>

/**
 * Whether and when somebody may be told something of our own accord, whichever the channel: from 08:00 to 20:00 of their
 * own time, and one message a day. What answers something they asked or wrote has the hours alone.
 */
export function createTelling({ db, clock }: Pick<Foundation, 'db' | 'clock'>) {
  return {
    /** When their hours begin; null: they may be told now. */
    opensAt: (phone: string): string | null => sendingHours('promotional', clock.now())(phone).opensAt,

    /**
     * Takes the first day that is free for it, before `until`: from when it may be told, and null where it is told on none.
     * Asked again for the same thing it answers the same day, while that lasts.
     */
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

    async prune(asOf: Date): Promise<void> {
      await deleteInSteps(db, toldDays, lt(toldDays.day, daysBefore(asOf, KEPT_DAYS).slice(0, 10)))
    },
  }
}

/** In every zone we serve the hours of a day lie in the UTC day of the same date, so its start is before them. */
const startOf = (day: string, later: number) => new Date(Date.parse(`${day}T00:00:00Z`) + later * DAY_MS)

/** What of a list of people, by their place in it, is told on which days, from `day` on. */
export async function toldFrom({ orm }: Pick<Database, 'orm'>, ids: string, day: string) {
  const rows = await orm.values<[person: number, day: string, about: string]>(sql`
    select farmer.key, t.day, t.about from json_each(${ids}) as farmer
    cross join told_days as t on t.user_id = farmer.value and t.day >= ${day}`)
  const told = new Map<string, string>()
  for (const [person, on, about] of rows) told.set(`${person} ${on}`, about)
  return (person: number, on: string): string | null => told.get(`${person} ${on}`) ?? null
}

/** Takes the day for everyone of a table with the columns `userId` and `day`, where it is free. */
export const bookAll = (table: SQL, columns: { userId: SQL; day: SQL }, about: string, at: string, onlyIf: SQL): SQL =>
  sql`insert into told_days (user_id, day, about, created_at)
    select ${columns.userId}, ${columns.day}, ${about}, ${at} from ${table} where ${onlyIf} on conflict do nothing`

/** Whether the day was taken for this and nothing else. */
export const isBooked = ({ userId, day }: { userId: SQL; day: SQL }, about: string): SQL =>
  sql`exists (select 1 from told_days where user_id = ${userId} and day = ${day} and about = ${about})`
