import { harvestQuestions } from '../../db/schema/harvests.ts'
import { isoNow } from '../../shared/clock.ts'
import type { Foundation } from '../foundation/foundation.ts'

/** Stores an open question about the harvest of a crop. */
export async function askedHarvest({ db, clock }: Pick<Foundation, 'db' | 'clock'>, userId: string, cropId: string) {
  const row = { id: Bun.randomUUIDv7(), userId, cropId, season: '2026-02-20', way: 'web', state: 'asked' } as const
  await db.write(db.orm.insert(harvestQuestions).values({ ...row, askedAt: isoNow(clock) }))
}
