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
 * Reads stored advisories of some crops that new advice may affect: those without a last valid day, or with one on the
 * day `since` or later. Advice that is ended on the day of its creation gets the day before as its last day.
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
