import type { Language } from '../../../contracts/languages.ts'
import { refusalError } from '../../../contracts/refusals.ts'
import { TEXTS_BY_LANGUAGE } from '../../../words/index.ts'
import type { PhoneAccount } from '../../accounts/claims/account-by-phone.ts'
import { phoneActor } from '../../foundation/actor.ts'
import type { createPhoneEffects } from '../phone-effects.ts'
import type { SendSms } from '../sms/single/queue-sms.ts'
import type { DialSession } from './dial.ts'

export interface TurnState extends PhoneAccount {
  language: Language
  /** False if the language is a guess; then the session begins with the choice of a language. */
  knowsLanguage: boolean
  transcript: string
  /** True after the account was erased: the session is stored without the person. */
  forgotten: boolean
}

interface Deps {
  holderAt: (phone: string) => Promise<PhoneAccount>
  once: ReturnType<typeof createPhoneEffects>['once']
  sendSms: SendSms
}

/** Creates the dial of a turn. The phone's account is read again after each effect. */
export function openDial(
  { holderAt, once, sendSms }: Deps,
  sessionId: string,
  phone: string,
  state: TurnState,
): DialSession {
  return {
    phone,
    get user() {
      return state.user
    },
    get claim() {
      return state.claim
    },
    get language() {
      return state.language
    },
    get words() {
      return TEXTS_BY_LANGUAGE[state.language]
    },
    actor() {
      if (!state.user) throw refusalError('unauthorized')
      return phoneActor(state.user)
    },
    async once(name, work) {
      await once(sessionId, `${name} ${state.transcript}`, work)
      Object.assign(state, await holderAt(phone))
    },
    get turn() {
      return `${sessionId} ${state.transcript}`
    },
    speak(other) {
      state.language = other
    },
    async sendSms(text) {
      let went = true
      await once(sessionId, `sms ${state.transcript}`, async () => {
        went = await sendSms('dial', { phone, userId: state.user?.id ?? null }, text)
      })
      return went
    },
    forget() {
      state.forgotten = true
    },
  }
}
