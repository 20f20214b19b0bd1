import { keep, kept } from '../lib/storage.ts'

/** Instead of an answer: kept on the phone, to be sent later. */
export const HELD = Symbol('held')

const HINT = 'gona.waiting.'

/** Whether something of this person's may be waiting: known without opening the phone's database. */
export const mayWait = (userId: string): boolean => Boolean(kept(HINT + userId))

/** Where it cannot be kept, what waits is found when the page starts. */
export const hintWaiting = (userId: string, waiting: boolean): unknown => keep(HINT + userId, waiting ? '1' : null)
