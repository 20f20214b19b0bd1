import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { ALERT, CANCEL, capXml, LAGOS_BOX, messageOf, UPDATE } from './testing/samples.ts'
import {
  blocksInForce,
  compareGravestFirst,
  type FarmPosition,
  findDueNotice,
  groupIntoEvents,
  type PastNotice,
  type WarningMessage,
  warningTextFor,
} from './warning-events.ts'

const KANO: FarmPosition = { lat: 12.0, lng: 8.52, state: 'Kano' }
const DUTSE: FarmPosition = { lat: 11.76, lng: 9.34, state: 'Jigawa' }
const KADUNA: FarmPosition = { lat: 10.52, lng: 7.44, state: 'Kaduna' }
const KATSINA: FarmPosition = { lat: 12.99, lng: 7.6, state: 'Katsina' }
const utc = (local: string) => new Date(`${local}:00+01:00`).toISOString()

/** Titles shown at a place. */
const shown = (messages: WarningMessage[], place: FarmPosition, at: string, language = 'en') =>
  groupIntoEvents(messages).flatMap((event) =>
    blocksInForce(event, place, at).map(({ blocks }) => warningTextFor(blocks, language)),
  )
const known = (messages: WarningMessage[], at: string) => messages.filter(({ sent }) => sent <= at)

describe('the sample of one storm', () => {
  const storm = () => [ALERT, UPDATE, CANCEL].map((xml) => messageOf(xml))

  test.each([
    ['2026-08-18T08:00', 'Severe'],
    ['2026-08-18T11:00', 'Extreme'],
    ['2026-08-18T21:30', undefined],
    ['2026-08-19T12:00', undefined],
  ])('at %s the severity in Kano is %s', (local, severity) => {
    const at = utc(local)
    expect(shown(known(storm(), at), KANO, at)[0]?.severity as string | undefined).toBe(severity)
    expect(shown(known(storm(), at), DUTSE, at)[0]?.severity as string | undefined).toBe(severity)
    expect(shown(known(storm(), at), KADUNA, at)).toEqual([])
    expect(shown(known(storm(), at), KATSINA, at)).toEqual([])
  })

  test('a Cancel before its Alert leaves nothing to show', () => {
    const at = utc('2026-08-18T08:00')
    expect(shown([messageOf(CANCEL), messageOf(ALERT)], KANO, at)).toEqual([])
  })

  test('a Hausa reader gets Hausa, and English where the Update has no Hausa', () => {
    const at = utc('2026-08-18T11:00')
    expect(shown(known(storm(), at), KANO, at, 'ha')[0]?.headline).toStartWith('Ruwan sama zai zo da wuri')
    const english = UPDATE.replace(/<info>\s*<language>ha[\s\S]*?<\/info>/, '')
    const headline = shown([messageOf(ALERT), messageOf(english)], KANO, at, 'ha')[0]?.headline
    expect(headline).toBe('Heavy rain earlier and stronger in Kano and Jigawa')
  })

  test.each(['Test', 'Exercise', 'Draft', 'System'])('the status %s shows nothing', (status) => {
    expect(shown([messageOf(ALERT.replace('Actual', status))], KANO, utc('2026-08-18T08:00'))).toEqual([])
  })

  test.each(['Restricted', 'Private'])('the scope %s shows nothing', (scope) => {
    expect(shown([messageOf(ALERT.replace('Public', scope))], KANO, utc('2026-08-18T08:00'))).toEqual([])
  })
})

const at = utc('2026-08-18T08:00')

test.each([
  ['of another sender', 'other@example.org', 1],
  ['of the sender', undefined, 0],
])('of imported files only one %s withdraws a warning', (_, sender, left) => {
  const alert = capXml({ id: 'a' })
  const cancel = capXml({ id: 'b', type: 'Cancel', refs: ['a'] })
  const sent = sender ? cancel.replace(/<sender>[^<]*</, `<sender>${sender}<`) : cancel
  expect(shown([messageOf(alert, null), messageOf(sent, null)], KANO, at)).toHaveLength(left)
  // One feed speaks for several senders.
  expect(shown([messageOf(alert), messageOf(sent)], KANO, at)).toHaveLength(0)
})

