import { and, asc, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Language } from '../../contracts/languages.ts'
import type { AnswerApprovalInput, SuggestedAnswer } from '../../contracts/questions.ts'
import type { Database } from '../../db/open.ts'
import { users } from '../../db/schema/accounts.ts'
import { keptAnswers } from '../../db/schema/inbox.ts'
import { contentWords, questionSimilarity } from '../../words/same-question.ts'
import type { Foundation } from '../foundation/foundation.ts'
import {
  approvalWrites,
  countAnswerOffersWrite,
  countSolvedQuestionWrite,
  hasAnswerIdSql,
  isUnhelpfulAnswer,
  savedAnswerWrites,
  withdrawApprovalsWrite,
} from './answer-bank-writes.ts'
import type { BankedAnswer } from './answer-index.ts'
import { createAnswerSearch } from './answer-search.ts'
import type { AnswerRow, QuestionRow } from './question-rows.ts'

const MOST_SHOWN = 3
/** Highest number of saved answers in a recording script. */
const MOST_LISTED = 500
/** Share of its score that a saved answer gains if it was for the same growth stage, and again if it was for the same state. */
const SAME_STAGE_BONUS = 0.1

type QuestionOfFarmer = Pick<QuestionRow, 'text' | 'language' | 'cropType' | 'stage' | 'region'>
export type AnswerBank = ReturnType<typeof createAnswerBank>

interface Parts extends Pick<Foundation, 'db' | 'clock' | 'config'> {
  search: ReturnType<typeof createAnswerSearch>
}

/** Answers that officers save for later questions, and offers of them. */
export function createAnswerBank({ db, clock, config, log }: Pick<Foundation, 'db' | 'clock' | 'config' | 'log'>) {
  const { orm } = db
  const search = createAnswerSearch({ db, log })
  const parts: Parts = { db, clock, config, search }

  return {
    byIds: (ids: readonly string[]) => readSuggestionsByIds(parts, ids),
    judging: (ids: readonly string[]) => withdrawApprovalsWrite(parts, hasAnswerIdSql(ids)),
    search,
    fitting: (question: QuestionOfFarmer) => findFittingAnswers(parts, question),
    countShown: (ids: readonly string[], stored: SQL) => countAnswerOffersWrite(db, ids, stored),
    countSolved: (id: string, onlyIf: SQL) => countSolvedQuestionWrite(db, id, onlyIf),
    keeping: (answer: AnswerRow, question: QuestionRow, input: AnswerApprovalInput) =>
      savedAnswerWrites(db, answer, question, input),
    judged: (id: string, input: AnswerApprovalInput) => approvalWrites(db, id, input),

    /** Returns the approved answers of a language: the one with this id, or the newest. */
    in: (language: Language, id?: string): Promise<{ id: string; answer: string }[]> =>
      orm
        .select({ id: keptAnswers.id, answer: keptAnswers.answer })
        .from(keptAnswers)
        .where(
          and(
            eq(keptAnswers.language, language),
            eq(keptAnswers.approved, true),
            id ? hasAnswerIdSql([id]) : undefined,
          ),
        )
        .orderBy(desc(keptAnswers.n))
        .limit(MOST_LISTED),

    async find(id: string): Promise<BankedAnswer | null> {
      const [row] = await orm.select().from(keptAnswers).where(eq(keptAnswers.id, id))
      return row ?? null
    },

    withdrawn: (limit: number) => listWithdrawnAnswers(parts, limit),
    approvedOf: (ids: readonly string[]) => approvedOf(db, ids),
  }
}

/** Returns approved answers in the order of the ids. */
async function readSuggestionsByIds({ db, config }: Parts, ids: readonly string[]): Promise<SuggestedAnswer[]> {
  if (ids.length === 0) return []
  const rows = await db.orm
    .select({ saved: keptAnswers, author: users.firstName })
    .from(keptAnswers)
    .leftJoin(users, eq(users.id, keptAnswers.authorId))
    .where(hasAnswerIdSql(ids))
  return rows
    .filter(({ saved }) => saved.approved)
    .sort((a, b) => ids.indexOf(a.saved.id) - ids.indexOf(b.saved.id))
    .map(({ saved, author }) => shapeOf(config, saved, author))
}

/** Returns at most three saved answers that fit a question, the best first. */
async function findFittingAnswers(
  parts: Parts,
  { text, language, cropType, stage, region }: QuestionOfFarmer,
): Promise<SuggestedAnswer[]> {
  const { db, search } = parts
  const tongue = language ?? 'en'
  const questionWords = contentWords(text, tongue)
  const found = await search.find(questionWords, tongue, cropType)
  const lost = found.filter(isUnhelpfulAnswer)
  if (lost.length > 0) {
    await db.write(withdrawApprovalsWrite(parts, hasAnswerIdSql(lost.map(({ id }) => id))))
    await search.update()
  }
  const fits = found.flatMap((saved) => {
    if (isUnhelpfulAnswer(saved)) return []
    const fit = questionSimilarity(
      questionWords,
      contentWords(saved.question, tongue),
      contentWords(saved.answer, tongue),
    )
    if (fit === null) return []
    const near = Number(stage !== null && saved.stage === stage) + Number(saved.states.includes(region ?? ''))
    return [{ id: saved.id, rank: fit * (1 + SAME_STAGE_BONUS * near) }]
  })
  // The sort is stable: of two that fit as well, the better of BM25.
  fits.sort((a, b) => b.rank - a.rank)
  return readSuggestionsByIds(
    parts,
    fits.slice(0, MOST_SHOWN).map(({ id }) => id),
  )
}

/** Returns the saved answers that are no longer offered because they helped too few, longest withdrawn first. */
async function listWithdrawnAnswers({ db, config }: Parts, limit: number): Promise<SuggestedAnswer[]> {
  const rows = await db.orm
    .select({ saved: keptAnswers, author: users.firstName })
    .from(keptAnswers)
    .leftJoin(users, eq(users.id, keptAnswers.authorId))
    .where(isNotNull(keptAnswers.lostAt))
    .orderBy(asc(keptAnswers.lostAt), asc(keptAnswers.id))
    .limit(limit)
  return rows.map(({ saved, author }) => shapeOf(config, saved, author))
}

async function approvedOf({ orm }: Database, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await orm
    .select({ id: keptAnswers.id })
    .from(keptAnswers)
    .where(sql`${hasAnswerIdSql(ids)} and approved = 1`)
  return new Set(rows.map(({ id }) => id))
}

function shapeOf(
  { APP_NAME }: Foundation['config'],
  { id, question, answer, createdAt }: BankedAnswer,
  author: string | null,
): SuggestedAnswer {
  return {
    id,
    question,
    answer,
    by: { displayName: author ?? APP_NAME, role: 'kept' },
    at: createdAt,
  }
}
