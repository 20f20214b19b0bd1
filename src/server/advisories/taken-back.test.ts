import { expect, test } from 'bun:test'
import { addDays } from '../../agronomy/dates.ts'
import { chanceOf } from '../../agronomy/testing/chance.ts'
import { LOG_KINDS, type LogKind } from '../../contracts/season.ts'
import { advisories } from '../../db/schema/advisories.ts'
import { crops } from '../../db/schema/crops.ts'
import { kanoFarmer, testServices } from '../testing/services.ts'

/** Fields of one farm: some weeks old, and some planned for a past day. */
const FIELDS = [
  { cropType: 'maize', plantingDate: '2026-06-08', growthStage: 'vegetative', farmArea: 2 },
  { cropType: 'groundnuts', plantingDate: '2026-07-01', growthStage: 'planted', farmArea: 1 },
] as const

/** A farm with these fields on 6 July, its advice made, and all that the farmer sees of it. */
async function farmInJuly() {
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
  return { gona, farmer, ids, seen }
}

test('an entry of any kind that is deleted leaves plan, cards and planting day as they were before it', async () => {
  const { gona, farmer, ids, seen } = await farmInJuly()
  const before = await seen()
  for (const id of ids)
    for (const kind of LOG_KINDS) {
      const entry = await gona.fieldWork.add(farmer, id, { kind, date: '2026-07-06' })
      await gona.fieldWork.remove(farmer, id, entry.id)
      expect([kind, await seen()]).toEqual([kind, before])
    }
})

test('entries of any days, deleted in any order, leave plan, cards and planting day as they were before them', async () => {
  const { gona, farmer, ids, seen } = await farmInJuly()
  const before = await seen()
  const chance = chanceOf(28)
  for (let round = 0; round < 12; round++) {
    const id = ids[chance.below(ids.length)]!
    const entered: { id: string; kind: LogKind; date: string }[] = []
    for (let n = 0; n < 4; n++) {
      const kind = LOG_KINDS[chance.below(LOG_KINDS.length)]!
      const date = addDays('2026-07-06', -chance.below(5))
      entered.push({ id: (await gona.fieldWork.add(farmer, id, { kind, date })).id, kind, date })
    }
    const order = entered.toSorted(() => chance.below(3) - 1)
    for (const entry of order) await gona.fieldWork.remove(farmer, id, entry.id)
    const said = entered.map(({ kind, date }) => `${kind} ${date}`)
    expect([said, await seen()]).toEqual([said, before])
  }
})
