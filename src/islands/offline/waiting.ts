import type { Write } from '../lib/write.ts'

/** A write that waits on the phone until it can be sent; an older version kept it without its kind. */
export interface Waiting extends Write {
  /** Also its Idempotency-Key. */
  id: string
  userId: string
  /** Where the picture is, once it has been uploaded, and when (ms): the server keeps an unused one for a day. */
  uploaded?: { imageUrl: string; at: number }
  /** When the farmer wrote it, in ms. */
  writtenAt: number
  /** When it was first sent without an answer, in ms: from then on the server may know its key. */
  triedAt: number | null
  /** How often the server failed on it. */
  failures: number
  refusal: Refusal | null
}

/** Why something was not taken: the server's own sentence, or nothing when nobody knows whether it was. */
export interface Refusal {
  sentence: string | null
  fields: Record<string, string>
}

/** Opening something marks it as read by itself: nobody waits for that to be sent. */
export const isDeliberate = ({ kind }: Write) => kind !== 'read'

/** Sent twice, these would be there twice. */
export const makesSomething = ({ method, kind }: Write) => method === 'POST' && kind !== 'like'
