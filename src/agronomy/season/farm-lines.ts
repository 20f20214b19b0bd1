import { RULES, type RuleFacts } from '../rules/catalogue.ts'
import type { Advice } from '../types.ts'
import { type FarmItem, HEAVY, type InFarmWeek } from './farm-week.ts'

/**
 * One line for each field of which the farm's week says nothing: its best card that was left out, one of much work as the
 * last of the week; in a quiet week what comes next and from when.
 * @param next announces the next step of a field; null where nothing does
 */
export function farmLines<Item extends FarmItem>(
  week: readonly InFarmWeek<Item>[],
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

const lastOfTheWeek = ({ item: { advice }, work }: InFarmWeek<FarmItem>): Advice =>
  work >= HEAVY && !(RULES[advice.rule] as RuleFacts).asks ? { ...advice, priority: 'low' } : advice

/** Says word for word the same of two fields of one crop. */
const isSame = (a: Advice, b: Advice): boolean =>
  a.rule === b.rule && a.crop === b.crop && JSON.stringify(a.facts) === JSON.stringify(b.facts)
