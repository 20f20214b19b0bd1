import { isExemptFromLimit, isQuestionAdvice, workKind } from '../choose-advice.ts'
import { type ConflictGroup, RULES, type RuleDefinition, ruleDefinition } from '../rules/rule-catalogue.ts'
import type { Advice } from '../types.ts'

export interface FarmItem {
  /** Field id; a farm may grow one crop on two fields. */
  field: string
  advice: Advice
  areaAcres: number | null
}

type FarmSetAside = 'contradicts' | 'quiet' | 'doubled' | 'field-enough' | 'farm-enough' | 'labour' | null

export interface FarmWeekEntry<Item extends FarmItem> {
  item: Item
  work: number
  setAside: FarmSetAside
}

const MOST_CARDS = 5
const MOST_OF_A_FIELD = 2
/** Days that a family can work in a week (from memory). */
export const FAMILY_WORK_DAYS = 10

/**
 * Farm week across crops: urgent, then savings, fixed points and water, then value per work. At most five cards beside
 * savings and heavy rain, which always stay; calm ones at most two per field, within the days left. A quiet-week line only alone.
 * @param familyDays days of work available
 */
export function planFarmWeek<Item extends FarmItem>(
  all: readonly Item[],
  familyDays = FAMILY_WORK_DAYS,
): FarmWeekEntry<Item>[] {
  const items = all.map((item) => shareLiftFact(item, all))
  const given: FarmWeekEntry<Item>[] = []
  const fields = new Set(items.map(({ field }) => field)).size
  const ofField = Math.max(MOST_OF_A_FIELD, Math.floor(MOST_CARDS / Math.max(1, fields)))
  const fedUntil = items.flatMap(({ advice }) =>
    RULES[advice.rule].conflictGroup === 'feeds' ? advice.validUntil : [],
  )
  return items
    .map((item) => ({ item, work: workOf(item) }))
    .toSorted(byWorth)
    .map(({ item, work }) => {
      const setAside =
        fedUntil.length > 0 && holdsLater(item.advice, fedUntil)
          ? 'contradicts'
          : reasonAgainst(item, work, given, { ofField, familyDays })
      const told = { item, work, setAside }
      if (setAside === null) given.push(told)
      return told
    })
}

function reasonAgainst<Item extends FarmItem>(
  { field, advice }: Item,
  work: number,
  told: readonly FarmWeekEntry<Item>[],
  { ofField, familyDays }: { ofField: number; familyDays: number },
): FarmSetAside {
  const { alone }: RuleDefinition = RULES[advice.rule]
  const asked = told.filter(({ item }) => !isQuestionAdvice(item.advice))
  if (alone && asked.length > 0) return 'quiet'
  if (told.some(({ item }) => saysTheSame(item.advice, advice))) return 'doubled'
  if (isQuestionAdvice(advice) || sparesSomething(advice) || warnsOfRain(advice)) return null
  const given = asked.filter(({ item }) => !sparesSomething(item.advice))
  if (given.length >= MOST_CARDS) return 'farm-enough'
  if (advice.priority === 'high' || isExemptFromLimit(advice)) return null
  if (given.filter(({ item }) => item.field === field).length >= ofField) return 'field-enough'
  const days = given.reduce((sum, told) => sum + told.work, 0)
  return work >= HEAVY_WORK_PERSON_DAYS && days + work > familyDays ? 'labour' : null
}

/** Returns whether advice to hold fertiliser concerns distant rain, or rain after all applications. */
const holdsLater = ({ rule, priority, facts }: Advice, fedUntil: readonly string[]): boolean => {
  const { conflictGroup, wholeFarm }: RuleDefinition = RULES[rule]
  if (conflictGroup !== 'holds-feed' || wholeFarm !== true) return false
  return priority === 'low' || fedUntil.every((day) => day < String(facts.from))
}

