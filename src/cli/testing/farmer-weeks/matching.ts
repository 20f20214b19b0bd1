import type { Priority } from '../../../contracts/farm.ts'
import type { Item, Pattern } from './shapes.ts'

export const RANK: Record<Priority, number> = { low: 0, medium: 1, high: 2 }

export const re = (text: string, flags = 'is') => new RegExp(text, flags)
const list = (value: string | string[] | undefined): string[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value]

export function textOf(item: Item, where?: Pattern['in']): string {
  if (where === 'words') return `${item.title}\n${item.content}`
  return where ? item[where] : `${item.title}\n${item.content}\n${item.sms}`
}

export function matches(item: Item, want: Pattern): boolean {
  const text = textOf(item, want.in)
  if (want.rule && !re(want.rule).test(item.rule)) return false
  if (want.category && item.category !== want.category) return false
  if (want.any && !list(want.any).some((pattern) => re(pattern).test(text))) return false
  if (!list(want.all).every((pattern) => re(pattern).test(text))) return false
  return !list(want.not).some((pattern) => re(pattern).test(text))
}

export const priorityFits = (item: Item, { min, max }: { min?: Priority; max?: Priority }) =>
  (min === undefined || RANK[item.priority] >= RANK[min]) && (max === undefined || RANK[item.priority] <= RANK[max])

/** Name of an expectation in a complaint. */
export const say = (want: Pattern): string =>
  [want.any && list(want.any).join(' | '), want.all && `all of ${list(want.all).join(' & ')}`, want.rule]
    .filter(Boolean)
    .join(' and ')