test('a reader of a language that a warning lacks gets English, else the gravest text', () => {
  const [{ blocks } = { blocks: [] }] = groupIntoEvents([messageOf(capXml({ id: 'a' }))]).flatMap(
    ({ versions }) => versions,
  )
  const [block] = blocks
  const french = { ...block!, language: 'fr' }
  expect(warningTextFor([french, block!], 'ha').language).toBe(block!.language)
  expect(warningTextFor([french, { ...block!, language: 'ha-NG' }], 'ha').language).toBe('ha-NG')
  expect(warningTextFor([french], 'ha').language).toBe('fr')
})

test('without expires a warning lasts 24 hours from its sending', () => {
  const endless = [messageOf(capXml({ id: 'a' }).replace(/<expires>.*?<\/expires>/, ''))]
  expect(shown(endless, KANO, '2026-08-18T06:50:15.999Z')).toHaveLength(1)
  expect(shown(endless, KANO, '2026-08-18T06:50:16.000Z')).toHaveLength(0)
})

test('a warning is in force until the moment of its end', () => {
  const storm = [messageOf(capXml({ id: 'a' }))]
  expect(shown(storm, KANO, '2026-08-19T04:59:59.999Z')).toHaveLength(1)
  expect(shown(storm, KANO, '2026-08-19T05:00:00.000Z')).toHaveLength(0)
})

test('the graver comes first: by severity, then by urgency, then the one that begins earlier', () => {
  const [sooner, urgency] = ['2026-08-18T13:00:00+01:00', 'Immediate']
  const messages = Object.entries({
    moderate: { severity: 'Moderate', urgency, onset: sooner },
    later: {},
    sooner: { onset: sooner },
    urgent: { urgency },
    extreme: { severity: 'Extreme', urgency: 'Future' },
  }).map(([event, more]) => messageOf(capXml({ id: event, event, ...more })))
  const blocks = groupIntoEvents(messages).flatMap(({ versions }) => versions.flatMap((version) => version.blocks))
  const order = ['extreme', 'urgent', 'sooner', 'later', 'moderate']
  expect(blocks.sort(compareGravestFirst).map(({ event }) => event)).toEqual(order)
})

test('latitude and longitude swapped lie elsewhere', () => {
  expect(shown([messageOf(capXml({ id: 'a', polygon: '7.7,11 7.7,13 10.5,13 10.5,11 7.7,11' }))], KANO, at)).toEqual([])
})

test.each([
  ['Kano and Jigawa states', ['Kano', 'Jigawa'], true],
  ['Jihohin Kano da Jigawa', ['Kano', 'Jigawa'], true],
  ['Niger, Cross River', ['Niger', 'Cross River'], true],
  ['Oshana Region', ['Oshana'], true],
  ['Some states in Nigeria will be affected.', ['Niger', 'Kano'], false],
  ['Niger Delta', ['Niger', 'Delta'], false],
  ['parts of Kano', ['Kano'], false],
])('without a polygon, "%s" names %p: %p', (area, states, covered) => {
  const messages = [messageOf(capXml({ id: 'a', polygon: '', area }))]
  for (const state of states) expect(shown(messages, { lat: null, lng: null, state }, at)).toHaveLength(covered ? 1 : 0)
  expect(shown(messages, { ...KANO, state: 'Kaduna' }, at)).toEqual([])
})

test('a geocode goes before the description, a polygon before both', () => {
  const area = 'Kaduna</areaDesc><geocode><valueName>state</valueName><value>Kano</value></geocode><areaDesc>'
  const coded = [messageOf(capXml({ id: 'a', polygon: '', area }))]
  expect([shown(coded, KANO, at).length, shown(coded, KADUNA, at).length]).toEqual([1, 0])
  const drawn = [messageOf(capXml({ id: 'a', area: 'Kaduna' }))]
  expect([shown(drawn, KANO, at).length, shown(drawn, KADUNA, at).length]).toEqual([1, 0])
})

