import { beforeEach, expect, test } from 'bun:test'
import { eq, sql } from 'drizzle-orm'
import { users } from '../../db/schema/accounts.ts'
import { OPERATOR } from '../channels/sms/fixture.ts'
import type { Actor } from '../foundation/actor.ts'
import { startCapFeed } from '../testing/providers/cap-feed.ts'
import { kanoFarmer, type TestServices, testServices } from '../testing/services.ts'
import { ALERT, bytesOf, capXml, LAGOS_BOX } from './testing/samples.ts'

const NOW = '2026-08-18T07:00:00Z'
let gona: TestServices
beforeEach(async () => {
  gona = await testServices({ now: NOW })
})
async function add(changes: Partial<Parameters<typeof capXml>[0]>) {
  await gona.warnings.importFiles(OPERATOR, [{ name: 'a.xml', bytes: bytesOf(capXml({ id: 'a', ...changes })) }])
  return gona.warnings.notify()
}
const change = (id: string, values: Partial<typeof users.$inferInsert>) =>
  gona.db.write(gona.db.orm.update(users).set(values).where(eq(users.id, id)))

test('a farm without a point is in no polygon, an administrator gets no warning', async () => {
  const [nowhere, admin] = [await kanoFarmer(gona), await kanoFarmer(gona)]
  await change(nowhere.user.id, { location: { name: 'Kano', lat: 0, lng: 0 } })
  await change(admin.user.id, { isAdmin: true })
  const aroundZero = '-1,-1 -1,1 1,1 1,-1 -1,-1'
  expect(await add({ polygon: aroundZero })).toMatchObject({ warned: 0 })
  expect(await add({ id: 'b' })).toMatchObject({ warned: 0 })
})

test('a farm that has moved away since hears of the withdrawal', async () => {
  const farmer = await kanoFarmer(gona)
  expect(await add({})).toMatchObject({ warned: 1 })
  await change(farmer.user.id, { location: { name: 'Lagos', lat: 6.5, lng: 3.4 } })
  expect(await add({ id: 'c', type: 'Cancel', refs: ['a'] })).toMatchObject({ withdrawn: 1 })
})

test('of two warnings of one severity the more urgent is first', async () => {
  const farmer = await kanoFarmer(gona)
  await add({ event: 'Dust', eventCode: 'OET-001' })
  await add({ id: 'b', urgency: 'Immediate' })
  await add({ id: 'c', event: 'Heavy rain', eventCode: 'OET-002', urgency: 'Future' })
  expect((await gona.warnings.mine(farmer)).map(({ event }) => event)).toEqual(['thunderstorm', 'dust', 'heavy-rain'])
})

test('advice hears of what has begun or begins within two days, of this farm and in force', async () => {
  const farmer = await kanoFarmer(gona)
  const long = { expires: '2026-08-25T06:00:00+01:00' }
  await add({ id: 'begun', onset: '2026-08-18T06:00:00+01:00', event: 'Dust', eventCode: 'OET-001', ...long })
  await add({ id: 'two-days', onset: '2026-08-20T08:00:00+01:00', ...long })
  await add({ id: 'a-second-later', onset: '2026-08-20T08:00:01+01:00', event: 'Heavy rain', ...long })
  await add({ id: 'elsewhere', onset: '2026-08-18T06:00:00+01:00', polygon: LAGOS_BOX, ...long })
  const soon = async (actor: Actor) => (await gona.warnings.soon(actor)).map(({ event, from }) => `${event} ${from}`)
  expect(await soon(farmer)).toEqual(['dust 2026-08-18', 'thunderstorm 2026-08-20'])
  expect(await soon(OPERATOR)).toEqual([])
})

test('the operator sees what is in force anywhere, with its area and whether it reaches anybody', async () => {
  await add({ id: 'ended', expires: '2026-08-18T08:00:00+01:00', onset: '2026-08-18T06:00:00+01:00' })
  await add({ id: 'withdrawn' })
  await add({ id: 'c', type: 'Cancel', refs: ['withdrawn'] })
  await add({ id: 'drawn', event: 'Dust', eventCode: 'OET-001' })
  await add({ id: 'named', polygon: '', area: 'Kaduna', event: 'Heavy rain', eventCode: 'OET-002' })
  const [drawn, named, ...more] = (await gona.warnings.list(OPERATOR)).sort((a, b) =>
    a.identifier < b.identifier ? -1 : 1,
  )
  expect(drawn).toMatchObject({ identifier: 'drawn', placed: true, source: 'NiMet', severity: 'Severe' })
  expect(named).toMatchObject({ identifier: 'named', placed: true, area: 'Kaduna' })
  expect(more).toEqual([])
  expect(await gona.warnings.figures()).toEqual({ inForce: 2, failing: 0 })
})

test('a point has the texts of its warnings, and what to do in each, the gravest first', async () => {
  const [kano, lagos] = [
    { lat: 12, lng: 8.52 },
    { lat: 6.5, lng: 3.4 },
  ] as const
  await add({ id: 'mild', severity: 'Minor', event: 'Dust', eventCode: 'OET-001' })
  await add({})
  const texts = await gona.warnings.textsAt(kano, '+264811234567', 'en')
  expect(texts.map((text) => /^NiMet 08:50: (\w+), /.exec(text)?.[1])).toEqual(['thunderstorm', 'dust'])
  expect(await gona.warnings.sentencesAt(kano)).toEqual(['warnings.do.thunderstorm', 'warnings.do.dust'])
  expect(await gona.warnings.textsAt(lagos, '+2348031234567', 'en')).toEqual([])
  expect(await gona.warnings.sentencesAt(lagos)).toEqual([])
})

test('a Cancel withdraws an alert that comes weeks later', async () => {
  const farmer = await kanoFarmer(gona)
  await add({ id: 'c', type: 'Cancel', refs: ['a'] })
  gona.at('2026-09-10T07:00:00Z')
  expect(await add({ expires: '2026-09-20T06:00:00+01:00' })).toMatchObject({ warned: 0 })
  expect(await gona.warnings.mine(farmer)).toEqual([])
})

test('records of notices are kept for 180 days', async () => {
  await kanoFarmer(gona)
  await add({})
  const left = async (day: string) => {
    await gona.warnings.prune(new Date(day))
    const [row] = await gona.db.orm.values<[number]>(sql`select count(*) from warning_notices`)
    return row![0]
  }
  expect([await left('2027-02-13T07:00:00Z'), await left('2027-02-15T07:00:00Z')]).toEqual([1, 0])
})

test('a feed does not make this server call another host', async () => {
  const [feed, foreign] = [await startCapFeed(), await startCapFeed()]
  const polling = await testServices({ now: NOW, settings: feed.settings })
  foreign.publish(ALERT)
  feed.publish(ALERT, `${foreign.url}/1.xml`)
  expect(await polling.warnings.poll()).toMatchObject({ added: 0, failed: 0 })
  expect(foreign.requests).toEqual([])
  await feed.stop()
  await foreign.stop()
})
