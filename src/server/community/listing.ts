import type { AdminPost, AwaitingFilter, ModerationParams, PageParams, Post, Reply } from '../../contracts/community.ts'
import { refusalError } from '../../contracts/refusals.ts'
import type { replies } from '../../db/schema/community.ts'
import { lastItem } from '../../shared/lookups.ts'
import { type Actor, requireAdmin } from '../foundation/actor.ts'
import type { Foundation } from '../foundation/foundation.ts'
import { type AuthorRow, toAuthor, type Viewer, viewerForActor } from './authors.ts'
import {
  CURSOR_AFTER_ALL,
  CURSOR_BEFORE_ALL,
  MAX_REPLIES_PER_PAGE,
  preparePostQueries,
  prepareThreadQueries,
} from './listing-queries.ts'
import { createSharedFeed } from './shared-feed.ts'
import { toPost } from './to-post.ts'
import { countPostsAwaiting, postsAwaitingCondition } from './unanswered-posts.ts'

/** One page of a list; `next`: cursor of the following page, null on the last one. */
export interface Page<Item> {
  items: Item[]
  next: string | null
  /** True if the object is shared by all users who see the same page, so that it is serialised and compressed only once. */
  shared?: true
}

/** Pages go by id, which grows with time, so that a new post neither repeats nor hides one. Cross joins fix the join order, whatever SQLite's statistics suggest. */
export function createPostListing({ db, clock }: Pick<Foundation, 'db' | 'clock'>) {
  const { orm } = db
  const { newestOf, onePost } = preparePostQueries(db)
  const threadsOfPost = prepareThreadQueries(db)
  const newestPosts = newestOf()

  async function page({ limit, before, show }: ModerationParams, viewer: Viewer) {
    const listing = show ? newestOf(postsAwaitingCondition(show, clock.now())) : newestPosts
    const rows = await listing.all({ viewer: viewer.id, before: before ?? CURSOR_AFTER_ALL, limit: limit + 1 })
    return cutToPage(rows, limit, (row) => row.post.id)
  }

  const sharedFeed = createSharedFeed(db, page)

  return {
    async feed(actor: Actor, params: PageParams): Promise<Page<Post>> {
      const viewer = viewerForActor(actor)
      const mark = viewer.isAdmin ? null : db.mark()
      if (mark !== null) return sharedFeed(viewer, params, mark)
      const { items, next } = await page(params, viewer)
      return { items: items.map((row) => toPost(row, viewer)), next }
    },

    /** Posts for administrators, with each author's username and email. @throws AppError forbidden */
    async moderation(actor: Actor, params: ModerationParams): Promise<Page<AdminPost>> {
      requireAdmin(actor)
      const viewer = viewerForActor(actor)
      const { items, next } = await page(params, viewer)
      const withUsername = items.map((row) => {
        const shaped = toPost(row, viewer)
        return { ...shaped, author: { ...shaped.author, username: row.username } }
      })
      return { items: withUsername, next }
    },

    /** Counts posts that need attention. @throws AppError forbidden */
    async awaiting(actor: Actor): Promise<Record<AwaitingFilter, number>> {
      requireAdmin(actor)
      return countPostsAwaiting(orm, clock.now())
    },

    /** @throws AppError not_found. */
    async post(actor: Actor, id: string): Promise<Post> {
      const viewer = viewerForActor(actor)
      const [row] = await onePost.all({ viewer: viewer.id, id })
      if (!row) throw refusalError('post.missing')
      return toPost(row, viewer)
    },

    /** Returns threads with their replies, oldest first; fewer than `limit` if the replies are many. @throws AppError not_found */
    async replies(actor: Actor, postId: string, { limit, before }: PageParams): Promise<Page<Reply>> {
      const viewer = viewerForActor(actor)
      const asked = { viewer: viewer.id, post: postId, after: before ?? CURSOR_BEFORE_ALL, limit: limit + 1 }
      const rows = await threadsOfPost.all(asked)
      const isGone = rows.length === 0 && (await onePost.all({ viewer: '', id: postId })).length === 0
      if (isGone) throw refusalError('post.missing')
      return fitThreadsToPage(nestReplies(rows.map((row) => toReply(row, viewer))), limit)
    },
  }
}

function nestReplies(all: Reply[]): Reply[] {
  const roots = all.filter((reply) => reply.parentReplyId === null)
  const byId = new Map(roots.map((reply) => [reply.id, reply]))
  for (const { childReplies: _, ...child } of all) {
    if (child.parentReplyId) byId.get(child.parentReplyId)?.childReplies.push({ ...child, childReplies: [] })
  }
  return roots
}

/** Cuts a page of threads after the one with which it has enough replies. */
function fitThreadsToPage(threads: Reply[], limit: number): Page<Reply> {
  let answers = 0
  const tooMany = threads.findIndex((thread) => {
    const full = answers >= MAX_REPLIES_PER_PAGE
    answers += thread.childReplies.length
    return full
  })
  return cutToPage(threads, tooMany < 0 ? limit : Math.min(limit, tooMany), (thread) => thread.id)
}

function cutToPage<Item>(rows: Item[], limit: number, cursor: (item: Item) => string) {
  const items = rows.slice(0, limit)
  return { items, next: rows.length > limit ? cursor(lastItem(items)) : null }
}

export function toReply(
  row: { reply: typeof replies.$inferSelect; author: AuthorRow; likedByMe: boolean },
  viewer: Viewer,
): Reply {
  return { ...row.reply, likedByMe: row.likedByMe, author: toAuthor(row.author, viewer), childReplies: [] }
}
