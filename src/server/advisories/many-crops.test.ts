import { describe, expect, test } from 'bun:test'
import { eq } from 'drizzle-orm'
import type { Advice } from '../../agronomy/types.ts'
import { MAX_CROPS } from '../../contracts/crop-limits.ts'
import { PROFILE_CROPS } from '../../contracts/crops.ts'
import { users } from '../../db/schema/accounts.ts'
import { advisories as advisoryTable } from '../../db/schema/advisories.ts'
import { crops as cropTable } from '../../db/schema/crops.ts'
import { notifications } from '../../db/schema/notifications.ts'
import { rethrowing } from '../../shared/testing/rejections.ts'
import { addPerson } from '../testing/people.ts'
import { kanoFarmer, type TestServices, testServices } from '../testing/services.ts'
import { prepareAdviceWrites } from './advice-writes.ts'
import { adviseFarmer, type FieldAdvice } from './advise-farmer.ts'
import type { AdvisoryRow } from './advisory-row.ts'
import { farmerPages } from './farmer-pages.ts'
import { mergeAdvice } from './merge-advice.ts'

const CROPS_FULL = 'Advice is for your newest 60 crops. To add another one, first remove one that you no longer grow.'

/** Crops from before there was a limit, oldest first. */
async function plant(services: TestServices, userId: string, howMany: number) {
  const time = '2026-06-08T08:00:00.000Z'
  const rows = Array.from({ length: howMany }, (_, n) => ({
    id: `${userId}-${String(n).padStart(5, '0')}`,
    userId,
    cropType: PROFILE_CROPS[n % PROFILE_CROPS.length]!,
    plantingDate: '2026-06-08',
    growthStage: 'vegetative' as const,
    createdAt: time,
    updatedAt: time,
  }))
  for (let from = 0; from < howMany; from += 500) {
    await services.db.write(services.db.orm.insert(cropTable).values(rows.slice(from, from + 500)))
  }
  return rows
}

describe('a farm of several crops', () => {
  const plantedIn = async (crops: Record<string, string>, now: string) => {
    const services = await testServices({ now })
    const farmer = await kanoFarmer(services, { primaryCrops: ['okra'] })
    await services.db.write(services.db.orm.delete(cropTable))
    const rows = Object.entries(crops).map(([cropType, plantingDate]) => ({
      id: Bun.randomUUIDv7(),
      userId: farmer.user.id,
      cropType: cropType as 'maize',
      plantingDate,
      growthStage: 'planted' as const,
      farmArea: 2,
      createdAt: now,
      updatedAt: now,
    }))
    await services.db.write(services.db.orm.insert(cropTable).values(rows))
    await services.advisories.generate(farmer)
    return services.advisories.list(farmer)
  }

  test('in Kano in November is told of the three lost ones first, and has a line for each of the others', async () => {
    const advice = await plantedIn(
      {
        cassava: '2026-10-28',
        yam: '2026-10-28',
        'sweet-potato': '2026-10-28',
        maize: '2026-11-12',
        rice: '2026-11-12',
        millet: '2026-11-12',
      },
      '2026-11-23T08:00:00Z',
    )
    expect(advice.slice(0, 3).map(({ title }) => title)).toEqual([
      'Maize: spend nothing, no rain for it now',
      'Rice: spend nothing, no rain for it now',
      'Millet: spend nothing, no rain for it now',
    ])
    expect(new Set(advice.map(({ cropType }) => cropType)).size).toBe(6)
  })

  test('has something of each crop that lives', async () => {
    const crops = {
      maize: '2026-06-08',
      rice: '2026-06-20',
      sorghum: '2026-06-10',
      cowpeas: '2026-07-01',
      cassava: '2026-05-20',
      sesame: '2026-06-25',
      cotton: '2026-06-15',
    }
    for (const day of ['2026-07-06', '2026-08-10', '2026-09-14']) {
      const advice = await plantedIn(crops, `${day}T08:00:00Z`)
      expect([day, new Set(advice.map(({ cropType }) => cropType as string)).size]).toEqual([day, 7])
    }
  })
})

