import { and, eq, lte, sql } from 'drizzle-orm'
import { pushOutbox, pushSubscriptions } from '../../../db/schema/push.ts'
import type { Clock } from '../../../shared/clock.ts'
import type { Foundation } from '../../foundation/foundation.ts'

export const SECOND_MS = 1000
const CLAIMED_AT_ONCE = 100
const MAX_ROWS_EXAMINED = 1_000
/** Duration of a claim: longer than sending takes. After it, the messages of a dead process are free again. */
const CLAIM_S = 300

export type ClaimedPush = typeof pushOutbox.$inferSelect

type Deps = Pick<Foundation, 'db' | 'clock'>

export const isoAfter = (clock: Clock, secondsFromNow: number) =>
  new Date(clock.now().getTime() + secondsFromNow * SECOND_MS).toISOString()

export const secondsUntil = (clock: Clock, at: string) =>
  Math.max(0, (Date.parse(at) - clock.now().getTime()) / SECOND_MS)

export async function hasDuePush({ db, clock }: Deps): Promise<boolean> {
  const due = db.orm
    .select({ one: sql`1` })
    .from(pushOutbox)
    .where(lte(pushOutbox.dueAt, isoAfter(clock, 0)))
  return (await due.limit(1)).length > 0
}

/** Claims due messages for `CLAIM_S` seconds: the oldest of each person, then the second of each, so that no person delays the others. */
export async function claimDuePush({ db, clock }: Deps): Promise<ClaimedPush[]> {
  const until = isoAfter(clock, CLAIM_S)
  const longest = sql`select rowid as row, due_at, subscription_id from ${pushOutbox}
    where due_at <= ${isoAfter(clock, 0)} order by due_at limit ${MAX_ROWS_EXAMINED}`
  const inTurns = sql`select longest.row, longest.due_at,
      row_number() over (partition by owner.user_id order by longest.due_at, longest.row) as turn
    from (${longest}) as longest cross join ${pushSubscriptions} as owner on owner.id = longest.subscription_id`
  const due = sql`select row from (${inTurns}) order by turn, due_at limit ${CLAIMED_AT_ONCE}`
  const [claimed] = await db.write(
    db.orm
      .update(pushOutbox)
      .set({ attempts: sql`attempts + 1`, dueAt: until })
      .where(sql`rowid in (${due})`)
      .returning(),
  )
  return interleaveByPhone(claimed)
}

export const postponePush = ({ db, clock }: Deps, claimed: ClaimedPush, seconds: number, attempts = claimed.attempts) =>
  db.write(
    db.orm
      .update(pushOutbox)
      .set({ dueAt: isoAfter(clock, seconds), attempts })
      .where(isClaimedRow(claimed)),
  )

export const deleteClaimedPush = ({ db }: Deps, claimed: ClaimedPush) =>
  db.write(db.orm.delete(pushOutbox).where(isClaimedRow(claimed)))

/** Sorts each browser's first message before the second ones, because UPDATE returns rows unordered. */
function interleaveByPhone(claimed: ClaimedPush[]): ClaimedPush[] {
  const ofPhone = [...Map.groupBy(claimed, (row) => row.subscriptionId).values()]
  const turns = ofPhone.flatMap((rows) => rows.map((row, turn) => ({ row, turn })))
  return turns.sort((a, b) => a.turn - b.turn).map(({ row }) => row)
}

const isClaimedRow = ({ notificationId, subscriptionId }: ClaimedPush) =>
  and(eq(pushOutbox.notificationId, notificationId), eq(pushOutbox.subscriptionId, subscriptionId))
