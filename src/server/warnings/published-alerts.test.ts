import { beforeEach, expect, test } from 'bun:test'
import { publishedAlerts } from '../../db/schema/warnings.ts'
import { type TestServices, testServices } from '../testing/services.ts'
import { wholeApp } from '../testing/whole-app.ts'
import { shapesContain } from './cap/geometry.ts'
import { readCap } from './cap/read-cap.ts'
import { readFeed } from './cap/read-feed.ts'
import { readXml } from './cap/xml.ts'
import { createFarmAlertCollector } from './farm-alert-collector.ts'
import { contradictions } from './testing/cap-schema.ts'
import { bytesOf } from './testing/samples.ts'

const SENDER = 'alerts@example.org'
let gona: TestServices
beforeEach(async () => {
  gona = await testServices({
    now: '2026-08-17T06:00:00Z',
    settings: { CAP_SENDER: SENDER, OPERATOR_NAME: 'Gona & Co' },
  })
})

/** A run with so many farms in Kano that expect heavy rain on the 18th, among others without an alert. */
function run(farms: number, others = 20) {
  const tally = createFarmAlertCollector()
  const rain = { about: 'heavy-rain:12.0,8.5', day: '2026-08-18' }
  for (let n = 0; n < farms; n++) tally.addFarm('Kano', { lat: 11.523 + n / 50, lng: 8.211 + (n % 5) / 9 }, [rain])
  for (let n = 0; n < others; n++) tally.addFarm('Kano', { lat: 12.5, lng: 9 }, [])
  return tally
}
const files = async () => {
  const feed = (await gona.warnings.published.feed('https://gona.example'))!
  const links = readFeed(bytesOf(feed), 'https://gona.example/cap/rss.xml')
  return Promise.all(
    links.map(async (link) => (await gona.warnings.published.alert(/cap\/(.*)\.xml/.exec(link)![1]!))!),
  )
}

test('an alert of 20 farms in a state is published, one of 19 is not', async () => {
  await gona.warnings.published.publish(run(19))
  expect(await files()).toEqual([])
  await gona.warnings.published.publish(run(20))
  await gona.warnings.published.publish(run(25))
  const [xml, ...more] = await files()
  expect(more).toEqual([])
  const alert = readCap(bytesOf(xml!))
  expect(alert).toMatchObject({
    sender: SENDER,
    sent: '2026-08-17T06:00:00.000Z',
    status: 'Actual',
    msgType: 'Alert',
    scope: 'Private',
    infos: [
      {
        event: 'Heavy rain',
        severity: 'Moderate',
        certainty: 'Likely',
        onset: '2026-08-18T00:00:00.000Z',
        expires: '2026-08-18T23:59:59.000Z',
        senderName: 'Gona & Co',
        headline: 'Heavy rain in Kano on Tuesday 18 Aug',
      },
    ],
  })
  expect(xml).toContain(`<addresses>${SENDER}</addresses>`)
  const [{ polygons: [ring] = [] } = { polygons: [] }] = alert.infos[0]!.areas
  for (const [lat, lng] of ring!)
    expect([lat * 10, lng * 10].map((n) => Math.abs(n - Math.round(n)) < 1e-9)).toEqual([true, true])
  expect(shapesContain([ring!], [])(11.7, 8.4)).toBe(true)
})

test('a forecast that no longer has the rain withdraws the alert, once, and both files follow the schema', async () => {
  const { publish } = gona.warnings.published
  await publish(run(20))
  gona.at('2026-08-17T09:00:00Z')
  await publish(run(0))
  await publish(run(0))
  const [cancel, alert, ...more] = await files()
  expect(more).toEqual([])
  const [withdrawn, first] = [readCap(bytesOf(cancel!)), readCap(bytesOf(alert!))]
  expect(withdrawn).toMatchObject({ msgType: 'Cancel', references: [{ sender: SENDER, identifier: first.identifier }] })
  for (const xml of [cancel!, alert!]) {
    expect(contradictions(readXml(bytesOf(xml)))).toEqual([])
    expect(xml).not.toMatch(/\dZ</)
  }
})

test('a run without forecasts withdraws nothing', async () => {
  await gona.warnings.published.publish(run(20))
  await gona.warnings.published.publish(run(0, 3))
  expect(await files()).toHaveLength(1)
})

