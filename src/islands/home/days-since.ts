import { daysBetween } from '../lib/days.ts'

/** Whole days from a day to today (ISO times count as their day in UTC); never below 0. */
export const daysSince = (time: string, now: string): number =>
  Math.max(0, daysBetween(time.slice(0, 10), now.slice(0, 10)))
