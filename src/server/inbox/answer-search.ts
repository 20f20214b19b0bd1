import { inArray, sql } from 'drizzle-orm'
import type { CropId } from '../../contracts/crops.ts'
import type { Language } from '../../contracts/languages.ts'
import { errorCode } from '../../db/failures.ts'
import type { Orm } from '../../db/open.ts'
import { keptAnswers } from '../../db/schema/inbox.ts'
import { firstItem, itemAt } from '../../shared/lookups.ts'
import type { Foundation } from '../foundation/foundation.ts'
import {
  answerIndexName,
  answerIndexTable,
  type BankedAnswer,
  countApprovedAnswers,
  existingAnswerIndexes,
  indexChangedAnswers,
  isAnswerIndexSound,
} from './answer-index.ts'

/** Number of best rows of the index that are compared word by word. */
const CANDIDATES = 20
/** Number of words of a question that are looked up, the longest first. */
const LOOKED_UP = 6
/** Highest number of rows of an index that are ranked, which takes 2 ms. */
const MOST_RANKED = 2000
/** Number of letters of a word that are looked up, so that other endings are found. */
const STEM_LETTERS = 5

/** Exact text in a query. */
const quotePhrase = (text: string) => `"${text.replaceAll('"', '')}"`

/**
 * Full-text index of approved saved answers (FTS5, trigrams without diacritics), of the questions. It holds nothing that `kept_answers` has
 * not, so it may be lost: nothing is found then, and `rebuild` makes it again.
 */
export function createAnswerSearch({ db, log }: Pick<Foundation, 'db' | 'log'>) {
  const { orm } = db

  /** The message of an error would hold the words of a question. */
  const failed = (error: unknown) => log.error('questions.search_failed', { code: errorCode(error) })

  /** Brings the index up to date. A damaged index stays as it is, with the rows marked for later. */
  async function update(): Promise<void> {
    try {
      await indexChangedAnswers(db, await existingAnswerIndexes(orm))
    } catch (error) {
      failed(error)
    }
  }

  return {
    update,

    /** Approved answers of this language and crop, or of no crop, best first by BM25; none from a damaged index. */
    async find(words: readonly string[], language: Language, crop: CropId | null): Promise<BankedAnswer[]> {
      const longest = words.toSorted((a, b) => b.length - a.length).slice(0, LOOKED_UP)
      if (longest.length === 0) return []
      const looked = [...new Set(longest.map((word) => quotePhrase(word.slice(0, STEM_LETTERS))))]
      try {
        const names = await existingAnswerIndexes(orm, [
          ...new Set([answerIndexName(language, crop), answerIndexName(language, null)]),
        ])
        const ranked = await Promise.all(names.map((name) => findBestMatches(orm, name, looked)))
        const order = ranked
          .flat()
          .sort((a, b) => a.rank - b.rank)
          .map(({ n }) => n)
        if (order.length === 0) return []
        const rows = await orm.select().from(keptAnswers).where(inArray(keptAnswers.n, order))
        return rows.filter(({ approved }) => approved).sort((a, b) => order.indexOf(a.n) - order.indexOf(b.n))
      } catch (error) {
        failed(error)
        return []
      }
    },

    isSound: () => isAnswerIndexSound(db),

    /** Rebuilds the index. @throws an error of the database */
    async rebuild(): Promise<void> {
      const wanted = (await countApprovedAnswers(orm)).map(({ language, cropType }) =>
        answerIndexName(language, cropType),
      )
      const names = new Set([...(await existingAnswerIndexes(orm)), ...wanted])
      for (const name of names) await db.write(sql`drop table if exists ${answerIndexTable(name)}`)
      await db.write(orm.update(keptAnswers).set({ indexed: false }))
      await indexChangedAnswers(db, [])
    },
  }
}

/** Returns phrases that few rows contain, the rarest first, as long as their rows together are few enough to rank. */
async function findRarestPhrases(orm: Orm, name: string, phrases: readonly string[]): Promise<string[]> {
  const counts = phrases.map(
    (each) =>
      sql`(select count(*) from (select 1 from ${answerIndexTable(name)} where ${answerIndexTable(name)} match ${each} limit ${MOST_RANKED}))`,
  )
  const found = firstItem(await orm.all<{ rows: string }>(sql`select json_array(${sql.join(counts, sql`, `)}) as rows`))
  const rows: number[] = JSON.parse(found.rows)
  const there = phrases.map((each, n) => ({ each, rows: itemAt(rows, n) })).filter((one) => one.rows > 0)
  there.sort((a, b) => a.rows - b.rows)
  let sum = 0
  const few = there.filter(({ rows }) => {
    sum += rows
    return sum <= MOST_RANKED
  })
  return (few.length > 0 ? few : there.slice(0, 1)).map(({ each }) => each)
}

/** Returns the best rows of one index; of too many rows, only the newest are ranked. */
async function findBestMatches(
  orm: Orm,
  name: string,
  phrases: readonly string[],
): Promise<{ n: number; rank: number }[]> {
  const rarest = await findRarestPhrases(orm, name, phrases)
  if (rarest.length === 0) return []
  return orm.all(sql`select n, rank from (
    select rowid as n, bm25(${answerIndexTable(name)}) as rank from ${answerIndexTable(name)} where ${answerIndexTable(name)} match ${rarest.join(' OR ')}
    order by rowid desc limit ${MOST_RANKED}) order by rank limit ${CANDIDATES}`)
}
