import { describe, expect, test } from 'bun:test'
import { ALERT, bytesOf, CANCEL, capXml, KANO_BOX, OASIS, UPDATE } from '../testing/samples.ts'
import { readCap } from './read-cap.ts'
import { CapRefusal } from './xml.ts'

const read = (xml: string) => readCap(bytesOf(xml))

describe('the examples of the standard read to their published values', () => {
  test('A.1, an alert without polygon', () => {
    expect(read(OASIS.homeland)).toMatchObject({
      identifier: '43b080713727',
      sender: 'hsas@dhs.gov',
      sent: '2003-04-02T19:39:01.000Z',
      status: 'Actual',
      msgType: 'Alert',
      scope: 'Public',
      references: [],
      infos: [
        {
          language: 'en-US',
          categories: ['Security'],
          event: 'Homeland Security Advisory System Update',
          urgency: 'Immediate',
          severity: 'Severe',
          certainty: 'Likely',
          onset: null,
          expires: null,
          senderName: 'U.S. Government, Department of Homeland Security',
          headline: 'Homeland Security Sets Code ORANGE',
          areas: [{ desc: 'U.S. nationwide and interests worldwide', polygons: [], circles: [], geocodes: [] }],
        },
      ],
    })
  })

  test('A.2, a thunderstorm in a polygon', () => {
    const { identifier, infos } = read(OASIS.thunderstorm)
    expect(identifier).toBe('KSTO1055887203')
    expect(infos).toMatchObject([
      {
        event: 'SEVERE THUNDERSTORM',
        eventCodes: ['SVR'],
        urgency: 'Immediate',
        severity: 'Severe',
        certainty: 'Observed',
        expires: '2003-06-17T23:00:00.000Z',
        instruction: 'TAKE COVER IN A SUBSTANTIAL SHELTER UNTIL THE STORM PASSES.',
        areas: [
          {
            polygons: [
              [
                [38.47, -120.14],
                [38.34, -119.95],
                [38.52, -119.74],
                [38.62, -119.89],
                [38.47, -120.14],
              ],
            ],
            geocodes: ['006109', '006009', '006003'],
          },
        ],
      },
    ])
  })

  test('A.3, an update with a circle', () => {
    expect(read(OASIS.earthquake)).toMatchObject({
      identifier: 'TRI13970876.2',
      sent: '2003-06-12T03:56:00.000Z',
      msgType: 'Update',
      references: [{ sender: 'trinet@caltech.edu', identifier: 'TRI13970876.1' }],
      infos: [
        {
          urgency: 'Past',
          severity: 'Minor',
          areas: [{ circles: [{ centre: [32.9525, -115.5527], km: 0 }] }],
        },
      ],
    })
  })

  test('A.4, one event in two languages', () => {
    expect(read(OASIS.amber).infos).toMatchObject([
      { language: 'en-US', event: 'Child Abduction', areas: [{ desc: 'Los Angeles County', geocodes: ['006037'] }] },
      { language: 'es-US', event: 'Abducción de Niño', areas: [{ desc: 'condado de Los Ángeles' }] },
    ])
  })
})

test('prefixed and default namespaces read alike', () => {
  expect(read(ALERT).infos.map(({ language, event }) => [language, event])).toEqual([
    ['en', 'Heavy rain'],
    ['ha', 'Ruwan sama mai yawa'],
  ])
  expect(read(UPDATE).references).toEqual([
    { sender: 'warnings@example.org', identifier: 'urn:oid:2.49.0.0.566.0.2026.8.17.6.50.16.sample1' },
  ])
  expect(read(CANCEL)).toMatchObject({ msgType: 'Cancel', note: 'The storm passed north of the area.' })
  const other = ALERT.replaceAll(/(<\/?)cap:/g, '$1x-1:').replace('xmlns:cap', 'xmlns:x-1')
  expect(read(other)).toEqual(read(ALERT))
})

