import * as z from 'zod/mini'
import { says } from './says.ts'

const field = (most: number) => z._default(z.string().check(z.trim(), z.maxLength(most)), '')

/** Key press on the simulator with the dialogue so far; an empty `session` has not dialled yet. */
export const phonePress = z.object({
  phone: z
    .string(says('phone.required'))
    .check(z.trim(), z.minLength(1, says('phone.required')), z.maxLength(40, says('phone.long'))),
  code: field(40),
  session: field(60),
  answers: field(1000),
  press: field(160),
  /** SMS to send instead. */
  sms: field(160),
  hang: field(1),
  /** Starts a call. */
  ring: field(1),
  /** Current call: a press is a key, an empty one silence. */
  call: field(60),
})
export type PhonePress = z.infer<typeof phonePress>

export const phoneShown = z.object({
  phone: z.string(),
  code: z.string(),
  session: z.string(),
  answers: z.string(),
  screen: z.nullable(z.string()),
  last: z.boolean(),
  /** Empty: no call. */
  call: z.string(),
  /** Texts spoken since the last key. */
  heard: z.array(z.string()),
  waits: z.boolean(),
})
export type PhoneShown = z.infer<typeof phoneShown>

/** Prefix of demo numbers. Real people may have them: an account's own flag marks simulator accounts. */
export const PRACTICE_BLOCK = '+234810000'
export const PRACTICE_NUMBER = `${PRACTICE_BLOCK}5555`
