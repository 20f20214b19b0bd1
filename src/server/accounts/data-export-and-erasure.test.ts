import { describe, expect, test } from 'bun:test'
import { eq, getTableName, inArray } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/sqlite-core'
import { imageAddress } from '../../contracts/community.ts'
import { users } from '../../db/schema/accounts.ts'
import { advisories } from '../../db/schema/advisories.ts'
import { callRefusals, contactDays, stoppedNumbers } from '../../db/schema/channels.ts'
import { postLikes, posts, replies } from '../../db/schema/community.ts'
import { crops } from '../../db/schema/crops.ts'
import { farmLog } from '../../db/schema/farm-log.ts'
import { farmerPrices, fertilizerPlans } from '../../db/schema/fertilizer.ts'
import { harvestQuestions } from '../../db/schema/harvests.ts'
import { images } from '../../db/schema/images.ts'
import { inboxMessages, questionAnswers } from '../../db/schema/inbox.ts'
import { notifications } from '../../db/schema/notifications.ts'
import { auditLog, idempotencyKeys } from '../../db/schema/operation.ts'
import { seenPrices } from '../../db/schema/prices.ts'
import { pushSubscriptions } from '../../db/schema/push.ts'
import { smsMessages } from '../../db/schema/sms.ts'
import { trialExposures, trials } from '../../db/schema/trials.ts'
import { ussdSessions } from '../../db/schema/ussd.ts'
import { calls, outboundCalls } from '../../db/schema/voice.ts'
import { capMessages, warningNotices } from '../../db/schema/warnings.ts'
import { ALL_PERSONAL_DATA } from '../all-personal-data.ts'
import { TABLES } from '../testing/tables.ts'
import { FARMER, startAccounts } from './fixture.ts'

const NOW = '2026-06-20T08:00:00.000Z'

