import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { AdviceFacts } from '../../agronomy/facts.ts'
import type { ReasonId } from '../../agronomy/rules/reasons.ts'
import type { RuleId } from '../../agronomy/rules/rule-catalogue.ts'
import type { SourceId } from '../../agronomy/sources.ts'
import type { ClosingLogEntry, Confidence } from '../../agronomy/types.ts'
import type { CropId } from '../../contracts/crops.ts'
import type { AdvisoryCategory, GrowthStage, Priority } from '../../contracts/farm.ts'
import type { Language } from '../../contracts/languages.ts'
import { users } from './accounts.ts'
import { booleanColumn, createdAtColumn, foreignKeyColumn, idColumn, jsonColumn, updatedAtColumn } from './columns.ts'
import { crops } from './crops.ts'
import { evidenceColumn } from './evidence-column.ts'

export const advisories = sqliteTable(
  'advisories',
  {
    id: idColumn(),
    userId: foreignKeyColumn('user_id', () => users.id).notNull(),
    cropId: foreignKeyColumn('crop_id', () => crops.id),
    cropType: text('crop_type').$type<CropId>().notNull(),
    growthStage: text('growth_stage').$type<GrowthStage>(),
    title: text('title').notNull(),
    content: text('content').notNull(),
    priority: text('priority').$type<Priority>().notNull(),
    category: text('category').$type<AdvisoryCategory>().notNull(),
    icon: text('icon'),
    weatherCondition: text('weather_condition'),
    isRead: booleanColumn('is_read').notNull().default(false),
    validUntil: text('valid_until'),
    /** Key of the situation that the advice is for; later advice for the same situation refreshes this row. */
    situation: text('situation').notNull(),
    rule: text('rule').$type<RuleId>().notNull(),
    weatherReason: text('weather_reason').$type<ReasonId>(),
    confidence: text('confidence').$type<Confidence>().notNull().default('medium'),
    facts: jsonColumn<AdviceFacts>('facts').notNull(),
    evidence: evidenceColumn('evidence').notNull(),
    actions: jsonColumn<SourceId[]>('actions').notNull().default([]),
    closes: jsonColumn<ClosingLogEntry>('closes'),
    language: text('language').$type<Language>().notNull(),
    reason: text('reason'),
    sms: text('sms').notNull(),
    score: integer('score').notNull(),
    estimated: booleanColumn('estimated').notNull().default(false),
    useful: booleanColumn('useful'),
    done: booleanColumn('done').notNull().default(false),
    doneAt: text('done_at'),
    createdAt: createdAtColumn(),
    updatedAt: updatedAtColumn(),
  },
  (t) => [
    index('advisories_user_newest').on(t.userId, t.createdAt, t.validUntil, t.done),
    /** Finds current advice of a crop without reading older rows. */
    index('advisories_crop_until').on(t.cropId, t.validUntil),
    index('advisories_done').on(t.doneAt).where(sql`done_at is not null`),
    /** Counts the people of a state who did the same work. */
    index('advisories_done_alike').on(t.cropType, t.rule, t.doneAt, t.userId).where(sql`done_at is not null`),
    index('advisories_feedback').on(t.cropType, t.category).where(sql`useful is not null or done = 1`),
  ],
)
