import { daysBetween } from '../lib/days.ts'

/** Returns whole days from a date to today, at least 0. ISO times count as their UTC date. */
export const daysSince = (time: string, now: string): number =>
  Math.max(0, daysBetween(time.slice(0, 10), now.slice(0, 10)))
