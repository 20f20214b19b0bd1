import { describe, expect, test } from 'bun:test'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { CROP_IDS, type CropId, canonicalCrop } from '../../contracts/crops.ts'
import type { Database } from '../../db/open.ts'
import { users } from '../../db/schema/accounts.ts'
import { advisories } from '../../db/schema/advisories.ts'
import { posts } from '../../db/schema/community.ts'
import { crops } from '../../db/schema/crops.ts'
import { counters } from '../../db/schema/operation.ts'
import { rejectionOf } from '../../shared/testing/rejections.ts'
import { createCommunityService } from '../community/service.ts'
import { testDatabase } from '../testing/database.ts'
import { addPerson } from '../testing/people.ts'
import { createAdminService } from './service.ts'

const now = new Date('2026-06-20T09:30:00.000Z')
const operator = { kind: 'operator' } as const
const createdAt = now.toISOString()

function setUp() {
  const db = testDatabase()
  const clock = { now: () => now }
  const admin = createAdminService({ db, clock, community: createCommunityService({ db, clock }) })
  const figures = () => admin.analytics(operator)
  return { db, admin, figures }
}

async function addCrop(db: Database, userId: string, cropType: CropId) {
  const id = Bun.randomUUIDv7()
  await db.write(
    db.orm.insert(crops).values({ id, userId, cropType, growthStage: 'planted', createdAt, updatedAt: createdAt }),
  )
  return id
}

const asList = (list: { crop: string; count: number }[]) => list.map(({ crop, count }) => `${crop} ${count}`)

describe('the figures of the dashboard', () => {
  test('are for administrators, the operator and jobs', async () => {
    const { db, admin } = setUp()
    const farmer = await addPerson(db)
    expect(await rejectionOf(admin.analytics(farmer))).toMatchObject({ code: 'forbidden' })
    expect(() => admin.exportFarmers(farmer)).toThrow('Forbidden')
    expect(await rejectionOf(admin.posts(farmer, { limit: 20 }))).toMatchObject({ code: 'forbidden' })
    expect(await rejectionOf(admin.deletePost(farmer, Bun.randomUUIDv7()))).toMatchObject({ code: 'forbidden' })
  })

  test('are all zero at the beginning', async () => {
    expect(await setUp().figures()).toEqual({
      totalFarmers: 0,
      activeUsers: 0,
      totalPosts: 0,
      regionalDistribution: [],
      cropDistribution: [],
      adviceFeedback: [],
      arrivedBy: [],
      everOnWeb: 0,
      activeBy: [],
    })
  })

  test('a farmer is a user who is no administrator, also when that changes', async () => {
    const { db, figures } = setUp()
    const farmer = { region: 'Kano', primaryCrops: 'maize', lastActiveAt: createdAt }
    const eve = await addPerson(db, { ...farmer, isAdmin: true })
    const ada = await addPerson(db, farmer)
    const one = {
      totalFarmers: 1,
      activeUsers: 1,
      regionalDistribution: [{ location: 'Kano', count: 1 }],
      cropDistribution: [{ crop: 'maize', count: 1 }],
    }
    expect(await figures()).toMatchObject(one)
    const setAdmin = (id: string, isAdmin: boolean) =>
      db.write(db.orm.update(users).set({ isAdmin, region: 'Lagos' }).where(eq(users.id, id)))
    await setAdmin(ada.user.id, true)
    expect(await figures()).toMatchObject({
      totalFarmers: 0,
      activeUsers: 0,
      regionalDistribution: [],
      cropDistribution: [],
    })
    await setAdmin(eve.user.id, false)
    expect(await figures()).toMatchObject({ ...one, regionalDistribution: [{ location: 'Lagos', count: 1 }] })
  })

  test('active are those whose last request lies within 7 days, to the second', async () => {
    const { db, figures } = setUp()
    const times = [null, '2026-06-13T09:29:59.999Z', '2026-06-13T09:30:00.000Z', '2026-06-13T10:00:00.000Z', createdAt]
    const people = []
    for (const lastActiveAt of times) people.push(await addPerson(db, { lastActiveAt }))
    expect((await figures()).activeUsers).toBe(3)
    await db.write(db.orm.update(users).set({ lastActiveAt: createdAt }).where(eq(users.id, people[1]!.user.id)))
    expect((await figures()).activeUsers).toBe(4)
    await db.write(db.orm.update(users).set({ lastActiveAt: createdAt }).where(eq(users.id, people[1]!.user.id)))
    expect((await figures()).activeUsers).toBe(4)
  })

  test('regions are counted, most farmers first; one who moves is counted where they are', async () => {
    const { db, figures } = setUp()
    await addPerson(db, { region: 'Khomas' })
    const ada = await addPerson(db, { region: 'Near the old mill' })
    for (let i = 0; i < 2; i++) await addPerson(db, { region: 'Kano' })
    await addPerson(db, { region: null })
    const regions = async () =>
      (await figures()).regionalDistribution.map(({ location, count }) => `${location} ${count}`)
    expect(await regions()).toEqual(['Kano 2', 'Khomas 1', 'Near the old mill 1'])
    await db.write(db.orm.update(users).set({ region: 'Khomas' }).where(eq(users.id, ada.user.id)))
    expect(await regions()).toEqual(['Kano 2', 'Khomas 2'])
    await db.write(db.orm.update(users).set({ region: null }).where(eq(users.id, ada.user.id)))
    expect(await regions()).toEqual(['Kano 2', 'Khomas 1'])
  })

  test('posts are counted as they come and go', async () => {
    const { db, admin, figures } = setUp()
    const ada = await addPerson(db)
    const ids = [Bun.randomUUIDv7(), Bun.randomUUIDv7()]
    for (const id of ids) {
      await db.write(
        db.orm.insert(posts).values({ id, authorId: ada.user.id, content: 'x', createdAt, updatedAt: createdAt }),
      )
    }
    expect((await figures()).totalPosts).toBe(2)
    await admin.deletePost(operator, ids[0]!)
    expect((await figures()).totalPosts).toBe(1)
    await db.write(db.orm.delete(users).where(eq(users.id, ada.user.id)))
    expect((await figures()).totalPosts).toBe(0)
  })
})

