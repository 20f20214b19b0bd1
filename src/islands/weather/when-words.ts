import type { Translate } from '../../words/translate.ts'
import { daysBetween } from '../lib/days.ts'
import { weekdayName } from '../lib/format-time.ts'

/** Maximum days listed by name. */
const MOST_NAMED = 3

/**
 * Formats days of a week: "today", "on Tue and Wed", "from today to Thu", "on 4 of 7 days". `dates` are sorted and not
 * empty; `of` is the number of known days.
 */
export function weekDaysText(dates: string[], { today, of }: { today: string; of: number }, t: Translate): string {
  const name = (date: string) => (date === today ? t('weather.today').toLowerCase() : weekdayName(new Date(date), t))
  const [first, last] = [dates[0]!, dates.at(-1)!]
  const inOneGo = daysBetween(first, last) === dates.length - 1
  if (inOneGo && dates.length >= MOST_NAMED) return t('weather.when.run', { from: name(first), to: name(last) })
  if (dates.length > MOST_NAMED) return t('weather.when.some', { n: dates.length, of })
  const named = dates.filter((date) => date !== today).map(name)
  if (named.length === 0) return name(today)
  const end = named.pop()!
  const days = named.length > 0 ? t('weather.when.and', { days: named.join(', '), last: end }) : end
  return t(first === today ? 'weather.when.todayAnd' : 'weather.when.on', { days })
}
