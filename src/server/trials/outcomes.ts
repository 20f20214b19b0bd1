import { type SQL, sql } from 'drizzle-orm'
import { addDays } from '../../agronomy/dates.ts'
import type { TrialMeasure } from '../../contracts/trials.ts'
import type { Database } from '../../db/open.ts'
import type { Proportion } from '../../statistics/proportions.ts'
import { COMPARABLE_RULES } from './comparable-rules.ts'
import type { TrialRow } from './trial-arms.ts'

/** Counts of the people of one arm, or of one area in the arm. */
export interface ArmCount extends Proportion {
  arm: string
  unit: string
}

/** Rules of the advice that is compared. */
function rulesOf({ what }: TrialRow): string[] {
  if (what.kind === 'holdout') return [...COMPARABLE_RULES]
  return [what.template.replace(/^advice\.rules\./, '').replace(/\.\w+$/, '')]
}

/** Condition: after the exposure `e` and up to the trial's last day, the person had the outcome that the trial measures. */
function hasOutcome(trial: TrialRow): SQL {
  const before = addDays(trial.end, 1)
  const rules = JSON.stringify(rulesOf(trial))
  const advice = (
    condition: SQL,
  ) => sql`exists (select 1 from advisories as a where a.user_id = e.user_id and ${condition}
    and a.updated_at >= e.at and a.created_at < ${before} and a.rule in (select value from json_each(${rules})))`
  const conditions: Record<TrialMeasure, SQL> = {
    done: advice(sql`a.done = 1`),
    useful: advice(sql`a.useful = 1`),
    opened: advice(sql`a.is_read = 1`),
    harvest: sql`exists (select 1 from farm_log as l where l.user_id = e.user_id and l.kind = 'harvested'
      and l.amount is not null and l.created_at >= e.at and l.created_at < ${before})`,
    sms_stop: sql`(u.sms_opted_out_at >= e.at and u.sms_opted_out_at < ${before})`,
  }
  return conditions[trial.measure]
}

/** Counts people and outcomes by arm, and by area if areas were drawn. People who left comparisons do not count. */
export function countTrialOutcomes({ orm }: Pick<Database, 'orm'>, trial: TrialRow): Promise<ArmCount[]> {
  const unit = trial.unit === 'lga' ? sql`e.unit` : sql`''`
  return orm.all<ArmCount>(sql`
    select e.arm, ${unit} as unit, count(*) as n, coalesce(sum(${hasOutcome(trial)}), 0) as hits
    from trial_exposures as e cross join users as u on u.id = e.user_id and u.in_comparisons = 1
    where e.trial_id = ${trial.id} group by 1, 2`)
}