test('English and Hausa twins are one warning, and a Cancel of either withdraws both', () => {
  const english = messageOf(capXml({ id: 'en' }))
  const hausa = messageOf(capXml({ id: 'ha', language: 'ha-NG', event: 'TSAWA', sent: '2026-08-17T08:20:16+01:00' }))
  expect(shown([hausa, english], KANO, at, 'ha').map(({ event }) => event)).toEqual(['TSAWA'])
  expect(shown([english, hausa], KANO, at, 'yo').map(({ event }) => event)).toEqual(['THUNDERSTORMS'])
  const cancel = messageOf(capXml({ id: 'c', type: 'Cancel', refs: ['ha'] }))
  expect(shown([english, cancel, hausa], KANO, at)).toEqual([])
})

test.each([
  ['sent 31 minutes later', { sent: '2026-08-17T08:21:17+01:00' }],
  ['with another beginning', { onset: '2026-08-18T15:00:00+01:00' }],
  ['with another end', { expires: '2026-08-19T07:00:00+01:00' }],
  ['in the same language', { language: 'en-GB' }],
  ['of another event', { eventCode: 'OET-001' }],
])('a message %s is no twin', (_, differs) => {
  const other = messageOf(capXml({ id: 'b', language: 'ha', ...differs }))
  expect(shown([messageOf(capXml({ id: 'a' })), other], KANO, at)).toHaveLength(2)
})

test('another service neither withdraws nor replaces a warning', () => {
  const alert = messageOf(ALERT, 'one')
  const foreign = CANCEL.replace('<sender>warnings@example.org', '<sender>someone@example.com')
  expect(shown([alert, messageOf(foreign, 'two')], KANO, at)).toHaveLength(1)
  expect(shown([alert, messageOf(foreign, 'one')], KANO, at)).toHaveLength(0)
})

/** Gives a person every notice that is due, at each moment; without the texts that were only revised. */
function follow(
  messages: { message: WarningMessage; from: string }[],
  place: FarmPosition,
  moments: string[],
): PastNotice[] {
  const past: PastNotice[] = []
  for (const now of moments) {
    const events = groupIntoEvents(messages.filter(({ from }) => from <= now).map(({ message }) => message))
    for (const event of events) {
      const due = findDueNotice(event, place, past, now)
      if (due)
        past.push({
          what: due.what,
          warning: due.what === 'withdrawn' || due.what === 'lifted' ? due.since!.warning : due.blocks[0]!.message.id,
          at: now,
        })
    }
  }
  return past.filter(({ what }) => what !== 'revised')
}

describe('an Update', () => {
  const alert = messageOf(capXml({ id: 'a' }))
  const after = (changes: Partial<Parameters<typeof capXml>[0]>, place = KANO) => {
    const update = messageOf(
      capXml({ id: 'u', type: 'Update', refs: ['a'], sent: '2026-08-18T07:00:00+01:00', ...changes }),
    )
    const messages = [
      { message: alert, from: utc('2026-08-17T08:00') },
      { message: update, from: utc('2026-08-18T07:00') },
    ]
    return follow(messages, place, [utc('2026-08-17T09:00'), utc('2026-08-18T08:00'), utc('2026-08-18T09:00')]).map(
      ({ what }) => what,
    )
  }

  test.each([
    ['of the same warning is not sent again', {}, ['warned']],
    ['that is graver is sent again', { severity: 'Extreme' }, ['warned', 'warned']],
    ['that is milder is not', { severity: 'Moderate' }, ['warned']],
    ['that begins 3 hours earlier is', { onset: '2026-08-18T11:00:00+01:00' }, ['warned', 'warned']],
    ['that begins 2 h 59 min earlier is not', { onset: '2026-08-18T11:01:00+01:00' }, ['warned']],
    ['that no longer covers the farm lifts the warning once', { polygon: LAGOS_BOX }, ['warned', 'lifted']],
    [
      'that has itself ended says nothing',
      { onset: '2026-08-18T06:00:00+01:00', expires: '2026-08-18T07:30:00+01:00' },
      ['warned'],
    ],
  ])('%s', (_, changes, notices) => {
    expect(after(changes)).toEqual(notices as PastNotice['what'][])
  })

  test('that newly covers a farm is its first warning', () => {
    const lagos = { lat: 6.5, lng: 3.4, state: 'Lagos' }
    expect(after({ polygon: LAGOS_BOX }, lagos)).toEqual(['warned'])
  })
})

