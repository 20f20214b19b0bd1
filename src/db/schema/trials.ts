import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { TrialArm, TrialIntervention, TrialMeasure, TrialScope, TrialUnit } from '../../contracts/trials.ts'
import { users } from './accounts.ts'
import { createdAtColumn, foreignKeyColumn, jsonColumn } from './columns.ts'

export const trials = sqliteTable('trials', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  unit: text('unit').$type<TrialUnit>().notNull(),
  arms: jsonColumn<TrialArm[]>('arms').notNull(),
  planned: integer('planned').notNull(),
  start: text('start').notNull(),
  end: text('end').notNull(),
  place: jsonColumn<TrialScope>('place'),
  measure: text('measure').$type<TrialMeasure>().notNull(),
  what: jsonColumn<TrialIntervention>('what').notNull(),
  /** Random value made once, from which the arm of each unit follows for the whole trial. */
  salt: text('salt').notNull(),
  createdAt: createdAtColumn(),
  stoppedAt: text('stopped_at'),
})

/** First exposure of a person in a trial. */
export const trialExposures = sqliteTable(
  'trial_exposures',
  {
    trialId: foreignKeyColumn('trial_id', () => trials.id).notNull(),
    userId: foreignKeyColumn('user_id', () => users.id).notNull(),
    unit: text('unit').notNull(),
    arm: text('arm').notNull(),
    at: text('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.trialId, t.userId] }), index('trial_exposures_user').on(t.userId)],
)