const good = capXml({ id: 'one' })
const swap = (from: string | RegExp, to: string) => good.replace(from, to)
const bomb = `<!DOCTYPE a [<!ENTITY a "aaaaaaaaaa">${Array.from({ length: 9 }, (_, i) => `<!ENTITY b${i} "${`&a;`.repeat(10)}">`).join('')}]>`
const wide = (text: string) => [...`\ufeff${text}`].flatMap((char) => [0, char.charCodeAt(0)])

/** Odd files that are valid all the same. */
const ODD: [name: string, xml: string, expected: object][] = [
  ['a byte order mark', `\ufeff${good}`, { identifier: 'one' }],
  [
    'CDATA',
    swap('THUNDERSTORMS ARE EXPECTED OVER KANO.', '<![CDATA[Rain > 50 mm & wind]]>'),
    { infos: [{ description: 'Rain > 50 mm & wind' }] },
  ],
  ['times in Z', swap('2026-08-17T07:50:16+01:00', '2026-08-17T06:50:16Z'), { sent: '2026-08-17T06:50:16.000Z' }],
  [
    'UTC written -00:00',
    swap('2026-08-17T07:50:16+01:00', '2026-08-17T06:50:16-00:00'),
    { sent: '2026-08-17T06:50:16.000Z' },
  ],
  [
    'the certainty of CAP 1.0',
    swap('<certainty>Likely', '<certainty>Very Likely'),
    { infos: [{ certainty: 'Likely' }] },
  ],
  [
    'latitude and longitude swapped',
    capXml({ id: 'one', polygon: '7.7,11 7.7,13 10.5,13 10.5,11 7.7,11' }),
    { identifier: 'one' },
  ],
  [
    'a signature in another namespace',
    swap('</alert>', '<Signature xmlns="http://www.w3.org/2000/09/xmldsig#"><info/></Signature></alert>'),
    { identifier: 'one' },
  ],
  [
    'control and direction characters',
    swap('EXPECTED OVER', 'EXPECTED\u202e \u200bOVER'),
    { infos: [{ description: 'THUNDERSTORMS ARE EXPECTED OVER KANO.' }] },
  ],
  [
    'an element of another namespace named event',
    swap('<event>', '<event xmlns="urn:other">Nothing</event><event>'),
    { infos: [{ event: 'THUNDERSTORMS' }] },
  ],
]

test.each(ODD)('%s is accepted', (_, xml, expected) => {
  expect(read(xml)).toMatchObject(expected)
})