/** Model of one farm, told in the words of the rules: the last thing that was sent, and the newest message about the storm. */
function model(
  steps: { kind: 'Alert' | 'Update' | 'Cancel'; severity: number; covers: boolean; from: number }[],
  ends: number,
  last: number,
) {
  const sent: string[] = []
  let warned: number | null = null
  for (let hour = 0; hour <= last; hour++) {
    const arrived = steps.map((step, i) => ({ ...step, i })).filter(({ from }) => from <= hour)
    const newest = arrived.at(-1)
    if (!newest || hour >= ends) continue
    const first = arrived.some(({ kind }) => kind !== 'Cancel')
    if (newest.kind === 'Cancel' || !newest.covers) {
      if (warned !== null) sent.push(newest.kind === 'Cancel' ? `${hour} withdrawn` : `${hour} lifted`)
      warned = null
    } else if (first && (warned === null || newest.severity > warned)) {
      sent.push(`${hour} warned ${newest.severity}`)
      warned = newest.severity
    }
  }
  return sent
}

test('for all orders and delays of Alert, Updates and Cancel, the notices are those of the model', () => {
  const START = Date.parse('2026-08-17T00:00:00Z')
  const hourOf = (hour: number) => new Date(START + hour * 3_600_000).toISOString()
  const step = fc.record({
    severity: fc.integer({ min: 1, max: 4 }),
    covers: fc.boolean(),
    from: fc.integer({ min: 0, max: 30 }),
  })
  const SEVERITY = ['Unknown', 'Minor', 'Moderate', 'Severe', 'Extreme']
  let notices = 0
  fc.assert(
    fc.property(
      fc.array(step, { minLength: 1, maxLength: 4 }),
      fc.boolean(),
      fc.integer({ min: 5, max: 30 }),
      (drawn, cancels, ends) => {
        const steps = drawn.map((one, i) => ({
          ...one,
          kind:
            i === 0
              ? ('Alert' as const)
              : cancels && i === drawn.length - 1
                ? ('Cancel' as const)
                : ('Update' as const),
        }))
        const messages = steps.map(({ kind, severity, covers, from }, i) => ({
          from: hourOf(from),
          message: messageOf(
            capXml({
              id: `s${i}`,
              type: kind,
              sent: new Date(START - 3_600_000 + i * 60_000).toISOString().replace('.000Z', '-00:00'),
              refs: Array.from({ length: i }, (_, n) => `s${n}`),
              severity: SEVERITY[severity]!,
              polygon: covers ? undefined : LAGOS_BOX,
              onset: '2026-08-18T14:00:00+01:00',
              expires: hourOf(ends).replace('.000Z', '-00:00'),
            } as Parameters<typeof capXml>[0]).replace('<onset>2026-08-18T14:00:00+01:00</onset>', ''),
          ),
        }))
        const moments = Array.from({ length: 36 }, (_, hour) => hourOf(hour))
        const found = follow(messages, KANO, moments).map(({ what, at, warning }) => {
          const message = messages.find((one) => one.message.id === warning)!.message
          const severity = what === 'warned' ? ` ${SEVERITY.indexOf(message.infos[0]!.severity)}` : ''
          return `${(Date.parse(at) - START) / 3_600_000} ${what}${severity}`
        })
        notices += found.length
        expect(found).toEqual(model(steps, ends, 35))
      },
    ),
    { numRuns: 1_000, seed: 34 },
  )
  expect(notices).toBeGreaterThan(300)
})
