import { eq } from 'drizzle-orm'
import type { PhonePress, PhoneShown } from '../../../contracts/practice.ts'
import { refuse } from '../../../contracts/refusals.ts'
import { users } from '../../../db/schema/accounts.ts'
import { type Actor, requireAdmin } from '../../foundation/actor.ts'
import { audit } from '../../foundation/audit.ts'
import type { Foundation } from '../../foundation/foundation.ts'
import { toE164, usablePhone } from '../../foundation/phone-number.ts'
import { createCall, type Ring } from './call.ts'
import { dialEnd, dialTurn, type Gateway, SESSION, textIn } from './gateway.ts'

/** Calls that are remembered here: they are tried by one person or two. */
const CALLS_MAX = 50

const SILENT = { call: '', heard: [] as string[], waits: false }

interface Needs extends Pick<Foundation, 'db' | 'clock'> {
  practice: () => Promise<Gateway>
}

/**
 * The practice phone of administrators, audited. A dial is as good as signing in, so it takes numbers without an account and
 * practice accounts, which end to be such with the first sign-in, dial, SMS or call of a person.
 */
export function createTrial({ db, clock, practice }: Needs) {
  const calls = new Map<string, { phone: string; ring: Ring }>()

  async function mayBe(phone: string): Promise<boolean> {
    const [user] = await db.orm
      .select({ isAdmin: users.isAdmin, isPractice: users.isPractice })
      .from(users)
      .where(eq(users.phone, phone))
    return !user || (user.isPractice && !user.isAdmin)
  }

  async function turn(gateway: Gateway, next: { sessionId: string; phone: string; code: string; answers: string }) {
    const screen = await dialTurn(gateway, next)
    if (screen.last) await dialEnd(gateway, next, 'Success')
    return screen
  }

  function keep(id: string, phone: string, ring: Ring): void {
    calls.delete(id)
    calls.set(id, { phone, ring })
    if (calls.size > CALLS_MAX) calls.delete(calls.keys().next().value!)
  }

  /** What a call of this phone said last. */
  function heardOf(id: string, phone: string) {
    const held = calls.get(id)
    if (held?.phone !== phone) return SILENT
    return { call: id, heard: held.ring.heard, waits: held.ring.waits !== null }
  }

  /** Rings, or one key further in a call; null where neither is asked. */
  async function inCall(gateway: Gateway, phone: string, { ring, call: id, press, hang }: PhonePress) {
    const call = createCall(gateway, phone)
    if (ring) {
      const rung = `practice-${crypto.randomUUID()}`
      keep(rung, phone, await call.ring())
      return heardOf(rung, phone)
    }
    if (!id) return null
    const held = calls.get(id)
    const waits = held?.phone === phone ? held.ring.waits : null
    if (!waits) return heardOf(id, phone)
    if (hang) {
      await call.hangUp(waits)
      calls.delete(id)
    } else keep(id, phone, await (press === '' ? call.silence(waits) : call.press(waits, press)))
    return heardOf(id, phone)
  }

  return {
    /** Whether a number is nobody's but practice's. */
    mayBe,

    /** @throws AppError forbidden, invalid on `phone`, conflict for somebody's number. */
    async press(actor: Actor, asked: PhonePress): Promise<PhoneShown> {
      requireAdmin(actor)
      const phone = usablePhone(asked.phone)
      if (!(await mayBe(phone))) throw refuse('practice.taken')
      const open = SESSION.test(asked.session) ? asked.session : null
      // One row for each dial, call and SMS.
      if (asked.ring || asked.sms || !(open || asked.call))
        await db.write(audit(db, { actor, action: 'practice_phone' }, clock.now()))
      const gateway = await practice()
      const code = /^\*\d+(\*\d+)*#$/.test(asked.code) ? asked.code : gateway.code
      const put = { phone, code, session: '', answers: '', screen: null, last: false, ...SILENT }
      const spoken = await inCall(gateway, phone, asked)
      if (spoken) return { ...put, ...spoken }
      if (asked.sms) await textIn(gateway, phone, asked.sms)
      const { answers } = asked
      if (asked.sms) return { ...put, ...(open && { session: open, answers }) }
      const at = { sessionId: open ?? `practice-${crypto.randomUUID()}`, phone, code, answers }
      if (open && asked.hang) await dialEnd(gateway, at, 'Incomplete')
      if (asked.hang) return put
      if (open) at.answers = answers === '' ? asked.press : `${answers}*${asked.press}`
      else at.answers = ''
      const { text, last } = await turn(gateway, at)
      return { ...put, session: at.sessionId, answers: at.answers, screen: text, last, ...SILENT }
    },

    /** The phone as it lies there: the screen it was shown, and its SMS. Somebody's phone is empty. */
    async look(actor: Actor, asked: Pick<PhonePress, 'phone' | 'code' | 'session' | 'answers' | 'call'>) {
      requireAdmin(actor)
      const gateway = await practice()
      const phone = toE164(asked.phone)
      const code = asked.code || gateway.code
      if (!phone || !(await mayBe(phone))) return { ...asked, code, screen: null, last: false, messages: [], ...SILENT }
      const shown = SESSION.test(asked.session) ? await gateway.shown(asked.session, asked.answers) : null
      const messages = await gateway.messages(phone, '')
      const spoken = heardOf(asked.call, phone)
      return { ...asked, phone, code, screen: shown?.text ?? null, last: shown?.last ?? false, messages, ...spoken }
    },
  }
}

export type Look = Awaited<ReturnType<ReturnType<typeof createTrial>['look']>>