const HOSTILE: [name: string, file: string | Uint8Array, reason: string][] = [
  ['a DOCTYPE', `<!DOCTYPE alert SYSTEM "http://example.org/x.dtd">${good}`, 'DOCTYPE'],
  ['a DOCTYPE in lower case', `<!doctype alert>${good}`, 'DOCTYPE'],
  ['an entity flood', `${bomb}${swap('KANO.', '&b8;')}`, 'DOCTYPE'],
  ['an external entity', `<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>${swap('KANO.', '&x;')}`, 'DOCTYPE'],
  ['an entity without declaration', swap('KANO.', '&kano;'), 'not well-formed'],
  ['UTF-16 with its mark', Uint8Array.from(wide(good)), 'UTF-16'],
  ['UTF-16 without mark', Uint8Array.from(wide(good).slice(2)), 'UTF-16'],
  ['another encoding', swap('encoding="UTF-8"', 'encoding="ISO-8859-1"'), 'ISO-8859-1'],
  ['bytes that are not UTF-8', Uint8Array.from([...bytesOf(good), 0xc3, 0x28]), 'not UTF-8'],
  ['2 MB', swap('KANO.', 'KANO '.repeat(420_000)), 'larger than 1 MB'],
  ['nothing', '', 'empty'],
  ['only spaces', '   \n', 'empty'],
  ['HTML', '<!DOCTYPE html><html><body>Not found</body></html>', 'DOCTYPE'],
  ['HTML without DOCTYPE', '<html><body>Not found</body></html>', 'not a CAP 1.2 alert'],
  ['JSON', '{"alert":true}', 'not well-formed'],
  ['a cut file', good.slice(0, 600), 'not well-formed'],
  ['crossed tags', swap('</event>', '</evnt>'), 'not well-formed'],
  ['two roots', good + good.slice(good.indexOf('<alert')), 'not well-formed'],
  ['an attribute twice', swap('<alert ', '<alert a="1" a="2" '), 'not well-formed'],
  ['an unknown prefix', swap('<event>', '<x:event>').replace('</event>', '</x:event>'), 'not well-formed'],
  ['a NUL character', swap('KANO.', '&#0;'), 'not well-formed'],
  ['deep nesting', swap('KANO.', '<a>'.repeat(50_000) + '</a>'.repeat(50_000)), 'nested deeper'],
  ['no namespace', swap(' xmlns="urn:oasis:names:tc:emergency:cap:1.2"', ''), 'not a CAP 1.2 alert'],
  ['CAP 1.1', swap('cap:1.2', 'cap:1.1'), 'not a CAP 1.2 alert'],
  ['no info', good.replace(/<info>.*<\/info>/s, ''), 'no info'],
  ['an open polygon', swap(' 11.00,7.70</polygon>', '</polygon>'), 'open'],
  ['a polygon of three points', capXml({ id: 'one', polygon: '1,1 2,2 1,1' }), 'fewer than four'],
  ['a polygon of words', capXml({ id: 'one', polygon: 'here there' }), 'latitude,longitude'],
  ['a latitude of 91', capXml({ id: 'one', polygon: '91,1 1,2 2,2 91,1' }), 'latitude,longitude'],
  ['a coordinate in exponents', capXml({ id: 'one', polygon: '1e1,1 1,2 2,2 1e1,1' }), 'latitude,longitude'],
  [
    '201 polygons',
    swap(`<polygon>${KANO_BOX}</polygon>`, `<polygon>${KANO_BOX}</polygon>`.repeat(201)),
    '200 polygons',
  ],
  ['20,001 points', capXml({ id: 'one', polygon: `1,1 ${'2,2 '.repeat(19_999)}1,1` }), '20,000 points'],
  ['a circle without radius', swap('</area>', '<circle>12,8</circle></area>'), 'circle'],
  ['a circle of negative radius', swap('</area>', '<circle>12,8 -1</circle></area>'), 'circle'],
  ['an identifier with spaces', swap('>one<', '>one two<'), 'identifier'],
  ['an identifier with a comma', swap('>one<', '>one,two<'), 'identifier'],
  ['no sender', swap('<sender>cfo@nimet.gov.ng</sender>', ''), 'no sender'],
  ['a status of its own', swap('Actual', 'Real'), 'status'],
  ['a time without offset', swap('2026-08-17T07:50:16+01:00', '2026-08-17T07:50:16'), 'sent'],
  ['a time with many digits', swap('07:50:16+01:00', `07:50:16.${'0123456789'.repeat(4)}+01:00`), 'sent'],
  ['the 31st of June', swap('2026-08-17T07:50:16+01:00', '2026-06-31T07:50:16+01:00'), 'sent'],
  ['an onset after its end', swap('2026-08-18T14:00:00+01:00', '2026-08-20T14:00:00+01:00'), 'after expires'],
  ['an unknown severity', swap('>Severe<', '>Awful<'), 'severity'],
  ['references that are no triples', capXml({ id: 'two', type: 'Update', refs: ['a,b'] }), 'references'],
  ['a Cancel that names nothing', capXml({ id: 'two', type: 'Cancel' }), 'withdraws nothing'],
]

test('there are 40 hostile files and more', () => {
  expect(HOSTILE.length).toBeGreaterThanOrEqual(40)
})

test.each(HOSTILE)('%s is refused with a reason', (_, file, reason) => {
  const bytes = typeof file === 'string' ? bytesOf(file) : file
  expect(() => readCap(bytes)).toThrow(CapRefusal)
  expect(() => readCap(bytes)).toThrow(reason)
})

test('reasons for refusing hostile files are those recorded', () => {
  const reasons = HOSTILE.map(([name, file]) => {
    try {
      readCap(typeof file === 'string' ? bytesOf(file) : file)
      return `${name}: read`
    } catch (error) {
      return `${name}: ${error instanceof Error ? error.message : error}`
    }
  })
  expect(reasons).toMatchSnapshot()
})