describe('a farmer with more crops than there may be by now', () => {
  test('gets five cards and a line for each other crop, of the newest of them', async () => {
    const services = await testServices()
    const farmer = await kanoFarmer(services)
    const rows = await plant(services, farmer.user.id, MAX_CROPS + 5)
    await services.advisories.generate(farmer)
    const advised = await services.db.orm.select({ id: advisoryTable.cropId }).from(advisoryTable)
    // Five cards, and a line for each kind of crop that has none.
    expect(advised).toHaveLength(17)
    const newest = rows.slice(5).map(({ id }) => id)
    expect(advised.filter(({ id }) => !newest.includes(id!))).toEqual([])
    await services.weeklyRun.run({ asOf: new Date('2026-07-06T04:00:00Z') })
    expect(await services.db.orm.$count(advisoryTable)).toBe(17)
  })

  test('is notified once, with ten titles', async () => {
    const services = await testServices()
    const farmer = await kanoFarmer(services)
    await plant(services, farmer.user.id, MAX_CROPS)
    await services.weeklyRun.run({ asOf: new Date('2026-07-06T04:00:00Z') })
    const said = await services.db.orm.select().from(notifications).where(eq(notifications.type, 'advisory'))
    expect(said).toHaveLength(1)
    const titles = said[0]!.message.split('\n').slice(1)
    expect(titles).toHaveLength(10)
    const stored = await services.db.orm.select({ title: advisoryTable.title }).from(advisoryTable)
    expect(stored.length).toBeGreaterThan(10)
    expect(titles.filter((title) => !stored.some((one) => one.title === title))).toEqual([])
  })

  test('cannot add one by saving the profile, of which nothing is saved then', async () => {
    const services = await testServices()
    const farmer = await kanoFarmer(services)
    await plant(services, farmer.user.id, MAX_CROPS)
    const change = { firstName: 'Bisi', crops: [{ cropType: 'sesame' as const }] }
    expect(await rethrowing(services.accounts.profile.update(farmer, change))).toThrow(CROPS_FULL)
    const { pieces } = services.accounts.exportAccount(farmer)
    const kept = JSON.parse((await Array.fromAsync(pieces)).join(''))
    expect([kept.user.firstName, kept.crops.length]).toEqual(['Aisha', MAX_CROPS])
  })

  test('makes no page of the runs over all farmers longer', async () => {
    const services = await testServices()
    for (const howMany of [300, 0, 90, 70, 60, 60, 60]) {
      await plant(services, (await kanoFarmer(services)).user.id, howMany)
    }
    const sizes: number[][] = []
    for await (const page of farmerPages(services.db)) sizes.push(page.map(({ crops }) => crops.length))
    expect(sizes).toEqual([[60, 0, 60, 60, 60, 60], [60]])
  })
})

test('all farmers are reached, each once, however many pages they fill, and from the one where a run stopped', async () => {
  const services = await testServices()
  const { db } = services
  for (let n = 0; n < 151; n++) await addPerson(db)
  await addPerson(db, { isAdmin: true })
  const farmers = await db.orm.select({ id: users.id }).from(users).where(eq(users.isAdmin, false)).orderBy(users.id)
  const reached = async (after?: string) => {
    const pages = await Array.fromAsync(farmerPages(db, after))
    return pages.flatMap((page) => page.map(({ farmer }) => farmer.id))
  }
  const ids = farmers.map(({ id }) => id)
  expect(await reached()).toEqual(ids)
  expect(await reached(ids[149])).toEqual([ids[150]!])
})

test('advising gives way between two crops', async () => {
  const services = await testServices()
  const { user } = await kanoFarmer(services)
  await plant(services, user.id, 7)
  const rows = (await services.db.orm.select().from(cropTable)).filter(({ userId }) => userId === user.id)
  const fields = rows.map((row) => ({ ...row, log: [], feedings: null }))
  const days = await services.weather.fieldDays({ lat: 12, lng: 8.52 })
  let given = 0
  const farmer = { ...user, region: 'Kano', country: 'NG' }
  const worded = await adviseFarmer(farmer, fields, days, services.sellingPrices(), async () => void given++)
  expect(worded.length).toBeGreaterThan(0)
  expect(given).toBe(7)
})

