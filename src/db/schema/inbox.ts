import { sql } from 'drizzle-orm'
import { type AnySQLiteColumn, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { CropId } from '../../contracts/crops.ts'
import type { GrowthStage } from '../../contracts/farm.ts'
import type { InboxChannel, InboxState } from '../../contracts/inbox.ts'
import type { Language } from '../../contracts/languages.ts'
import type { AnswerRole } from '../../contracts/questions.ts'
import { users } from './accounts.ts'
import { advisories } from './advisories.ts'
import { belongsTo, count, createdAt, flag, id, json } from './columns.ts'
import { crops } from './crops.ts'

/** Questions of farmers and messages from phones that need a person's answer. */
export const inboxMessages = sqliteTable(
  'inbox_messages',
  {
    id: id(),
    userId: belongsTo('user_id', () => users.id),
    /** E.164. */
    phone: text('phone').notNull(),
    channel: text('channel').$type<InboxChannel>().notNull(),
    text: text('text').notNull(),
    recordingUrl: text('recording_url'),
    imageUrl: text('image_url'),
    /** Field and advice that the question is about; crop and stage as they were when it was asked. */
    cropId: text('crop_id').references(() => crops.id, { onDelete: 'set null' }),
    advisoryId: text('advisory_id').references(() => advisories.id, { onDelete: 'set null' }),
    cropType: text('crop_type').$type<CropId>(),
    stage: text('stage').$type<GrowthStage>(),
    /** State of the farm when it was asked. */
    region: text('region'),
    language: text('language').$type<Language>(),
    state: text('state').$type<InboxState>().notNull().default('open'),
    /** The last answer; all of them are in `question_answers`. */
    answer: text('answer'),
    answeredBy: text('answered_by').references(() => users.id, { onDelete: 'set null' }),
    firstAnswerAt: text('first_answer_at'),
    /** The asker confirmed that an answer helped. */
    solvedAt: text('solved_at'),
    /** Officer who is writing the answer, and since when. */
    claimedBy: text('claimed_by').references(() => users.id, { onDelete: 'set null' }),
    claimedAt: text('claimed_at'),
    /** Ids of the kept answers that were shown when it was asked; empty once the asker needs more. */
    suggested: json<string[]>('suggested').notNull().default([]),
    /** Time at which it was put to farmers nearby; null: not yet, or none was found. */
    askedAt: text('asked_at'),
    /** Time at which the asker was notified that nobody could answer yet. */
    waitNoticeAt: text('wait_notice_at'),
    /** Question whose answers it gets, too. */
    mergedInto: text('merged_into').references((): AnySQLiteColumn => inboxMessages.id, { onDelete: 'set null' }),
    /** Draft by a language model; empty: none passed the checks. */
    draft: text('draft'),
    createdAt: createdAt(),
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

export const questionAnswers = sqliteTable(
  'question_answers',
  {
    id: id(),
    questionId: belongsTo('question_id', () => inboxMessages.id).notNull(),
    /** Null: the operator, or an account that is gone. */
    authorId: text('author_id').references(() => users.id, { onDelete: 'set null' }),
    text: text('text').notNull(),
    imageUrl: text('image_url'),
    role: text('role').$type<AnswerRole>().notNull().default('officer'),
    /** A peer's answer about a dose, which waits for an officer; null: sent, or released. */
    heldAt: text('held_at'),
    /** Kept answer that it repeats. */
    keptId: text('kept_id').references((): AnySQLiteColumn => keptAnswers.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [
    index('question_answers_kept').on(t.keptId),
    index('question_answers_held').on(t.questionId).where(sql`held_at is not null`),
    index('question_answers_question').on(t.questionId, t.id),
    index('question_answers_author').on(t.authorId),
    index('question_answers_image').on(t.imageUrl).where(sql`image_url is not null`),
  ],
)

/**
 * Answers that officers keep for later questions, with the id of the answer that they copy. They outlive the accounts of
 * asker and author, without a name and without the asker's words.
 */
export const keptAnswers = sqliteTable(
  'kept_answers',
  {
    /** Row number in the search index. */
    n: integer('n').primaryKey({ autoIncrement: true }),
    id: text('id').notNull().unique(),
    authorId: text('author_id').references(() => users.id, { onDelete: 'set null' }),
    /** Asker in whose words the question is; null: an officer's words. */
    askedBy: text('asked_by').references(() => users.id, { onDelete: 'set null' }),
    question: text('question').notNull(),
    answer: text('answer').notNull(),
    language: text('language').$type<Language>().notNull(),
    /** Null: any crop, any stage; no states: any. */
    cropType: text('crop_type').$type<CropId>(),
    stage: text('stage').$type<GrowthStage>(),
    states: json<string[]>('states').notNull().default([]),
    /** False: shown to nobody. */
    approved: flag('approved').notNull(),
    /** The search index has the row as it is. */
    indexed: flag('indexed').notNull().default(false),
    /** Since then an officer should look at it again: it helped too few. */
    lostAt: text('lost_at'),
    shown: count('shown'),
    solved: count('solved'),
    createdAt: createdAt(),
  },
  (t) => [
    index('kept_answers_asked_by').on(t.askedBy),
    index('kept_answers_author').on(t.authorId),
    index('kept_answers_unindexed').on(t.n).where(sql`indexed = 0`),
    index('kept_answers_lost').on(t.id).where(sql`lost_at is not null`),
  ],
)

/** Farmers nearby who were asked a question. */
export const questionPeers = sqliteTable(
  'question_peers',
  {
    id: id(),
    questionId: belongsTo('question_id', () => inboxMessages.id).notNull(),
    userId: belongsTo('user_id', () => users.id).notNull(),
    /** The question went out by SMS, so an SMS may answer it. */
    bySms: flag('by_sms').notNull(),
    createdAt: createdAt(),
    /** Time of the answer or refusal. */
    endedAt: text('ended_at'),
  },
  (t) => [
    uniqueIndex('question_peers_once').on(t.questionId, t.userId),
    index('question_peers_user').on(t.userId, t.createdAt),
  ],
)
