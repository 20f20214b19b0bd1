import { readStorage, writeStorage } from '../lib/storage.ts'

/** Result of a write that was queued on the phone. */
export const QUEUED_RESULT = Symbol('held')

const HINT = 'gona.waiting.'

/** Returns whether a user may have pending writes, without opening IndexedDB. */
export const mayHavePending = (userId: string): boolean => Boolean(readStorage(HINT + userId))

/** Records the hint. Without local storage the page finds pending writes when it starts. */
export const setPendingHint = (userId: string, waiting: boolean): unknown =>
  writeStorage(HINT + userId, waiting ? '1' : null)
