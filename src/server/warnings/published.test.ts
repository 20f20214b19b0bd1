import { beforeEach, expect, test } from 'bun:test'
import { type TestServices, testServices } from '../testing/services.ts'
import { wholeApp } from '../testing/whole-app.ts'
import { shapesContain } from './cap/geometry.ts'
import { readCap } from './cap/read-cap.ts'
import { readFeed } from './cap/read-feed.ts'
import { type Element, readXml } from './cap/xml.ts'
import { createAlertTally } from './published.ts'
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
  const tally = createAlertTally()
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

/** Order of elements in the schema of CAP 1.2 (OASIS 2010, section 3.4). */
const ORDER: Record<string, string[]> = {
  alert:
    'identifier sender sent status msgType source scope restriction addresses code note references incidents info'.split(
      ' ',
    ),
  info: 'language category event responseType urgency severity certainty audience eventCode effective onset expires senderName headline description instruction web contact parameter resource area'.split(
    ' ',
  ),
  area: 'areaDesc polygon circle geocode altitude ceiling'.split(' '),
}
const REQUIRED: Record<string, string[]> = {
  alert: ['identifier', 'sender', 'sent', 'status', 'msgType', 'scope'],
  info: ['category', 'event', 'urgency', 'severity', 'certainty'],
  area: ['areaDesc'],
}

function checkOrder({ name, uri, text, children }: Element) {
  expect(uri).toBe('urn:oasis:names:tc:emergency:cap:1.2')
  const order = ORDER[name]
  if (!order) return expect(text.trim()).not.toBe('')
  const names = children.map((child) => child.name)
  expect(names.filter((one) => !order.includes(one))).toEqual([])
  expect(names).toEqual(names.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)))
  expect(names).toEqual(expect.arrayContaining(REQUIRED[name]!))
  children.forEach(checkOrder)
}

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
    checkOrder(readXml(bytesOf(xml)))
    const times = xml.match(/<(?:sent|onset|expires)>[^<]*/g)!.map((each) => each.replace(/.*>/, ''))
    for (const time of times) expect(time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d-00:00$/)
  }
})

test('a run without forecasts withdraws nothing', async () => {
  await gona.warnings.published.publish(run(20))
  await gona.warnings.published.publish(run(0, 3))
  expect(await files()).toHaveLength(1)
})

test('farms of one cell are a box around it', async () => {
  const tally = createAlertTally()
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
