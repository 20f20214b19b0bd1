import { matches, priorityFits, say, textOf } from './matching.ts'
import { litresComplaints, numberComplaint, rainEndComplaints } from './numbers.ts'
import type { Item, Week } from './shapes.ts'

/** An agronomist's objections to the advice of a week. */
export function weekComplaints(week: Week, items: Item[]): string[] {
  const wrong: string[] = []
  for (const want of week.must ?? []) {
    const found = items.filter((item) => matches(item, want))
    if (found.length === 0) wrong.push(`missing: ${say(want)} (${want.why})`)
    else if (!found.some((item) => priorityFits(item, want))) wrong.push(`priority of: ${say(want)}`)
    else if (want.first && !found.includes(items[0]!)) wrong.push(`not first: ${say(want)}, but "${items[0]!.title}"`)
  }
  for (const bad of week.mustNot ?? []) {
    for (const item of items) {
      if (matches(item, bad) && priorityFits(item, { min: bad.min }))
        wrong.push(`said: "${textOf(item, bad.in)}" (${bad.why})`)
    }
  }
  for (const check of week.numbers ?? []) {
    const complaint = numberComplaint(items, check)
    if (complaint) wrong.push(complaint)
  }
  if (week.litres) wrong.push(...litresComplaints(items, week.litres))
  if (week.rainEnds) wrong.push(...rainEndComplaints(items))
  if (week.maxItems !== undefined && items.length > week.maxItems) wrong.push(`${items.length} items`)
  return wrong
}
