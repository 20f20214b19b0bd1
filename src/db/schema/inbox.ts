import { sql } from 'drizzle-orm'
import { type AnySQLiteColumn, blob, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { CropId } from '../../contracts/crops.ts'
import type { GrowthStage } from '../../contracts/farm.ts'
import type { InboxChannel, InboxState } from '../../contracts/inbox.ts'
import type { Language } from '../../contracts/languages.ts'
import type { AnswerRole } from '../../contracts/questions.ts'
import { users } from './accounts.ts'
import { advisories } from './advisories.ts'
import { booleanColumn, countColumn, createdAtColumn, foreignKeyColumn, idColumn, jsonColumn } from './columns.ts'
import { crops } from './crops.ts'

/** Questions of farmers and messages from phones that need a person's answer. */
export const inboxMessages = sqliteTable(
  'inbox_messages',
  {
    id: idColumn(),
    userId: foreignKeyColumn('user_id', () => users.id),
    phone: text('phone').notNull(),
    channel: text('channel').$type<InboxChannel>().notNull(),
    text: text('text').notNull(),
    recordingUrl: text('recording_url'),
    imageUrl: text('image_url'),
    cropId: text('crop_id').references(() => crops.id, { onDelete: 'set null' }),
    advisoryId: text('advisory_id').references(() => advisories.id, { onDelete: 'set null' }),
    cropType: text('crop_type').$type<CropId>(),
    stage: text('stage').$type<GrowthStage>(),
    region: text('region'),
    language: text('language').$type<Language>(),
    state: text('state').$type<InboxState>().notNull().default('open'),
    answer: text('answer'),
    answeredBy: text('answered_by').references(() => users.id, { onDelete: 'set null' }),
    firstAnswerAt: text('first_answer_at'),
    solvedAt: text('solved_at'),
    claimedBy: text('claimed_by').references(() => users.id, { onDelete: 'set null' }),
    claimedAt: text('claimed_at'),
    /** Ids of stored answers suggested with the question; empty once the farmer needs more. */
    suggested: jsonColumn<string[]>('suggested').notNull().default([]),
    askedAt: text('asked_at'),
    waitNoticeAt: text('wait_notice_at'),
    /** Question into which this one was merged; its answers are also sent to this one. */
    mergedInto: text('merged_into').references((): AnySQLiteColumn => inboxMessages.id, { onDelete: 'set null' }),
    draft: text('draft'),
    createdAt: createdAtColumn(),
    closedAt: text('closed_at'),
  },
  (t) => [
    index('inbox_open').on(t.state, t.id),
    index('inbox_user').on(t.userId, t.id),
    index('inbox_answered_by').on(t.answeredBy),
    index('inbox_claimed_by').on(t.claimedBy),
    index('inbox_crop').on(t.cropId),
    index('inbox_advisory').on(t.advisoryId),
    index('inbox_image').on(t.imageUrl).where(sql`image_url is not null`),
    index('inbox_merged').on(t.mergedInto),
    index('inbox_of_nobody').on(t.phone).where(sql`user_id is null`),
  ],
)

/** Speech of a question asked on the web: WebM with Opus. */
export const questionRecordings = sqliteTable('question_recordings', {
  questionId: foreignKeyColumn('question_id', () => inboxMessages.id).primaryKey(),
  bytes: blob('bytes', { mode: 'buffer' }).notNull(),
})

export const questionAnswers = sqliteTable(
  'question_answers',
  {
    id: idColumn(),
    questionId: foreignKeyColumn('question_id', () => inboxMessages.id).notNull(),
    authorId: text('author_id').references(() => users.id, { onDelete: 'set null' }),
    text: text('text').notNull(),
    imageUrl: text('image_url'),
    role: text('role').$type<AnswerRole>().notNull().default('officer'),
    heldAt: text('held_at'),
    keptId: text('kept_id').references((): AnySQLiteColumn => keptAnswers.id, { onDelete: 'set null' }),
    createdAt: createdAtColumn(),
  },
  (t) => [
    index('question_answers_kept').on(t.keptId),
    index('question_answers_held').on(t.questionId).where(sql`held_at is not null`),
    index('question_answers_question').on(t.questionId, t.id),
    index('question_answers_author').on(t.authorId),
    index('question_answers_image').on(t.imageUrl).where(sql`image_url is not null`),
  ],
)

/** Answers stored for later questions; they outlive accounts, without names or the asker's words. */
export const keptAnswers = sqliteTable(
  'kept_answers',
  {
    n: integer('n').primaryKey({ autoIncrement: true }),
    id: text('id').notNull().unique(),
    authorId: text('author_id').references(() => users.id, { onDelete: 'set null' }),
    askedBy: text('asked_by').references(() => users.id, { onDelete: 'set null' }),
    question: text('question').notNull(),
    answer: text('answer').notNull(),
    language: text('language').$type<Language>().notNull(),
    cropType: text('crop_type').$type<CropId>(),
    stage: text('stage').$type<GrowthStage>(),
    states: jsonColumn<string[]>('states').notNull().default([]),
    /** Only approved answers are offered to farmers. */
    approved: booleanColumn('approved').notNull(),
    /** The search index has this version of the row. */
    indexed: booleanColumn('indexed').notNull().default(false),
    lostAt: text('lost_at'),
    shown: countColumn('shown'),
    solved: countColumn('solved'),
    createdAt: createdAtColumn(),
  },
  (t) => [
    index('kept_answers_asked_by').on(t.askedBy),
    index('kept_answers_author').on(t.authorId),
    index('kept_answers_unindexed').on(t.n).where(sql`indexed = 0`),
    index('kept_answers_lost').on(t.id).where(sql`lost_at is not null`),
  ],
)

export const questionPeers = sqliteTable(
  'question_peers',
  {
    id: idColumn(),
    questionId: foreignKeyColumn('question_id', () => inboxMessages.id).notNull(),
    userId: foreignKeyColumn('user_id', () => users.id).notNull(),
    /** The question went out by SMS, so an SMS may answer it. */
    bySms: booleanColumn('by_sms').notNull(),
    createdAt: createdAtColumn(),
    endedAt: text('ended_at'),
  },
  (t) => [
    uniqueIndex('question_peers_once').on(t.questionId, t.userId),
    index('question_peers_user').on(t.userId, t.createdAt),
  ],
)