test('an alert to a farm counts once a day, and not at all where it is of no kind that is published', async () => {
  const rain = { about: 'heavy-rain:12.0,8.5', day: '2026-08-18' }
  const of = async (alerts: { about: string; day: string }[], farms: number) => {
    const tally = createFarmAlertCollector()
    for (let n = 0; n < farms; n++) tally.addFarm('Kano', { lat: 12, lng: 8.5 }, alerts)
    await gona.warnings.published.publish(tally)
    return (await files()).length
  }
  expect(await of([rain, rain], 19)).toBe(0)
  expect(await of([{ about: 'frost:12.0,8.5', day: '2026-08-18' }], 20)).toBe(0)
  // Rain is an alert a day, heat and a dry spell are one.
  expect(await of([rain, { ...rain, day: '2026-08-19' }], 20)).toBe(2)
  const heat = { about: 'very-hot:12.0,8.5', day: '2026-08-18' }
  expect(await of([rain, heat, { ...heat, day: '2026-08-19' }], 20)).toBe(4)
})

test.each([
  ['very-hot', '2026-08-18', '2026-08-18T00:00:00.000Z', '2026-08-18T23:59:59.000Z'],
  ['very-hot', '2026-08-17', '2026-08-17T06:00:00.000Z', '2026-08-17T23:59:59.000Z'],
  ['dry-spell', '2026-08-18', '2026-08-18T00:00:00.000Z', '2026-08-25T23:59:59.000Z'],
])('an alert of %s on %s holds from %s to %s', async (kind, day, onset, expires) => {
  const tally = createFarmAlertCollector()
  for (let n = 0; n < 20; n++) tally.addFarm('Kano', { lat: 12, lng: 8.5 }, [{ about: `${kind}:x`, day }])
  await gona.warnings.published.publish(tally)
  expect(readCap(bytesOf((await files())[0]!)).infos[0]).toMatchObject({ onset, expires })
})

test('the feed has the newest 50 alerts of a week', async () => {
  const alert = { about: 'x', xml: '', headline: 'Rain', expires: '', withdraws: null }
  const add = (count: number, sent: string) =>
    gona.db.write(
      gona.db.orm
        .insert(publishedAlerts)
        .values(Array.from({ length: count }, (_, n) => ({ ...alert, id: `${sent} ${n + 10}`, sent }))),
    )
  const listed = async () => {
    const feed = (await gona.warnings.published.feed('https://gona.example'))!
    return [...feed.matchAll(/<guid[^>]*>([^<]*)</g)].map(([, id]) => id)
  }
  await add(1, '2026-08-10T06:00:00.000Z')
  await add(1, '2026-08-10T06:00:00.001Z')
  expect(await listed()).toEqual(['2026-08-10T06:00:00.001Z 10'])
  await add(50, '2026-08-16T06:00:00.000Z')
  expect(await listed()).toEqual(Array.from({ length: 50 }, (_, n) => `2026-08-16T06:00:00.000Z ${59 - n}`))
})

test('farms of one cell are a box around it', async () => {
  const tally = createFarmAlertCollector()
  for (let n = 0; n < 20; n++)
    tally.addFarm('Kano', { lat: 12.01, lng: 8.52 }, [{ about: 'very-hot:x', day: '2026-08-18' }])
  await gona.warnings.published.publish(tally)
  const [xml] = await files()
  expect(readCap(bytesOf(xml!)).infos[0]!.areas[0]!.polygons).toEqual([
    [
      [11.9, 8.4],
      [11.9, 8.6],
      [12.1, 8.6],
      [12.1, 8.4],
      [11.9, 8.4],
    ],
  ])
})

test('the feed and its files are open to anybody, and nothing is there without CAP_SENDER', async () => {
  const app = await wholeApp({ CAP_SENDER: SENDER })
  const feed = await app.ask('anonymous', 'GET', '/cap/rss.xml')
  expect([feed.status, feed.headers.get('content-type')]).toEqual([200, 'application/xml; charset=utf-8'])
  const without = await wholeApp()
  expect((await without.ask('anonymous', 'GET', '/cap/rss.xml')).status).toBe(404)
  expect((await without.ask('anonymous', 'GET', `/cap/${crypto.randomUUID()}.xml`)).status).toBe(404)
})
