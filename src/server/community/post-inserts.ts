import { sql } from 'drizzle-orm'
import { conditionalRow, placeholdersOf } from '../../db/conditional-row.ts'
import type { Database } from '../../db/open.ts'
import { posts, replies } from '../../db/schema/community.ts'
import { lazyValue } from '../../shared/lazy-value.ts'
import { MAX_REPLIES_PER_THREAD } from './listing-queries.ts'

export type PostInserts = ReturnType<typeof createPostInserts>

/** Prepared inserts of posts and replies, with their conditions. */
export function createPostInserts({ orm }: Database) {
  const { placeholder } = sql
  const [image, authorId, postId, threadId] = ['image', 'authorId', 'postId', 'parentReplyId'].map(placeholder)
  /** Condition: the picture, if any, was uploaded by the author. */
  const isUploaded = sql`(${image} is null or exists (select 1 from images where id = ${image} and owner_id = ${authorId}))`
  const newPost = lazyValue(() =>
    orm
      .insert(posts)
      .select(conditionalRow(posts, placeholdersOf(posts), isUploaded))
      .returning({ id: posts.id })
      .prepare(),
  )
  /** A reply beyond the thread's limit begins a new thread. */
  const isFull = sql`exists (select 1 from ${replies} where post_id = ${postId} and parent_reply_id = ${threadId}
    limit 1 offset ${MAX_REPLIES_PER_THREAD - 1})`
  const newReply = lazyValue(() =>
    orm
      .insert(replies)
      .select(
        conditionalRow(
          replies,
          { ...placeholdersOf(replies), parentReplyId: sql`case when ${isFull} then null else ${threadId} end` },
          sql`exists (select 1 from ${posts} where id = ${postId}) and ${isUploaded}
          and (${threadId} is null or exists (select 1 from ${replies} where id = ${threadId}))`,
        ),
      )
      .returning({ parentReplyId: replies.parentReplyId })
      .prepare(),
  )

  return { newPost, newReply }
}