describe('how farmers came', () => {
  test('and what those who are active last used is counted, also when that changes', async () => {
    const { db, figures } = setUp()
    const web = { arrivedBy: 'web', webAt: createdAt, lastActiveAt: createdAt, lastActiveBy: 'web' } as const
    await addPerson(db, web)
    await addPerson(db, { ...web, isAdmin: true })
    const musa = await addPerson(db, { arrivedBy: 'ussd', lastActiveAt: createdAt, lastActiveBy: 'ussd' })
    await addPerson(db, { arrivedBy: 'sms', lastActiveAt: '2026-05-01T00:00:00.000Z', lastActiveBy: 'sms' })
    await addPerson(db)
    expect(await figures()).toMatchObject({
      activeUsers: 2,
      arrivedBy: ['sms', 'unknown', 'ussd', 'web'].map((by) => ({ by, count: 1 })),
      everOnWeb: 1,
      activeBy: ['ussd', 'web'].map((by) => ({ by, count: 1 })),
    })
    await db.write(
      db.orm.update(users).set({ webAt: createdAt, lastActiveBy: 'web' }).where(eq(users.id, musa.user.id)),
    )
    expect(await figures()).toMatchObject({ everOnWeb: 2, activeBy: [{ by: 'web', count: 2 }] })
  })

  test('is a list of them, newest first, a page at a time', async () => {
    const { db, admin } = setUp()
    const ada = await addPerson(db, { arrivedBy: 'web', webAt: createdAt })
    const musa = await addPerson(db, { arrivedBy: 'ussd', channels: { advice: 'none' } })
    await addPerson(db, { isAdmin: true })
    const list = async (asked: object) =>
      (await admin.farmers(operator, { limit: 10, is: '', ...asked })).items.map(({ id }) => id)
    expect(await list({})).toEqual([musa.user.id, ada.user.id])
    expect(await list({ of: 'plain' })).toEqual([musa.user.id])
    expect(await list({ of: 'arrived', is: 'web' })).toEqual([ada.user.id])
    expect(await list({ limit: 1, before: musa.user.id })).toEqual([ada.user.id])
    const next = async (limit: number, before?: string) =>
      (await admin.farmers(operator, { limit, is: '', ...(before && { before }) })).next
    expect([await next(2), await next(1), await next(1, musa.user.id)]).toEqual([null, musa.user.id, null])
    expect((await admin.farmers(operator, { limit: 1, is: '' })).items).toMatchObject([
      { arrivedBy: 'ussd', webAt: null, channels: { advice: 'none', warnings: 'web' } },
    ])
    expect(await rejectionOf(admin.farmers(ada, { limit: 1, is: '' }))).toMatchObject({ code: 'forbidden' })
  })
})

