import { asc, eq, inArray, sql } from 'drizzle-orm'
import { type CropId, canonicalCrop } from '../../contracts/crops.ts'
import { LANGUAGE_IDS, type Language } from '../../contracts/languages.ts'
import { codeOf } from '../../db/failures.ts'
import { keptAnswers } from '../../db/schema/inbox.ts'
import { contentWords } from '../../words/same-question.ts'
import type { Foundation } from '../foundation/foundation.ts'

export type KeptRow = typeof keptAnswers.$inferSelect

/** Best rows of the index that are compared word by word. */
const CANDIDATES = 20
/** Words of a question that are looked up, the longest, which are the rarest. */
const LOOKED_UP = 6
/** Letters of a word that are looked up, so that other endings are found. */
const STEM = 5
const ROWS_AT_ONCE = 200
/** Weights of the columns: crop, question, answer. */
const WEIGHTS = sql.raw('0, 1, 0.5')

const isLanguage = (text: string): text is Language => (LANGUAGE_IDS as string[]).includes(text)
/** One index a language: what a rank costs grows with the rows of its table. */
const tableOf = (language: Language) => sql.raw(`search_kept_${language}`)
const cropMark = (crop: CropId | null) => `(${crop === null ? 'any' : canonicalCrop(crop)})`
/** Exact text in a query. */
const phrase = (text: string) => `"${text.replaceAll('"', '')}"`

export type KeptSearch = ReturnType<typeof createKeptSearch>

/**
 * Full-text index of approved kept answers (FTS5, trigrams without diacritics). It holds nothing that `kept_answers` has
 * not, so it may be lost: nothing is found then, and `rebuild` makes it again.
 */
export function createKeptSearch({ db, log }: Pick<Foundation, 'db' | 'log'>) {
  const { orm } = db

  /** The message of an error would hold the words of a question. */
  const failed = (error: unknown) => log.error('questions.search_failed', { code: codeOf(error) })

  const create = (language: Language) =>
    sql`create virtual table if not exists ${tableOf(language)} using fts5(
      crop, question, answer, content='', contentless_delete=1, tokenize='trigram remove_diacritics 1')`

  /** Writes of one row into the index as it is now. */
  function indexing({ n, approved, language, cropType, question, answer }: KeptRow) {
    const entry = sql`insert into ${tableOf(language)} (rowid, crop, question, answer) values (${n}, ${cropMark(cropType)},
      ${contentWords(question, language).join(' ')}, ${contentWords(answer, language).join(' ')})`
    return [
      ...LANGUAGE_IDS.map((each) => sql`delete from ${tableOf(each)} where rowid = ${n}`),
      ...(approved ? [entry] : []),
      orm.update(keptAnswers).set({ indexed: true }).where(eq(keptAnswers.n, n)),
    ]
  }

  /** Brings the index up to date. A damaged index stays as it is, with the rows marked for later. */
  async function update(): Promise<void> {
    try {
      await fill()
    } catch (error) {
      failed(error)
    }
  }

  async function fill(): Promise<void> {
    for (;;) {
      const rows = await orm
        .select()
        .from(keptAnswers)
        .where(eq(keptAnswers.indexed, false))
        .orderBy(asc(keptAnswers.n))
        .limit(ROWS_AT_ONCE)
      if (rows.length > 0) await db.write(...LANGUAGE_IDS.map(create), ...rows.flatMap(indexing))
      if (rows.length < ROWS_AT_ONCE) return
    }
  }

  return {
    update,

    /** Approved answers of this language and crop, or of no crop, best first by BM25; none from a damaged index. */
    async find(words: readonly string[], language: Language, crop: CropId | null): Promise<KeptRow[]> {
      const rarest = words.toSorted((a, b) => b.length - a.length).slice(0, LOOKED_UP)
      if (rarest.length === 0) return []
      const marks = [...new Set([cropMark(crop), cropMark(null)])].map(phrase).join(' OR ')
      const looked = rarest.map((word) => phrase(word.slice(0, STEM))).join(' OR ')
      const table = tableOf(language)
      try {
        const found = await orm.all<{ n: number }>(sql`select rowid as n from ${table}
          where ${table} match ${`crop : (${marks}) AND {question answer} : (${looked})`}
          order by bm25(${table}, ${WEIGHTS}) limit ${CANDIDATES}`)
        if (found.length === 0) return []
        const order = found.map(({ n }) => n)
        const rows = await orm.select().from(keptAnswers).where(inArray(keptAnswers.n, order))
        return rows.filter(({ approved }) => approved).sort((a, b) => order.indexOf(a.n) - order.indexOf(b.n))
      } catch (error) {
        failed(error)
        return []
      }
    },

    /** Reports whether every approved answer is in a sound index. */
    async isSound(): Promise<boolean> {
      const wanted = await orm.all<{ language: string; n: number }>(
        sql`select language, count(*) as n from kept_answers where approved = 1 group by language`,
      )
      try {
        for (const { language, n } of wanted.filter(({ language }) => isLanguage(language))) {
          const table = tableOf(language as Language)
          await db.write(sql`insert into ${table} (${table}) values ('integrity-check')`)
          const [has] = await orm.all<{ n: number }>(sql`select count(*) as n from ${table}`)
          if (has!.n !== n) return false
        }
        return true
      } catch {
        return false
      }
    },

    /** Makes the index anew. @throws an error of the database */
    async rebuild(): Promise<void> {
      for (const language of LANGUAGE_IDS) await db.write(sql`drop table if exists ${tableOf(language)}`)
      await db.write(...LANGUAGE_IDS.map(create), orm.update(keptAnswers).set({ indexed: false }))
      await fill()
    },
  }
}
