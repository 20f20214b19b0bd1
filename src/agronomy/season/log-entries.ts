import type { LogEntry, LogKind } from '../../contracts/season.ts'
import { itemAt } from '../../shared/lookups.ts'
import { daysBetween } from '../dates.ts'
import { isWeedKiller } from '../pests/product-names.ts'
import type { FieldSituation } from '../types.ts'

type Logged = Pick<FieldSituation, 'log'>

export const logEntriesOf = ({ log = NONE }: Logged, kind: LogKind, since = ''): readonly LogEntry[] =>
  log.length === 0 ? NONE : log.filter((entry) => entry.kind === kind && entry.date >= since)

const NONE: readonly LogEntry[] = []

export function lastLogEntry({ log = NONE }: Logged, kind: LogKind, since = ''): LogEntry | null {
  for (let n = log.length - 1; n >= 0; n--) {
    const entry = itemAt(log, n)
    if (entry.kind === kind && entry.date >= since) return entry
  }
  return null
}

/** Sprays that may have treated a pest: all but those of herbicides. */
export const pestSprays = (field: Logged, since = ''): readonly LogEntry[] =>
  logEntriesOf(field, 'sprayed', since).filter(({ product }) => product === null || !isWeedKiller(product))

export const countLogEntries = (field: Logged, kind: LogKind, since?: string): number =>
  logEntriesOf(field, kind, since).length

export const loggedOnDay = (field: Logged, kind: LogKind, n = 1, since?: string): string | null =>
  logEntriesOf(field, kind, since)[n - 1]?.date ?? null

/** Days after a weeding in which the field counts as weeded (our choice). */
const WEED_FREE_DAYS = 14

export function wasWeededLately({ situation, asOf }: { situation: Logged; asOf: string }): boolean {
  const last = lastLogEntry(situation, 'weeded')
  return last !== null && daysBetween(last.date, asOf) <= WEED_FREE_DAYS
}
