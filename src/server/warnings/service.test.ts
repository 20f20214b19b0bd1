import { afterEach, beforeEach, describe, expect, test } from 'bun:test'
import { eq, sql } from 'drizzle-orm'
import { users } from '../../db/schema/accounts.ts'
import { rethrowing } from '../../shared/testing/rejections.ts'
import { OPERATOR } from '../channels/sms/fixture.ts'
import { type FeedMood, startCapFeed } from '../testing/providers/cap-feed.ts'
import { kanoFarmer, type TestServices, testServices } from '../testing/services.ts'
import { ALERT, bytesOf, CANCEL, capXml, LAGOS_BOX, UPDATE } from './testing/samples.ts'

let feed: Awaited<ReturnType<typeof startCapFeed>>
let gona: TestServices
beforeEach(async () => {
  feed = await startCapFeed()
  gona = await testServices({ now: '2026-08-18T07:00:00Z', settings: feed.settings })
})
afterEach(() => feed.stop())

async function noticesOf(id: string) {
  const rows = await gona.db.orm.values<[title: string, message: string]>(
    sql`select title, message from notifications where user_id = ${id} and dedupe_key like 'cap-%' order by rowid`,
  )
  return rows.map(([title, message]) => [title, message])
}
const titlesOf = async (id: string) => (await noticesOf(id)).map(([title]) => title)
const poll = () => gona.warnings.poll()
const lagos = { location: { name: 'Lagos', lat: 6.5, lng: 3.4 } }

test('a warning reaches the farm in its polygon once, and the withdrawal too', async () => {
  const [inside, outside] = [await kanoFarmer(gona), await kanoFarmer(gona, lagos)]
  feed.publish(ALERT)
  expect(await poll()).toEqual({ added: 1, refused: 0, failed: 0, warned: 1, withdrawn: 0, lifted: 0 })
  expect(await noticesOf(inside.user.id)).toEqual([
    [
      'Warning: heavy rain',
      'Example Weather Service 07:50: heavy rain, dangerous. Tuesday 18 Aug 14:00 - Wednesday 19 Aug 06:00. Clear drains. Keep away from streams and low bridges.',
    ],
  ])
  expect(await noticesOf(outside.user.id)).toEqual([])
  expect(await poll()).toMatchObject({ added: 0, warned: 0 })
  expect(feed.requests.at(-1)).toMatchObject({ path: '/rss.xml', etag: '"1"', status: 304 })

  feed.publish(UPDATE)
  gona.at('2026-08-18T09:31:00Z')
  expect(await poll()).toMatchObject({ added: 1, warned: 1 })
  expect(await titlesOf(inside.user.id)).toEqual(['Warning: heavy rain'])
  expect((await gona.warnings.mine(inside)).map(({ severity, state }) => [severity, state])).toEqual([
    ['Extreme', 'in force'],
  ])

  feed.publish(CANCEL)
  gona.at('2026-08-18T20:01:00Z')
  expect(await poll()).toMatchObject({ withdrawn: 1 })
  expect(await poll()).toMatchObject({ withdrawn: 0 })
  expect(await noticesOf(inside.user.id)).toEqual([
    [
      'Warning withdrawn',
      'Example Weather Service has withdrawn its warning: heavy rain, Tuesday 18 Aug 12:00 - Wednesday 19 Aug 09:00.',
    ],
  ])
  expect(await gona.warnings.mine(inside)).toEqual([])
})

test('an alert that comes twenty days after its withdrawal warns nobody', async () => {
  const farmer = await kanoFarmer(gona)
  feed.publish(capXml({ id: 'b', type: 'Cancel', refs: ['a'] }))
  await poll()
  gona.at('2026-09-07T07:00:00Z')
  feed.publish(capXml({ id: 'a', onset: '2026-09-07T14:00:00+01:00', expires: '2026-09-08T06:00:00+01:00' }))
  expect(await poll()).toMatchObject({ added: 1, warned: 0 })
  expect(await gona.warnings.mine(farmer)).toEqual([])
})

test('the instruction of the service is sent where it fits whole', async () => {
  const farmer = await kanoFarmer(gona)
  feed.publish(capXml({ id: 'a' }).replace('<area>', '<instruction>STAY INSIDE. IT IS 60 KM/H.</instruction><area>'))
  await poll()
  const [[, message]] = (await noticesOf(farmer.user.id)) as [[string, string]]
  expect(message).toBe(
    'NiMet 07:50: thunderstorm, dangerous. Tuesday 18 Aug 14:00 - Wednesday 19 Aug 06:00. Stay inside. It is 60 km/h.',
  )
})

test('a warning that has ended, or of no one’s farm, notifies nobody', async () => {
  const farmer = await kanoFarmer(gona)
  feed.publish(capXml({ id: 'old', onset: '2026-08-17T08:00:00+01:00', expires: '2026-08-18T08:00:00+01:00' }))
  feed.publish(capXml({ id: 'far', polygon: LAGOS_BOX }))
  feed.publish(capXml({ id: 'nowhere', polygon: '' }))
  expect(await poll()).toMatchObject({ added: 3, warned: 0 })
  expect(await gona.warnings.mine(farmer)).toEqual([])
  expect((await gona.warnings.list(OPERATOR)).map(({ identifier, placed }) => [identifier, placed]).sort()).toEqual([
    ['far', true],
    ['nowhere', false],
  ])
})

