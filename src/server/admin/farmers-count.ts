import { sql } from 'drizzle-orm'
import type { FarmersQuery } from '../../contracts/admin.ts'
import type { AudienceSize } from '../../contracts/audience.ts'
import type { Orm } from '../../db/open.ts'
import { createYieldToEventLoop } from '../../shared/yield-to-event-loop.ts'
import { adviceChannelSql, farmersCondition, hasSharingConsentSql } from './farmer-conditions.ts'

/** Accounts examined by one statement. */
const PAGE_SIZE = 2000

/** Counts the selected farmers. Other work runs between pages. */
export async function countFarmers(orm: Orm, query: FarmersQuery, now: Date): Promise<AudienceSize> {
  const where = farmersCondition(query, now) ?? sql`true`
  const giveWay = createYieldToEventLoop()
  const size: AudienceSize = { farmers: 0, agreed: 0, bySms: 0 }
  for (let after = ''; ; ) {
    const [[last, farmers, agreed, bySms] = []] = await orm.values<[string | null, number, number, number]>(sql`
      select max(id), sum(fits), sum(fits and ${hasSharingConsentSql}), sum(fits and ${adviceChannelSql} = 'sms') from (
        select id, share_partners, channels, notification_preferences, coalesce(${where}, 0) as fits
        from users where is_admin = 0 and id > ${after} order by id limit ${PAGE_SIZE}) as shown`)
    if (!last) return size
    size.farmers += farmers ?? 0
    size.agreed += agreed ?? 0
    size.bySms += bySms ?? 0
    after = last
    await giveWay()
  }
}
