import type { Language } from '../../../contracts/languages.ts'
import {
  DEFAULT_NOTIFICATION_PREFERENCES,
  type NotificationPreferences,
} from '../../../contracts/notification-switches.ts'
import { users } from '../../../db/schema/accounts.ts'
import { advisories } from '../../../db/schema/advisories.ts'
import { type SmsState, smsMessages } from '../../../db/schema/sms.ts'
import { createLog } from '../../../shared/log.ts'
import { readConfig } from '../../config.ts'
import { testDatabase } from '../../testing/database.ts'
import { startSmsServer } from '../../testing/providers/africas-talking.ts'
import { createInboundSmsService, type SmsInboundDeps } from './inbound/service.ts'
import { createSmsService, type SmsDeps, type SmsService } from './service.ts'

export const OPERATOR = { kind: 'operator' } as const
/** Mid-morning in Nigeria and Namibia, a Monday. */
const MORNING = '2026-05-04T09:00:00.000Z'

export interface Farmer {
  id: string
  phone: string
}

export type World = Awaited<ReturnType<typeof smsWorld>>

export async function smsWorld({
  settings = {},
  mock = false,
  deps = {},
  farmers = 0,
}: {
  settings?: Record<string, string>
  mock?: boolean
  deps?: Partial<SmsDeps & SmsInboundDeps>
  farmers?: number
} = {}) {
  const db = testDatabase()
  const server = await startSmsServer()
  const time = {
    now: new Date(MORNING),
    pass(ms: number) {
      time.now = new Date(time.now.getTime() + ms)
    },
    at(iso: string) {
      time.now = new Date(iso)
    },
  }
  const made: SmsService[] = []
  function another(over: Partial<SmsDeps & SmsInboundDeps> = {}) {
    const parts = {
      db,
      config: readConfig({ ...(mock ? {} : server.settings), ...settings }),
      clock: { now: () => time.now },
      log: createLog('silent'),
      fetch,
      smsWording: (row: { title: string }, language: Language) => `${language}: ${row.title}`,
      ...deps,
      ...over,
    }
    const sms = createSmsService(parts)
    made.push(sms)
    return { ...sms, ...createInboundSmsService({ ...parts, sms }) }
  }
  const sms = another()

  let count = 0
  async function farmer({ sms = true, ...over }: Person & { sms?: boolean } = {}): Promise<Farmer> {
    const id = over.id ?? Bun.randomUUIDv7()
    const phone = over.phone ?? `+23480${30000000 + ++count}`
    const long = '2026-01-01T00:00:00.000Z'
    const person = { id, phone, phoneProvedAt: long, createdAt: long, updatedAt: long }
    await db.write(db.orm.insert(users).values({ ...person, notificationPreferences: preferences(sms), ...over }))
    return { id, phone }
  }
  async function advise(farmer: Farmer, over: Partial<typeof advisories.$inferInsert> = {}): Promise<string> {
    const id = Bun.randomUUIDv7()
    const at = time.now.toISOString()
    await db.write(
      db.orm.insert(advisories).values({
        id,
        userId: farmer.id,
        cropType: 'maize',
        title: 'Weed the maize',
        content: 'Weed the maize',
        priority: 'medium',
        category: 'other',
        situation: id,
        rule: 'care.weeds',
        facts: {},
        evidence: [],
        language: 'en',
        sms: 'Maize: weed this week.',
        score: 10,
        validUntil: '2026-05-10',
        createdAt: at,
        updatedAt: at,
        ...over,
      }),
    )
    return id
  }
  async function advised(text = 'Maize: weed this week.', over: Person = {}): Promise<Farmer> {
    const person = await farmer(over)
    await advise(person, { sms: text })
    return person
  }
  const phones: string[] = []
  for (let n = 0; n < farmers; n++) phones.push((await advised()).phone)
  const messages = () => db.orm.select().from(smsMessages)

  return {
    db,
    server,
    time,
    sms,
    another,
    farmer,
    advise,
    advised,
    phones,
    messages,
    admin: (language: Language = 'en') => farmer({ isAdmin: true, preferredLanguage: language }),
    async send(): Promise<string> {
      const { campaignId } = await sms.sendAdvisories(OPERATOR)
      await sms.run()
      return campaignId
    },
    campaign: (id: string) => sms.campaign(OPERATOR, id),
    taken: () => [...server.accepted.values()].flat().length,
    report: (of: { providerId: string | null; phone: string }, state: 'delivered' | 'failed', reason = 'Failed') =>
      sms.callbacks.delivery({ ...of, providerId: of.providerId!, state, status: '', reason, optedOut: false }),
    async states(campaignId: string) {
      const counts: Partial<Record<SmsState, number>> = {}
      for (const row of await messages()) {
        if (row.campaignId === campaignId) counts[row.state] = (counts[row.state] ?? 0) + 1
      }
      return counts
    },
    async close() {
      await Promise.all(made.map((sms) => sms.stop()))
      await server.stop()
    },
  }
}

type Person = Partial<typeof users.$inferInsert>

export const preferences = (sms: boolean): NotificationPreferences => ({ ...DEFAULT_NOTIFICATION_PREFERENCES, sms })
