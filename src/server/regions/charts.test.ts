import { beforeAll, describe, expect, test } from 'bun:test'
import { inboxMessages } from '../../db/schema/inbox.ts'
import { smsMessages } from '../../db/schema/sms.ts'
import { rethrowing } from '../../shared/testing/rejections.ts'
import { addPerson } from '../testing/people.ts'
import { kanoFarmer, type TestServices, testServices } from '../testing/services.ts'
import { MAP_SHADES, mapNames, mapShadeOf, nigeriaMap } from './states-map.ts'

const OPERATOR = { kind: 'operator' } as const
const NOW = '2026-07-08T08:00:00Z'

let gona: TestServices
let farmer: Awaited<ReturnType<typeof kanoFarmer>>
beforeAll(async () => {
  gona = await testServices({ now: NOW })
  const { db } = gona
  farmer = await kanoFarmer(gona)
  await gona.crops.initialize(farmer)
  await gona.advisories.generate(farmer)
  const [first] = await gona.advisories.list(farmer)
  await gona.advisories.saveAdvisoryFeedback(farmer, first!.id, { done: true })
  await addPerson(db, {
    region: 'Oyo',
    createdAt: '2026-06-30T08:00:00.000Z',
    lastActiveAt: '2026-07-05T23:59:00.000Z',
  })
  await addPerson(db, { region: 'Khomas', country: 'NA', createdAt: '2026-01-01T08:00:00.000Z' })
  await addPerson(db, { region: 'Kano', isAdmin: true })
  gona.at('2026-07-08T08:01:00Z')
  const phone = farmer.user.phone
  for (const at of ['2026-07-05T23:59:59.999Z', '2026-07-06T00:00:00.000Z'])
    await db.write(
      db.orm.insert(inboxMessages).values({
        id: Bun.randomUUIDv7('hex', new Date(at)),
        userId: farmer.user.id,
        phone,
        channel: 'sms',
        text: 'Why?',
        createdAt: at,
      }),
      db.orm.insert(smsMessages).values({
        id: Bun.randomUUIDv7(),
        userId: farmer.user.id,
        phone,
        text: 'x',
        kind: 'word',
        segments: 1,
        state: 'delivered',
        cost: 'NGN 4.5000',
        createdAt: at,
        sentAt: at,
      }),
    )
})

describe('the weeks', () => {
  test('begin on Monday in UTC, and each event is in its own', async () => {
    const { weeks, currency, funnel } = await gona.regions.history(OPERATOR)
    expect(weeks).toHaveLength(12)
    expect(weeks[0]!.from).toBe('2026-04-20')
    expect(weeks.slice(-2)).toEqual([
      { from: '2026-06-29', farmers: 2, joined: 1, active: 2, done: 0, questions: 1, sent: 1, failed: 0, cost: 4.5 },
      { from: '2026-07-06', farmers: 3, joined: 1, active: 1, done: 1, questions: 1, sent: 1, failed: 0, cost: 4.5 },
    ])
    expect([weeks[0]!.farmers, currency]).toEqual([1, 'NGN'])
    expect(funnel).toEqual({ joined: 2, planted: 0, done: 1 })
  })

  test('and states are for administrators', async () => {
    for (const read of [gona.regions.history, gona.regions.states])
      expect(await rethrowing(read(farmer))).toThrow('Forbidden')
    expect(await rethrowing(gona.regions.map(farmer, 'farmers'))).toThrow('Forbidden')
  })
})

describe('the states', () => {
  test('are counted, both countries, the most first', async () => {
    expect(await gona.regions.states(OPERATOR)).toEqual([
      { country: 'NG', state: 'Kano', farmers: 1, active: 1, questions: 2, answered: 0, done: 1 },
      { country: 'NA', state: 'Khomas', farmers: 1, active: 0, questions: 0, answered: 0, done: 0 },
      { country: 'NG', state: 'Oyo', farmers: 1, active: 1, questions: 0, answered: 0, done: 0 },
    ])
  })

  test('count the past 30 days, to the moment, of farmers with a state', async () => {
    const gona = await testServices({ now: NOW })
    const [first, before] = ['2026-06-08T08:00:00.000Z', '2026-06-08T07:59:59.999Z']
    const people = [
      await addPerson(gona.db, { region: 'Kano', lastActiveAt: first }),
      await addPerson(gona.db, { region: 'Kano', lastActiveAt: before }),
      await addPerson(gona.db, { region: 'Kano', lastActiveAt: NOW.replace('Z', '.000Z') }),
      await addPerson(gona.db, { region: 'Oyo', isAdmin: true, lastActiveAt: first }),
      await addPerson(gona.db, { region: null, lastActiveAt: first }),
      await addPerson(gona.db, { region: 'behind the mill', lastActiveAt: first }),
    ]
    const asked = { phone: '+2348031111111', channel: 'sms', text: 'Why?', createdAt: first } as const
    for (const { user } of people)
      for (const [ms, answered] of [
        [-1, first],
        [1, first],
        [2, null],
      ] as const) {
        const id = Bun.randomUUIDv7('hex', new Date(Date.parse(first) + ms))
        const row = { ...asked, id, userId: user.id, firstAnswerAt: answered }
        await gona.db.write(gona.db.orm.insert(inboxMessages).values(row))
      }
    expect(await gona.regions.states(OPERATOR)).toEqual([
      { country: 'NG', state: 'Kano', farmers: 3, active: 1, questions: 6, answered: 3, done: 0 },
    ])
  })

  test('are all on the map, under our names', async () => {
    const known = (await gona.places.referenceLocations()).filter(({ country }) => country === 'NG')
    expect(mapNames().sort()).toEqual([...new Set(known.map(({ state }) => state))].sort())
  })

  test('have steps by their share of the largest, each with a fill of its own', () => {
    expect([0, 1, 25, 26, 50, 75, 76, 100].map((n) => mapShadeOf(n, 100))).toEqual([0, 1, 1, 2, 2, 3, 4, MAP_SHADES])
    expect(mapShadeOf(0, 0)).toBe(0)
    const svg = nigeriaMap(
      new Map([
        ['Kano', 100],
        ['FCT', 30],
        ['Nasarawa', 10],
        ['Khomas', 900],
      ]),
    )
    expect(svg).toContain('fill="url(#s4)"><title>Kano: 100</title>')
    expect(svg).toContain('fill="url(#s2)"><title>FCT: 30</title>')
    expect(svg).toContain('fill="url(#s1)"><title>Nasarawa: 10</title>')
    expect(svg).toContain('fill="#fff"><title>Oyo: 0</title>')
    expect(svg.match(/<path d="m /g)).toHaveLength(37)
  })

  test('come as one SVG file', async () => {
    const { pieces } = await gona.regions.map(OPERATOR, 'done')
    expect((await Array.fromAsync(pieces)).join('').includes('<title>Kano: 1</title>')).toBe(true)
  })
})
