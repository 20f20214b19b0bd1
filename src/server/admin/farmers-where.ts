import { eq, gte, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { FarmersAsked } from '../../contracts/admin.ts'
import { CROP_IDS, canonicalCrop } from '../../contracts/crops.ts'
import { users } from '../../db/schema/accounts.ts'
import { daysBefore } from '../../shared/clock.ts'
import { ACTIVE_DAYS } from './analytics.ts'

/** Condition for the farmers counted by a figure: by region, crop under any of its names, language, activity or arrival. */
export function farmersWhere({ of, is }: FarmersAsked, now: Date): SQL | undefined {
  switch (of) {
    case 'region':
      return eq(users.region, is)
    case 'crop':
      return growing(is)
    case 'language':
      return sql`${users.preferredLanguage} = ${is}`
    case 'active':
      return gte(users.lastActiveAt, daysBefore(now, ACTIVE_DAYS))
    case 'arrived':
      return is === 'unknown' ? isNull(users.arrivedBy) : sql`${users.arrivedBy} = ${is}`
    case 'plain':
      return isNull(users.webAt)
    case 'placeless':
      return sql`coalesce(${users.region}, '') = ''`
  }
}

/** Farmers who chose the crop in the profile or have a field of it, like the running totals. */
function growing(crop: string): SQL | undefined {
  const names = [crop, ...CROP_IDS.filter((id) => id !== crop && canonicalCrop(id) === crop)]
  const chosen = names.map((name) => sql`instr(',' || ${users.primaryCrops} || ',', ${`,${name},`}) > 0`)
  const list = sql.join(
    names.map((name) => sql`${name}`),
    sql`, `,
  )
  return or(
    ...chosen,
    sql`exists (select 1 from crops where crops.user_id = ${users.id} and crops.crop_type in (${list}))`,
  )
}
