import { daysBetween } from '../../../agronomy/dates.ts'
import { matches, RANK, say } from './matching.ts'
import type { Item, Season } from './shapes.ts'

export interface AdvisedWeek {
  date: string
  items: Item[]
}

/** An agronomist's objections to the advice of a season. */
export function seasonComplaints(season: Season, weeks: AdvisedWeek[]): string[] {
  const day = ({ date }: AdvisedWeek) => daysBetween(String(season.field.planted), date)
  const days = (some: AdvisedWeek[]) => some.map((week) => `day ${day(week)}`).join(', ')
  const wrong: string[] = []
  for (const { from = -999, to = 9999, least = 1, max, ...told } of season.told ?? []) {
    const when = weeks.filter(({ items }) => items.some((item) => matches(item, told)))
    const inTime = when.filter((week) => day(week) >= from && day(week) <= to)
    if (inTime.length < least) wrong.push(`told in ${inTime.length} weeks, not ${least}: ${say(told)}; ${days(when)}`)
    if (max !== undefined && when.length > max) wrong.push(`told in ${when.length} weeks: ${say(told)}; ${days(when)}`)
  }
  for (const bad of season.never ?? []) {
    const when = weeks.filter(({ items }) => items.some((item) => matches(item, bad)))
    if (when.length > 0) wrong.push(`said: ${say(bad)} (${bad.why}); ${days(when)}`)
  }
  for (const { any, priority } of season.beside ?? []) {
    const urgent = (item: Item, items: Item[]) =>
      matches(item, { any }) && items.some((other) => other !== item && RANK[other.priority] >= RANK[priority])
    const when = weeks.filter(({ items }) => items.some((item) => urgent(item, items)))
    if (when.length > 0) wrong.push(`${any.join(' | ')} beside ${priority}: ${days(when)}`)
  }
  const { most, except = [] } = season.repeats ?? { most: Number.POSITIVE_INFINITY }
  for (const [text, n] of longestRuns(weeks, except)) if (n > most) wrong.push(`${n} weeks running: ${text}`)
  return wrong
}

/** Longest run of weeks with the same text, apart from numbers and dates. */
function longestRuns(weeks: AdvisedWeek[], except: string[]): Map<string, number> {
  let running = new Map<string, number>()
  const longest = new Map<string, number>()
  for (const { items } of weeks) {
    const now = new Map<string, number>()
    for (const item of items.filter(({ category }) => !except.includes(category))) {
      const text = bare(item)
      const n = (running.get(text) ?? 0) + 1
      now.set(text, n)
      longest.set(text, Math.max(n, longest.get(text) ?? 0))
    }
    running = now
  }
  return longest
}

const bare = ({ title, content }: Item): string =>
  `${title} ${content}`
    .replace(
      /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\b/gi,
      '',
    )
    .replace(/[\d.,]+/g, '')
    .replace(/\s+/g, ' ')
