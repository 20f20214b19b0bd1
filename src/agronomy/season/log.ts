import type { LogEntry, LogKind } from '../../contracts/season.ts'
import type { FieldSituation } from '../types.ts'

/** Farm log of one field; may be absent. */
type Logged = Pick<FieldSituation, 'log'>

/** Entries of one kind, oldest first; with `since`, on that day or later. */
export const entriesOf = ({ log = NONE }: Logged, kind: LogKind, since = ''): readonly LogEntry[] =>
  log.length === 0 ? NONE : log.filter((entry) => entry.kind === kind && entry.date >= since)

const NONE: readonly LogEntry[] = []

/** The latest entry of one kind; null when there is none. */
export function lastOf({ log = NONE }: Logged, kind: LogKind, since = ''): LogEntry | null {
  for (let n = log.length - 1; n >= 0; n--) {
    const entry = log[n]!
    if (entry.kind === kind && entry.date >= since) return entry
  }
  return null
}

/** Number of entries of one kind. */
export const countOf = (field: Logged, kind: LogKind, since?: string): number => entriesOf(field, kind, since).length

/** When something was done for the `n`-th time; null when it has not been. */
export const doneOn = (field: Logged, kind: LogKind, n = 1, since?: string): string | null =>
  entriesOf(field, kind, since)[n - 1]?.date ?? null
