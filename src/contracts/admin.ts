import * as z from 'zod/mini'
import { audienceSchema } from './audience.ts'
import { channelsSchema, SIGN_UP_CHANNELS } from './channels.ts'
import { AWAITING_FILTERS, pageParamsSchema } from './community.ts'
import { LANGUAGE_IDS } from './languages.ts'
import { apiRefusalMessage, refusalMessage } from './refusal-messages.ts'
import { idSchema, isoTimeSchema } from './shapes.ts'
import { SMS_PROVIDER_IDS } from './sms-providers.ts'

export const analyticsSchema = z.object({
  totalFarmers: z.number(),
  activeUsers: z.number(),
  totalPosts: z.number(),
  regionalDistribution: z.array(z.object({ location: z.string(), count: z.number() })),
  cropDistribution: z.array(z.object({ crop: z.string(), count: z.number() })),
  /** Answers to "Was this useful?", by crop and category. */
  adviceFeedback: z.array(
    z.object({ crop: z.string(), category: z.string(), useful: z.number(), notUseful: z.number(), done: z.number() }),
  ),
  /** Users by first channel; `unknown` for older accounts. */
  arrivedBy: z.array(z.object({ by: z.string(), count: z.number() })),
  /** Users who have signed in on the web. */
  everOnWeb: z.number(),
  /** Users active in the past 7 days, by last channel. */
  activeBy: z.array(z.object({ by: z.string(), count: z.number() })),
})
export type Analytics = z.infer<typeof analyticsSchema>

export const listedFarmerSchema = z.object({
  id: idSchema,
  phone: z.string(),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  place: z.nullable(z.string()),
  primaryCrops: z.nullable(z.string()),
  preferredLanguage: z.enum(LANGUAGE_IDS),
  /** First channel; null for older accounts. */
  arrivedBy: z.nullable(z.enum(SIGN_UP_CHANNELS)),
  webAt: z.nullable(isoTimeSchema),
  lastActiveAt: z.nullable(isoTimeSchema),
  lastActiveBy: z.nullable(z.string()),
  channels: channelsSchema,
  createdAt: isoTimeSchema,
})
export type ListedFarmer = z.infer<typeof listedFarmerSchema>

/** Kinds of open work. `of` is the id of a country or language, `name` its label. */
const OPEN_TASKS = [
  'database',
  'smsFailed',
  'smsHeld',
  'warningFeeds',
  'questions',
  ...AWAITING_FILTERS,
  'oldPrices',
  'placeless',
  'unreadWords',
] as const
export const openTaskSchema = z.object({
  what: z.enum(OPEN_TASKS),
  n: z.number(),
  of: z.optional(z.string()),
  name: z.optional(z.string()),
})
export type OpenTask = z.infer<typeof openTaskSchema>

/**
 * Filters of the list of farmers. `region`, `crop`, `language` and `arrived` (channel of registration, or `unknown`) compare
 * with the query parameter `is`. The others take no value: `active` in the past 7 days, `placeless` without a known place,
 * `plain` never signed in on the web.
 */
export const FARMER_FILTERS = ['region', 'crop', 'language', 'active', 'placeless', 'arrived', 'plain'] as const
export const farmersQuerySchema = z.object({
  of: z.optional(z.enum(FARMER_FILTERS, apiRefusalMessage(`of must be one of ${FARMER_FILTERS.join(', ')}`))),
  is: z._default(z.string().check(z.maxLength(200)), ''),
  ...audienceSchema.def.shape,
})
export type FarmersQuery = z.infer<typeof farmersQuerySchema>

export const farmerListQuerySchema = z.extend(pageParamsSchema, farmersQuerySchema.def.shape)
/**
 * Query of the export. `columns=all` adds columns to those promised to partners. Farmers without consent are left out
 * unless `who=all` comes with a reason.
 */
export const farmerExportQuerySchema = z
  .extend(farmersQuerySchema, {
    columns: z.optional(z.enum(['all'], apiRefusalMessage('columns must be all, or left out'))),
    who: z.optional(z.enum(['all'], apiRefusalMessage('who must be all, or left out'))),
    reason: z.optional(z.string().check(z.trim(), z.maxLength(500))),
  })
  .check(
    z.refine(({ who, reason }) => !who || Boolean(reason), {
      error: refusalMessage('export.reason'),
      path: ['reason'],
    }),
  )
export type FarmerExportQuery = z.infer<typeof farmerExportQuerySchema>

export const testSmsSchema = z.object({
  phoneNumber: z
    .string(refusalMessage('sms.phoneRequired'))
    .check(z.trim(), z.minLength(1, refusalMessage('sms.phoneRequired')), z.maxLength(40)),
})

/** `status` is the provider's own term, such as `Success`. */
export const testSmsResponseSchema = z.object({
  message: z.string(),
  status: z.string(),
  provider: z.enum(SMS_PROVIDER_IDS),
})
export type TestSmsResponse = z.infer<typeof testSmsResponseSchema>

export type SkipReason =
  | 'opted out'
  | 'sms off'
  | 'other channel'
  | 'no phone'
  | 'unproved'
  | 'nothing to say today'
  | 'told today'
  | 'had this text'
  | 'compared'
const skippedWhy = z.record(z.string(), z.number())

/** Preview of a bulk SMS. Costs are `currency decimal`, for example `NGN 4400.00`. */
export const smsPreviewSchema = z.object({
  recipients: z.number(),
  skipped: z.number(),
  skippedWhy,
  segments: z.number(),
  /** Estimated from recent messages; null without prices. */
  estimatedCost: z.nullable(z.string()),
  balance: z.nullable(z.string()),
  provider: z.enum(SMS_PROVIDER_IDS),
  /** Time when sending starts: the recipients' sending hours. Null: now. */
  heldUntil: z.nullable(isoTimeSchema),
})
export type SmsPreview = z.infer<typeof smsPreviewSchema>

/** Preview of an SMS to an audience, with its text in every language of the recipients. */
export const audiencePreviewSchema = z.extend(smsPreviewSchema, {
  byLanguage: z.array(
    z.object({ language: z.enum(LANGUAGE_IDS), recipients: z.number(), text: z.string(), segments: z.number() }),
  ),
})
export type AudiencePreview = z.infer<typeof audiencePreviewSchema>

export const bulkSmsResponseSchema = z.object({
  message: z.string(),
  campaignId: z.string(),
  recipients: z.number(),
  skipped: z.number(),
})
export type BulkSmsResponse = z.infer<typeof bulkSmsResponseSchema>

const CAMPAIGN_STATES = ['queued', 'sending', 'waiting', 'stopped', 'done'] as const

export const campaignSchema = z.object({
  id: z.string(),
  kind: z.enum(['daily', 'bulk', 'audience']),
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
  startedAt: isoTimeSchema,
  finishedAt: z.nullable(isoTimeSchema),
})
export type Campaign = z.infer<typeof campaignSchema>
