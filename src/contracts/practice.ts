import * as z from 'zod/mini'
import { says } from './says.ts'

const field = (most: number) => z._default(z.string().check(z.trim(), z.maxLength(most)), '')

/** One press on the practice phone, with the dial so far; `session` empty: nothing is dialled yet. */
export const phonePress = z.object({
  phone: z
    .string(says('phone.required'))
    .check(z.trim(), z.minLength(1, says('phone.required')), z.maxLength(40, says('phone.long'))),
  code: field(40),
  session: field(60),
  answers: field(1000),
  /** A key, or words where the screen asks for them. */
  press: field(160),
  /** An SMS to send instead. */
  sms: field(160),
  /** Hangs up instead. */
  hang: field(1),
  /** Rings instead. */
  ring: field(1),
  /** The call that goes on: a press is a key of it, an empty one silence. */
  call: field(60),
})
export type PhonePress = z.infer<typeof phonePress>

/** The phone after it: `session` empty when nothing is dialled. */
export const phoneShown = z.object({
  phone: z.string(),
  code: z.string(),
  session: z.string(),
  answers: z.string(),
  screen: z.nullable(z.string()),
  last: z.boolean(),
  /** Empty: nobody is on the phone. */
  call: z.string(),
  /** What was heard since the last key. */
  heard: z.array(z.string()),
  /** A key or words are waited for. */
  waits: z.boolean(),
})
export type PhoneShown = z.infer<typeof phoneShown>

/** Numbers of the demo data begin with it. They may be given to people: an account's own flag says that it is practice. */
export const PRACTICE_BLOCK = '+234810000'
export const PRACTICE_NUMBER = `${PRACTICE_BLOCK}5555`
