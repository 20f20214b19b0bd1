import { keep, stored } from '../lib/storage.ts'

/** Result of a write that was queued on the phone. */
export const HELD = Symbol('held')

const HINT = 'gona.waiting.'

/** Returns whether a user may have pending writes, without opening IndexedDB. */
export const mayWait = (userId: string): boolean => Boolean(stored(HINT + userId))

/** Records the hint. Without local storage the page finds pending writes when it starts. */
export const hintWaiting = (userId: string, waiting: boolean): unknown => keep(HINT + userId, waiting ? '1' : null)
