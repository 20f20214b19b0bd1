import { eq } from 'drizzle-orm'
import type { SimulatorPress, SimulatorScreen } from '../../../contracts/phone-simulator.ts'
import { refusalError } from '../../../contracts/refusals.ts'
import { users } from '../../../db/schema/accounts.ts'
import { dropOldest } from '../../../shared/lookups.ts'
import { type Actor, requireAdmin } from '../../foundation/actor.ts'
import { auditWrite } from '../../foundation/audit.ts'
import type { Foundation } from '../../foundation/foundation.ts'
import { requireValidPhone, toE164 } from '../../foundation/phone-number.ts'
import { type CallProgress, createSimulatedCall } from './call.ts'
import {
  type CallbackClient,
  SIMULATED_SESSION_PATTERN,
  sendSimulatedSms,
  sendUssdEnd,
  sendUssdTurn,
} from './callback-client.ts'

const CALLS_MAX = 50

const NO_CALL: { call: string; heard: string[]; waits: boolean } = { call: '', heard: [], waits: false }

interface Deps extends Pick<Foundation, 'db' | 'clock'> {
  practice: () => Promise<CallbackClient>
}

/** Simulated phone for administrators, audited: never for real accounts, since a USSD session is a sign-in. */
export function createPhoneSimulator({ db, clock, practice }: Deps) {
  const { outputOf, inCall } = createTrialCalls()

  async function mayBe(phone: string): Promise<boolean> {
    const [user] = await db.orm
      .select({ isAdmin: users.isAdmin, isPractice: users.isPractice })
      .from(users)
      .where(eq(users.phone, phone))
    return !user || (user.isPractice && !user.isAdmin)
  }

  async function turn(
    gateway: CallbackClient,
    next: { sessionId: string; phone: string; code: string; answers: string },
  ) {
    const screen = await sendUssdTurn(gateway, next)
    if (screen.last) await sendUssdEnd(gateway, next, 'Success')
    return screen
  }

  return {
    mayBe,

    /** @throws AppError forbidden, invalid on `phone`, conflict for a real person's number. */
    async press(actor: Actor, pressed: SimulatorPress): Promise<SimulatorScreen> {
      requireAdmin(actor)
      const phone = requireValidPhone(pressed.phone)
      if (!(await mayBe(phone))) throw refusalError('practice.taken')
      const open = SIMULATED_SESSION_PATTERN.test(pressed.session) ? pressed.session : null
      // One row per session, call and SMS.
      if (pressed.ring || pressed.sms || !(open || pressed.call))
        await db.write(auditWrite(db, { actor, action: 'practice_phone' }, clock.now()))
      const gateway = await practice()
      const code = /^\*\d+(\*\d+)*#$/.test(pressed.code) ? pressed.code : gateway.code
      const put = { phone, code, session: '', answers: '', screen: null, last: false, ...NO_CALL }
      const spoken = await inCall(gateway, phone, pressed)
      if (spoken) return { ...put, ...spoken }
      if (pressed.sms) await sendSimulatedSms(gateway, phone, pressed.sms)
      const { answers } = pressed
      if (pressed.sms) return { ...put, ...(open && { session: open, answers }) }
      const at = { sessionId: open ?? `practice-${crypto.randomUUID()}`, phone, code, answers }
      if (open && pressed.hang) await sendUssdEnd(gateway, at, 'Incomplete')
      if (pressed.hang) return put
      if (open) at.answers = answers === '' ? pressed.press : `${answers}*${pressed.press}`
      else at.answers = ''
      const { text, last } = await turn(gateway, at)
      return { ...put, session: at.sessionId, answers: at.answers, screen: text, last, ...NO_CALL }
    },

    /** Returns the phone's current screen and its SMS; empty for a real person's number. */
    async look(actor: Actor, pressed: Pick<SimulatorPress, 'phone' | 'code' | 'session' | 'answers' | 'call'>) {
      requireAdmin(actor)
      const gateway = await practice()
      const phone = toE164(pressed.phone)
      const code = pressed.code || gateway.code
      if (!phone || !(await mayBe(phone)))
        return { ...pressed, code, screen: null, last: false, messages: [], ...NO_CALL }
      const shown = SIMULATED_SESSION_PATTERN.test(pressed.session)
        ? await gateway.shown(pressed.session, pressed.answers)
        : null
      const messages = await gateway.messages(phone, '')
      const spoken = outputOf(pressed.call, phone)
      return { ...pressed, phone, code, screen: shown?.text ?? null, last: shown?.last ?? false, messages, ...spoken }
    },
  }
}

/** Calls of simulated phones, the newest 50. */
function createTrialCalls() {
  const calls = new Map<string, { phone: string; ring: CallProgress }>()

  function keep(id: string, phone: string, ring: CallProgress): void {
    calls.delete(id)
    calls.set(id, { phone, ring })
    dropOldest(calls, CALLS_MAX)
  }

  function outputOf(id: string, phone: string) {
    const held = calls.get(id)
    if (held?.phone !== phone) return NO_CALL
    return { call: id, heard: held.ring.outputs, waits: held.ring.waits !== null }
  }

  async function inCall(gateway: CallbackClient, phone: string, { ring, call: id, press, hang }: SimulatorPress) {
    const call = createSimulatedCall(gateway, phone)
    if (ring) {
      const rung = `practice-${crypto.randomUUID()}`
      keep(rung, phone, await call.ring())
      return outputOf(rung, phone)
    }
    if (!id) return null
    const held = calls.get(id)
    const waits = held?.phone === phone ? held.ring.waits : null
    if (!waits) return outputOf(id, phone)
    if (hang) {
      await call.hangUp(waits)
      calls.delete(id)
    } else keep(id, phone, await (press === '' ? call.silence(waits) : call.press(waits, press)))
    return outputOf(id, phone)
  }

  return { outputOf, inCall }
}
