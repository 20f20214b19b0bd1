import { and, desc, eq, lt } from 'drizzle-orm'
import type { FarmersQuery, ListedFarmer } from '../../contracts/admin.ts'
import { effectiveChannels } from '../../contracts/channels.ts'
import type { PageParams } from '../../contracts/community.ts'
import { placeText } from '../../contracts/profile-form.ts'
import type { Orm } from '../../db/open.ts'
import { users } from '../../db/schema/accounts.ts'
import { lastItem } from '../../shared/lookups.ts'
import type { Page } from '../community/listing.ts'
import { farmersCondition } from './farmer-conditions.ts'

/** Cursor of the first page: sorts after every id. */
const FIRST_PAGE_CURSOR = '~'

/** Lists farmers, newest first; `query` selects those counted by a figure, `only` the farmer with this id. */
export async function listFarmers(
  orm: Orm,
  { limit, before, only, ...query }: PageParams & FarmersQuery & { only?: string },
  now: Date,
): Promise<Page<ListedFarmer>> {
  const rows = await orm
    .select({
      id: users.id,
      phone: users.phone,
      firstName: users.firstName,
      lastName: users.lastName,
      location: users.location,
      primaryCrops: users.primaryCrops,
      preferredLanguage: users.preferredLanguage,
      arrivedBy: users.arrivedBy,
      webAt: users.webAt,
      lastActiveAt: users.lastActiveAt,
      lastActiveBy: users.lastActiveBy,
      switches: users.notificationPreferences,
      chosen: users.channels,
      createdAt: users.createdAt,
    })
    .from(users)
    .where(
      and(
        eq(users.isAdmin, false),
        lt(users.id, before ?? FIRST_PAGE_CURSOR),
        only === undefined ? undefined : eq(users.id, only),
        farmersCondition(query, now),
      ),
    )
    .orderBy(desc(users.id))
    .limit(limit + 1)
  const items = rows.slice(0, limit).map(({ switches, chosen, location, ...farmer }) => ({
    ...farmer,
    place: placeText(location) || null,
    channels: effectiveChannels(switches, chosen),
  }))
  return { items, next: rows.length > limit ? lastItem(items).id : null }
}
