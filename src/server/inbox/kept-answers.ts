import { and, asc, desc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import { canonicalCrop } from '../../contracts/crops.ts'
import type { Language } from '../../contracts/languages.ts'
import type { KeepInput, Suggestion } from '../../contracts/questions.ts'
import { refuseField } from '../../contracts/refusals.ts'
import type { Write } from '../../db/open.ts'
import { users } from '../../db/schema/accounts.ts'
import { keptAnswers } from '../../db/schema/inbox.ts'
import { contentWords, fitOf } from '../../words/same-question.ts'
import type { Foundation } from '../foundation/foundation.ts'
import { createKeptSearch, type KeptRow } from './kept-search.ts'
import type { AnswerRow, QuestionRow } from './question-rows.ts'

const MOST_SHOWN = 3
/** Kept answers of a recording script. */
const MOST_LISTED = 500
/** Same stage, same state: each adds this share to the fit. */
const NEARER = 0.1
/** A kept answer that was shown so often and helped fewer than this share loses its approval. */
const JUDGED = { shown: 5, share: 0.3 } as const

const helpedTooFew = sql`shown >= ${JUDGED.shown} and solved < ${JUDGED.share} * shown`
const hasLost = ({ shown, solved }: KeptRow) => shown >= JUDGED.shown && solved < JUDGED.share * shown

type QuestionOfFarmer = Pick<QuestionRow, 'text' | 'language' | 'cropType' | 'stage' | 'region'>
export type KeptAnswers = ReturnType<typeof createKeptAnswers>

/** Answers that officers keep for later questions, and their offers. */
export function createKeptAnswers({ db, clock, config, log }: Pick<Foundation, 'db' | 'clock' | 'config' | 'log'>) {
  const { orm } = db
  const search = createKeptSearch({ db, log })

  /** Takes approval from those of `some` that helped too few, so that an officer looks at them again. */
  const judging = (some: SQL): Write =>
    orm
      .update(keptAnswers)
      .set({ approved: false, indexed: false, lostAt: clock.now().toISOString() })
      .where(sql`approved = 1 and ${helpedTooFew} and ${some}`)

  const named = (ids: readonly string[]) => inArray(keptAnswers.id, [...ids])

  function shape({ id, question, answer, createdAt }: KeptRow, author: string | null): Suggestion {
    return {
      id,
      question,
      answer,
      by: { displayName: author ?? config.APP_NAME, role: 'kept' },
      at: createdAt,
    }
  }

  /** In the order of the ids; those without approval are left out. */
  async function byIds(ids: readonly string[]): Promise<Suggestion[]> {
    if (ids.length === 0) return []
    const rows = await orm
      .select({ kept: keptAnswers, author: users.firstName })
      .from(keptAnswers)
      .leftJoin(users, eq(users.id, keptAnswers.authorId))
      .where(named(ids))
    return rows
      .filter(({ kept }) => kept.approved)
      .sort((a, b) => ids.indexOf(a.kept.id) - ids.indexOf(b.kept.id))
      .map(({ kept, author }) => shape(kept, author))
  }

  return {
    byIds,
    judging: (ids: readonly string[]) => judging(named(ids)),
    search,

    /** The kept answers that fit a question, at most three, the best first. */
    async fitting({ text, language, cropType, stage, region }: QuestionOfFarmer): Promise<Suggestion[]> {
      const tongue = language ?? 'en'
      const questionWords = contentWords(text, tongue)
      const found = await search.find(questionWords, tongue, cropType)
      const lost = found.filter(hasLost)
      if (lost.length > 0) {
        await db.write(judging(named(lost.map(({ id }) => id))))
        await search.update()
      }
      const fits = found.flatMap((kept) => {
        if (hasLost(kept)) return []
        const fit = fitOf(questionWords, contentWords(kept.question, tongue), contentWords(kept.answer, tongue))
        if (fit === null) return []
        const near = Number(stage !== null && kept.stage === stage) + Number(kept.states.includes(region ?? ''))
        return [{ id: kept.id, rank: fit * (1 + NEARER * near) }]
      })
      // The sort is stable: of two that fit as well, the better of BM25.
      fits.sort((a, b) => b.rank - a.rank)
      return byIds(fits.slice(0, MOST_SHOWN).map(({ id }) => id))
    },

    /** Counts an offer of these answers. `stored`: the question was. */
    countShown: (ids: readonly string[], stored: SQL): Write =>
      orm
        .update(keptAnswers)
        .set({ shown: sql`shown + 1` })
        .where(sql`${named(ids)} and ${stored}`),

    countSolved: (id: string, onlyIf: SQL): Write =>
      orm.update(keptAnswers).set({ solved: sql`solved + 1` }).where(sql`id = ${id} and ${onlyIf}`),

    /** Writes that keep an answer for others, as it is now. @throws AppError invalid without a question in words */
    keeping({ answer }: AnswerRow, question: QuestionRow, input: KeepInput): Write[] {
      const words = input.question || question.text
      if (words === '') throw refuseField('question', 'answer.noWords')
      const crop = input.forCrop === undefined ? question.cropType : input.forCrop
      const row = {
        id: answer.id,
        authorId: answer.authorId,
        askedBy: input.question ? null : question.userId,
        question: words,
        answer: answer.text,
        language: input.language ?? question.language ?? ('en' as const),
        cropType: crop && canonicalCrop(crop),
        stage: input.forStage ?? null,
        states: input.forStates,
        approved: true,
        indexed: false,
        lostAt: null,
        shown: 0,
        solved: 0,
        createdAt: answer.createdAt,
      }
      const { id, ...set } = row
      return [orm.insert(keptAnswers).values(row).onConflictDoUpdate({ target: keptAnswers.id, set })]
    },

    /** Writes that give a kept answer to other farmers again, as it stands, or to nobody. */
    judged: (id: string, { approved, forCrop, forStage, forStates, language, question }: KeepInput): Write[] => [
      orm
        .update(keptAnswers)
        .set({
          approved,
          indexed: false,
          lostAt: null,
          ...(approved && { shown: 0, solved: 0 }),
          ...(forCrop !== undefined && { cropType: forCrop && canonicalCrop(forCrop) }),
          ...(forStage !== undefined && { stage: forStage }),
          ...(forStates.length > 0 && { states: forStates }),
          ...(language && { language }),
          ...(question && { question, askedBy: null }),
        })
        .where(eq(keptAnswers.id, id)),
    ],

    /** Approved ones of a language, the one with this id or the newest. */
    in: (language: Language, id?: string): Promise<{ id: string; answer: string }[]> =>
      orm
        .select({ id: keptAnswers.id, answer: keptAnswers.answer })
        .from(keptAnswers)
        .where(and(eq(keptAnswers.language, language), eq(keptAnswers.approved, true), id ? named([id]) : undefined))
        .orderBy(desc(keptAnswers.n))
        .limit(MOST_LISTED),

    async find(id: string): Promise<KeptRow | null> {
      const [row] = await orm.select().from(keptAnswers).where(eq(keptAnswers.id, id))
      return row ?? null
    },

    /** Those that lost their approval, the longest first. */
    async lost(limit: number): Promise<Suggestion[]> {
      const rows = await orm
        .select({ kept: keptAnswers, author: users.firstName })
        .from(keptAnswers)
        .leftJoin(users, eq(users.id, keptAnswers.authorId))
        .where(isNotNull(keptAnswers.lostAt))
        .orderBy(asc(keptAnswers.id))
        .limit(limit)
      return rows.map(({ kept, author }) => shape(kept, author))
    },

    /** Approved ids among these. */
    async approvedOf(ids: readonly string[]): Promise<Set<string>> {
      if (ids.length === 0) return new Set()
      const rows = await orm
        .select({ id: keptAnswers.id })
        .from(keptAnswers)
        .where(sql`${named(ids)} and approved = 1`)
      return new Set(rows.map(({ id }) => id))
    },
  }
}
