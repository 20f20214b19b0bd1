import { isQuestionAdvice, isWarningAdvice } from '../../agronomy/choose-advice.ts'
import { addDays } from '../../agronomy/dates.ts'
import type { Write } from '../../db/open.ts'
import type { FieldDays } from '../weather/service.ts'
import { adviceRowValues } from './advice-values.ts'
import type { AdviceWrites } from './advice-writes.ts'
import type { FieldAdvice } from './advise-farmer.ts'
import type { Farmer, FieldCrop } from './situation.ts'
import type { StoredAdvice } from './stored-advice.ts'

/** Highest number of open advisories of a crop from one week, not counting those of `isExemptFromWeeklyLimit`. */
const PER_CROP_AND_WEEK = 3

interface Merge {
  writes: Write[]
  /** Ids of this week's advisories, in the adviser's order. */
  ids: string[]
  added: FieldAdvice[]
}

interface Deps {
  write: AdviceWrites
  farmer: Farmer
  stored: StoredAdvice[]
  worded: FieldAdvice[]
  days: Pick<FieldDays, 'today' | 'estimated'>
  now: string
}

/**
 * Refreshes the rows of known situations, adds new ones within the week's limit and ends those that no longer hold. Done
 * ones stay. A row that an earlier run of the same day ended is opened again.
 */
export function mergeAdvice({ write, farmer, stored, worded, days, now }: Deps): Merge {
  const merge: Merge = { writes: [], ids: [], added: [] }
  const { current, bySituation, endedToday } = openStoredAdvice(stored, days.today)
  const openThisWeek = countOpenByCrop(current, worded, days.today)
  const refreshed = new Set<string>()
  for (const item of worded) {
    const { crop, advice } = item
    const values = adviceRowValues(item, farmer, days.estimated, now)
    const key = keyOf(crop.id, advice.situation)
    const same = bySituation.get(key) ?? endedToday.get(key)
    if (same && !wasDoneOnEarlierDay(same, crop, days.today)) {
      refreshed.add(same.id)
      merge.ids.push(same.id)
      merge.writes.push(write.refresh(same.id, values))
      continue
    }
    const open = openThisWeek.get(crop.id) ?? 0
    if (open >= PER_CROP_AND_WEEK && !isExemptFromWeeklyLimit(advice)) continue
    openThisWeek.set(crop.id, open + 1)
    const id = Bun.randomUUIDv7()
    merge.ids.push(id)
    merge.added.push(item)
    const whose = { id, userId: farmer.id, cropId: crop.id, cropType: crop.cropType }
    const { category: icon, situation } = advice
    merge.writes.push(write.add({ ...whose, icon, situation, createdAt: now }, values))
  }
  const over = current.filter((row) => row.cropId !== null && !row.done && !refreshed.has(row.id))
  for (const row of over) {
    merge.writes.push(write.end(row.id, { validUntil: addDays(days.today, -1), updatedAt: now }))
  }
  return merge
}

const keyOf = (cropId: string | null, situation: string) => `${cropId}/${situation}`

/** Reports whether advice is exempt from the limit: water, urgent advice, warnings and questions. */
const isExemptFromWeeklyLimit = (advice: FieldAdvice['advice']): boolean =>
  advice.priority === 'high' ||
  advice.category === 'irrigation' ||
  advice.weatherReason !== null ||
  isWarningAdvice(advice) ||
  isQuestionAdvice(advice)

/** Returns the valid rows, and by situation the valid rows and those that an earlier run of today ended. */
function openStoredAdvice(stored: StoredAdvice[], today: string) {
  const current: StoredAdvice[] = []
  const bySituation = new Map<string, StoredAdvice>()
  const endedToday = new Map<string, StoredAdvice>()
  const yesterday = addDays(today, -1)
  for (const row of stored) {
    const { cropId, validUntil, done } = row
    const key = keyOf(cropId, row.situation)
    if (validUntil !== null && validUntil < today) {
      if (!done && validUntil === yesterday && row.updatedAt.slice(0, 10) === today) endedToday.set(key, row)
      continue
    }
    current.push(row)
    // An open row takes precedence over a done one.
    if (!done || bySituation.get(key)?.done !== false) bySituation.set(key, row)
  }
  return { current, bySituation, endedToday }
}

/** Number of valid open advisories per crop that were created this week. */
function countOpenByCrop(
  current: readonly StoredAdvice[],
  worded: readonly FieldAdvice[],
  today: string,
): Map<string, number> {
  const counts = new Map<string, number>()
  const weekAgo = addDays(today, -7)
  const held = new Set(worded.map(({ crop, advice }) => keyOf(crop.id, advice.situation)))
  for (const { cropId, situation, done, createdAt } of current) {
    if (cropId === null || done || createdAt.slice(0, 10) <= weekAgo || !held.has(keyOf(cropId, situation))) continue
    counts.set(cropId, counts.getOrInsert(cropId, 0) + 1)
  }
  return counts
}

/** True if the advice was marked done on an earlier day: repeated advice has to be done again. */
const wasDoneOnEarlierDay = (row: StoredAdvice, crop: FieldCrop, today: string): boolean =>
  row.done && crop.log.some(({ advisoryId, date }) => advisoryId === row.id && date < today)
