import { desc, eq, lt, sql } from 'drizzle-orm'
import type { PageParams } from '../../contracts/community.ts'
import type { ListedPriceReport } from '../../contracts/market.ts'
import { refusalError } from '../../contracts/refusals.ts'
import { deleteInBatches } from '../../db/batched-writes.ts'
import { users } from '../../db/schema/accounts.ts'
import { seenPrices } from '../../db/schema/prices.ts'
import { lastItem } from '../../shared/lookups.ts'
import type { Page } from '../community/listing.ts'
import { type Actor, requireAdmin } from '../foundation/actor.ts'
import { auditWrite } from '../foundation/audit.ts'
import {
  createPriceReports,
  type PriceReportDeps,
  type ReportedPriceRow,
  toListedPriceReport,
} from './price-reports.ts'

const RETENTION_DAYS = 60
const DAY_MS = 86_400_000
/** Sorts after every id. */
const NEWEST = '~'

/** Prices that farmers report; others see only a range of several people. */
export function createReportedPrices({ db, clock, places, market }: PriceReportDeps) {
  const { orm } = db

  const listed = orm
    .select({ seen: seenPrices, firstName: users.firstName, lastName: users.lastName })
    .from(seenPrices)
    .leftJoin(users, eq(users.id, seenPrices.userId))

  async function one(id: string): Promise<ListedPriceReport> {
    const [row] = await listed.where(eq(seenPrices.id, id))
    if (!row) throw refusalError('price.missing')
    return listedShape(row)
  }

  return {
    report: createPriceReports({ db, clock, places, market }),

    /** All reports, newest first. @throws AppError forbidden */
    async list(actor: Actor, { limit, before }: PageParams): Promise<Page<ListedPriceReport>> {
      requireAdmin(actor)
      const rows = await listed
        .where(lt(seenPrices.id, before ?? NEWEST))
        .orderBy(desc(seenPrices.id))
        .limit(limit + 1)
      const items = rows.slice(0, limit).map(listedShape)
      return { items, next: rows.length > limit ? lastItem(items).id : null }
    },

    /** Marks a report as doubtful, or removes the mark. @throws AppError forbidden, not_found */
    async judge(actor: Actor, id: string, doubtful: boolean): Promise<ListedPriceReport> {
      requireAdmin(actor)
      await one(id)
      await db.write(
        orm
          .update(seenPrices)
          .set({ doubt: doubtful ? 'administrator' : null })
          .where(eq(seenPrices.id, id)),
        auditWrite(db, { actor, action: 'judge_seen_price' }, clock.now()),
      )
      return one(id)
    },

    /** @throws AppError forbidden, not_found */
    async remove(actor: Actor, id: string): Promise<void> {
      requireAdmin(actor)
      await one(id)
      await db.write(
        orm.delete(seenPrices).where(eq(seenPrices.id, id)),
        auditWrite(db, { actor, action: 'remove_seen_price' }, clock.now()),
      )
    },

    prune: (asOf: Date): Promise<number> =>
      deleteInBatches(db, seenPrices, sql`id < ${Bun.randomUUIDv7('hex', asOf.getTime() - RETENTION_DAYS * DAY_MS)}`),
  }
}

const listedShape = ({
  seen,
  firstName,
  lastName,
}: {
  seen: ReportedPriceRow
  firstName: string | null
  lastName: string | null
}): ListedPriceReport => ({
  ...toListedPriceReport(seen),
  country: seen.country,
  by: [firstName, lastName].filter(Boolean).join(' ') || null,
})
