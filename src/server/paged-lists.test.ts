import { beforeEach, expect, test } from 'bun:test'
import type { PageParams } from '../contracts/community.ts'
import { inboxMessages } from '../db/schema/inbox.ts'
import { seenPrices } from '../db/schema/prices.ts'
import { smsMessages } from '../db/schema/sms.ts'
import type { Page } from './community/listing.ts'
import { addPerson, type Person } from './testing/people.ts'
import { type TestServices, testServices } from './testing/services.ts'

type Reads = (page: PageParams) => Promise<Page<{ id: string }>>
type Gona = TestServices & Record<'owner' | 'other' | 'chief', Person>
interface List {
  /** Adds three rows, the first first. */
  fill: (gona: Gona) => Promise<unknown>
  read: (gona: Gona) => Reads
  /** The oldest first: the page after goes on with the newer. */
  oldestFirst?: true
}

const OPERATOR = { kind: 'operator' } as const
const WRITTEN = '2026-07-01T08:00:00.000Z'
const NAMES = ['1', '2', '3']
const ids = () => NAMES.map(() => Bun.randomUUIDv7())

const addCrop = (gona: Gona) =>
  gona.crops.add(gona.owner, {
    ...{ cropType: 'maize', plantingDate: '2026-06-01', growthStage: 'planted', farmArea: 1 },
  })
async function weed(gona: Gona) {
  const { id } = await addCrop(gona)
  for (const n of NAMES) await gona.farmLog.add(gona.owner, id, { kind: 'weeded', date: `2026-06-2${n}` })
}
const askAs = (gona: Gona, role: 'owner' | 'other', over: Partial<typeof inboxMessages.$inferInsert> = {}) => {
  const { id: userId, phone } = gona[role].user
  const question = { userId, phone, channel: 'web' as const, text: 'When?', createdAt: WRITTEN, ...over }
  return gona.db.write(gona.db.orm.insert(inboxMessages).values(ids().map((id) => ({ ...question, id }))))
}
const post = async (gona: Gona) => {
  for (const content of NAMES) await gona.community.createPost(gona.owner, { content })
}
const postOf = async (gona: Gona) =>
  (await gona.community.feed(gona.owner, { limit: 1 })).items[0]?.id ??
  (await gona.community.createPost(gona.owner, { content: 'Rain' })).id

const LISTS: Record<string, List> = {
  'posts of the feed': { fill: post, read: (gona) => (page) => gona.community.feed(gona.other, page) },
  'posts to moderate': { fill: post, read: (gona) => (page) => gona.community.moderation(gona.chief, page) },
  'farmers, without administrators': {
    // The two of every test are there before.
    fill: (gona) => addPerson(gona.db),
    read: (gona) => (page) => gona.admin.farmers(gona.chief, { ...page, is: '' }),
  },
  'replies to a post': {
    fill: async (gona) => {
      const id = await postOf(gona)
      for (const content of NAMES) await gona.community.createReply(gona.owner, id, { content })
    },
    read: (gona) => async (page) => gona.community.replies(gona.other, await postOf(gona), page),
    oldestFirst: true,
  },
  'SMS to a person': {
    fill: (gona) => {
      const { id: userId, phone } = gona.owner.user
      const row = { userId, phone, segments: 1, kind: 'test' as const, state: 'delivered' as const, text: 'Weed' }
      const rows = ids().map((id) => ({ ...row, id, createdAt: WRITTEN }))
      return gona.db.write(gona.db.orm.insert(smsMessages).values(rows))
    },
    read: (gona) => (page) => gona.sms.ofPerson(gona.owner.user.id, page),
  },
  'work on a field': {
    fill: weed,
    read: (gona) => async (page) => {
      const [crop] = await gona.crops.list(gona.owner)
      return crop ? gona.farmLog.list(gona.owner, crop.id, page) : { items: [], next: null }
    },
  },
  'work of a person': { fill: weed, read: (gona) => (page) => gona.farmLog.ofPerson(gona.owner.user.id, page) },
  'prices of a country': {
    fill: async (gona) => {
      const price = { kind: 'produce', item: 'maize', price: 400, market: 'Dawanau' } as const
      for (const n of NAMES) await gona.prices.save(OPERATOR, { ...price, country: 'NG', date: `2026-07-0${n}` })
      await gona.prices.save(OPERATOR, { ...price, country: 'NA', date: '2026-07-02' })
    },
    read: (gona) => (page) => gona.prices.list(OPERATOR, { ...page, country: 'NG' }),
  },
  'prices that farmers saw': {
    fill: (gona) => {
      const seen = { crop: 'maize', price: 400, unit: 'kg', perKg: 400, market: 'Dawanau', sold: true } as const
      const rows = ids().map((id) => ({ ...seen, id, userId: gona.owner.user.id, country: 'NG' as const }))
      return gona.db.write(gona.db.orm.insert(seenPrices).values(rows.map((row) => ({ ...row, createdAt: WRITTEN }))))
    },
    read: (gona) => (page) => gona.seenPrices.list(gona.chief, page),
  },
  'open questions, to administrators': {
    fill: async (gona) => {
      await askAs(gona, 'owner')
      await askAs(gona, 'other', { state: 'answered' })
    },
    read: (gona) => (page) => gona.inbox.list(gona.chief, { ...page, state: 'open' }),
  },
  'own questions': {
    fill: async (gona) => {
      await askAs(gona, 'owner')
      await askAs(gona, 'other')
    },
    read: (gona) => (page) => gona.questions.list(gona.owner, page),
  },
  'open questions, to officers': {
    fill: async (gona) => {
      await askAs(gona, 'owner')
      await askAs(gona, 'other', { state: 'closed' })
    },
    read: (gona) => (page) => gona.officerQuestions.queue(OPERATOR, { ...page, state: 'open' }),
    oldestFirst: true,
  },
  'answered questions, to officers': {
    fill: async (gona) => {
      await askAs(gona, 'owner')
      await askAs(gona, 'other', { state: 'closed' })
    },
    read: (gona) => (page) => gona.officerQuestions.queue(OPERATOR, { ...page, state: 'answered' }),
  },
}

let gona: Gona
beforeEach(async () => {
  const services = await testServices()
  const [owner, other, chief] = [
    await addPerson(services.db),
    await addPerson(services.db),
    await addPerson(services.db, { isAdmin: true }),
  ]
  gona = { ...services, owner, other, chief }
})

/** Ids of each page of `limit`, until there is no next one. */
async function pages(read: Reads, limit: number): Promise<string[][]> {
  const found: string[][] = []
  let before: string | undefined
  do {
    const { items, next } = await read({ limit, ...(before && { before }) })
    found.push(items.map(({ id }) => id))
    before = next ?? undefined
  } while (before)
  return found
}

test.each(Object.entries(LISTS))('%s: every row on one page, no empty page at the end', async (_, list) => {
  const read = list.read(gona)
  await list.fill(gona)
  const [[a, b, c] = [], ...rest] = await pages(read, 4)
  const sorted = [a!, b!, c!].toSorted()
  expect([a!, b!, c!]).toEqual(list.oldestFirst ? sorted : sorted.reverse())
  expect(rest).toEqual([])
  expect(await pages(read, 1)).toEqual([[a!], [b!], [c!]])
  expect(await pages(read, 2)).toEqual([[a!, b!], [c!]])
  expect(await pages(read, 3)).toEqual([[a!, b!, c!]])
})
