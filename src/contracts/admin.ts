import * as z from 'zod/mini'
import { ARRIVALS, channels } from './channels.ts'
import { AWAITING, pageParams } from './community.ts'
import { LANGUAGE_IDS } from './languages.ts'
import { says, saysToPrograms } from './says.ts'
import { id, isoTime } from './shapes.ts'
import { SMS_PROVIDER_IDS } from './sms-providers.ts'

export const analytics = z.object({
  totalFarmers: z.number(),
  activeUsers: z.number(),
  totalPosts: z.number(),
  regionalDistribution: z.array(z.object({ location: z.string(), count: z.number() })),
  cropDistribution: z.array(z.object({ crop: z.string(), count: z.number() })),
  /** How farmers answered "Was this useful?", by crop and category. */
  adviceFeedback: z.array(
    z.object({ crop: z.string(), category: z.string(), useful: z.number(), notUseful: z.number(), done: z.number() }),
  ),
  /** How farmers came; `unknown`: before that was noted. */
  arrivedBy: z.array(z.object({ by: z.string(), count: z.number() })),
  /** Who ever signed in on the web. */
  everOnWeb: z.number(),
  /** Those active in the past 7 days, by the channel they last used. */
  activeBy: z.array(z.object({ by: z.string(), count: z.number() })),
})
export type Analytics = z.infer<typeof analytics>

/** A farmer in the administrators' list. */
export const listedFarmer = z.object({
  id,
  phone: z.string(),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  place: z.nullable(z.string()),
  primaryCrops: z.nullable(z.string()),
  preferredLanguage: z.enum(LANGUAGE_IDS),
  /** Null: before that was noted. */
  arrivedBy: z.nullable(z.enum(ARRIVALS)),
  /** When they first signed in on the web; null: never. */
  webAt: z.nullable(isoTime),
  lastActiveAt: z.nullable(isoTime),
  lastActiveBy: z.nullable(z.string()),
  channels,
  createdAt: isoTime,
})
export type ListedFarmer = z.infer<typeof listedFarmer>

/** What may wait for a person; `of` is its country or language, `name` what that is called. */
export const NEEDS = [
  'smsFailed',
  'smsHeld',
  'questions',
  ...AWAITING,
  'oldPrices',
  'placeless',
  'unreadWords',
] as const
export const need = z.object({
  what: z.enum(NEEDS),
  n: z.number(),
  of: z.optional(z.string()),
  name: z.optional(z.string()),
})
export type Need = z.infer<typeof need>

/** Which farmers: those of a region, crop or language, which `is` names, those active in the past 7 days, those without a known place, those who came by the channel that `is` names, those who never signed in on the web. */
export const FARMERS_OF = ['region', 'crop', 'language', 'active', 'placeless', 'arrived', 'plain'] as const
export const farmersAsked = z.object({
  of: z.optional(z.enum(FARMERS_OF, saysToPrograms(`of must be one of ${FARMERS_OF.join(', ')}`))),
  is: z._default(z.string().check(z.maxLength(200)), ''),
})
export type FarmersAsked = z.infer<typeof farmersAsked>

export const farmersListed = z.extend(pageParams, farmersAsked.def.shape)
/** `all`: more columns after those that partners are promised. */
export const farmersExported = z.extend(farmersAsked, {
  columns: z.optional(z.enum(['all'], saysToPrograms('columns must be all, or left out'))),
})
export type FarmersExported = z.infer<typeof farmersExported>

export const testSms = z.object({
  phoneNumber: z
    .string(says('sms.phoneRequired'))
    .check(z.trim(), z.minLength(1, says('sms.phoneRequired')), z.maxLength(40)),
})

/** `status` is the provider's own word, such as `Success`. */
export const testSmsAnswer = z.object({ message: z.string(), status: z.string(), provider: z.enum(SMS_PROVIDER_IDS) })
export type TestSmsAnswer = z.infer<typeof testSmsAnswer>

export type SkipReason =
  | 'opted out'
  | 'sms off'
  | 'other channel'
  | 'no phone'
  | 'unproved'
  | 'nothing to say today'
  | 'told today'
/** How many are left out of a bulk SMS, by why. */
const skippedWhy = z.record(z.string(), z.number())

/** What a bulk SMS started now would do. Costs are `currency decimal`, for example `NGN 4400.00`. */
export const smsPreview = z.object({
  recipients: z.number(),
  skipped: z.number(),
  skippedWhy,
  segments: z.number(),
  /** From what recent messages cost; null when none has had a price. */
  estimatedCost: z.nullable(z.string()),
  balance: z.nullable(z.string()),
  provider: z.enum(SMS_PROVIDER_IDS),
  /** When the first of them may go, if not at once: the sending hours of the recipients. */
  heldUntil: z.nullable(isoTime),
})
export type SmsPreview = z.infer<typeof smsPreview>

export const bulkSmsAnswer = z.object({
  message: z.string(),
  campaignId: z.string(),
  recipients: z.number(),
  skipped: z.number(),
})
export type BulkSmsAnswer = z.infer<typeof bulkSmsAnswer>

export const CAMPAIGN_STATES = ['queued', 'sending', 'waiting', 'stopped', 'done'] as const

export const campaign = z.object({
  id: z.string(),
  kind: z.enum(['daily', 'bulk']),
  state: z.enum(CAMPAIGN_STATES),
  recipients: z.number(),
  skipped: z.number(),
  skippedWhy,
  queued: z.number(),
  held: z.number(),
  sent: z.number(),
  delivered: z.number(),
  failed: z.number(),
  unknown: z.number(),
  segments: z.number(),
  cost: z.nullable(z.string()),
  stopReason: z.nullable(z.string()),
  startedAt: isoTime,
  finishedAt: z.nullable(isoTime),
})
export type Campaign = z.infer<typeof campaign>
