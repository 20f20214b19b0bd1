import { expect } from 'bun:test'
import { eq, sql } from 'drizzle-orm'
import { users } from '../../db/schema/accounts.ts'
import { PURPOSES } from '../channels/purposes.ts'
import type { SmsServer } from './providers/africas-talking.ts'
import type { VoiceSwitch } from './providers/voice-switch.ts'
import type { TestServices } from './services.ts'

/** Codes are hashed and sent in the background: one requested before a STOP may arrive this many checks after it. */
const CODE_LOOKS = 25
/** Purposes allowed at any hour; a message without a row was about a deleted account. */
const ANY_HOUR = ['code', 'account notice', 'test', 'call back', 'gone']
const ANSWERS = Object.entries(PURPOSES).flatMap(([name, { by }]) =>
  'sms' in by && by.sms === 'answers' ? [name] : [],
)

interface Outgoing {
  to: string
  channel: 'sms' | 'call'
  kind: string
  /** Account of the recipient. */
  userId: string | null
}

type Sent = Pick<Outgoing, 'kind' | 'userId'>
const GONE: Sent = { kind: 'gone', userId: null }

/** Checks all outbound messages against its own rules, based on the phones' actions and not on the gateway. */
export function createOutboundJudge(
  { db, clock, config }: TestServices,
  { sms, calls, foreign }: { sms: SmsServer; calls: VoiceSwitch; foreign: readonly string[] },
) {
  const { orm } = db
  /** Numbers that have dialled, written or rung, or were verified until their account gave them up. */
  const contacted = new Set<string>()
  const stopped = new Set<string>()
  /** Numbers that sent STOP without an account, with the number of the check at that time. */
  const stoppedNumbers = new Map<string, number>()
  const withoutCalls = new Set<string>()
  const placed: { to: string; id: string }[] = []
  let texts = 0
  let looks = 0

  const hasAccount = async (phone: string) => (await orm.$count(users, eq(users.phone, phone))) > 0

  async function left(): Promise<Outgoing[]> {
    const outgoing: Outgoing[] = []
    for (const { to, clientRequestId } of calls.asked.splice(0)) {
      placed.push({ to: to!, id: clientRequestId! })
      const [row] = await orm.all<Sent>(
        sql`select kind, user_id as userId from outbound_calls where id = ${clientRequestId}`,
      )
      outgoing.push({ to: to!, channel: 'call', ...(row ?? GONE) })
    }
    for (const { to: phones, message } of sms.requests.slice(texts))
      for (const to of phones) {
        const isCode = /\b\d{6}\b/.test(message)
        const [row] = await orm.all<Sent>(
          sql`select kind, user_id as userId from sms_messages where phone = ${to} and text = ${message} order by rowid desc limit 1`,
        )
        outgoing.push({ to, channel: 'sms', ...(isCode ? { kind: 'code', userId: null } : (row ?? GONE)) })
      }
    texts = sms.requests.length
    return outgoing
  }

  async function judge({ to, channel, kind, userId }: Outgoing): Promise<void> {
    expect(foreign).not.toContain(to)
    const one = { to, kind }
    const stoppedAt = stoppedNumbers.get(to) ?? looks
    if (kind === 'code')
      return expect({ ...one, stopped: looks - stoppedAt > CODE_LOOKS }).toEqual({ ...one, stopped: false })
    const [row] = await orm.select().from(users).where(eq(users.phone, to))
    const own = kind === 'account notice' || userId === null || userId === row?.id
    expect({ ...one, own }).toEqual({ ...one, own: true })
    const isStopped = stopped.has(to) || stoppedNumbers.has(to) || Boolean(row?.smsOptedOutAt)
    expect({ ...one, isStopped }).toEqual({ ...one, isStopped: false })
    if (channel === 'call') expect({ ...one, refused: withoutCalls.has(to) }).toEqual({ ...one, refused: false })
    const known = kind === 'test' || contacted.has(to) || (row?.phoneProvedAt ?? null) !== null
    expect({ ...one, known }).toEqual({ ...one, known: true })
    const hour = (clock.now().getUTCHours() + (to.startsWith('+264') ? 2 : 1)) % 24
    const awake = ANY_HOUR.includes(kind) || (hour >= 8 && hour < 20)
    expect({ ...one, hour, awake }).toEqual({ ...one, hour, awake: true })
  }

  async function judgeBudgets(): Promise<void> {
    const now = clock.now()
    const dayAgo = new Date(now.getTime() - 86_400_000).toISOString()
    const today = now.toISOString().slice(0, 10)
    const [spent] = await orm.all<{ most: number | null; segments: number; calls: number }>(sql`select
      (select max(n) from (select count(*) as n from sms_messages where kind in ('word', 'dial', 'call')
        and created_at >= ${dayAgo} and state <> 'skipped' group by coalesce(user_id, phone))) as most,
      (select coalesce(sum(segments), 0) from sms_messages where created_at >= ${today} and campaign_id is null
        and state not in ('failed', 'skipped') and kind in (select value from json_each(${JSON.stringify(ANSWERS)}))) as segments,
      (select coalesce(sum(attempts), 0) from outbound_calls where kind <> 'call back' and due_at >= ${today}) as calls`)
    expect(spent!.most ?? 0).toBeLessThanOrEqual(5)
    expect(spent!.segments).toBeLessThanOrEqual(config.SMS_ANSWER_DAILY_CAP!)
    expect(spent!.calls).toBeLessThanOrEqual(config.CALL_DAILY_CAP!)
  }

  return {
    contacted,
    withoutCalls,
    /** Calls placed, oldest first. */
    placed,

    /** Sends `word` from a phone. */
    async writes(phone: string, word: string): Promise<void> {
      contacted.add(phone)
      if (word === 'STOP') {
        stopped.add(phone)
        if (!(await hasAccount(phone))) stoppedNumbers.set(phone, looks)
      }
      if (word !== 'START') return
      stopped.delete(phone)
      stoppedNumbers.delete(phone)
      withoutCalls.delete(phone)
    },

    /** An account gives its number up; the STOP stays with the number. */
    leaves(phone: string, proved: boolean): void {
      if (proved) contacted.add(phone)
      if (stopped.has(phone)) stoppedNumbers.set(phone, looks)
    },

    /** An account is deleted, with all data about its number. */
    forgets(phone: string): void {
      for (const each of [stopped, stoppedNumbers, withoutCalls]) each.delete(phone)
    },

    /** Checks all messages since the last check; returns their number. */
    async look(): Promise<number> {
      looks++
      const outgoing = await left()
      for (const one of outgoing) await judge(one)
      await judgeBudgets()
      return outgoing.length
    },
  }
}
