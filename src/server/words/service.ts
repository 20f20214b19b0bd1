import { sql } from 'drizzle-orm'
import type { Language } from '../../contracts/languages.ts'
import { wordCorrections } from '../../db/schema/words.ts'
import type { Judged } from '../../words/correcting/judge.ts'
import { applyCorrections } from '../../words/corrections.ts'
import { WORDS } from '../../words/index.ts'
import { fingerprint, type State } from '../../words/readings.ts'
import { sentencesOf } from '../../words/sentences.ts'
import type { Foundation } from '../foundation/foundation.ts'

/** Corrections of words that are kept in the database, over the built-in ones. */
export function createWords({ db, clock }: Pick<Foundation, 'db' | 'clock'>) {
  const { orm } = db

  /** Another one after every change. */
  const markOf = async (): Promise<string> => {
    const [row] = await orm
      .select({ mark: sql<string>`count(*) || ' ' || coalesce(max(created_at), '')` })
      .from(wordCorrections)
    return row!.mark
  }
  let applied: string | null = null

  /** Puts what is kept over the built-in words. */
  async function apply() {
    applied = await markOf()
    const kept = await orm.select().from(wordCorrections)
    applyCorrections(kept.map(({ createdAt, ...correction }) => ({ ...correction, on: createdAt.slice(0, 10) })))
  }

  return {
    apply,

    /** Puts over the words what another process kept since. */
    async refresh(): Promise<void> {
      if ((await markOf()) !== applied) await apply()
    },

    /** Keeps what a sheet brought: a later correction of the same sentence takes the place of an earlier one. */
    async keep(language: Language, judged: readonly Judged[], as: Exclude<State, 'unread'>): Promise<void> {
      const english = sentencesOf(WORDS.en)
      const rows = judged
        .filter(({ outcome }) => outcome === 'taken' || outcome === 'confirmed')
        .map(({ id, text, literal, by }) => ({
          language,
          path: id,
          text,
          english: fingerprint(english.get(id)!),
          state: by ? as : null,
          by,
          literal,
          createdAt: clock.now().toISOString(),
        }))
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
  }
}
