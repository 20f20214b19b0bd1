import { expect, test } from 'bun:test'
import { eq } from 'drizzle-orm'
import { crops } from '../../db/schema/crops.ts'
import { farmLog } from '../../db/schema/farm-log.ts'
import { harvestQuestions } from '../../db/schema/harvests.ts'
import { addPerson } from '../testing/people.ts'
import { testServices } from '../testing/services.ts'

const OPERATOR = { kind: 'operator' } as const
const AT = '2026-07-06T08:00:00.000Z'
/** One hectare. */
const HECTARE = 2.47105381467

async function village() {
  const gona = await testServices()
  const { db } = gona
  /** A farm's field, with harvests as `kg`, bags of unknown weight, or null without an amount. */
  async function field(harvests: { amount: number | null; unit?: 'kg' | 'bags'; date?: string }[], over: object = {}) {
    const { user } = await addPerson(db, { region: 'Kano', ...over })
    const id = crypto.randomUUID()
    const row = { cropType: 'maize', growthStage: 'mature', farmArea: HECTARE, plantingDate: '2026-02-01' } as const
    await db.write(db.orm.insert(crops).values({ id, userId: user.id, ...row, createdAt: AT, updatedAt: AT }))
    for (const { amount, unit = 'kg', date = '2026-06-20' } of harvests)
      await db.write(
        db.orm.insert(farmLog).values({
          id: Bun.randomUUIDv7(),
          userId: user.id,
          cropId: id,
          kind: 'harvested',
          date,
          amount,
          unit: amount === null ? null : unit,
          createdAt: AT,
        }),
      )
    return { userId: user.id, cropId: id }
  }
  const ask = async (state: 'asked' | 'skipped') => {
    const who = await field([])
    const question = { id: Bun.randomUUIDv7(), ...who, season: '2026-02-01', way: 'sms', state, askedAt: AT } as const
    await db.write(db.orm.insert(harvestQuestions).values(question))
  }
  return { gona, field, ask }
}

test('nothing below ten farms, then median and quartiles', async () => {
  const { gona, field } = await village()
  for (let n = 1; n <= 9; n++) await field([{ amount: n * 1000 }])
  expect(await gona.harvests.figures(OPERATOR)).toEqual([])
  await field([{ amount: 10_000 }])
  expect(await gona.harvests.figures(OPERATOR)).toEqual([
    { crop: 'maize', state: 'Kano', year: 2026, n: 10, lower: 3250, median: 5500, upper: 7750, unsaid: 0 },
  ])
})

test('harvests of one season add up; nothing is a yield, unknown weights and silence are not', async () => {
  const { gona, field, ask } = await village()
  for (let n = 0; n < 9; n++) await field([{ amount: 400 }, { amount: 600, date: '2026-07-01' }])
  await field([{ amount: 0 }])
  await field([{ amount: 12, unit: 'bags' }])
  await field([{ amount: null }])
  await ask('asked')
  await ask('skipped')
  await field([{ amount: 99_999 }], { isPractice: true })
  expect(await gona.harvests.figures(OPERATOR)).toEqual([
    { crop: 'maize', state: 'Kano', year: 2026, n: 10, lower: 1000, median: 1000, upper: 1000, unsaid: 4 / 14 },
  ])
})

test('a farm counts once, however many fields it has; years and states are apart', async () => {
  const { gona, field } = await village()
  const { userId } = await field([{ amount: 1000 }])
  for (let n = 0; n < 12; n++) {
    const { cropId } = await field([{ amount: 1000 }], { region: n < 6 ? 'Kaduna' : 'Kano' })
    if (n > 2) await gona.db.write(gona.db.orm.update(crops).set({ userId }).where(eq(crops.id, cropId)))
  }
  for (let n = 0; n < 10; n++) await field([{ amount: 2000, date: '2025-12-31' }])
  expect(await gona.harvests.figures(OPERATOR)).toMatchObject([{ year: 2025, n: 10, median: 2000 }])
})

test('administrators read it, farmers do not', async () => {
  const { gona } = await village()
  const admin = await addPerson(gona.db, { isAdmin: true })
  expect(await gona.harvests.figures(admin)).toEqual([])
  const farmer = await addPerson(gona.db)
  expect(() => gona.harvests.figures(farmer)).toThrow('Forbidden')
})

test('the report is of five years, up to today', async () => {
  const { gona, field } = await village()
  for (const date of ['2022-12-31', '2023-01-01', '2027-01-01'])
    for (let n = 0; n < 10; n++) await field([{ amount: 1000, date }])
  gona.at('2027-01-01T08:00:00Z')
  expect((await gona.harvests.figures(OPERATOR)).map(({ year }) => year).sort()).toEqual([2023, 2027])
})
