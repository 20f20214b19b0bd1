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

/**
 * What a write is to the farmer; null for one that only makes sense at once, such as signing in, and for one with a
 * password, which no phone may keep.
 */
export function kindOf({ method, path, body }: { method: string; path: string; body?: unknown }): WaitingKind | null {
  if ((body as { currentPassword?: string } | undefined)?.currentPassword !== undefined) return null
  return KINDS.find(([, pattern]) => pattern.test(`${method} ${path}`))?.[0] ?? null
}

/** A press of a button shows that it worked; words that were typed must be told to be safe. */
export const isWorthTelling = (write: { method: string; path: string }) =>
  !['like', 'read', 'feedback'].includes(kindOf(write) ?? '')
