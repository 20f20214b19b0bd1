import * as z from 'zod/mini'
import { currentPasswordSchema } from './account.ts'
import { MAX_LENGTH } from './lengths.ts'
import { refusalMessage } from './refusal-messages.ts'

/** Code from the authenticator app, or a backup code. */
const codeSchema = z
  .string(refusalMessage('secondFactor.codeRequired'))
  .check(z.trim(), z.minLength(1, refusalMessage('secondFactor.codeRequired')), z.maxLength(40))

export const secondFactorCodeSchema = z.object({ code: codeSchema })

/** Sign-in code: the second step; with a phone number, a code shown on that phone. */
export const signInCodeSchema = z.object({
  code: codeSchema,
  phone: z.optional(
    z
      .string(refusalMessage('phone.required'))
      .check(z.trim(), z.maxLength(MAX_LENGTH.phone, refusalMessage('phone.long'))),
  ),
})
export interface WebCode {
  phone: string
  code: string
}

export const secondFactorStartSchema = z.object({ currentPassword: currentPasswordSchema })
/** Needed to turn the second factor off and to make new backup codes. */
export const secondFactorCheckSchema = z.object({ currentPassword: currentPasswordSchema, code: codeSchema })
export type SecondFactorCheck = z.infer<typeof secondFactorCheckSchema>

/** State of a user's second factor. */
export interface SecondFactorState {
  since: string | null
  backupCodesLeft: number
  required: boolean
}

export const SECOND_FACTOR_STEPS = ['start', 'confirm', 'codes', 'off'] as const
export type SecondFactorStep = (typeof SECOND_FACTOR_STEPS)[number]

/** QR code: modules per side, and the dark modules as an SVG path. */
export interface QrCode {
  size: number
  path: string
}

/** Page data after a form was sent. Secrets are sent once and never again. */
export interface SecondFactorPage {
  standing: SecondFactorState
  setup?: { secret: string; uri: string; qr: QrCode }
  /** True after a wrong first code. */
  confirming?: boolean
  codes?: string[]
}
