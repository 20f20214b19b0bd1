import { createHmac } from 'node:crypto'
import type { Origin } from './actor.ts'
import type { Foundation } from './foundation.ts'
import { ensureKey } from './stored-values.ts'

const KEY_NAME = 'security_log_key'

/** What a `security` line can be about. */
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
  /** An answer of 401, 403 or 429. */
  | 'refused'

/** Whom a line is about and where the request came from, as far as that is known. */
export interface SecurityDetails {
  userId?: string | null | undefined
  /** E.164, or what was typed; only its pseudonym is logged. */
  phone?: string | null | undefined
  /** Its address is logged as a pseudonym. */
  from?: Origin | null | undefined
  /** Which fields or role it was about; never a value. */
  what?: string
  /** How many more there were than have a line of their own. */
  count?: number
}

export type SecurityLog = Awaited<ReturnType<typeof createSecurityLog>>

/**
 * Who tried what, and how it ended, each a line at `info`. Phones and addresses are told by pseudonyms, the same for the
 * same, made with a key of this database.
 */
export async function createSecurityLog({ db, log }: Pick<Foundation, 'db' | 'log'>) {
  const key = await ensureKey(db, KEY_NAME)
  const pseudonym = (kind: 'phone' | 'address' | 'code', value: string) =>
    createHmac('sha256', key).update(`${kind} ${value}`).digest('base64url').slice(0, 16)

  return {
    /** The same for the same value, in this installation. */
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
