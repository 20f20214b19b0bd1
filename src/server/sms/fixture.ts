import type { NotificationPreferences } from '../../contracts/account.ts'
import type { Campaign } from '../../contracts/admin.ts'
import type { CropId } from '../../contracts/crops.ts'
import type { Priority } from '../../contracts/farm.ts'
import type { Language } from '../../contracts/languages.ts'
import type { Database } from '../../db/open.ts'
import { users } from '../../db/schema/accounts.ts'
import { advisories } from '../../db/schema/advisories.ts'
import { type SmsState, smsMessages } from '../../db/schema/sms.ts'
import { createLog } from '../../ground/log.ts'
import { readConfig } from '../config.ts'
import { testDatabase } from '../testing/database.ts'
import { type SmsServer, startSmsServer } from '../testing/providers/africas-talking.ts'
import { createSms, type Sms, type SmsDeps } from './service.ts'

export const OPERATOR = { kind: 'operator' } as const
/** Mid-morning in Nigeria and Namibia, a Monday. */
export const MORNING = '2026-05-04T09:00:00.000Z'

export interface Farmer {
  id: string
  phone: string
}

/** A database of its own, a clock that tests move, and the SMS service before a provider on this machine. */
export interface World {
  db: Database
  server: SmsServer
  sms: Sms
  time: { now: Date; pass(ms: number): void; at(iso: string): void }
  /** The same database and provider served by another process, so to speak. */
  another(deps?: Partial<SmsDeps>): Sms
  farmer(over?: Partial<typeof users.$inferInsert> & { sms?: boolean }): Promise<Farmer>
  advise(farmer: Farmer, over?: Partial<typeof advisories.$inferInsert>): Promise<string>
  /** A farmer with SMS on and one valid advisory. */
  advised(text?: string, over?: Partial<typeof users.$inferInsert>): Promise<Farmer>
  admin(language?: Language): Promise<Farmer>
  /** The phones of the farmers that `smsWorld` was asked for. */
  phones: string[]
  /** Starts a bulk send and sends what may go now. */
  send(): Promise<string>
  campaign(id: string): Promise<Campaign>
  /** How many messages the provider took. */
  taken(): number
  /** What the provider says later of a message. */
  report(of: { providerId: string | null; phone: string }, state: 'delivered' | 'failed', why?: string): Promise<void>
  states(campaignId: string): Promise<Partial<Record<SmsState, number>>>
  messages(): Promise<(typeof smsMessages.$inferSelect)[]>
  close(): Promise<void>
}

export async function smsWorld({
  settings = {},
  mock = false,
  deps = {},
  farmers = 0,
}: {
  settings?: Record<string, string>
  mock?: boolean
  deps?: Partial<SmsDeps>
  /** So many who all get the same text. */
  farmers?: number
} = {}): Promise<World> {
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
  const made: Sms[] = []
  const another = (over: Partial<SmsDeps> = {}) => {
    const sms = createSms({
      db,
      config: readConfig({ ...(mock ? {} : server.settings), ...settings }),
      clock: { now: () => time.now },
      log: createLog('silent'),
      fetch,
      smsWording: (row, language) => `${language}: ${row.title}`,
      ...deps,
      ...over,
    })
    made.push(sms)
    return sms
  }
  let count = 0

  const world: World = {
    db,
    server,
    time,
    sms: another(),
    another,
    async farmer({ sms = true, ...over } = {}) {
      count++
      const id = Bun.randomUUIDv7()
      const phone = over.phone ?? `+23480${String(30000000 + count)}`
      await db.write(
        db.orm.insert(users).values({
          id,
          phone,
          notificationPreferences: preferences(sms),
          phoneProvedAt: '2026-01-01T00:00:00.000Z',
          createdAt: '2026-01-01T00:00:00.000Z',
          updatedAt: '2026-01-01T00:00:00.000Z',
          ...over,
        }),
      )
      return { id, phone }
    },
    async advise(farmer, over = {}) {
      const id = Bun.randomUUIDv7()
      const at = world.time.now.toISOString()
      await db.write(
        db.orm.insert(advisories).values({
          id,
          userId: farmer.id,
          cropType: 'maize' as CropId,
          title: 'Weed the maize',
          content: 'Weed the maize',
          priority: 'medium' as Priority,
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
    },
    async advised(text = 'Maize: weed this week.', over = {}) {
      const farmer = await world.farmer(over)
      await world.advise(farmer, { sms: text })
      return farmer
    },
    phones: [],
    async send() {
      const { campaignId } = await world.sms.sendAdvisories(OPERATOR)
      await world.sms.run()
      return campaignId
    },
    campaign: (id) => world.sms.campaign(OPERATOR, id),
    taken: () => [...server.accepted.values()].flat().length,
    report: ({ providerId, phone }, state, reason = 'Failed') =>
      world.sms.callbacks.delivery({ providerId: providerId!, phone, state, status: '', reason, optedOut: false }),
    admin: (language = 'en') => world.farmer({ isAdmin: true, preferredLanguage: language }),
    async states(campaignId) {
      const rows = await world.messages()
      const counts: Partial<Record<SmsState, number>> = {}
      for (const row of rows) {
        if (row.campaignId === campaignId) counts[row.state] = (counts[row.state] ?? 0) + 1
      }
      return counts
    },
    messages: () => db.orm.select().from(smsMessages),
    async close() {
      await Promise.all(made.map((sms) => sms.stop()))
      await server.stop()
    },
  }
  for (let n = 0; n < farmers; n++) world.phones.push((await world.advised()).phone)
  return world
}

export const preferences = (sms: boolean): NotificationPreferences => ({
  weather: true,
  advisory: true,
  community: false,
  sms,
})
