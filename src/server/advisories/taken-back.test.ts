import { expect, test } from 'bun:test'
import { LOG_KINDS } from '../../contracts/season.ts'
import { advisories } from '../../db/schema/advisories.ts'
import { crops } from '../../db/schema/crops.ts'
import { kanoFarmer, testServices } from '../testing/services.ts'

/** Fields of one farm: some weeks old, and some planned for a past day. */
const FIELDS = [
  { cropType: 'maize', plantingDate: '2026-06-08', growthStage: 'vegetative', farmArea: 2 },
  { cropType: 'groundnuts', plantingDate: '2026-07-01', growthStage: 'planted', farmArea: 1 },
] as const

test('an entry of any kind that is deleted leaves plan, cards and planting day as they were before it', async () => {
  const gona = await testServices({ now: '2026-06-20T08:00:00Z' })
  const farmer = await kanoFarmer(gona)
  const ids: string[] = []
  for (const field of FIELDS) ids.push((await gona.crops.add(farmer, field)).id)
  gona.at('2026-07-06T08:00:00Z')
  await gona.advisories.generate(farmer)
  const seen = async () => ({
    plans: await Promise.all(ids.map((id) => gona.plans.get(farmer, id))),
    fields: (await gona.db.orm.select().from(crops)).map(({ id, plantingDate, planned }) => [
      id,
      plantingDate,
      planned,
    ]),
    cards: (await gona.db.orm.select().from(advisories))
      .filter(({ validUntil }) => validUntil! >= '2026-07-06')
      .map(({ cropId, situation, done }) => `${cropId} ${situation} ${done}`)
      .toSorted(),
  })
  const before = await seen()
  for (const id of ids)
    for (const kind of LOG_KINDS) {
      const entry = await gona.fieldWork.add(farmer, id, { kind, date: '2026-07-06' })
      await gona.fieldWork.remove(farmer, id, entry.id)
      expect([kind, await seen()]).toEqual([kind, before])
    }
})
