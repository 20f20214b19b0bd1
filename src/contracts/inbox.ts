import * as z from 'zod/mini'
import { pageParamsSchema } from './community.ts'
import { apiRefusalMessage, refusalMessage } from './refusal-messages.ts'
import { idSchema, isoTimeSchema, textSchema } from './shapes.ts'

/** Messages that need a person's answer: all free text from plain phones, and questions from the web. */

export const INBOX_CHANNELS = ['sms', 'ussd', 'call', 'web'] as const
export type InboxChannel = (typeof INBOX_CHANNELS)[number]
const INBOX_STATES = ['open', 'answered', 'closed'] as const
export type InboxState = (typeof INBOX_STATES)[number]

/** Maximum characters of an answer: two SMS segments. */
export const MAX_ANSWER_LENGTH = 300

export const inboxQuestionSchema = z.object({
  id: idSchema,
  from: z.string(),
  farmer: z.nullable(z.object({ id: idSchema, firstName: z.string(), lastName: z.string() })),
  channel: z.enum(INBOX_CHANNELS),
  text: z.string(),
  recordingUrl: z.nullable(z.string()),
  imageUrl: z.nullable(z.string()),
  at: isoTimeSchema,
  state: z.enum(INBOX_STATES),
  answer: z.nullable(z.string()),
})
export type InboxQuestion = z.infer<typeof inboxQuestionSchema>

export const inboxQuerySchema = z.extend(pageParamsSchema, {
  state: z.optional(z.enum(INBOX_STATES, apiRefusalMessage(`state must be one of ${INBOX_STATES.join(', ')}`))),
})
export type InboxQuery = z.infer<typeof inboxQuerySchema>

export const inboxUpdateSchema = z
  .object({
    state: z.enum(INBOX_STATES, apiRefusalMessage(`state must be one of ${INBOX_STATES.join(', ')}`)),
    answer: z.optional(z.nullable(textSchema(MAX_ANSWER_LENGTH))),
  })
  .check(
    z.refine(({ state, answer }) => state !== 'answered' || Boolean(answer), {
      message: refusalMessage('answer.required'),
      path: ['answer'],
    }),
  )
export type InboxUpdate = z.infer<typeof inboxUpdateSchema>
