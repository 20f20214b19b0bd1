import type { BrowserWrite } from '../lib/send-write.ts'

/** Pending write on the phone. Older versions stored no kind. */
export interface PendingWrite extends BrowserWrite {
  /** Id of the write, and its Idempotency-Key. */
  id: string
  userId: string
  /** URL of the uploaded picture, and time of the upload (ms). The server deletes unused pictures after a day. */
  uploaded?: { imageUrl: string; at: number }
  /** Time of writing, in ms. */
  writtenAt: number
  /** Time of the first attempt without a response, ms. From then on the server may know the key. */
  triedAt: number | null
  /** Number of server errors for this write. */
  failures: number
  refusal: WriteRefusal | null
}

/** Reason for a refusal: the server's text, or null if it is unknown whether the write arrived. */
export interface WriteRefusal {
  sentence: string | null
  fields: Record<string, string>
}

/** Returns whether the user made the write. Opening an advisory marks it as read, which need not be shown as pending. */
export const isUserWrite = ({ kind }: BrowserWrite) => kind !== 'read'

/** Returns whether the write creates something, so that sending it twice would create two. */
export const createsRecord = ({ method, kind }: BrowserWrite) => method === 'POST' && kind !== 'like'
