/** Valid and not done. `today`: ISO date. */
export const isAdvisoryOpen = (
  { done, validUntil }: { done: boolean; validUntil: string | null },
  today: string,
): boolean => !done && (validUntil === null || validUntil >= today)
