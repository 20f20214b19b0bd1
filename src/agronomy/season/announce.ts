import { addDays } from '../dates.ts'

export interface DateSpan {
  from: string
  to: string
}

const RUN_DAYS = 7
const ANNOUNCEMENT_RUNS = 2
/** Days after the beginning of a step in which it is announced. */
export const ANNOUNCEMENT_DAYS = ANNOUNCEMENT_RUNS * RUN_DAYS - 1

/**
 * Returns whether a step is announced: in its first week and the next, while useful. Depends on dates alone, not on sent
 * messages. Windows under a week open up to a week early. @param times maximum weekly runs
 */
export function isAnnouncedNow({ asOf }: { asOf: string }, { from, to }: DateSpan, times = ANNOUNCEMENT_RUNS): boolean {
  if (asOf > to) return false
  const opens = earlierDate(from, addDays(to, 1 - RUN_DAYS))
  return asOf >= opens && asOf <= addDays(opens, times * RUN_DAYS - 1)
}

interface Met {
  asOf: string
  situation: { addedOn?: string | null }
}

/** `isAnnouncedNow`, counted from the day the crop was added if the step began before it. */
export const isAnnouncedSinceAdded = (
  { asOf, situation: { addedOn } }: Met,
  { from, to }: DateSpan,
  times = ANNOUNCEMENT_RUNS,
): boolean => isAnnouncedNow({ asOf }, { from: addedOn && addedOn > from ? addedOn : from, to }, times)

/** True for work that may have been done before the crop was added. */
export const beganBeforeMet = ({ situation: { addedOn } }: Pick<Met, 'situation'>, from: string): boolean =>
  addedOn != null && from < addedOn

export const earlierDate = (a: string, b: string): string => (a < b ? a : b)
