/** Advice that still holds and is not done. `today`: ISO day. */
export const isOpen = ({ done, validUntil }: { done: boolean; validUntil: string | null }, today: string): boolean =>
  !done && (validUntil === null || validUntil >= today)