/** Adds `lift` (dig up ripe roots) to a card for the whole farm if any field's card has it. */
function shareLiftFact<Item extends FarmItem>(item: Item, items: readonly Item[]): Item {
  const { advice } = item
  const lifts = ruleDefinition(advice.rule).wholeFarm && !advice.facts.lift
  if (!lifts || !items.some(({ advice: { rule, facts } }) => rule === advice.rule && facts.lift)) return item
  return { ...item, advice: { ...advice, facts: { ...advice.facts, lift: 1 } } }
}

const saysTheSame = (a: Advice, b: Advice): boolean =>
  a.rule === b.rule &&
  (a.crop === b.crop || ruleDefinition(a.rule).wholeFarm === true) &&
  a.validUntil === b.validUntil &&
  JSON.stringify(a.facts) === JSON.stringify(b.facts)

/** Person-days from which a card counts against the family's week. */
export const HEAVY_WORK_PERSON_DAYS = 0.5

/** Person-days per acre or field (from memory). */
const PERSON_DAYS: Record<string, { acre: number } | { field: number }> = {
  weeded: { acre: 10 },
  thinned: { acre: 3 },
  earthed_up: { acre: 6 },
  staked: { acre: 6 },
  fertilizer: { acre: 1.5 },
  irrigation: { field: 0.5 },
  harvested: { acre: 8 },
  dried: { acre: 2 },
  pest: { field: 0.1 },
  disease: { field: 0.1 },
}
const OTHER_WORK = 0.5

/** Kinds of advice that take no time; drainage always fits. */
const NO_WORK_GROUPS: ReadonlySet<ConflictGroup> = new Set(['holds-feed', 'saves-water', 'soil-wet', 'lost'])

/** Returns whether advice saves money or work; such advice comes first and is never omitted. */
function sparesSomething({ rule, priority }: Advice): boolean {
  const { conflictGroup, leaves }: RuleDefinition = RULES[rule]
  return (
    leaves === true ||
    conflictGroup === 'lost' ||
    conflictGroup === 'holds-feed' ||
    (conflictGroup === 'saves-water' && priority !== 'low')
  )
}

/** Rain that may flood a field is never omitted for another field's work. */
const warnsOfRain = ({ rule, facts }: Advice): boolean =>
  RULES[rule].conflictGroup === 'soil-wet' && facts.rains !== undefined && facts.rains !== 'fallen'

function workOf({ advice, areaAcres }: FarmItem): number {
  const { conflictGroup, leaves }: RuleDefinition = RULES[advice.rule]
  if (leaves || NO_WORK_GROUPS.has(conflictGroup)) return 0
  return personDaysFor(workKind(advice), areaAcres) ?? personDaysFor(advice.category, areaAcres) ?? OTHER_WORK
}

/** Returns the person-days of an operation; null if none are tabled. */
export function personDaysFor(operation: string, areaAcres: number | null): number | null {
  const work = PERSON_DAYS[operation]
  if (!work) return null
  return 'field' in work ? work.field : work.acre * (areaAcres !== null && areaAcres > 0 ? areaAcres : 1)
}

const rankOf = (advice: Advice): number => {
  if (advice.priority === 'high') return 3
  if (sparesSomething(advice)) return 2
  const answer = ruleDefinition(advice.rule).answers === true && advice.priority === 'low'
  return isExemptFromLimit(advice) && !answer ? 1 : 0
}

/** Returns the value (share of harvest × urgency × certainty) per day of work. */
function worthOf({ advice, areaAcres }: FarmItem, work: number): number {
  const size = Math.sqrt(areaAcres !== null && areaAcres > 0 ? Math.min(areaAcres, 25) : 1)
  return (advice.score * size) / Math.sqrt(1 + work)
}

type Weighed = { item: FarmItem; work: number }

const byWorth = (a: Weighed, b: Weighed): number =>
  rankOf(b.item.advice) - rankOf(a.item.advice) ||
  worthOf(b.item, b.work) - worthOf(a.item, a.work) ||
  (`${a.item.field}|${a.item.advice.situation}` < `${b.item.field}|${b.item.advice.situation}` ? -1 : 1)
