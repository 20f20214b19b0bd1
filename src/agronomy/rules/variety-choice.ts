import { lastItem } from '../../shared/lookups.ts'
import { guideCountryOf } from '../crops/practice.ts'
import { addDays } from '../dates.ts'
import type { AdviceFacts } from '../facts.ts'
import type { Field } from '../field.ts'
import { countsFromTransplanting, daysInNursery } from '../growth/establishment.ts'
import { maturityFiguresOf, meanDaysToMaturity } from '../growth/variety.ts'
import { isAnnouncedNow } from '../season/announce.ts'
import type { Advice } from '../types.ts'
import { roundToStep } from '../units.ts'
import { buildAdvice, evidenceFigure } from './build-advice.ts'
import { seedFacts } from './operation-facts.ts'
import { establishmentSourceId } from './planting-figures.ts'

/** Days before sowing (for transplants, in the nursery) in which the variety is chosen. */
const SEED_CHOICE_FROM_DAYS = 42
const SEED_CHOICE_TO_DAYS = 7
/** The same for vines, which are cut shortly before planting (`establishment.material`). */
const VINE_CHOICE_DAYS = { from: 7, to: 1 }

export function varietyRule(field: Field, planned: string): Advice | null {
  if (field.prospects !== 'fine' && field.prospects !== 'late') return null
  const sown = countsFromTransplanting(field.crop) ? addDays(planned, -daysInNursery(field.crop)) : planned
  const days = field.crop.record.practice.establishment.root_days
    ? VINE_CHOICE_DAYS
    : { from: SEED_CHOICE_FROM_DAYS, to: SEED_CHOICE_TO_DAYS }
  const from = lastItem([addDays(sown, -days.from), field.situation.enteredOn ?? ''].toSorted())
  return isAnnouncedNow(field, { from, to: addDays(sown, -days.to) }) ? adviseSeedChoice(field, planned) : null
}

function adviseSeedChoice(field: Field, planned: string): Advice | null {
  const { crop, variety, situation, zone } = field
  const figures = maturityFiguresOf(crop, variety.class, zone)
  const country = guideCountryOf(situation.place.country)
  const listed = properVarietyNames(figures?.varieties[country] ?? [])
    .filter((name) => suitsRiceField(field, name))
    .slice(0, 2)
  const facts: AdviceFacts = { planted: planned.slice(5), ...seedFacts(field) }
  if (figures && meanDaysToMaturity(figures) < A_YEAR) facts.days = roundToStep(meanDaysToMaturity(figures), 5)
  if (facts.days) facts.variety = listed.length > 0 ? 'named' : 'days'
  if (listed.length > 0) facts.names = listed.join(', ')
  if (!facts.variety && !facts.seedFor) return null
  return buildAdvice(field, {
    priority: 'medium',
    confidence: 'medium',
    stake: 5,
    soon: 5,
    why: 'stage',
    rule: 'planting.seed',
    facts,
    evidence: figures
      ? [evidenceFigure('evidence.seasonDays', meanDaysToMaturity(figures), 'days', variety.source, variety.assumed)]
      : [],
    actions: [variety.source, establishmentSourceId(field, 'seed_kg_ha')],
    days: 7,
  })
}
const A_YEAR = 365

/** True if the variety suits the rice field: upland varieties are marked as such. */
const suitsRiceField = ({ situation: { riceField } }: Field, name: string): boolean =>
  !riceField || (riceField === 'upland') === /upland/i.test(name)

/** Names of varieties that are the same in every language, without notes: no `local types`, no `late white yam`. */
export const properVarietyNames = (varieties: readonly string[]): string[] =>
  varieties
    .filter((name) => !/local|types?\b|trial|:|milking|\b(?:on|from|of|yam)\b/i.test(name))
    .map((name) => name.replace(/ \(.*$/, ''))