/** Amina, who leaves, Bode, who stays, and all data that connects them. */
async function village() {
  const gona = await startAccounts()
  const { db, browser } = gona
  const [amina, bode] = [browser(), browser()]
  const aminaId = (await amina.send('POST', '/api/register', FARMER, { 'idempotency-key': crypto.randomUUID() })).body
    .id
  const bodeId = (await bode.send('POST', '/api/register', { ...FARMER, phone: '08055555555', firstName: 'Bode' })).body
    .id
  const post = (id: string, authorId: string, imageUrl: string | null = null) => ({
    id,
    authorId,
    content: `post ${id}`,
    imageUrl,
    createdAt: NOW,
    updatedAt: NOW,
  })
  const reply = (id: string, postId: string, authorId: string, parentReplyId: string | null = null) => ({
    id,
    postId,
    authorId,
    parentReplyId,
    content: `reply ${id}`,
    createdAt: NOW,
  })
  const image = (id: string, ownerId: string) => ({
    id,
    ownerId,
    bytes: Buffer.from(id),
    thumbnail: Buffer.from(id),
    width: 1,
    height: 1,
    createdAt: NOW,
  })
  const [mine, shared, unused] = ['a', 'b', 'c'].map((letter) => letter.repeat(64)) as [string, string, string]
  await db.write(
    db.orm.insert(images).values([image(mine, aminaId), image(shared, aminaId), image(unused, aminaId)]),
    db.orm.insert(posts).values([
      post('p-amina', aminaId, imageAddress(mine)),
      // A shared image, which is refused now: Bode shows a picture of Amina's.
      post('p-bode', bodeId, imageAddress(shared)),
    ]),
    db.orm
      .insert(replies)
      .values([
        reply('r-bode', 'p-bode', bodeId),
        reply('r-amina', 'p-bode', aminaId),
        reply('r-bode-below-amina', 'p-bode', bodeId, 'r-amina'),
      ]),
    db.orm.insert(postLikes).values([
      { id: 'l1', postId: 'p-bode', userId: aminaId, createdAt: NOW },
      { id: 'l2', postId: 'p-bode', userId: bodeId, createdAt: NOW },
      { id: 'l3', replyId: 'r-bode', userId: aminaId, createdAt: NOW },
    ]),
    db.orm.insert(notifications).values([
      {
        id: 'n-bode',
        userId: bodeId,
        type: 'community_reply',
        title: 'New reply to your post',
        message: 'Amina: reply r-amina',
        data: { postId: 'p-bode', replyId: 'r-amina' },
        createdAt: NOW,
      },
      {
        id: 'n-amina',
        userId: aminaId,
        type: 'other',
        title: 't',
        message: 'm',
        createdAt: NOW,
      },
    ]),
    db.orm.insert(smsMessages).values(
      [
        { id: 's1', userId: aminaId, text: 'Rain tomorrow' },
        { id: 's2', userId: null, text: 'Answer to HELP, before the account' },
      ].map((sms) => ({
        ...sms,
        phone: '+2348031234567',
        segments: 1,
        state: 'delivered' as const,
        createdAt: NOW,
      })),
    ),
    db.orm.insert(ussdSessions).values({
      id: 'd1',
      userId: aminaId,
      phone: '+2348031234567',
      network: '62130',
      serviceCode: '*384*1#',
      language: 'en',
      screen: 'home',
      createdAt: NOW,
      lastAt: NOW,
    }),
    db.orm.insert(inboxMessages).values(
      [
        { id: 'q1', userId: aminaId },
        { id: 'q2', userId: null },
      ].map((one) => ({ ...one, phone: '+2348031234567', channel: 'sms' as const, text: 'Why?', createdAt: NOW })),
    ),
    db.orm
      .insert(questionAnswers)
      .values({ id: 'qa1', questionId: 'q1', authorId: aminaId, text: 'So', createdAt: NOW }),
    db.orm.insert(calls).values({
      id: 'r1',
      userId: aminaId,
      phone: '+2348031234567',
      direction: 'inbound',
      language: 'en',
      place: 'home',
      createdAt: NOW,
      lastAt: NOW,
    }),
    db.orm.insert(contactDays).values({ userId: aminaId, day: '2026-06-20', about: 'sms:c', createdAt: NOW }),
    db.orm.insert(callRefusals).values({ phone: '+2348031234567', createdAt: NOW }),
    db.orm.insert(stoppedNumbers).values({ phone: '+2348031234567', createdAt: NOW }),
    db.orm.insert(outboundCalls).values({
      id: 'o1',
      userId: aminaId,
      phone: '+2348031234567',
      about: 'storm',
      kind: 'warning',
      language: 'en',
      state: 'queued',
      dueAt: NOW,
      until: NOW,
      createdAt: NOW,
    }),
    db.orm.insert(outboundCalls).values({
      id: 'o0',
      userId: null,
      phone: '+2348031234567',
      about: 'ring:1',
      kind: 'call back',
      language: 'en',
      state: 'queued',
      dueAt: NOW,
      until: NOW,
      createdAt: NOW,
    }),
    db.orm.insert(auditLog).values({
      id: 'a1',
      actor: `user:${aminaId}`,
      userId: aminaId,
      action: 'export.farmers',
      count: 2,
      createdAt: NOW,
    }),
    db.orm.insert(crops).values({
      id: 'c1',
      userId: aminaId,
      cropType: 'maize',
      growthStage: 'planted',
      createdAt: NOW,
      updatedAt: NOW,
    }),
    db.orm
      .insert(farmLog)
      .values({ id: 'f1', userId: aminaId, cropId: 'c1', kind: 'weeded', date: '2026-06-19', createdAt: NOW }),
    db.orm.insert(fertilizerPlans).values({
      id: 'b1',
      userId: aminaId,
      cropId: 'c1',
      asked: { area: 1, areaUnit: 'acre', grades: [], risk: 'careful' },
      plan: null,
      savedAt: NOW,
    }),
    db.orm
      .insert(farmerPrices)
      .values({ id: 'w1', userId: aminaId, item: 'urea', kg: 50, price: 28_000, date: '2026-06-19' }),
    db.orm.insert(seenPrices).values({
      id: 'g1',
      userId: aminaId,
      country: 'NG',
      crop: 'maize',
      price: 400,
      unit: 'kg',
      perKg: 400,
      market: 'Dawanau',
      sold: true,
      createdAt: NOW,
    }),
    db.orm.insert(harvestQuestions).values({
      id: 'h1',
      userId: aminaId,
      cropId: 'c1',
      season: '2026-02-01',
      way: 'sms',
      state: 'asked',
      askedAt: NOW,
    }),
    db.orm.insert(trials).values({
      id: 'held',
      name: 'Held',
      unit: 'farmer',
      arms: [],
      planned: 1,
      start: '2026-06-01',
      end: '2026-06-30',
      measure: 'done',
      what: { kind: 'holdout', of: 'sms' },
      salt: 'secret salt',
      createdAt: NOW,
    }),
    db.orm.insert(trialExposures).values([
      { trialId: 'held', userId: aminaId, unit: aminaId, arm: 'a', at: NOW },
      { trialId: 'held', userId: bodeId, unit: bodeId, arm: 'b', at: NOW },
    ]),
    db.orm.insert(capMessages).values({
      id: 'k1',
      identifier: 'urn:oid:1',
      sender: 'cfo@nimet.gov.ng',
      sent: NOW,
      status: 'Actual',
      msgType: 'Alert',
      scope: 'Public',
      refs: [],
      xml: '',
      fetchedAt: NOW,
      relevantUntil: NOW,
    }),
    db.orm.insert(warningNotices).values({ userId: aminaId, warning: 'k1', what: 'warned', at: NOW }),
    db.orm.insert(advisories).values({
      id: 'v1',
      userId: aminaId,
      cropType: 'maize',
      title: 't',
      content: 'Water in the morning',
      priority: 'low',
      category: 'irrigation',
      situation: 's',
      rule: 'irrigation.now',
      facts: {},
      evidence: [],
      language: 'en',
      sms: 'x',
      score: 1,
      createdAt: NOW,
      updatedAt: NOW,
    }),
  )
  return { ...gona, amina, bode, aminaId, bodeId, mine, shared, unused }
}

