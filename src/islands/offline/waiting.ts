/** A write that waits on the phone until it can be sent. */
export interface Waiting {
  /** Also its Idempotency-Key. */
  id: string
  userId: string
  method: string
  path: string
  body?: unknown
  /** A picture to upload first; its address goes into the body as `imageUrl`. */
  image?: Blob | null
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

export type WaitingKind = 'crop' | 'cropRemoved' | 'post' | 'reply' | 'like' | 'read' | 'profile' | 'feedback'

const ID = '[0-9a-f-]{36}'
const KINDS: [WaitingKind, RegExp][] = [
  ['crop', new RegExp(`^(POST /api/crops|PUT /api/crops/${ID})$`)],
  ['cropRemoved', new RegExp(`^DELETE /api/crops/${ID}$`)],
  ['post', /^POST \/api\/community\/posts$/],
  ['reply', new RegExp(`^POST /api/community/posts/${ID}/replies$`)],
  ['like', new RegExp(`^POST /api/community/(posts|replies)/${ID}/like$`)],
  ['read', new RegExp(`^PUT /api/(advisories/${ID}/read|notifications/(${ID}/read|read-all))$`)],
  ['profile', /^PUT \/api\/profile$/],
  ['feedback', new RegExp(`^PUT /api/advisories/${ID}/feedback$`)],
]

/** What a write is to the farmer; null for one that only makes sense at once, such as signing in. */
export function kindOf({ method, path }: { method: string; path: string }): WaitingKind | null {
  return KINDS.find(([, pattern]) => pattern.test(`${method} ${path}`))?.[0] ?? null
}

/** Sent twice, these would be there twice. */
export const makesSomething = ({ method, path }: Pick<Waiting, 'method' | 'path'>) =>
  method === 'POST' && !path.endsWith('/like')

/** A press of a button shows that it worked; words that were typed must be told to be safe. */
export const isWorthTelling = (write: { method: string; path: string }) =>
  !['like', 'read', 'feedback'].includes(kindOf(write) ?? '')
