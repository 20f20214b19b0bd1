import { and, gte, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { advisories } from '../../db/schema/advisories.ts'
import { lazyValue } from '../../shared/lazy-value.ts'
import type { AdvisoryRow } from './advisory-row.ts'

export type StoredAdvice = Pick<
  AdvisoryRow,
  'id' | 'userId' | 'cropId' | 'situation' | 'validUntil' | 'createdAt' | 'updatedAt' | 'done'
>

/**
 * Reads stored advisories of some crops that new advice may affect: still valid, or valid at `since` (a day). Advice ends
 * at the earliest on the day before its creation, so `since` a week ago covers all created in that week.
 */
export function createStoredAdvice({ orm }: Pick<Database, 'orm'>) {
  const { id, userId, cropId, situation, validUntil, createdAt, updatedAt, done } = advisories
  const since = sql.placeholder('since')
  const ofCrops = lazyValue(() =>
    orm
      .select({ id, userId, cropId, situation, validUntil, createdAt, updatedAt, done })
      .from(advisories)
      .where(
        and(
          inArray(cropId, sql`(select value from json_each(${sql.placeholder('crops')}))`),
          or(isNull(validUntil), gte(validUntil, since)),
        ),
      )
      .prepare(),
  )
  return (cropIds: string[], since: string): Promise<StoredAdvice[]> =>
    ofCrops().all({ crops: JSON.stringify(cropIds), since })
}
