import { asc, count, eq, inArray, sql } from 'drizzle-orm'
import { type CropId, canonicalCrop } from '../../contracts/crops.ts'
import type { Language } from '../../contracts/languages.ts'
import type { Orm } from '../../db/open.ts'
import { keptAnswers } from '../../db/schema/inbox.ts'
import { firstItem } from '../../shared/lookups.ts'
import { contentWords } from '../../words/same-question.ts'
import type { Foundation } from '../foundation/foundation.ts'

export type BankedAnswer = typeof keptAnswers.$inferSelect

const ROWS_AT_ONCE = 200

/** Returns the name of the index of a language and crop. One index each, because ranking time grows with the rows of the table. */
export const answerIndexName = (language: Language, crop: CropId | null) =>
  `search_kept_${language}_${crop === null ? 'any' : canonicalCrop(crop).replaceAll('-', '_')}`

export const answerIndexTable = (name: string) => sql.raw(name)

const createIndexTable = (name: string) =>
  sql`create virtual table if not exists ${answerIndexTable(name)} using fts5(
    question, content='', contentless_delete=1, tokenize='trigram remove_diacritics 1')`

/** Returns the names of the existing indexes, of `some` or of all. */
export async function existingAnswerIndexes(orm: Orm, some?: readonly string[]): Promise<string[]> {
  const named = some ? sql`name in ${some}` : sql`name like 'search_kept_%'`
  const rows = await orm.all<{ name: string }>(
    sql`select name from sqlite_schema where type = 'table' and sql like 'create virtual%' and ${named}`,
  )
  return rows.map(({ name }) => name)
}

const entryOf = ({ n, language, cropType, question }: BankedAnswer) =>
  sql`insert into ${answerIndexTable(answerIndexName(language, cropType))} (rowid, question)
    values (${n}, ${contentWords(question, language).join(' ')})`

/** Returns writes that index the current rows and remove them from the indexes `old`. */
function indexWrites(orm: Orm, rows: readonly BankedAnswer[], old: readonly string[]) {
  const ids = rows.map(({ n }) => n)
  const approved = rows.filter((row) => row.approved)
  const names = new Set(approved.map(({ language, cropType }) => answerIndexName(language, cropType)))
  return [
    ...old.map((name) => sql`delete from ${answerIndexTable(name)} where rowid in ${ids}`),
    ...[...names].map(createIndexTable),
    ...approved.map(entryOf),
    orm.update(keptAnswers).set({ indexed: true }).where(inArray(keptAnswers.n, ids)),
  ]
}

/** Indexes the changed answers. */
export async function indexChangedAnswers(db: Foundation['db'], old: readonly string[]): Promise<void> {
  const { orm } = db
  for (;;) {
    const rows = await orm
      .select()
      .from(keptAnswers)
      // A literal, so that SQLite uses the index of these rows.
      .where(sql`${keptAnswers.indexed} = 0`)
      .orderBy(asc(keptAnswers.n))
      .limit(ROWS_AT_ONCE)
    if (rows.length > 0) await db.write(...indexWrites(orm, rows, old))
    if (rows.length < ROWS_AT_ONCE) return
  }
}

export const countApprovedAnswers = (orm: Orm) =>
  orm
    .select({ language: keptAnswers.language, cropType: keptAnswers.cropType, n: count() })
    .from(keptAnswers)
    .where(eq(keptAnswers.approved, true))
    .groupBy(keptAnswers.language, keptAnswers.cropType)

/** Reports whether every approved answer is in a sound index. */
export async function isAnswerIndexSound(db: Foundation['db']): Promise<boolean> {
  try {
    for (const { language, cropType, n } of await countApprovedAnswers(db.orm)) {
      const name = answerIndexName(language, cropType)
      await db.write(sql`insert into ${answerIndexTable(name)} (${answerIndexTable(name)}) values ('integrity-check')`)
      const has = firstItem(await db.orm.all<{ n: number }>(sql`select count(*) as n from ${answerIndexTable(name)}`))
      if (has.n !== n) return false
    }
    return true
  } catch {
    return false
  }
}
