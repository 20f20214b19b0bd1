import { keep, stored } from '../lib/storage.ts'

/** Result of a write that is stored on the phone, to be sent later. */
export const HELD = Symbol('held')

const HINT = 'gona.waiting.'

/** Tells without opening IndexedDB whether a user may have pending writes. */
export const mayWait = (userId: string): boolean => Boolean(stored(HINT + userId))

/** Records the hint. Without local storage, pending writes are found when the page starts. */
export const hintWaiting = (userId: string, waiting: boolean): unknown => keep(HINT + userId, waiting ? '1' : null)
