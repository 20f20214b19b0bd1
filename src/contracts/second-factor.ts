import * as z from 'zod/mini'
import { currentPassword } from './account.ts'
import { LONGEST } from './lengths.ts'
import { says } from './says.ts'

/** A code of the authenticator app, or one of the backup codes. */
const code = z
  .string(says('secondFactor.codeRequired'))
  .check(z.trim(), z.minLength(1, says('secondFactor.codeRequired')), z.maxLength(40))

/** The second step of a sign-in, and the first code that switches it on. */
export const secondFactorCode = z.object({ code })

/** What is sent to sign in with a code: the second step, or with a phone a code that this phone has shown. */
export const signInCode = z.object({
  code,
  phone: z.optional(z.string(says('phone.required')).check(z.trim(), z.maxLength(LONGEST.phone, says('phone.long')))),
})
export interface WebCode {
  phone: string
  code: string
}

export const secondFactorStart = z.object({ currentPassword })
/** Before what weakens it: switching it off, new backup codes. */
export const secondFactorCheck = z.object({ currentPassword, code })
export type SecondFactorCheck = z.infer<typeof secondFactorCheck>

/** How a person's second factor stands. */
export interface SecondFactorStanding {
  /** When it was switched on; null while it is off. */
  since: string | null
  backupCodesLeft: number
  /** They are an administrator, and the settings ask it of them. */
  required: boolean
}

/** What the forms of the second factor ask for, by their buttons. */
export const SECOND_FACTOR_STEPS = ['start', 'confirm', 'codes', 'off'] as const
export type SecondFactorStep = (typeof SECOND_FACTOR_STEPS)[number]

/** A QR code: a square of so many modules, and its dark ones as an SVG path. */
export interface QrCode {
  size: number
  path: string
}

/** What the page of the second factor is given beside a sent form. Secrets are in one answer only. */
export interface SecondFactorPage {
  standing: SecondFactorStanding
  /** Just begun: what the app has to be told. */
  setup?: { secret: string; uri: string; qr: QrCode }
  /** Begun, and the first code was wrong. */
  confirming?: boolean
  /** Made just now. */
  codes?: string[]
}
