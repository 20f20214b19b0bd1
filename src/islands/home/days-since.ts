const DAY = 86_400_000

/** Whole days from a day to today (ISO times count as their day in UTC); never below 0. */
export const daysSince = (time: string, now: string): number =>
  Math.max(0, Math.round((Date.parse(now.slice(0, 10)) - Date.parse(time.slice(0, 10))) / DAY))
