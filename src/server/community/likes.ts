import { sql } from 'drizzle-orm'
import { refusalError } from '../../contracts/refusals.ts'
import { postLikes, posts, replies } from '../../db/schema/community.ts'
import { lastItem } from '../../shared/lookups.ts'
import { type Actor, signedInUser } from '../foundation/actor.ts'
import type { Foundation } from '../foundation/foundation.ts'

const LIKED = {
  post: { table: posts, column: sql.identifier('post_id'), missing: 'post.missing' },
  reply: { table: replies, column: sql.identifier('reply_id'), missing: 'reply.missing' },
} as const

/** Likes a post or reply. `liked: true` sets the like; without `liked` it toggles. A unique index allows one like per person, a trigger counts them. */
export function createLikes({ db, clock }: Pick<Foundation, 'db' | 'clock'>) {
  return async function like(
    actor: Actor,
    kind: keyof typeof LIKED,
    id: string,
    liked?: boolean,
  ): Promise<{ liked: boolean; likes: number }> {
    const userId = signedInUser(actor).id
    const { table, column, missing } = LIKED[kind]
    const now = clock.now()
    const mine = Bun.randomUUIDv7('hex', now)
    const add = sql`
      insert into ${postLikes} (id, ${column}, user_id, created_at)
      select ${mine}, id, ${userId}, ${now.toISOString()} from ${table} where id = ${id}
      on conflict do nothing`
    const remove = sql`delete from ${postLikes} where ${column} = ${id} and user_id = ${userId}`
    // Toggle: if a like exists, the insert does nothing and the existing like goes.
    const removeOlder = sql`${remove} and id <> ${mine}`
    const outcome = sql`
      select likes, exists (select 1 from ${postLikes} where ${column} = ${id} and user_id = ${userId}) as liked
      from ${table} where id = ${id}`
    const changes = liked === undefined ? [add, removeOlder] : [liked ? add : remove]
    const results = await db.write(...changes, outcome)
    const row = lastItem(results)[0]
    if (!row) throw refusalError(missing)
    return { liked: Boolean(row.liked), likes: Number(row.likes) }
  }
}