test('a person who has switched weather off is not notified, and is once it is on', async () => {
  const farmer = await kanoFarmer(gona)
  const set = (weather: boolean) =>
    gona.db.write(
      gona.db.orm
        .update(users)
        .set({ notificationPreferences: { weather, advisory: true, community: false, sms: false, calls: false } })
        .where(eq(users.id, farmer.user.id)),
    )
  await set(false)
  feed.publish(ALERT)
  expect(await poll()).toMatchObject({ warned: 0 })
  await set(true)
  expect(await poll()).toMatchObject({ warned: 1 })
  expect(await poll()).toMatchObject({ warned: 0 })
})

test('an Update without the farm lifts the warning, once', async () => {
  const farmer = await kanoFarmer(gona)
  feed.publish(capXml({ id: 'a' }))
  await poll()
  feed.publish(capXml({ id: 'b', type: 'Update', refs: ['a'], sent: '2026-08-18T07:30:00+01:00', polygon: LAGOS_BOX }))
  expect(await poll()).toMatchObject({ warned: 0, lifted: 1 })
  expect(await poll()).toMatchObject({ lifted: 0 })
  expect(await titlesOf(farmer.user.id)).toEqual(['Warning no longer for your farm'])
})

test('an id of a warning opens it in each state', async () => {
  const [inside, outside] = [await kanoFarmer(gona), await kanoFarmer(gona, lagos)]
  feed.publish(ALERT)
  await poll()
  const { id } = (await gona.warnings.mine(inside))[0]!
  const stateFor = async (farmer: typeof inside) => (await gona.warnings.one(farmer, id)).state
  expect([await stateFor(inside), await stateFor(outside)]).toEqual(['in force', 'elsewhere'])
  feed.publish(UPDATE)
  await poll()
  expect(await stateFor(inside)).toBe('replaced')
  feed.publish(CANCEL)
  await poll()
  expect(await stateFor(inside)).toBe('withdrawn')
  expect(await rethrowing(gona.warnings.one(inside, 'unknown'))).toThrow('no such warning')
  gona.at('2028-08-18T07:00:00Z')
  expect(await stateFor(inside)).toBe('ended')
})

describe('a feed that fails', () => {
  test.each<FeedMood>(['status 429', 'status 500', 'html', 'empty', 'endless', 'no items', 'cut off'])(
    'with %s is read at the next poll',
    async (mood) => {
      const farmer = await kanoFarmer(gona)
      feed.publish(ALERT)
      feed.behave(mood)
      expect(await poll()).toMatchObject({ added: 0, failed: mood === 'no items' ? 0 : 1, warned: 0 })
      feed.behave('well')
      expect(await poll()).toMatchObject({ added: 1, failed: 0, warned: 1 })
      expect(await titlesOf(farmer.user.id)).toHaveLength(1)
    },
  )

  test('a file that never comes holds up no other, and is asked for again', async () => {
    feed.publish(ALERT)
    feed.publish(capXml({ id: 'b' }))
    feed.lose('/1.xml')
    expect(await poll()).toMatchObject({ added: 1, failed: 0 })
    feed.lose('/1.xml', false)
    expect(await poll()).toMatchObject({ added: 1 })
    expect(await poll()).toMatchObject({ added: 0 })
  })

  test('a feed of more than fifty new files is read to its end by the next poll', async () => {
    for (let n = 0; n < 60; n++) feed.publish(capXml({ id: `a${n}` }))
    expect(await poll()).toMatchObject({ added: 50 })
    expect(await poll()).toMatchObject({ added: 10 })
    expect(await poll()).toMatchObject({ added: 0 })
    expect(feed.requests.at(-1)).toMatchObject({ status: 304 })
  })

  test('a slow feed is read all the same', async () => {
    feed.publish(ALERT)
    feed.behave('slow')
    expect(await poll()).toMatchObject({ added: 1, failed: 0 })
  })

  test('for a day is counted for the administrators, and not a moment sooner', async () => {
    feed.behave('status 500')
    await poll()
    expect(await gona.warnings.figures()).toMatchObject({ failing: 1 })
    gona.at('2026-08-19T06:59:59Z')
    await poll()
    expect(await gona.warnings.failingFeeds(OPERATOR)).toBe(0)
    gona.at('2026-08-19T07:00:00Z')
    expect(await gona.warnings.failingFeeds(OPERATOR)).toBe(1)
    feed.behave('well')
    await poll()
    expect(await gona.warnings.failingFeeds(OPERATOR)).toBe(0)
    expect(await gona.warnings.figures()).toMatchObject({ failing: 0 })
  })

  test('a refused file is fetched once and does not stop the others', async () => {
    feed.publish('<!DOCTYPE alert><alert/>')
    feed.publish(ALERT)
    expect(await poll()).toMatchObject({ added: 1, refused: 1 })
    feed.publish(UPDATE)
    expect(await poll()).toMatchObject({ added: 1, refused: 0 })
    expect(feed.requests.filter(({ path }) => path === '/1.xml')).toHaveLength(1)
  })
})

test('imported files are each accepted or refused with a reason', async () => {
  const files = [
    { name: 'good.xml', bytes: bytesOf(ALERT) },
    { name: 'bad.xml', bytes: bytesOf('<html/>') },
    { name: 'again.xml', bytes: bytesOf(ALERT) },
  ]
  expect(await gona.warnings.importFiles(OPERATOR, files)).toMatchObject([
    { name: 'good.xml', accepted: true, known: false },
    { name: 'bad.xml', accepted: false, reason: expect.stringContaining('not a CAP 1.2 alert') },
    { name: 'again.xml', accepted: true, known: true },
  ])
  const farmer = await kanoFarmer(gona)
  expect(await rethrowing(gona.warnings.importFiles(farmer, files))).toThrow('Forbidden')
})
