import * as z from 'zod/mini'
import { pageParams } from './community.ts'
import { says, saysToPrograms } from './says.ts'
import { id, isoTime, text } from './shapes.ts'

/** Messages that need a person's answer: all free text from plain phones, and questions from the web. */

export const INBOX_CHANNELS = ['sms', 'ussd', 'call', 'web'] as const
export type InboxChannel = (typeof INBOX_CHANNELS)[number]
const INBOX_STATES = ['open', 'answered', 'closed'] as const
export type InboxState = (typeof INBOX_STATES)[number]

/** Maximum characters of an answer: two SMS segments. */
export const LONGEST_ANSWER = 300

export const question = z.object({
  id,
  from: z.string(),
  farmer: z.nullable(z.object({ id, firstName: z.string(), lastName: z.string() })),
  channel: z.enum(INBOX_CHANNELS),
  text: z.string(),
  recordingUrl: z.nullable(z.string()),
  imageUrl: z.nullable(z.string()),
  at: isoTime,
  state: z.enum(INBOX_STATES),
  answer: z.nullable(z.string()),
})
export type Question = z.infer<typeof question>

export const inboxQuery = z.extend(pageParams, {
  state: z.optional(z.enum(INBOX_STATES, saysToPrograms(`state must be one of ${INBOX_STATES.join(', ')}`))),
})
export type InboxQuery = z.infer<typeof inboxQuery>

export const inboxUpdate = z
  .object({
    state: z.enum(INBOX_STATES, saysToPrograms(`state must be one of ${INBOX_STATES.join(', ')}`)),
    answer: z.optional(z.nullable(text(LONGEST_ANSWER))),
  })
  .check(
    z.refine(({ state, answer }) => state !== 'answered' || Boolean(answer), {
      message: says('answer.required'),
      path: ['answer'],
    }),
  )
export type InboxUpdate = z.infer<typeof inboxUpdate>
