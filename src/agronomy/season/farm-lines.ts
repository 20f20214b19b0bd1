import { ruleDefinition } from '../rules/rule-catalogue.ts'
import type { Advice } from '../types.ts'
import { type FarmItem, type FarmWeekEntry, HEAVY_WORK_PERSON_DAYS } from './farm-week.ts'

/** One line per field without a card; next step in quiet weeks. @param next next step of a field */
export function buildFarmLines<Item extends FarmItem>(
  week: readonly FarmWeekEntry<Item>[],
  fields: readonly string[],
  next: (field: string) => Advice | null,
): { field: string; advice: Advice }[] {
  const lines: { field: string; advice: Advice }[] = []
  for (const field of fields) {
    const own = week.filter(({ item }) => item.field === field)
    if (own.some(({ setAside }) => setAside === null || setAside === 'doubled')) continue
    const best = own.find(({ setAside }) => setAside !== 'quiet')
    const advice = best ? lastOfTheWeek(best) : (next(field) ?? own[0]?.item.advice)
    if (advice && !lines.some((line) => isSame(line.advice, advice))) lines.push({ field, advice })
  }
  return lines
}

const lastOfTheWeek = ({ item: { advice }, work }: FarmWeekEntry<FarmItem>): Advice =>
  work >= HEAVY_WORK_PERSON_DAYS && !ruleDefinition(advice.rule).asks ? { ...advice, priority: 'low' } : advice

const isSame = (a: Advice, b: Advice): boolean =>
  a.rule === b.rule && a.crop === b.crop && JSON.stringify(a.facts) === JSON.stringify(b.facts)
