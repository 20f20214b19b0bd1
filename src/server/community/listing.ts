import { and, asc, desc, eq, gt, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { AdminPost, Awaiting, ModerationParams, PageParams, Post, Reply } from '../../contracts/community.ts'
import { refuse } from '../../contracts/refusals.ts'
import { users } from '../../db/schema/accounts.ts'
import { postLikes, posts, replies } from '../../db/schema/community.ts'
import { lastItem } from '../../shared/lookups.ts'
import { type Actor, requireAdmin } from '../foundation/actor.ts'
import type { Foundation } from '../foundation/foundation.ts'
import { countAwaiting, postsAwaiting } from './awaiting.ts'
import { type AuthorRow, authorColumns, authorShape, type Viewer, viewerOf } from './people.ts'
import { postShape } from './post-shape.ts'
import { createSharedFeed } from './shared-feed.ts'

/** One page of a list; `next`: cursor of the following page, null on the last one. */
export interface Page<Item> {
  items: Item[]
  next: string | null
  /** True if the object is shared by all users who see the same page, so that it is serialised and compressed only once. */
  shared?: true
}

/** Replies inside one thread; a further one begins its own thread, so that every reply is on some page. */
export const ANSWERS_IN_THREAD = 100
/** Number of replies after which a page of threads ends; the thread that reaches the number is complete. */
const ANSWERS_ON_PAGE = 500
/** Cursors that sort after every id and before every id. */
const NEWEST = '~'
const OLDEST = ''

/** Pages go by id, which grows with time, so that a new post neither repeats nor hides one. Cross joins fix the join order, whatever SQLite's statistics suggest. */
export function createListing({ db, clock }: Pick<Foundation, 'db' | 'clock'>) {
  const { orm } = db
  const { newestOf, onePost } = preparePosts(db)
  const threadsOfPost = prepareThreads(db)
  const newestPosts = newestOf()

  async function page({ limit, before, show }: ModerationParams, viewer: Viewer) {
    const listing = show ? newestOf(postsAwaiting(show, clock.now())) : newestPosts
    const rows = await listing.all({ viewer: viewer.id, before: before ?? NEWEST, limit: limit + 1 })
    return cut(rows, limit, (row) => row.post.id)
  }

  const sharedFeed = createSharedFeed(db, page)

  return {
    async feed(actor: Actor, params: PageParams): Promise<Page<Post>> {
      const viewer = viewerOf(actor)
      const mark = viewer.isAdmin ? null : db.mark()
      if (mark !== null) return sharedFeed(viewer, params, mark)
      const { items, next } = await page(params, viewer)
      return { items: items.map((row) => postShape(row, viewer)), next }
    },

    /** Posts for administrators, with each author's username and email. @throws AppError forbidden */
    async moderation(actor: Actor, params: ModerationParams): Promise<Page<AdminPost>> {
      requireAdmin(actor)
      const viewer = viewerOf(actor)
      const { items, next } = await page(params, viewer)
      const withUsername = items.map((row) => {
        const shaped = postShape(row, viewer)
        return { ...shaped, author: { ...shaped.author, username: row.username } }
      })
      return { items: withUsername, next }
    },

    /** Counts posts that need attention. @throws AppError forbidden */
    async awaiting(actor: Actor): Promise<Record<Awaiting, number>> {
      requireAdmin(actor)
      return countAwaiting(orm, clock.now())
    },

    /** @throws AppError not_found. */
    async post(actor: Actor, id: string): Promise<Post> {
      const viewer = viewerOf(actor)
      const [row] = await onePost.all({ viewer: viewer.id, id })
      if (!row) throw refuse('post.missing')
      return postShape(row, viewer)
    },

    /** Returns threads with their replies, oldest first; fewer than `limit` if the replies are many. @throws AppError not_found */
    async replies(actor: Actor, postId: string, { limit, before }: PageParams): Promise<Page<Reply>> {
      const viewer = viewerOf(actor)
      const asked = { viewer: viewer.id, post: postId, after: before ?? OLDEST, limit: limit + 1 }
      const rows = await threadsOfPost.all(asked)
      const isGone = rows.length === 0 && (await onePost.all({ viewer: '', id: postId })).length === 0
      if (isGone) throw refuse('post.missing')
      return fitting(nested(rows.map((row) => replyShape(row, viewer))), limit)
    },
  }
}

function preparePosts({ orm, prepared }: Foundation['db']) {
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

function prepareThreads({ orm, prepared }: Foundation['db']) {
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
            select count(*) from (select 1 from ${replies} as answer where ${inThread} limit ${ANSWERS_IN_THREAD})
          ) as answers from threads),
        placed as (select id, "row", sum(answers) over (order by id) - answers as before from sized)
        select "row" from placed union all
        select answer.rowid from placed as threads cross join ${replies} as answer on ${inThread}
          and answer.id <= coalesce((select id from ${replies} as answer where ${inThread}
            order by id limit 1 offset ${ANSWERS_IN_THREAD - 1}), ${NEWEST})
        where threads.before < ${ANSWERS_ON_PAGE}) as found`,
      )
      .crossJoin(replies)
      .crossJoin(users)
      .where(sql`${replies}.rowid = found."row" and ${users.id} = ${replies.authorId}`)
      .orderBy(asc(replies.id)),
  )
}

function nested(all: Reply[]): Reply[] {
  const roots = all.filter((reply) => reply.parentReplyId === null)
  const byId = new Map(roots.map((reply) => [reply.id, reply]))
  for (const { childReplies: _, ...child } of all) {
    if (child.parentReplyId) byId.get(child.parentReplyId)?.childReplies.push({ ...child, childReplies: [] })
  }
  return roots
}

/** Cuts a page of threads after the one with which it has enough replies. */
function fitting(threads: Reply[], limit: number): Page<Reply> {
  let answers = 0
  const tooMany = threads.findIndex((thread) => {
    const full = answers >= ANSWERS_ON_PAGE
    answers += thread.childReplies.length
    return full
  })
  return cut(threads, tooMany < 0 ? limit : Math.min(limit, tooMany), (thread) => thread.id)
}

function cut<Item>(rows: Item[], limit: number, cursor: (item: Item) => string) {
  const items = rows.slice(0, limit)
  return { items, next: rows.length > limit ? cursor(lastItem(items)) : null }
}

export function replyShape(
  row: { reply: typeof replies.$inferSelect; author: AuthorRow; likedByMe: boolean },
  viewer: Viewer,
): Reply {
  return { ...row.reply, likedByMe: row.likedByMe, author: authorShape(row.author, viewer), childReplies: [] }
}