describe('which crops farmers grow', () => {
  test('each farmer counts once a crop, named in the profile or tracked, under whichever of its names', async () => {
    const { db, figures } = setUp()
    const ada = await addPerson(db, { primaryCrops: 'tomato,maize' })
    const bola = await addPerson(db, { primaryCrops: null })
    for (const cropType of ['tomatoes', 'tomato', 'tomatoes', 'rice'] as const) await addCrop(db, ada.user.id, cropType)
    await addCrop(db, bola.user.id, 'tomatoes')
    await addCrop(db, bola.user.id, 'tomatoes')
    expect(asList((await figures()).cropDistribution)).toEqual(['tomato 2', 'maize 1', 'rice 1'])
  })

  test('crops that are removed, renamed or no longer named follow', async () => {
    const { db, figures } = setUp()
    const ada = await addPerson(db, { primaryCrops: 'maize,yam' })
    const id = await addCrop(db, ada.user.id, 'rice')
    const counted = async () => asList((await figures()).cropDistribution)
    const rename = (cropType: CropId) => db.write(db.orm.update(crops).set({ cropType }).where(eq(crops.id, id)))
    const name = (primaryCrops: string) =>
      db.write(db.orm.update(users).set({ primaryCrops }).where(eq(users.id, ada.user.id)))

    await rename('peppers')
    expect(await counted()).toEqual(['maize 1', 'pepper 1', 'yam 1'])
    await rename('maize')
    expect(await counted()).toEqual(['maize 1', 'yam 1'])
    await name('yam,beans')
    expect(await counted()).toEqual(['beans 1', 'maize 1', 'yam 1'])
    await db.write(db.orm.delete(crops).where(eq(crops.id, id)))
    expect(await counted()).toEqual(['beans 1', 'yam 1'])
    await name('')
    expect(await counted()).toEqual([])
  })

  test('a crop row that was refused counts nothing', async () => {
    const { db, figures } = setUp()
    const ada = await addPerson(db)
    const placeholder = () => ({
      id: Bun.randomUUIDv7(),
      userId: ada.user.id,
      cropType: 'maize' as const,
      growthStage: 'planted' as const,
      placeholder: true,
      createdAt,
      updatedAt: createdAt,
    })
    for (let i = 0; i < 3; i++) await db.write(db.orm.insert(crops).values(placeholder()).onConflictDoNothing())
    expect(asList((await figures()).cropDistribution)).toEqual(['maize 1'])
  })

  test('the database knows every other name of a crop that the catalogue knows', async () => {
    const { db, figures } = setUp()
    await addPerson(db, { primaryCrops: CROP_IDS.join(',') })
    const ada = await addPerson(db)
    for (const id of CROP_IDS) await addCrop(db, ada.user.id, id)
    const expected = [...new Set(CROP_IDS.map(canonicalCrop))].sort().map((crop) => `${crop} 2`)
    expect(asList((await figures()).cropDistribution).sort()).toEqual(expected)
  })

  test('when accounts are deleted nothing of them is left in any total', async () => {
    const { db } = setUp()
    for (const primaryCrops of ['maize,onions', 'rice', null]) {
      const { user } = await addPerson(db, {
        primaryCrops,
        region: 'Behind the church of Ada',
        lastActiveAt: createdAt,
      })
      await addCrop(db, user.id, 'onion')
      await addCrop(db, user.id, 'cocoa')
      await addAdvice(db, user.id, { useful: true, done: true })
    }
    expect((await db.orm.select().from(counters)).length).toBeGreaterThan(5)
    await db.write(db.orm.delete(users))
    expect(await db.orm.select().from(counters)).toEqual([])
  })
})

describe('how advice was received', () => {
  test('answers are counted by crop and category, and follow when they change', async () => {
    const { db, figures } = setUp()
    const ada = await addPerson(db)
    await addAdvice(db, ada.user.id, { cropType: 'tomatoes', useful: true })
    await addAdvice(db, ada.user.id, { cropType: 'tomato', useful: false, done: true })
    const later = await addAdvice(db, ada.user.id, { cropType: 'rice', category: 'pest' })
    expect((await figures()).adviceFeedback).toEqual([
      { crop: 'tomato', category: 'irrigation', useful: 1, notUseful: 1, done: 1 },
    ])
    const answer = (set: { useful?: boolean | null; done?: boolean }) =>
      db.write(db.orm.update(advisories).set(set).where(eq(advisories.id, later)))
    await answer({ useful: false })
    await answer({ useful: true, done: true })
    await answer({ useful: true, done: true })
    expect((await figures()).adviceFeedback[1]).toEqual({
      crop: 'rice',
      category: 'pest',
      useful: 1,
      notUseful: 0,
      done: 1,
    })
    await answer({ useful: null, done: false })
    expect((await figures()).adviceFeedback).toHaveLength(1)
  })

  test('come with the most answered first, of those the most done, then by crop and category', async () => {
    const { db, figures } = setUp()
    const { user } = await addPerson(db)
    const answered = { useful: true, done: false }
    await addAdvice(db, user.id, { cropType: 'maize', category: 'pest', ...answered })
    await addAdvice(db, user.id, { cropType: 'maize', category: 'irrigation', ...answered })
    await addAdvice(db, user.id, { cropType: 'rice', category: 'pest', ...answered, done: true })
    await addAdvice(db, user.id, { cropType: 'yam', category: 'pest', ...answered })
    await addAdvice(db, user.id, { cropType: 'yam', category: 'pest', ...answered, useful: false })
    expect((await figures()).adviceFeedback.map(({ crop, category }) => `${crop} ${category}`)).toEqual([
      'yam pest',
      'rice pest',
      'maize irrigation',
      'maize pest',
    ])
  })
})

