import type { Advisory } from '../../contracts/advisories.ts'
import { daysBetween } from '../lib/days.ts'

/** Tasks shown on home. */
export const TASKS_ON_HOME = 3

export const isPast = ({ validUntil }: Pick<Advisory, 'validUntil'>, today: string): boolean =>
  validUntil !== null && validUntil < today

/** Returns this week's tasks in the order of the list, with done ones last and expired ones left out. */
export function tasksOf(list: readonly Advisory[], today: string): Advisory[] {
  const valid = list.filter((advisory) => !isPast(advisory, today))
  return [...valid.filter(({ done }) => !done), ...valid.filter(({ done }) => done)]
}

/** Returns a title without its leading crop name, which is shown beside it: `Maize: weeding 2 of 3`. */
export function splitTitle(title: string): { before: string; what: string } {
  const [before, what] = /^([^:]{1,30}: )(.+)$/.exec(title)?.slice(1) ?? []
  return before && what ? { before, what } : { before: '', what: title }
}

export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Returns whether the due date is today, tomorrow or past. */
export const isDueSoon = (by: string, today: string): boolean => daysBetween(today, by) <= 1

const MAX_SUMMARY_LETTERS = 120
const MIN_TRUNCATED_LETTERS = 100

/** Returns the first 120 letters of a text, cut at a sentence or word and never between a number and its unit. */
export function truncateAtWord(text: string): string {
  if (text.length <= MAX_SUMMARY_LETTERS) return text
  const sentences = /^.+[.!?](?= )/.exec(text.slice(0, MAX_SUMMARY_LETTERS + 1))?.[0] ?? ''
  if (sentences.length >= MIN_TRUNCATED_LETTERS) return sentences
  const end = text.lastIndexOf(' ', MAX_SUMMARY_LETTERS)
  return `${text.slice(0, end > 0 ? end : MAX_SUMMARY_LETTERS).replace(/( \S*\d\S*)?[\s,;:.]*$/, '')}...`
}
