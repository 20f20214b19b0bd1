import type { Write } from '../lib/write.ts'

/** A pending write on the phone; an older version stored it without its kind. */
export interface Waiting extends Write {
  /** Also its Idempotency-Key. */
  id: string
  userId: string
  /** Address and time (ms) of the uploaded picture; the server deletes unused ones after a day. */
  uploaded?: { imageUrl: string; at: number }
  /** Time of writing, in ms. */
  writtenAt: number
  /** Time of the first attempt without an answer, in ms: the server may know the key from then on. */
  triedAt: number | null
  /** Number of server errors for it. */
  failures: number
  refusal: Refusal | null
}

/** Reason for a refusal: the server's text, or null when it is unknown whether the write arrived. */
export interface Refusal {
  sentence: string | null
  fields: Record<string, string>
}

/** Opening an advisory marks it as read; the user need not see that write as pending. */
export const isDeliberate = ({ kind }: Write) => kind !== 'read'

/** Sent twice, these would be there twice. */
export const makesSomething = ({ method, kind }: Write) => method === 'POST' && kind !== 'like'