describe('merging new advice with what is stored', () => {
  const today = '2026-07-06'
  const now = `${today}T08:00:00.000Z`
  const days = { today, history: [], forecast: [], estimated: true } as never
  const farmer = {
    id: 'farmer',
    location: null,
    region: null,
    country: null,
    soilType: null,
    irrigationMethod: null,
    preferredLanguage: 'en' as const,
  }

  test('looks at each stored advisory a few times, however many there are', async () => {
    const write = prepareAdviceWrites((await testServices()).db.orm)
    let looks = 0
    const stored = Array.from({ length: 1_000 }, (_, n) => ({
      id: `stored-${n}`,
      get cropId() {
        looks++
        return `crop-${n}`
      },
      situation: 'dry.growing',
      validUntil: today,
      createdAt: now,
    })) as unknown as AdvisoryRow[]
    const worded = stored.map((_, n) => wordedFor(`crop-${n}`, 'dry.growing'))
    looks = 0
    const merge = mergeAdvice({ write, farmer, stored, worded, days, now })
    expect(merge.ids).toEqual(stored.map(({ id }) => id))
    expect(looks).toBeLessThanOrEqual(5 * stored.length)
  })

  const stored = (situation: string, { createdAt = now, validUntil = today, updatedAt = now, done = false } = {}) =>
    ({ id: situation, cropId: 'one', situation, createdAt, updatedAt, validUntil, done }) as AdvisoryRow
  const merged = async (rows: AdvisoryRow[], worded: FieldAdvice[]) =>
    mergeAdvice({ write: prepareAdviceWrites((await testServices()).db.orm), farmer, stored: rows, worded, days, now })
  const THREE = ['weed', 'feed', 'scout']

  test('takes three of a crop and week, and beside them whatever is urgent, water or a warning', async () => {
    const more: FieldAdvice[] = [
      wordedFor('one', 'stake'),
      wordedFor('one', 'risk', { priority: 'high' }),
      wordedFor('one', 'irrigation.now', { category: 'irrigation' }),
      wordedFor('one', 'hold', { weatherReason: 'heavy-rain' as Advice['weatherReason'] }),
    ]
    const { added } = await merged(
      [],
      [...THREE.map((each) => wordedFor('one', each)), ...more, wordedFor('two', 'stake')],
    )
    expect(added.map(({ crop, advice }) => [crop.id, advice.situation])).toEqual([
      ...[...THREE, 'risk', 'irrigation.now', 'hold'].map((each) => ['one', each]),
      ['two', 'stake'],
    ])
  })

  test('drops no warning and no question, whatever its reason', async () => {
    const rules = ['fertilizer.hold', 'planting.wrong-season', 'dry.growing', 'planting.asked', 'cold.field'] as const
    const more = rules.map((rule) => wordedFor('one', rule, { rule }))
    const { added } = await merged(
      THREE.map((each) => stored(each)),
      [...THREE.map((each) => wordedFor('one', each)), ...more],
    )
    expect(added.map(({ advice }) => advice.rule)).toEqual([...rules])
  })

  test.each([
    ['open', {}, 0],
    ['done', { done: true }, 1],
    ['of seven days ago', { createdAt: '2026-06-29T20:00:00.000Z' }, 1],
    ['of six days ago', { createdAt: '2026-06-30T20:00:00.000Z' }, 0],
  ])('counts three that are %s', async (_, change, room) => {
    const rows = THREE.map((each) => stored(each, change))
    const { added } = await merged(
      rows,
      [...THREE, 'stake'].map((each) => wordedFor('one', each)),
    )
    expect(added).toHaveLength(room)
  })

  test('leaves out of the count what has ended and what ends now', async () => {
    const ended = THREE.map((each) => stored(each, { validUntil: '2026-07-04' }))
    expect((await merged(ended, [wordedFor('one', 'stake')])).added).toHaveLength(1)
    const ending = THREE.map((each) => stored(each))
    expect((await merged(ending, [wordedFor('one', 'stake')])).added).toHaveLength(1)
  })

  test('opens again what a run of the same day had ended, not what ended by itself or was done', async () => {
    const again = async (change: Parameters<typeof stored>[1]) =>
      (await merged([stored('weed', { validUntil: '2026-07-05', ...change })], [wordedFor('one', 'weed')])).ids[0]
    expect(await again({})).toBe('weed')
    expect(await again({ updatedAt: '2026-07-05T04:00:00.000Z' })).not.toBe('weed')
    expect(await again({ validUntil: '2026-07-04' })).not.toBe('weed')
    expect(await again({ done: true })).not.toBe('weed')
  })

  function wordedFor(id: string, situation: string, advice: Partial<Advice> = {}): FieldAdvice {
    const words = { title: '', content: '', reason: '', sms: '' }
    return {
      crop: { id, log: [], feedings: null } as never,
      advice: {
        ...{ rule: 'care.weeds', situation, priority: 'medium', category: 'other', weatherReason: null, score: 1 },
        ...advice,
      } as Advice,
      words,
      byModel: false,
    }
  }
})
