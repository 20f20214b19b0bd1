import { createHmac } from 'node:crypto'
import type { RequestOrigin } from './actor.ts'
import type { Foundation } from './foundation.ts'
import { readOrCreateKey } from './stored-values.ts'

const KEY_NAME = 'security_log_key'

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
  | 'refused'

export interface SecurityDetails {
  userId?: string | null | undefined
  phone?: string | null | undefined
  from?: RequestOrigin | null | undefined
  what?: string
  count?: number
}

export type SecurityLog = Awaited<ReturnType<typeof createSecurityLog>>

/** Logs security events at `info`; phones and addresses as pseudonyms (keyed digests). */
export async function createSecurityLog({ db, log }: Pick<Foundation, 'db' | 'log'>) {
  const key = await readOrCreateKey(db, KEY_NAME)
  const pseudonym = (kind: 'phone' | 'address' | 'code', value: string) =>
    createHmac('sha256', key).update(`${kind} ${value}`).digest('base64url').slice(0, 16)

  return {
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
