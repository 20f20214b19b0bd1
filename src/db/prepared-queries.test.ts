import { expect, test } from 'bun:test'
import { eq, sql } from 'drizzle-orm'
import { testDatabase } from '../server/testing/database.ts'
import { kanoFarmer, testServices } from '../server/testing/services.ts'
import { TABLES } from '../server/testing/tables.ts'
import { users } from './schema/accounts.ts'
import { crops } from './schema/crops.ts'
import { sessions } from './schema/sign-in.ts'

/** A farmer with crops, advice, posts and likes. */
async function village() {
  const services = await testServices()
  const actor = await kanoFarmer(services)
  await services.crops.initialize(actor)
  await services.advisories.generate(actor)
  const post = await services.community.createPost(actor, { content: 'Ẹ kú iṣẹ́', tags: ['maize', 'a "word"'] })
  await services.community.likePost(actor, post.id)
  return services
}

test('a prepared query gives the rows that drizzle gives, whatever the table', async () => {
  const { db } = await village()
  let rows = 0
  for (const table of TABLES) {
    const query = () => db.orm.select().from(table).orderBy(sql`rowid`)
    const prepared = db.prepared(query)
    for (let n = 0; n < 2; n++) expect(await prepared.all()).toEqual(await query())
    rows += (await prepared.all()).length
  }
  expect(rows).toBeGreaterThan(50)
})

test('a prepared query of several tables, of what is worked out and of what may be missing', async () => {
  const { db } = await village()
  const parts = () =>
    db.orm
      .select({ crop: crops, owner: { id: users.id, location: users.location }, rainy: sql`1`.mapWith(Boolean) })
      .from(crops)
      .crossJoin(users)
      .where(eq(users.id, crops.userId))
      .orderBy(crops.id)
  const columns = () =>
    db.orm
      .select({ id: crops.id, count: sql<number>`(select count(*) from ${crops})`, sid: sessions.sid })
      .from(crops)
      .leftJoin(sessions, sql`0`)
      .orderBy(crops.id)
  expect(await db.prepared(parts).all()).toEqual(await parts())
  expect(await db.prepared(columns).all()).toEqual(await columns())
})

test('its placeholders are named, and values are encoded as their columns store them', async () => {
  const db = testDatabase()
  const person = { id: 'u', phone: '+2348030000000', isAdmin: true, createdAt: '', updatedAt: '' }
  await db.write(db.orm.insert(users).values(person))
  const { placeholder } = sql
  const prepared = db.prepared(() =>
    db.orm
      .select({ id: users.id })
      .from(users)
      .where(sql`${eq(users.phone, placeholder('phone'))} and ${eq(users.isAdmin, placeholder('admin'))}`)
      .limit(placeholder('most')),
  )
  expect(await prepared.all({ phone: person.phone, admin: true, most: 1 })).toEqual([{ id: 'u' }])
  expect(await prepared.all({ phone: person.phone, admin: false, most: 1 })).toEqual([])
  expect(async () => await prepared.all({ phone: person.phone, admin: true })).toThrow('No value for placeholder')
})