test('every table that names a person is answered for, by one part of the server', () => {
  const naming = TABLES.filter((table) => {
    const { columns, foreignKeys } = getTableConfig(table)
    const references = foreignKeys.some((key) => key.reference().foreignTable === users)
    return (
      table === users ||
      table === callRefusals ||
      table === stoppedNumbers ||
      references ||
      columns.some(({ name }) => name === 'user_id')
    )
  })
  const answered = ALL_PERSONAL_DATA.flatMap(({ tables }) => tables)
  expect(answered.map(getTableName).sort()).toEqual(naming.map(getTableName).sort())
  expect(naming.length).toBeGreaterThan(15)
})

describe('taking my data with me', () => {
  test('the export holds everything about me, and no hash', async () => {
    const { amina } = await village()
    const { status, headers, body, text } = await amina.send('GET', '/api/account/export')
    expect(status).toBe(200)
    expect(headers.get('content-disposition')).toBe('attachment; filename="my-account-20260620.json"')
    expect(body.user).toMatchObject({ phone: '+2348031234567', region: 'Kano' })
    const counts = Object.fromEntries(
      Object.entries(body)
        .filter(([, value]) => Array.isArray(value))
        .map(([name, value]) => [name, (value as unknown[]).length]),
    )
    expect(counts).toEqual({
      crops: 1,
      farmLog: 1,
      fertilizerPlans: 1,
      farmerPrices: 1,
      advisories: 1,
      notifications: 1,
      posts: 1,
      replies: 1,
      seenPrices: 1,
      likes: 2,
      images: 3,
      sms: 2,
      sessions: 1,
      pushSubscriptions: 0,
      administration: 1,
      priceImports: 0,
      prices: 0,
      warningNotices: 1,
      dials: 1,
      questions: 2,
      answersGiven: 1,
      questionsKept: 0,
      questionsAskedOfYou: 0,
      calls: 1,
      callsToYou: 2,
      contactDays: 1,
      comparisons: 1,
      harvestQuestions: 1,
      noCalls: 1,
      stopped: 1,
    })
    expect(body.sms.map(({ text }: { text: string }) => text)).toEqual([
      'Rain tomorrow',
      'Answer to HELP, before the account',
    ])
    for (const secret of ['secret salt', 'argon2', '"sid"', 'Bode', '+2348055555555'])
      expect(text).not.toContain(secret)
  })
})

test('a large export comes in pieces of a hundred rows, whole and in order', async () => {
  const { db, accounts, amina, aminaId } = await village()
  const day = '2026-06-20T08:00:00.000Z'
  const rows = Array.from({ length: 450 }, (_, n) => ({
    id: `p-${String(n).padStart(3, '0')}`,
    authorId: aminaId,
    content: `"quoted", ${n}`,
    createdAt: day,
    updatedAt: day,
  }))
  await db.write(db.orm.delete(posts), db.orm.insert(posts).values(rows))
  const { body } = await amina.send('GET', '/api/account/export')
  expect(body.posts.map(({ content }: { content: string }) => content)).toEqual(rows.map(({ content }) => content))
  const { pieces } = accounts.exportAccount({
    kind: 'user',
    user: (await amina.send('GET', '/api/user')).body,
    adminLocked: false,
  })
  const sizes = (await Array.fromAsync(pieces)).map((piece) => piece.split('"authorId"').length - 1)
  expect(sizes.filter((size) => size >= 50)).toEqual([100, 100, 100, 100, 50])
})

