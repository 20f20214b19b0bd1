import { createHash } from 'node:crypto'
import type { Language } from '../../contracts/languages.ts'
import type { TrialArm, TrialScope, TrialWording } from '../../contracts/trials.ts'
import type { trials } from '../../db/schema/trials.ts'
import { lastItem } from '../../shared/lookups.ts'

export type TrialRow = typeof trials.$inferSelect

/** Facts about a person that decide about trials. */
export interface TrialSubject {
  id: string
  /** Local government area; null: unknown. */
  locationId: string | null
  region: string | null
  country: string | null
  compared: boolean
}

/** Columns of a person that decide about trials. */
export interface TrialPerson extends Omit<TrialSubject, 'compared'> {
  inComparisons: boolean
  isPractice: boolean
}

/** Returns the subject of trials for a person; accounts of the simulator never take part. */
export const trialSubjectOf = ({ inComparisons, isPractice, ...person }: TrialPerson): TrialSubject => ({
  id: person.id,
  locationId: person.locationId,
  region: person.region,
  country: person.country,
  compared: inComparisons && !isPractice,
})

/** Place of a person in a trial. */
export interface TrialEntry {
  trialId: string
  unit: string
  arm: string
}

/** Uniform fraction in [0, 1) of a unit: the first 48 bits of SHA-256(salt ‖ unit). */
export const hashToFraction = (salt: string, unit: string): number =>
  createHash('sha256').update(salt).update(unit).digest().readUIntBE(0, 6) / 2 ** 48

/** First arm whose cumulative share exceeds the unit's fraction. */
export function chooseArm({ arms, salt }: Pick<TrialRow, 'arms' | 'salt'>, unit: string): TrialArm {
  const fraction = hashToFraction(salt, unit)
  let cumulative = 0
  for (const arm of arms) {
    cumulative += arm.share
    if (cumulative > fraction) return arm
  }
  return lastItem(arms)
}

/** Returns the unit and arm of a person; null if the trial excludes the person. `language` is that of the compared text. */
export function assignArm(
  trial: TrialRow,
  person: TrialSubject,
  language: Language,
): { entry: TrialEntry; arm: TrialArm } | null {
  const unit = trial.unit === 'lga' ? person.locationId : person.id
  if (!person.compared || unit === null || !isWithin(trial.place, person, language)) return null
  if (trial.what.kind === 'wording' && !isCovered(trial.what, language)) return null
  const arm = chooseArm(trial, unit)
  return { entry: { trialId: trial.id, unit, arm: arm.id }, arm }
}

const isWithin = (where: TrialScope | null, { region, country }: TrialSubject, language: Language): boolean =>
  (!where?.country || where.country === country) &&
  (!where?.states || where.states.includes(region ?? '')) &&
  (!where?.languages || where.languages.includes(language))

/** Reports whether a language has the text of every arm; otherwise a person would get the same text in each arm. */
const isCovered = ({ variants }: TrialWording, language: Language): boolean =>
  Object.values(variants).every((texts) => texts[language] !== undefined)
