import { desc, sql } from 'drizzle-orm'
import type { Language } from '../../contracts/languages.ts'
import { reportedSentences, wordCorrections } from '../../db/schema/words.ts'
import { firstItem, valueAt } from '../../shared/lookups.ts'
import { type ReadingState, sentenceFingerprint } from '../../words/blind-readings.ts'
import type { JudgedCorrection } from '../../words/correcting/judge.ts'
import { applyCorrections } from '../../words/corrections.ts'
import { TEXTS_BY_LANGUAGE } from '../../words/index.ts'
import { sentencesOf } from '../../words/sentences.ts'
import type { Foundation } from '../foundation/foundation.ts'

/** Names of days, months and digits; no sentences. */
const PARTS = /^screens\.(?:date|number)\./

/** Corrections of words stored in the database, which override the built-in ones. */
export function createWordService({ db, clock }: Pick<Foundation, 'db' | 'clock'>) {
  const { orm } = db
  let applied: string | null = null

  async function apply() {
    applied = await versionOf(db)
    const corrections = await orm.select().from(wordCorrections)
    applyCorrections(corrections.map(({ createdAt, ...correction }) => ({ ...correction, on: createdAt.slice(0, 10) })))
  }

  return {
    apply,

    /** Applies corrections that another process has stored since. */
    async refresh(): Promise<void> {
      if ((await versionOf(db)) !== applied) await apply()
    },

    /** Stores the corrections of a sheet; a later one of the same sentence replaces the earlier one. */
    async keep(
      language: Language,
      judged: readonly JudgedCorrection[],
      as: Exclude<ReadingState, 'unread'>,
    ): Promise<void> {
      const rows = rowsOf(language, judged, as, clock.now().toISOString())
      if (rows.length === 0) return
      await db.write(
        ...rows.map(({ language, path, ...set }) =>
          orm
            .insert(wordCorrections)
            .values({ language, path, ...set })
            .onConflictDoUpdate({ target: [wordCorrections.language, wordCorrections.path], set }),
        ),
      )
      await apply()
    },

    /** Counts a reader's report that sentences are badly said; ids of no sentence are ignored. */
    async report(language: Language, ids: readonly string[]): Promise<void> {
      const sentences = sentencesOf(TEXTS_BY_LANGUAGE.en)
      const known = [...new Set(ids)].filter((id) => sentences.has(id) && !PARTS.test(id))
      const lastOn = clock.now().toISOString().slice(0, 10)
      await db.write(
        ...known.map((path) =>
          orm
            .insert(reportedSentences)
            .values({ language, path, times: 1, lastOn })
            .onConflictDoUpdate({
              target: [reportedSentences.language, reportedSentences.path],
              set: { times: sql`${reportedSentences.times} + 1`, lastOn },
            }),
        ),
      )
    },

    /** Reported sentences, the most reported first. */
    badlySaid: () =>
      orm
        .select()
        .from(reportedSentences)
        .orderBy(desc(reportedSentences.times), reportedSentences.language, reportedSentences.path),
  }
}

/** Version of the corrections; changes with every write. */
async function versionOf({ orm }: Foundation['db']): Promise<string> {
  const row = firstItem(
    await orm.select({ version: sql<string>`count(*) || ' ' || coalesce(max(created_at), '')` }).from(wordCorrections),
  )
  return row.version
}

function rowsOf(
  language: Language,
  judged: readonly JudgedCorrection[],
  as: Exclude<ReadingState, 'unread'>,
  createdAt: string,
) {
  const english = sentencesOf(TEXTS_BY_LANGUAGE.en)
  return judged
    .filter(({ outcome }) => outcome === 'taken' || outcome === 'confirmed')
    .map(({ id, text, literal, by }) => ({
      language,
      path: id,
      text,
      english: sentenceFingerprint(valueAt(english, id)),
      state: by ? as : null,
      by,
      literal,
      createdAt,
    }))
}
