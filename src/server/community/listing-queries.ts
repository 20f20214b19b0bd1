import { and, asc, desc, eq, gt, isNull, lt, type SQL, sql } from 'drizzle-orm'
import { users } from '../../db/schema/accounts.ts'
import { postLikes, posts, replies } from '../../db/schema/community.ts'
import type { Foundation } from '../foundation/foundation.ts'
import { authorColumns } from './authors.ts'

/** Replies inside one thread; a further one begins its own thread, so that every reply is on some page. */
export const MAX_REPLIES_PER_THREAD = 100
/** Number of replies after which a page of threads ends; the thread that reaches the number is complete. */
export const MAX_REPLIES_PER_PAGE = 500
/** Cursor that sorts after every id: first page of a list, newest first. */
export const CURSOR_AFTER_ALL = '~'
/** Cursor that sorts before every id: first page of a list, oldest first. */
export const CURSOR_BEFORE_ALL = ''

export function preparePostQueries({ orm, prepared }: Foundation['db']) {
  const viewerId = sql.placeholder('viewer')
  const postLiked = sql`exists (select 1 from ${postLikes} where post_id = ${posts.id} and user_id = ${viewerId})`
  const postColumns = {
    post: posts,
    author: authorColumns,
    username: users.username,
    likedByMe: postLiked.mapWith(Boolean),
  }

  const newestOf = (which?: SQL) =>
    prepared(() =>
      orm
        .select(postColumns)
        .from(posts)
        .crossJoin(users)
        .where(and(eq(users.id, posts.authorId), lt(posts.id, sql.placeholder('before')), which))
        .orderBy(desc(posts.id))
        .limit(sql.placeholder('limit')),
    )
  const onePost = prepared(() =>
    orm
      .select(postColumns)
      .from(posts)
      .crossJoin(users)
      .where(and(eq(users.id, posts.authorId), eq(posts.id, sql.placeholder('id')))),
  )

  return { newestOf, onePost }
}

export function prepareThreadQueries({ orm, prepared }: Foundation['db']) {
  const viewerId = sql.placeholder('viewer')
  const replyLiked = sql`exists (select 1 from ${postLikes} where reply_id = ${replies.id} and user_id = ${viewerId})`
  const threads = orm.$with('threads').as(
    orm
      .select({ id: replies.id, row: sql`${replies}.rowid`.as('row') })
      .from(replies)
      .where(
        and(
          eq(replies.postId, sql.placeholder('post')),
          isNull(replies.parentReplyId),
          gt(replies.id, sql.placeholder('after')),
        ),
      )
      .orderBy(asc(replies.id))
      .limit(sql.placeholder('limit')),
  )
  const inThread = sql`answer.post_id = ${sql.placeholder('post')} and answer.parent_reply_id = threads.id`
  return prepared(() =>
    orm
      .with(threads)
      .select({ reply: replies, author: authorColumns, likedByMe: replyLiked.mapWith(Boolean) })
      .from(
        // Uses the index in which the replies of a post are adjacent; without it each reply needs a disk page.
        sql`(with sized as (
          select id, "row", (
            select count(*) from (select 1 from ${replies} as answer where ${inThread} limit ${MAX_REPLIES_PER_THREAD})
          ) as answers from threads),
        placed as (select id, "row", sum(answers) over (order by id) - answers as before from sized)
        select "row" from placed union all
        select answer.rowid from placed as threads cross join ${replies} as answer on ${inThread}
          and answer.id <= coalesce((select id from ${replies} as answer where ${inThread}
            order by id limit 1 offset ${MAX_REPLIES_PER_THREAD - 1}), ${CURSOR_AFTER_ALL})
        where threads.before < ${MAX_REPLIES_PER_PAGE}) as found`,
      )
      .crossJoin(replies)
      .crossJoin(users)
      .where(sql`${replies}.rowid = found."row" and ${users.id} = ${replies.authorId}`)
      .orderBy(asc(replies.id)),
  )
}
