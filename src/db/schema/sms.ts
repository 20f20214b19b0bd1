import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { Audience } from '../../contracts/audience.ts'
import type { Language } from '../../contracts/languages.ts'
import { users } from './accounts.ts'
import { advisories } from './advisories.ts'
import { booleanColumn, countColumn, createdAtColumn, foreignKeyColumn, idColumn, jsonColumn } from './columns.ts'

export const smsCampaigns = sqliteTable(
  'sms_campaigns',
  {
    id: idColumn(),
    kind: text('kind').$type<'daily' | 'bulk' | 'audience'>().notNull(),
    state: text('state').$type<'queued' | 'sending' | 'waiting' | 'stopped' | 'done'>().notNull(),
    day: text('day'),
    audience: jsonColumn<Audience | null>('audience'),
    texts: jsonColumn<Partial<Record<Language, string>> | null>('texts'),
    startedBy: text('started_by').references(() => users.id, { onDelete: 'set null' }),
    skipped: countColumn('skipped'),
    skippedWhy: jsonColumn<Record<string, number>>('skipped_why').notNull().default({}),
    composedUpTo: text('composed_up_to'),
    composed: booleanColumn('composed').notNull().default(false),
    stopReason: text('stop_reason'),
    startedAt: text('started_at').notNull(),
    finishedAt: text('finished_at'),
  },
  (t) => [
    uniqueIndex('campaigns_once_a_day').on(t.kind, t.day).where(sql`day is not null`),
    index('campaigns_started').on(t.startedAt),
  ],
)

/** Purposes of SMS, as in the gateway (`server/channels/purposes.ts`). */
export type SmsPurpose =
  | 'advice'
  | 'harvest'
  | 'warning'
  | 'severe warning'
  | 'urgent warning'
  | 'reply'
  | 'peer'
  | 'answer'
  | 'word'
  | 'dial'
  | 'call'
  | 'code'
  | 'account notice'
  | 'test'

export type SmsKind = SmsPurpose | 'message' | 'account'
export type SmsState = 'queued' | 'held' | 'sending' | 'accepted' | 'delivered' | 'failed' | 'unknown' | 'skipped'

export const smsMessages = sqliteTable(
  'sms_messages',
  {
    id: idColumn(),
    campaignId: foreignKeyColumn('campaign_id', () => smsCampaigns.id),
    /** Purpose, by which budgets count; `message` and `account` are older rows. */
    kind: text('kind').$type<SmsKind>().notNull().default('message'),
    /** Advisory in the text, to which a reply "done" refers. */
    advisoryId: text('advisory_id').references(() => advisories.id, { onDelete: 'set null' }),
    /** Forum reply in the text. A trigger clears both when the reply is deleted. */
    replyId: text('reply_id'),
    userId: foreignKeyColumn('user_id', () => users.id),
    phone: text('phone').notNull(),
    text: text('text').notNull(),
    segments: integer('segments').notNull(),
    state: text('state').$type<SmsState>().notNull(),
    attempts: countColumn('attempts'),
    dueAt: text('due_at'),
    until: text('until'),
    /** Id of the sender run that claimed the message. A row that stays `sending` after its run ended has an unknown result. */
    claim: text('claim'),
    provider: text('provider'),
    providerId: text('provider_id'),
    /** `currency decimal`, from the provider. */
    cost: text('cost'),
    failureReason: text('failure_reason'),
    createdAt: createdAtColumn(),
    sentAt: text('sent_at'),
    finalAt: text('final_at'),
  },
  (t) => [
    uniqueIndex('sms_once_a_person').on(t.campaignId, t.phone).where(sql`campaign_id is not null`),
    index('sms_campaign_state').on(t.campaignId, t.state, t.dueAt),
    index('sms_provider_id').on(t.providerId),
    index('sms_user').on(t.userId),
    index('sms_of_nobody').on(t.phone).where(sql`user_id is null`),
    index('sms_sent').on(t.sentAt),
    index('sms_advisory').on(t.advisoryId).where(sql`advisory_id is not null`),
    uniqueIndex('sms_once_a_reply').on(t.replyId, t.userId).where(sql`reply_id is not null`),
    index('sms_single').on(t.kind, t.createdAt).where(sql`campaign_id is null`),
    index('sms_text_kept').on(t.finalAt).where(sql`text <> ''`),
  ],
)

export const smsTallies = sqliteTable(
  'sms_tallies',
  {
    campaignId: foreignKeyColumn('campaign_id', () => smsCampaigns.id).notNull(),
    state: text('state').$type<SmsState>().notNull(),
    currency: text('currency').notNull(),
    messages: integer('messages').notNull(),
    segments: integer('segments').notNull(),
    /** Cost in ten-thousandths of the currency, so that sums are exact. */
    paid: integer('paid').notNull(),
  },
  (t) => [primaryKey({ columns: [t.campaignId, t.state, t.currency] })],
)

/** Account SMS per country and day (UTC): budgets survive a restart. */
export const accountSmsDays = sqliteTable(
  'account_sms_days',
  { day: text('day').notNull(), country: text('country').notNull(), sent: integer('sent').notNull() },
  (t) => [primaryKey({ columns: [t.day, t.country] })],
)
