import { readStorage, writeStorage } from '../lib/storage.ts'

/** Result of a write that was queued on the phone. */
export const QUEUED_RESULT = Symbol('held')

const PENDING_HINT_PREFIX = 'gona.waiting.'

/** Returns whether a user may have pending writes, without opening IndexedDB. */
export const mayHavePending = (userId: string): boolean => Boolean(readStorage(PENDING_HINT_PREFIX + userId))

/** Records the hint. Without local storage the page finds pending writes when it starts. */
export const setPendingHint = (userId: string, waiting: boolean): unknown =>
  writeStorage(PENDING_HINT_PREFIX + userId, waiting ? '1' : null)
