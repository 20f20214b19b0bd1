import { and, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { refusalError } from '../../contracts/refusals.ts'
import type { Database } from '../../db/open.ts'
import { users } from '../../db/schema/accounts.ts'
import { posts, replies } from '../../db/schema/community.ts'
import type { RepliedAuthor } from './reply-notice.ts'

/** Returns the thread of a reply (null: a new one) and the people it answers, each once and never its own author. */
export async function findThreadOfReply(db: Database, userId: string, postId: string, parentReplyId: string | null) {
  const [post] = await db.orm
    .select({ userId: posts.authorId, language: users.preferredLanguage })
    .from(posts)
    .crossJoin(users)
    .where(and(eq(users.id, posts.authorId), eq(posts.id, postId)))
  if (!post) throw refusalError('post.missing')
  const thread = parentReplyId ? await threadOf(db, postId, parentReplyId) : []
  if (parentReplyId && thread.length === 0) throw refusalError('reply.missing')
  const answered = new Map<string, RepliedAuthor>([[post.userId, { ...post, what: 'post' }]])
  for (const { userId, language } of thread) answered.set(userId, { userId, language, what: 'reply' })
  answered.delete(userId)
  const root = thread.find((reply) => reply.parentReplyId === null)
  return { threadId: root?.id ?? null, answered: [...answered.values()] }
}

/** Returns the reply and, if it is inside a thread, the first reply of that thread. */
function threadOf({ orm }: Database, postId: string, replyId: string) {
  const given = alias(replies, 'given')
  return orm
    .select({
      id: replies.id,
      parentReplyId: replies.parentReplyId,
      userId: replies.authorId,
      language: users.preferredLanguage,
    })
    .from(given)
    .crossJoin(replies)
    .crossJoin(users)
    .where(
      sql`${given.id} = ${replyId} and ${given.postId} = ${postId}
        and ${replies.id} in (${given.id}, ${given.parentReplyId}) and ${users.id} = ${replies.authorId}`,
    )
}
