import { and, gte, isNull, lte, type SQL, sql } from 'drizzle-orm'
import type { Language } from '../../contracts/languages.ts'
import { conditionalRow, jsonTable } from '../../db/conditional-row.ts'
import type { Database, Write } from '../../db/open.ts'
import { trialExposures, trials } from '../../db/schema/trials.ts'
import { mayWithholdAdvice } from './comparable-rules.ts'
import { assignArm, type TrialEntry, type TrialSubject } from './trial-arms.ts'

/** Trial of which a message or title is part. */
export interface RunningComparison {
  entry: TrialEntry
  /** Text of the arm; null if the arm has the usual text. */
  template: string | null
}

export interface ExposedPerson extends TrialEntry {
  userId: string
}

/** Trials that run at one moment, with functions that assign people. */
export type RunningTrials = Awaited<ReturnType<typeof loadRunningTrials>>

export async function loadRunningTrials({ orm }: Pick<Database, 'orm'>, now: Date) {
  const today = now.toISOString().slice(0, 10)
  const rows = await orm
    .select()
    .from(trials)
    .where(and(lte(trials.start, today), gte(trials.end, today), isNull(trials.stoppedAt)))
  const holdout = rows.find(({ what }) => what.kind === 'holdout')
  const wordings = new Map(rows.flatMap((row) => (row.what.kind === 'wording' ? [[row.what.template, row]] : [])))

  return {
    /** Returns the person's place in a trial that withholds SMS; null without a trial, or if this advice is never withheld. */
    holding(person: TrialSubject, language: Language, advice: { rule: string; priority: string }) {
      const entered = holdout && mayWithholdAdvice(advice) ? assignArm(holdout, person, language) : null
      return entered && { entry: entered.entry, held: entered.arm.held === true }
    },

    /** Returns the person's place in a trial of the wording of a rule; null: none. */
    wording(person: TrialSubject, language: Language, rule: string, part: 'sms' | 'title'): RunningComparison | null {
      if (wordings.size === 0) return null
      const trial = wordings.get(`advice.rules.${rule}.${part}`)
      const entered = trial && assignArm(trial, person, language)
      if (!entered || trial.what.kind !== 'wording') return null
      return { entry: entered.entry, template: trial.what.variants[entered.arm.id]?.[language] ?? null }
    },
  }
}

/** Returns the writes of first exposures; later exposures change nothing. */
export function exposureWrites(
  { orm }: Pick<Database, 'orm'>,
  exposed: ExposedPerson[],
  at: Date,
  onlyIf: SQL,
): Write[] {
  if (exposed.length === 0) return []
  const { table, columns } = jsonTable('exposed', exposed)
  const row = { ...columns, at: at.toISOString() }
  return [
    orm
      .insert(trialExposures)
      .select(conditionalRow(trialExposures, row, onlyIf, sql`from ${table}`))
      .onConflictDoNothing(),
  ]
}