test('whatever is done in whichever order, the totals are what the rows add up to', async () => {
  const { db } = setUp()
  const names = ['tomato', 'tomatoes', 'onions', 'maize'] as const
  let seed = 20260620
  const random = () => {
    seed = (seed * 48271) % 2147483647
    return seed / 2147483647
  }
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)]!
  const some = () => names.filter(() => random() < 0.5).join(',')
  const anyone = async () => pick(await db.orm.select({ id: users.id }).from(users).orderBy(users.phone)).id
  const someCrops = async () =>
    inArray(
      crops.id,
      (await db.orm.select().from(crops).orderBy(crops.id)).filter(() => random() < 0.3).map(({ id }) => id),
    )
  const acts = [
    async () => addPerson(db, { primaryCrops: some(), isAdmin: random() < 0.3 }),
    async () => addCrop(db, await anyone(), pick(names)),
    async () => addCrop(db, await anyone(), pick(names)),
    async () => addAdvice(db, await anyone(), { cropType: pick(names), useful: pick([null, true, false]) }),
    async () =>
      db.write(
        db.orm
          .update(users)
          .set({ primaryCrops: some() })
          .where(eq(users.id, await anyone())),
      ),
    async () =>
      db.write(
        db.orm
          .update(users)
          .set({ isAdmin: random() < 0.3 })
          .where(eq(users.id, await anyone())),
      ),
    async () =>
      db.write(
        db.orm
          .update(crops)
          .set({ cropType: pick(names) })
          .where(await someCrops()),
      ),
    async () => db.write(db.orm.update(advisories).set({ useful: pick([null, true, false]), cropType: pick(names) })),
    async () => db.write(db.orm.delete(crops).where(await someCrops())),
    async () =>
      db.write(db.orm.delete(users).where(and(eq(users.id, await anyone()), sql`(select count(*) from users) > 2`))),
  ]
  await acts[0]!()
  for (let n = 0; n < 150; n++) {
    await pick(acts)()
    const people = await db.orm.select().from(users).where(eq(users.isAdmin, false))
    const rows = await db.orm.select().from(crops)
    const grown = people.flatMap(({ id, primaryCrops }) => {
      const named = (primaryCrops ?? '').split(',').filter((name) => name !== '') as CropId[]
      const tracked = rows.filter(({ userId }) => userId === id).map(({ cropType }) => cropType)
      return [...new Set([...named, ...tracked].map(canonicalCrop))].map((crop) => `crop ${crop}`)
    })
    const answers = (await db.orm.select().from(advisories))
      .filter(({ useful }) => useful !== null)
      .map(({ useful, cropType, category }) => `${useful ? '' : 'not_'}useful ${canonicalCrop(cropType)}/${category}`)
    const kept = await db.orm
      .select()
      .from(counters)
      .where(inArray(counters.name, ['crop', 'useful', 'not_useful']))
    expect(kept.flatMap(({ name, key, n }) => Array<string>(n).fill(`${name} ${key}`)).sort()).toEqual(
      [...grown, ...answers].sort(),
    )
  }
})

async function addAdvice(db: Database, userId: string, said: Partial<typeof advisories.$inferInsert>) {
  const id = Bun.randomUUIDv7()
  await db.write(
    db.orm.insert(advisories).values({
      id,
      userId,
      cropType: 'maize',
      title: 't',
      content: 'c',
      priority: 'low',
      category: 'irrigation',
      situation: 's',
      rule: 'care.weeds',
      facts: {},
      evidence: [],
      language: 'en',
      sms: 's',
      score: 1,
      createdAt,
      updatedAt: createdAt,
      ...said,
    }),
  )
  return id
}
