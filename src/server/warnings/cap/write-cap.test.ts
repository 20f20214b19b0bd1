import { expect, test } from 'bun:test'
import { bytesOf } from '../testing/samples.ts'
import { readCap } from './read-cap.ts'
import { readFeed } from './read-feed.ts'
import { type OwnAlert, writeCap, writeFeed } from './write-cap.ts'

const ALERT: OwnAlert = {
  ...{ identifier: 'a1', sender: 'alerts@example.org', sent: '2026-08-17T06:00:00.000Z', msgType: 'Alert' },
  ...{ withdraws: null, senderName: 'Gona & Co', event: 'Heat > 40 <°C>', headline: '"Hot" & dry' },
  ...{ onset: '2026-08-18T00:00:00.000Z', expires: '2026-08-18T23:59:59.000Z', areaDesc: 'Kano' },
  ...{ description: 'More than 40 °C.', instruction: 'Drink & rest.' },
  polygon: [
    [11.5, 8.2],
    [11.5, 8.4],
    [11.7, 8.4],
    [11.5, 8.2],
  ],
}

test('an alert reads back as it was written, whatever its words', () => {
  const { event, headline, senderName, instruction, description, onset, expires } = ALERT
  const alert = readCap(bytesOf(writeCap(ALERT)))
  expect(alert).toMatchObject({ identifier: 'a1', sender: ALERT.sender, sent: ALERT.sent, msgType: 'Alert' })
  expect(alert.infos).toMatchObject([
    {
      event,
      headline,
      senderName,
      instruction,
      description,
      onset,
      expires,
      urgency: 'Expected',
      severity: 'Moderate',
    },
  ])
  expect(alert.infos[0]!.areas).toMatchObject([{ desc: 'Kano', polygons: [ALERT.polygon] }])
  expect(alert.references).toEqual([])
})

test('a withdrawal names its alert, and is no warning any more', () => {
  const withdraws = { identifier: 'a0', sent: '2026-08-16T06:00:00.000Z' }
  const alert = readCap(bytesOf(writeCap({ ...ALERT, msgType: 'Cancel', withdraws })))
  expect(alert.references).toEqual([{ sender: ALERT.sender, identifier: 'a0' }])
  expect(alert.infos).toMatchObject([{ urgency: 'Past', severity: 'Minor', instruction: '' }])
})

test('the list of alerts reads back, and one without any is a list too', () => {
  const feed = { title: 'Gona & Co', link: 'https://gona.example/cap/rss.xml' }
  const link = 'https://gona.example/cap/a1.xml?a=1&b=2'
  const items = [{ title: 'Hot > 40', link, guid: 'a1', sent: ALERT.sent }]
  const written = writeFeed({ ...feed, items })
  expect(readFeed(bytesOf(written), feed.link)).toEqual([link])
  expect(written.match(/<pubDate>Mon, 17 Aug 2026 06:00:00 GMT</g)).toHaveLength(2)
  expect(readFeed(bytesOf(writeFeed({ ...feed, items: [] })), feed.link)).toEqual([])
})
