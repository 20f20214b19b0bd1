import { sql } from 'drizzle-orm'
import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { CropId } from '../../contracts/crops.ts'
import type { GrowthStage } from '../../contracts/farm.ts'
import type { InboxChannel, InboxState } from '../../contracts/inbox.ts'
import type { Language } from '../../contracts/languages.ts'
import { users } from './accounts.ts'
import { advisories } from './advisories.ts'
import { belongsTo, createdAt, id } from './columns.ts'
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
    createdAt: createdAt(),
  },
  (t) => [
    index('question_answers_question').on(t.questionId, t.id),
    index('question_answers_author').on(t.authorId),
    index('question_answers_image').on(t.imageUrl).where(sql`image_url is not null`),
  ],
)
