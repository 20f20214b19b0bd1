import * as z from 'zod/mini'
import { CHANNELS } from './channels.ts'
import { CROP_IDS } from './crops.ts'
import { FORM_STAGES } from './farm.ts'
import { LANGUAGE_IDS } from './languages.ts'
import { apiRefusalMessage } from './refusal-messages.ts'

/** Longest time since the last activity that a filter accepts, in days. */
const LONGEST_DAYS = 3650

/** A blank form field is no filter. */
const optionalField = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.optional(
    z.pipe(
      z.transform((value: unknown) => (typeof value === 'string' && value.trim() === '' ? undefined : value)),
      z.optional(schema),
    ),
  )
const oneOf = <Id extends string>(name: string, ids: readonly Id[]) =>
  optionalField(z.enum(ids, apiRefusalMessage(`${name} must be one of ${ids.join(', ')}`)))

/** Filters of farmers. A farmer must match all of them. */
export const audienceSchema = z.object({
  state: optionalField(z.string().check(z.trim(), z.maxLength(200))),
  crop: oneOf('crop', CROP_IDS),
  /** Stage of a field, from its planting day or as reported. With `crop`, only fields of that crop count. */
  stage: oneOf('stage', FORM_STAGES),
  language: oneOf('language', LANGUAGE_IDS),
  channel: oneOf('channel', CHANNELS),
  /** Days without any activity. */
  notSeen: optionalField(
    z.coerce
      .number(apiRefusalMessage('notSeen must be a number of days'))
      .check(
        z.int(apiRefusalMessage('notSeen must be a whole number of days')),
        z.gte(1, apiRefusalMessage('notSeen must be at least 1 day')),
        z.lte(LONGEST_DAYS, apiRefusalMessage(`notSeen must be at most ${LONGEST_DAYS} days`)),
      ),
  ),
  /** Part of a name or of a phone number. */
  find: optionalField(z.string().check(z.trim(), z.maxLength(60))),
})
export type Audience = z.infer<typeof audienceSchema>

const AUDIENCE_FIELDS = Object.keys(audienceSchema.def.shape) as (keyof Audience)[]

/** Number of selected farmers, of those who agreed to data sharing, and of those who get advice by SMS. */
export const audienceSizeSchema = z.object({ farmers: z.number(), agreed: z.number(), bySms: z.number() })
export type AudienceSize = z.infer<typeof audienceSizeSchema>

/** Maximum characters of a typed message: two SMS segments. */
export const MAX_MESSAGE_LENGTH = 300
const messageSchema = optionalField(z.string().check(z.trim(), z.maxLength(MAX_MESSAGE_LENGTH)))

/** SMS to an audience: the typed text with its translations. Without a text each person gets the advice of the day. */
export const audienceSmsSchema = z.object({
  ...audienceSchema.def.shape,
  text: messageSchema,
  texts: z.optional(z.partialRecord(z.enum(LANGUAGE_IDS), messageSchema)),
})
export type AudienceSms = z.infer<typeof audienceSmsSchema>

/** Reads a form or query: the filters, `text`, and translations as `text.ha`. */
export function readAudienceForm(typed: (name: string) => string | null | undefined): Record<string, unknown> {
  const names = [...AUDIENCE_FIELDS, 'text'] as const
  const texts = LANGUAGE_IDS.flatMap((language) => {
    const text = typed(`text.${language}`)?.trim()
    return text ? [[language, text] as const] : []
  })
  return {
    ...Object.fromEntries(names.map((name) => [name, typed(name) ?? undefined])),
    ...(texts.length > 0 ? { texts: Object.fromEntries(texts) } : {}),
  }
}
