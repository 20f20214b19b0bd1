import { and, gte, isNull, lte, or, sql } from 'drizzle-orm'
import { RULES } from '../../agronomy/rules/rule-catalogue.ts'
import { type TrialInput, type TrialIntervention, type TrialReport, trialInputSchema } from '../../contracts/trials.ts'
import { conditionalRow } from '../../db/conditional-row.ts'
import { trials } from '../../db/schema/trials.ts'
import { type Clock, isoNow } from '../../shared/clock.ts'
import { technicalError } from '../../shared/errors.ts'
import { firstItem, lastItem } from '../../shared/lookups.ts'
import { entriesIn, isKeyOf } from '../../shared/records.ts'
import { findCorrectionErrors } from '../../words/correcting/check.ts'
import { type Actor, requireOperator } from '../foundation/actor.ts'
import { auditWrite } from '../foundation/audit.ts'
import type { Foundation } from '../foundation/foundation.ts'
import { COMPARABLE_RULES } from './comparable-rules.ts'
import { countTrialOutcomes } from './outcomes.ts'
import type { TrialRow } from './trial-arms.ts'
import { buildTrialReport } from './trial-report.ts'

const SALT_BYTES = 16

/** Starts a comparison. @throws AppError invalid; conflict for a known id, and while another of the same matter runs */
export async function addTrial(
  { clock, db }: Pick<Foundation, 'clock' | 'db'>,
  actor: Actor,
  declared: unknown,
): Promise<TrialReport> {
  const { orm } = db
  requireOperator(actor)
  const { n, where = null, what, ...input } = parseTrialInput(declared)
  const row: TrialRow = {
    ...input,
    planned: n,
    place: where,
    what: requireTextForEachArm(what, input.arms),
    salt: crypto.getRandomValues(Buffer.alloc(SALT_BYTES)).toString('hex'),
    createdAt: isoNow(clock),
    stoppedAt: null,
  }
  checkWording(row.what, input.arms)
  const matter = sql`${trials.what} ->> '$.kind' = ${what.kind} and ${trials.what} ->> '$.template' is ${
    what.kind === 'wording' ? what.template : null
  }`
  const overlapping = and(
    matter,
    lte(trials.start, row.end),
    gte(trials.end, row.start),
    or(isNull(trials.stoppedAt), gte(sql`substr(${trials.stoppedAt}, 1, 10)`, row.start)),
  )
  const running = orm.select({ id: trials.id }).from(trials)
  const free = sql`not exists ${running.where(overlapping)}`
  const insert = orm
    .insert(trials)
    .select(conditionalRow(trials, row, free))
    .onConflictDoNothing()
    .returning()
  const [added] = await db.write(insert)
  if (added.length > 0) {
    await db.write(auditWrite(db, { actor, action: 'trial.add' }, clock.now()))
    return buildCurrentReport({ db, clock }, row)
  }
  const [other] = await running.where(overlapping)
  throw technicalError(
    'conflict',
    other
      ? `The comparison "${other.id}" of the same matter runs in these days. Stop it, or choose other days.`
      : `There is a comparison "${row.id}" already. Choose another id.`,
  )
}

function parseTrialInput(declared: unknown): TrialInput {
  const result = trialInputSchema.safeParse(declared)
  if (result.success) return result.data
  const issue = firstItem(result.error.issues)
  throw technicalError('invalid', `${issue.path.join('.')}: ${englishOfRefusal(issue.message)}`.replace(/^: /, ''))
}

/** Returns the English text of a validation message: those of our own rules are JSON, those of the library plain text. */
function englishOfRefusal(message: string): string {
  try {
    const said: { english: string } = JSON.parse(message)
    return said.english
  } catch {
    return message
  }
}

/** Returns the texts by arm; texts given by language only are those of the last arm. */
function requireTextForEachArm(what: TrialInput['what'], arms: TrialInput['arms']): TrialIntervention {
  if (what.kind === 'holdout') return what
  const isByLanguage = Object.values(what.variants).some((text) => typeof text === 'string')
  const variants = isByLanguage ? { [lastItem(arms).id]: what.variants } : what.variants
  return { ...what, variants } as TrialIntervention
}

/** @throws AppError invalid for a sentence that is never compared, and texts that a correction could not have */
function checkWording(what: TrialIntervention, arms: TrialInput['arms']): void {
  if (what.kind !== 'wording') return
  const rule = what.template.replace(/^advice\.rules\./, '').replace(/\.\w+$/, '')
  if (!isKeyOf(RULES, rule)) throw technicalError('invalid', `There is no rule "${rule}".`)
  if (!COMPARABLE_RULES.has(rule))
    throw technicalError('invalid', `${rule} warns, forbids, protects or answers: its words are never compared.`)
  const entries = Object.entries(what.variants)
  if (entries.length === 0) throw technicalError('invalid', 'variants is empty.')
  for (const [arm, texts] of entries) {
    if (!arms.some(({ id }) => id === arm)) throw technicalError('invalid', `variants: there is no arm "${arm}".`)
    for (const [language, text] of entriesIn(texts)) {
      const faults = findCorrectionErrors(language, what.template, text)
      if (faults.length > 0) throw technicalError('invalid', `variants.${arm}.${language}: ${faults.join('; ')}.`)
    }
  }
}

export const buildCurrentReport = async (
  { db, clock }: Pick<Foundation, 'db' | 'clock'>,
  row: TrialRow,
): Promise<TrialReport> => buildTrialReport(row, await countTrialOutcomes(db, row), isoToday(clock))

const isoToday = (clock: Clock) => clock.now().toISOString().slice(0, 10)
