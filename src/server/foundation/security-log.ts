import { createHmac } from 'node:crypto'
import type { Origin } from './actor.ts'
import type { Foundation } from './foundation.ts'
import { ensureKey } from './stored-values.ts'

const KEY_NAME = 'security_log_key'

/** Subjects of `security` log lines. */
export type SecurityAction =
  | 'sign_in'
  | 'registration'
  | 'password_check'
  | 'password_change'
  | 'contact_change'
  | 'phone_proof'
  | 'phone_claim'
  | 'recovery_code'
  | 'sessions_ended'
  | 'account_deletion'
  | 'account_export'
  | 'taken_fields'
  | 'role_change'
  | 'account_made'
  | 'second_factor'
  /** A response of 401, 403 or 429. */
  | 'refused'

/** Person and origin of an event, as far as known. */
export interface SecurityDetails {
  userId?: string | null | undefined
  /** E.164, or the text as typed; logged as a pseudonym. */
  phone?: string | null | undefined
  /** The address is logged as a pseudonym. */
  from?: Origin | null | undefined
  /** Fields or role concerned; never a value. */
  what?: string
  /** Number of further events without a line of their own. */
  count?: number
}

export type SecurityLog = Awaited<ReturnType<typeof createSecurityLog>>

/** Logs security events, one line each at `info`. Phones and addresses become pseudonyms: keyed digests, equal for equal values. */
export async function createSecurityLog({ db, log }: Pick<Foundation, 'db' | 'log'>) {
  const key = await ensureKey(db, KEY_NAME)
  const pseudonym = (kind: 'phone' | 'address' | 'code', value: string) =>
    createHmac('sha256', key).update(`${kind} ${value}`).digest('base64url').slice(0, 16)

  return {
    /** Returns the pseudonym of a value, constant within this installation. */
    pseudonym,

    note(action: SecurityAction, outcome: string, { userId, phone, from, what, count }: SecurityDetails = {}): void {
      log.info('security', {
        action,
        outcome,
        what,
        count,
        user: userId ?? undefined,
        phone: phone ? pseudonym('phone', phone) : undefined,
        address: from ? pseudonym('address', from.address) : undefined,
        requestId: from?.requestId,
      })
    },
  }
}
