import * as z from 'zod/mini'
import { refusalMessage } from './refusal-messages.ts'

const textField = (most: number) => z._default(z.string().check(z.trim(), z.maxLength(most)), '')

/** Key press on the phone simulator with the dialogue so far. An empty `session` has not dialled yet. */
export const simulatorKeyPressSchema = z.object({
  phone: z
    .string(refusalMessage('phone.required'))
    .check(z.trim(), z.minLength(1, refusalMessage('phone.required')), z.maxLength(40, refusalMessage('phone.long'))),
  code: textField(40),
  session: textField(60),
  answers: textField(1000),
  press: textField(160),
  /** Text of an SMS; replaces the key press. */
  sms: textField(160),
  hang: textField(1),
  /** Non-empty: starts a call. */
  ring: textField(1),
  /** Id of the current call. During a call, a press is a keypad key and an empty press is silence. */
  call: textField(60),
})
export type SimulatorPress = z.infer<typeof simulatorKeyPressSchema>

export const simulatorScreenSchema = z.object({
  phone: z.string(),
  code: z.string(),
  session: z.string(),
  answers: z.string(),
  screen: z.nullable(z.string()),
  last: z.boolean(),
  /** Id of the current call; empty without one. */
  call: z.string(),
  /** Texts spoken since the last key. */
  heard: z.array(z.string()),
  waits: z.boolean(),
})
export type SimulatorScreen = z.infer<typeof simulatorScreenSchema>

/** Prefix of the simulator's demo numbers. Real people may have such numbers; a flag of the account marks simulator accounts. */
export const SIMULATOR_PREFIX = '+234810000'
export const SIMULATOR_NUMBER = `${SIMULATOR_PREFIX}5555`
