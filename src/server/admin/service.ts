import { and } from 'drizzle-orm'
import type { Analytics, FarmerExportQuery, FarmersQuery, ListedFarmer } from '../../contracts/admin.ts'
import type { AudienceSize } from '../../contracts/audience.ts'
import type { AdminPost, ModerationParams, PageParams } from '../../contracts/community.ts'
import { refusalError } from '../../contracts/refusals.ts'
import type { Page } from '../community/listing.ts'
import type { CommunityService } from '../community/service.ts'
import { type Actor, requireAdmin } from '../foundation/actor.ts'
import { auditWrite } from '../foundation/audit.ts'
import type { Foundation } from '../foundation/foundation.ts'
import { readAnalytics } from './analytics.ts'
import { farmersCondition, hasSharingConsentSql } from './farmer-conditions.ts'
import { countFarmers } from './farmers-count.ts'
import { farmersCsv, farmersFileName } from './farmers-csv.ts'
import { listFarmers } from './farmers-list.ts'

/** Tasks of administrators and the operator. Each method: @throws AppError forbidden for others */
export function createAdminService({
  db,
  clock,
  community,
}: Pick<Foundation, 'db' | 'clock'> & { community: Pick<CommunityService, 'moderation' | 'deletePost'> }) {
  return {
    async analytics(actor: Actor): Promise<Analytics> {
      requireAdmin(actor)
      return readAnalytics({ db, clock })
    },

    /** Lists every post, newest first, with its author's name, username and email. */
    async posts(actor: Actor, params: ModerationParams): Promise<Page<AdminPost>> {
      return community.moderation(actor, params)
    },

    /** @throws AppError not_found. */
    async deletePost(actor: Actor, id: string): Promise<void> {
      requireAdmin(actor)
      await community.deletePost(actor, id)
    },

    /** Lists farmers, newest first, or those selected. */
    async farmers(actor: Actor, query: PageParams & FarmersQuery): Promise<Page<ListedFarmer>> {
      requireAdmin(actor)
      return listFarmers(db.orm, query, clock.now())
    },

    /** Counts the selected farmers, those who agreed to sharing, and those with advice by SMS. */
    async count(actor: Actor, query: FarmersQuery): Promise<AudienceSize> {
      requireAdmin(actor)
      return countFarmers(db.orm, query, clock.now())
    },

    /**
     * Exports the selected farmers who agreed to it, or with a reason everybody, as pieces of one CSV file; audited at
     * the end, or where the reader stops. @throws AppError invalid without the reason
     */
    exportFarmers(actor: Actor, query: FarmerExportQuery = { is: '' }): AsyncIterable<string> {
      requireAdmin(actor)
      if (query.who === 'all' && !query.reason?.trim()) throw refusalError('export.reason')
      return exportFarmersCsv({ db, clock }, actor, query)
    },

    /** Name of a file exported now: `farmers-YYYYMMDD-HHMMSS.csv`, in UTC. */
    exportFileName: (): string => farmersFileName(clock.now()),
  }
}

async function* exportFarmersCsv(
  { db, clock }: Pick<Foundation, 'db' | 'clock'>,
  actor: Actor,
  query: FarmerExportQuery,
): AsyncGenerator<string> {
  let farmers = 0
  try {
    for await (const piece of farmersCsv(db.orm, {
      which: and(query.who === 'all' ? undefined : hasSharingConsentSql, farmersCondition(query, clock.now())),
      more: query.columns === 'all',
    })) {
      farmers += piece.farmers
      yield piece.text
    }
  } finally {
    await db.write(
      auditWrite(db, { actor, action: 'export_farmers', count: farmers, reason: query.reason }, clock.now()),
    )
  }
}
