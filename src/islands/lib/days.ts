const DAY_MS = 86_400_000

/** Adds days to a date (`YYYY-MM-DD`); a negative number subtracts. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)

/** Days between two dates (`YYYY-MM-DD`); negative when `to` is the earlier one. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)