test.each([
  ['first', ',"posts":[', 0],
  ['next', '"p-099"', 100],
])('an export whose %s rows are deleted while it is written stays whole', async (_, when, from) => {
  const { db, accounts, amina, aminaId } = await village()
  const rows = Array.from({ length: 250 }, (_, n) => ({
    id: `p-${String(n).padStart(3, '0')}`,
    authorId: aminaId,
    content: String(n),
    createdAt: NOW,
    updatedAt: NOW,
  }))
  await db.write(db.orm.delete(posts), db.orm.insert(posts).values(rows))
  const { body: user } = await amina.send('GET', '/api/user')
  const { pieces } = accounts.exportAccount({ kind: 'user', user, adminLocked: false })
  let text = ''
  for await (const piece of pieces) {
    text += piece
    const gone = rows.slice(from, from + 100).map(({ id }) => id)
    if (piece.includes(when)) await db.write(db.orm.delete(posts).where(inArray(posts.id, gone)))
  }
  expect(JSON.parse(text).posts.map(({ id }: { id: string }) => id)).toEqual(
    rows.toSpliced(from, 100).map(({ id }) => id),
  )
})

test('of a browser that is told things the export holds its service, not the address, which is a key', async () => {
  const { db, amina, aminaId } = await village()
  const endpoint = 'https://push.example.org/send/secret-of-this-browser'
  const keys = { p256dh: 'p', auth: 'a' }
  const row = { id: crypto.randomUUID(), userId: aminaId, endpoint, keys, createdAt: NOW }
  await db.write(db.orm.insert(pushSubscriptions).values(row))
  const { body, text } = await amina.send('GET', '/api/account/export')
  expect(body.pushSubscriptions).toEqual([{ host: 'push.example.org', createdAt: NOW }])
  expect(text).not.toContain('secret-of-this-browser')
})

describe('deleting an account', () => {
  test('needs the right password', async () => {
    const { amina, browser } = await village()
    const wrong = await amina.send('DELETE', '/api/account', { password: 'no' })
    expect([wrong.status, wrong.body.message]).toEqual([403, 'Incorrect password'])
    const none = await amina.send('DELETE', '/api/account', {})
    expect([none.status, none.body.fields]).toEqual([400, { password: 'Password is required' }])
    expect((await browser().send('DELETE', '/api/account', { password: FARMER.password })).status).toBe(401)
    expect((await amina.send('GET', '/api/user')).status).toBe(200)
  })

  test('guessing it in a stolen session ends after ten tries', async () => {
    const { amina, limits, aminaId } = await village()
    for (let i = 0; i < 9; i++) limits.take('passwordCheck', aminaId)
    expect((await amina.send('DELETE', '/api/account', { password: 'no' })).status).toBe(403)
    expect((await amina.send('DELETE', '/api/account', { password: FARMER.password })).status).toBe(429)
  })

  test('takes everything of theirs, and nothing in any table still names them', async () => {
    const { amina, bode, db, aminaId, mine, shared, unused } = await village()
    const gone = await amina.send('DELETE', '/api/account', { password: FARMER.password })
    expect([gone.status, gone.text]).toEqual([204, ''])
    expect(amina.cookies.has('gona_session')).toBe(false)
    for (const table of TABLES) {
      const rows = JSON.stringify(await db.orm.select().from(table))
      const traces = [aminaId, '+2348031234567', 'Amina', 'r-amina', mine, unused]
      if (table !== posts) traces.push(shared)
      for (const trace of traces) {
        expect(rows, getTableName(table)).not.toContain(trace)
      }
    }
    expect(await db.orm.select().from(images)).toEqual([])
    expect((await bode.send('GET', '/api/user')).status).toBe(200)
  })

  test('puts right the counts of what they liked and answered', async () => {
    const { amina, db } = await village()
    const [post] = await db.orm.select().from(posts).where(eq(posts.id, 'p-bode'))
    expect(post).toMatchObject({ likes: 2, replyCount: 3 })
    await amina.send('DELETE', '/api/account', { password: FARMER.password })
    expect((await db.orm.select().from(posts))[0]).toMatchObject({ id: 'p-bode', likes: 1, replyCount: 1 })
    expect((await db.orm.select().from(replies))[0]).toMatchObject({ id: 'r-bode', likes: 0 })
  })

  test('leaves no replay behind: the same registration sent again makes a new account', async () => {
    const { browser, db } = await startAccounts()
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const farmer = browser()
    const { body } = await farmer.send('POST', '/api/register', FARMER, headers)
    await farmer.send('DELETE', '/api/account', { password: FARMER.password })
    expect(await db.orm.select().from(idempotencyKeys)).toEqual([])
    const again = await farmer.send('POST', '/api/register', FARMER, headers)
    expect(again.status).toBe(201)
    expect(again.body.id).not.toBe(body.id)
  })
})
