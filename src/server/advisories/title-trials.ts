import { sql } from 'drizzle-orm'
import { titleInLanguage } from '../../advice-words/word-advice.ts'
import type { Language } from '../../contracts/languages.ts'
import type { Database, Write } from '../../db/open.ts'
import { exposureWrites, type RunningTrials } from '../trials/running-trials.ts'
import { type TrialPerson, trialSubjectOf } from '../trials/trial-arms.ts'
import type { FieldAdvice } from './advise-farmer.ts'

/** Replaces titles by the wording that the running trials select for the farmer. Titles of a language model are not replaced. */
export function applyTitleTrials(
  trials: RunningTrials,
  farmer: TrialPerson & { preferredLanguage: Language },
  worded: FieldAdvice[],
): FieldAdvice[] {
  const language = farmer.preferredLanguage
  return worded.map((item) => {
    const { advice, words, byModel } = item
    const comparison = byModel ? null : trials.wording(trialSubjectOf(farmer), language, advice.rule, 'title')
    if (!comparison) return item
    const { entry, template } = comparison
    const title = template === null ? words.title : titleInLanguage(advice, language, template)
    return { ...item, words: { ...words, title }, entry }
  })
}

/** Returns the writes that record which title comparisons a farmer takes part in through new advice. */
export const titleTrialWrites = (db: Pick<Database, 'orm'>, userId: string, added: FieldAdvice[], at: Date): Write[] =>
  exposureWrites(
    db,
    added.flatMap(({ entry }) => (entry ? [{ userId, ...entry }] : [])),
    at,
    sql`true`,
  )
