import { expect, setDefaultTimeout, test } from 'bun:test'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { preferencesWithSwitchesOn } from '../../contracts/notification-switches.ts'
import { users } from '../../db/schema/accounts.ts'
import { OPERATOR } from '../channels/sms/fixture.ts'
import { startSmsServer } from '../testing/providers/africas-talking.ts'
import { startPushService } from '../testing/providers/push-service.ts'
import { kanoFarmer, testServices } from '../testing/services.ts'
import { signedIn } from '../testing/signed-in.ts'
import { bytesOf, capXml, LAGOS_BOX } from './testing/samples.ts'

setDefaultTimeout(300_000)

/** Messages about one storm: an Alert, Updates, perhaps a Cancel, each naming all before it, and each arriving in its own hour. */
interface Step {
  kind: 'Alert' | 'Update' | 'Cancel'
  severity: 'Severe' | 'Extreme'
  urgency: 'Expected' | 'Immediate'
  covers: boolean
  from: number
}

const START = Date.parse('2026-08-17T00:00:00Z')
const HOURS = 34
const at = (hour: number) => new Date(START + hour * 3_600_000)
/** 08:00–20:00 in Nigeria, which is an hour ahead of UTC. */
const isOpen = (hour: number) => (hour + 1) % 24 >= 8 && (hour + 1) % 24 < 20
const RANK = { Severe: 1, Extreme: 2 }

/** Model of one person whose messages wait for the morning: what they heard, in the words of the rules. */
function heardBy(steps: Step[], ends: number): string[] {
  const out: string[] = []
  let heard: Step | null = null
  let pending: Step | null = null
  /** End of what was heard, that is still to be said. */
  let end: { word: string; urgent: boolean } | null = null
  let newest: Step | undefined
  for (let hour = 0; hour < HOURS && hour < ends; hour++) {
    const next = steps.filter(({ from }) => from <= hour).at(-1)
    const isNew = next !== newest
    newest = next
    const known: Step | null = pending ?? (end ? null : heard)
    if (isNew && newest && newest.kind !== 'Cancel' && newest.covers) {
      if (!known || RANK[newest.severity] > RANK[known.severity] || pending) pending = newest
      end = null
    } else if (isNew && newest && known) {
      pending = null
      const word = newest.kind === 'Cancel' ? 'withdrawn' : 'lifted'
      if (heard) end = { word, urgent: isUrgent(known) }
    }
    if (end && (isOpen(hour) || end.urgent)) {
      out.push(`${hour} ${end.word}`)
      end = null
      heard = null
    }
    if (pending && (isOpen(hour) || isUrgent(pending))) {
      out.push(`${hour} warned ${pending.severity}`)
      heard = pending
      pending = null
    }
  }
  return out
}
const isUrgent = ({ severity, urgency }: Step) => severity === 'Extreme' && urgency === 'Immediate'

const fileOf = (steps: Step[], n: number, ends: number) => {
  const { kind, severity, urgency, covers } = steps[n]!
  return capXml({
    id: `s${n}`,
    type: kind,
    sent: new Date(START - 3_600_000 + n * 60_000).toISOString().replace('.000Z', '-00:00'),
    refs: Array.from({ length: n }, (_, i) => `s${i}`),
    severity,
    urgency,
    ...(covers ? {} : { polygon: LAGOS_BOX }),
    onset: at(0).toISOString().replace('.000Z', '-00:00'),
    expires: at(ends).toISOString().replace('.000Z', '-00:00'),
  })
}

const sms = await startSmsServer()
const push = await startPushService()
const kindOf = (hour: number, text: string) => {
  if (text.includes('has withdrawn')) return `${hour} withdrawn`
  if (text.includes('no longer applies')) return `${hour} lifted`
  return `${hour} warned ${text.includes('very dangerous') ? 'Extreme' : 'Severe'}`
}

/** Runs the services hour by hour. */
async function follow(steps: Step[], ends: number) {
  sms.accepted.clear()
  const settings = { ...sms.settings, CHANNEL_SECRET: 'a secret of this test', PUBLIC_URL: 'https://gona.test' }
  const reach = { accepts: () => true, leadsOut: async () => true }
  const gona = await testServices({ now: at(0).toISOString(), settings, reach })
  const person = async (change: object) => {
    const actor = await kanoFarmer(gona)
    await gona.db.write(gona.db.orm.update(users).set(change).where(eq(users.id, actor.user.id)))
    return actor
  }
  const weather = preferencesWithSwitchesOn(['weather', 'advisory'])
  const bySms = {
    channels: { warnings: 'sms' as const },
    notificationPreferences: preferencesWithSwitchesOn(['weather', 'sms']),
  }
  const reader = await person({ ...bySms, phoneProvedAt: at(0).toISOString() })
  const silent = await person({
    ...bySms,
    notificationPreferences: preferencesWithSwitchesOn(['sms']),
    phoneProvedAt: at(0).toISOString(),
  })
  const browser = push.browser()
  const web = await person({ notificationPreferences: weather })
  const visitor = { address: '10.0.0.1', requestId: 'request-1', device: null, userAgent: null, sid: null }
  const { token } = signedIn(await gona.accounts.signIn.again(web.user.id, visitor))
  const { sid } = (await gona.accounts.sessions.sessionUser(token))!
  await gona.push.subscribe(web, sid, browser.subscription)
  const received = { sms: [] as string[], push: [] as string[] }
  for (let hour = 0; hour < HOURS; hour++) {
    gona.at(at(hour).toISOString())
    const files = steps.flatMap(({ from }, n) =>
      from === hour ? [{ name: 'a.xml', bytes: bytesOf(fileOf(steps, n, ends)) }] : [],
    )
    await gona.warnings.importFiles(OPERATOR, files)
    await gona.warnings.notify()
    await gona.push.sendDue()
    await gona.voice.queueWarnings()
    await gona.voice.makeCalls()
    await gona.sms.run()
    const texts = sms.accepted.get(reader.user.phone) ?? []
    for (const text of texts.slice(received.sms.length)) received.sms.push(kindOf(hour, text))
    for (const { body } of browser.messages().slice(received.push.length)) received.push.push(kindOf(hour, body))
  }
  return { ...received, silent: sms.accepted.get(silent.user.phone) ?? [] }
}

const step = fc.record({
  severity: fc.constantFrom('Severe' as const, 'Extreme' as const),
  urgency: fc.constantFrom('Expected' as const, 'Immediate' as const),
  covers: fc.oneof({ weight: 3, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) }),
  from: fc.integer({ min: 0, max: 26 }),
})

test('for all orders and delays, by day and night, what people receive by SMS and push is that of the model', async () => {
  let messages = 0
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 1, maxLength: 4 }),
      fc.boolean(),
      fc.boolean(),
      fc.integer({ min: 18, max: HOURS }),
      async (drawn, cancels, inOrder, ends) => {
        const hours = drawn.map(({ from }) => from)
        if (inOrder) hours.sort((a, b) => a - b)
        const steps = drawn.map((one, n) => {
          const isLast = n === drawn.length - 1
          const kind = n === 0 ? ('Alert' as const) : cancels && isLast ? ('Cancel' as const) : ('Update' as const)
          return { ...one, kind, from: hours[n]! }
        })
        const expected = heardBy(steps, ends)
        const { silent, ...found } = await follow(steps, ends)
        expect(found).toEqual({ sms: expected, push: expected })
        expect(silent).toEqual([])
        messages += expected.length
      },
    ),
    { numRuns: Number(process.env.RUNS ?? 40), seed: 34 },
  )
  expect(messages).toBeGreaterThan(20)
  await push.stop()
  await sms.stop()
})
