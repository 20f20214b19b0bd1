import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { contradictions } from '../testing/cap-schema.ts'
import { ALERT, bytesOf, CANCEL, OASIS, UPDATE } from '../testing/samples.ts'
import { readCap } from './read-cap.ts'
import { type PublishedCapAlert, writeCap, writeFeed } from './write-cap.ts'
import { readXml } from './xml.ts'

const wrong = (xml: string) => contradictions(readXml(bytesOf(xml)))

describe('the schema of CAP 1.2', () => {
  test.each(Object.entries({ ...OASIS, ALERT, UPDATE, CANCEL }))('accepts the example %s', (_, xml) => {
    expect(wrong(xml)).toEqual([])
  })

  test.each([
    ['two elements exchanged', /(<sender>.*?<\/sender>)\s*(<sent>.*?<\/sent>)/, '$2$1'],
    ['no sent', /<sent>.*?<\/sent>/, ''],
    ['two scopes', '<scope>Public</scope>', '<scope>Public</scope><scope>Public</scope>'],
    ['an unknown status', '>Actual<', '>Real<'],
    ['a time in Z', '2026-08-18T10:30:00+01:00</sent>', '2026-08-18T09:30:00Z</sent>'],
    ['an element of its own', '<scope>', '<colour>red</colour><scope>'],
    ['an area without description', /<areaDesc>.*?<\/areaDesc>/, ''],
    ['a private message without addresses', '>Public<', '>Private<'],
  ])('refuses %s', (_, from, to) => {
    const changed = UPDATE.replace(from, to)
    expect(changed).not.toBe(UPDATE)
    expect(wrong(changed)).not.toEqual([])
  })
})

const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
const time = fc
  .integer({ min: Date.parse('2026-01-01'), max: Date.parse('2030-01-01') })
  .map((ms) => `${new Date(ms).toISOString().slice(0, 19)}.000Z`)
const own: fc.Arbitrary<PublishedCapAlert> = fc
  .record({
    identifier: fc.uuid(),
    sender: fc.constant('alerts@example.org'),
    sent: time,
    times: fc.tuple(time, time),
    isCancel: fc.boolean(),
    texts: fc.tuple(text, text, text, text, text, text),
    point: fc.tuple(fc.double({ min: -28, max: 13, noNaN: true }), fc.double({ min: 3, max: 25, noNaN: true })),
  })
  .map(({ times, isCancel, texts, point: [lat, lng], ...alert }) => {
    const [onset, expires] = times.toSorted()
    const [senderName, event, headline, description, instruction, areaDesc] = texts
    return {
      ...alert,
      onset: onset!,
      expires: expires!,
      msgType: isCancel ? 'Cancel' : 'Alert',
      withdraws: isCancel ? { identifier: 'before', sent: alert.sent } : null,
      ...{ senderName, event, headline, description, instruction, areaDesc },
      polygon: [
        [lat, lng],
        [lat, lng + 0.1],
        [lat + 0.1, lng],
        [lat, lng],
      ],
    }
  })

test('whatever our alerts say, they follow the schema, and read back as they were written', () => {
  fc.assert(
    fc.property(own, (alert) => {
      const xml = writeCap(alert)
      expect(wrong(xml)).toEqual([])
      const { identifier, sent, msgType, scope, references, infos } = readCap(bytesOf(xml))
      expect({ identifier, sent, msgType, scope }).toEqual({
        identifier: alert.identifier,
        sent: alert.sent,
        msgType: alert.msgType,
        scope: 'Private',
      })
      expect(references).toEqual(alert.withdraws ? [{ sender: alert.sender, identifier: 'before' }] : [])
      expect(infos).toMatchObject([{ onset: alert.onset, expires: alert.expires }])
    }),
    { numRuns: 300, seed: 34 },
  )
})

test('the feed lists alerts with the date of the newest; ids are no addresses', () => {
  const items = [
    { title: 'Rain & wind', link: 'https://gona.test/2', guid: 'urn:<2>', sent: '2026-07-06T08:00:00.000Z' },
    { title: 'Frost', link: 'https://gona.test/1', guid: 'urn:1', sent: '2026-07-05T08:00:00.000Z' },
  ]
  expect(writeFeed({ title: 'Gona', link: 'https://gona.test', items }).split('\n')).toEqual([
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0"><channel>',
    '<title>Gona</title>',
    '<link>https://gona.test</link>',
    '<description>Gona</description>',
    '<pubDate>Mon, 06 Jul 2026 08:00:00 GMT</pubDate>',
    '<item><title>Rain &amp; wind</title><link>https://gona.test/2</link><pubDate>Mon, 06 Jul 2026 08:00:00 GMT</pubDate><guid isPermaLink="false">urn:&lt;2&gt;</guid></item>',
    '<item><title>Frost</title><link>https://gona.test/1</link><pubDate>Sun, 05 Jul 2026 08:00:00 GMT</pubDate><guid isPermaLink="false">urn:1</guid></item>',
    '</channel></rss>',
    '',
  ])
  expect(writeFeed({ title: 'Gona', link: 'https://gona.test', items: [] })).not.toContain('pubDate')
})

test('an alert prepares people, and its Cancel clears them, with each value in its element', () => {
  const [alert] = fc.sample(
    own.filter(({ msgType }) => msgType === 'Alert'),
    { numRuns: 1, seed: 34 },
  )
  const written = {
    ...alert!,
    ...{ identifier: 'id-2', sent: '2026-07-06T08:00:00.000Z', onset: '2026-07-06T09:00:00.000Z' },
    ...{ expires: '2026-07-06T18:00:00.000Z', senderName: 'Gona', event: 'Heavy rain', headline: 'Rain at Kano' },
    ...{ description: 'Some 60 mm', instruction: 'Drain', areaDesc: 'Kano' },
  }
  const polygon: PublishedCapAlert['polygon'] = [
    [12.04, 8.5],
    [12.04, 8.6],
    [12.1, 8.5],
    [12.04, 8.5],
  ]
  const cancels = { msgType: 'Cancel' as const, withdraws: { identifier: 'id-1', sent: '2026-07-05T08:00:00.000Z' } }
  expect(writeCap({ ...written, polygon })).toMatchSnapshot()
  expect(writeCap({ ...written, ...cancels, polygon })).toMatchSnapshot()
})
