import { and, eq, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { imageIdOf, type Post, type PostInput, type Reply, type ReplyInput } from '../../contracts/community.ts'
import { refuse, refuseField } from '../../contracts/refusals.ts'
import type { Write } from '../../db/open.ts'
import { placeholdersOf, rowWhere } from '../../db/row-where.ts'
import { users } from '../../db/schema/accounts.ts'
import { posts, replies } from '../../db/schema/community.ts'
import { images } from '../../db/schema/images.ts'
import { withValues } from '../../db/with-values.ts'
import type { AppError } from '../../shared/errors.ts'
import { lazily } from '../../shared/lazily.ts'
import { firstItem } from '../../shared/lookups.ts'
import { type Actor, person } from '../foundation/actor.ts'
import type { Foundation } from '../foundation/foundation.ts'
import { type Notice, notify } from '../notifications/notify.ts'
import { createLikes } from './likes.ts'
import { ANSWERS_IN_THREAD, createListing, replyShape } from './listing.ts'
import { displayName, viewerOf } from './people.ts'
import { postShape } from './post-shape.ts'
import { type Answered, replyNotice } from './reply-notice.ts'

export type Community = ReturnType<typeof createCommunity>

/** The forum: posts, threads of replies one level deep, likes. Every signed-in user may read, post, reply and like. */
export function createCommunity({
  db,
  clock,
  replyWrites = async () => [],
  onReply = () => {},
}: Pick<Foundation, 'db' | 'clock'> & {
  /** Further messages about a reply, written with it if the reply `isThere`. */
  replyWrites?: (notices: readonly Notice[], replyId: string, isThere: SQL) => Promise<Write[]>
  /** Runs after a reply was stored. */
  onReply?: () => void
}) {
  const { orm } = db
  const like = createLikes({ db, clock })
  const { placeholder } = sql
  const [image, authorId, postId, threadId] = ['image', 'authorId', 'postId', 'parentReplyId'].map(placeholder)
  /** Condition: the picture, if any, was uploaded by the author. */
  const isUploaded = sql`(${image} is null or exists (select 1 from images where id = ${image} and owner_id = ${authorId}))`
  const newPost = lazily(() =>
    orm
      .insert(posts)
      .select(rowWhere(posts, placeholdersOf(posts), isUploaded))
      .returning({ id: posts.id })
      .prepare(),
  )
  /** A reply beyond the thread's limit begins a new thread. */
  const isFull = sql`exists (select 1 from ${replies} where post_id = ${postId} and parent_reply_id = ${threadId}
    limit 1 offset ${ANSWERS_IN_THREAD - 1})`
  const newReply = lazily(() =>
    orm
      .insert(replies)
      .select(
        rowWhere(
          replies,
          { ...placeholdersOf(replies), parentReplyId: sql`case when ${isFull} then null else ${threadId} end` },
          sql`exists (select 1 from ${posts} where id = ${postId}) and ${isUploaded}
          and (${threadId} is null or exists (select 1 from ${replies} where id = ${threadId}))`,
        ),
      )
      .returning({ parentReplyId: replies.parentReplyId })
      .prepare(),
  )

  return {
    ...createListing({ db, clock }),

    likePost: (actor: Actor, id: string, liked?: boolean) => like(actor, 'post', id, liked),
    likeReply: (actor: Actor, id: string, liked?: boolean) => like(actor, 'reply', id, liked),

    /** @throws AppError invalid for a picture that the author did not upload */
    async createPost(actor: Actor, input: PostInput): Promise<Post> {
      const user = person(actor)
      const now = clock.now()
      const createdAt = now.toISOString()
      const post: typeof posts.$inferSelect = {
        id: Bun.randomUUIDv7('hex', now),
        authorId: user.id,
        title: input.title ?? null,
        content: input.content,
        cropType: input.cropType ?? null,
        region: input.region ?? null,
        imageUrl: input.imageUrl ?? null,
        tags: input.tags ?? [],
        likes: 0,
        replyCount: 0,
        isModerated: false,
        createdAt,
        updatedAt: createdAt,
      }
      const [created] = await db.write(withValues(newPost(), { ...post, image: imageOf(post) }))
      if (created.length === 0) throw notUploaded()
      return postShape({ post, author: user, likedByMe: false }, viewerOf(actor))
    },

    /** Creates a reply and notifies the post's author and those replied to. @throws AppError not_found, invalid like `createPost` */
    async createReply(actor: Actor, postId: string, input: ReplyInput): Promise<Reply> {
      const user = person(actor)
      const { threadId, answered } = await answeredBy(user.id, postId, input.parentReplyId ?? null)
      const now = clock.now()
      const reply = {
        id: Bun.randomUUIDv7('hex', now),
        postId,
        parentReplyId: threadId,
        authorId: user.id,
        content: input.content,
        imageUrl: input.imageUrl ?? null,
        likes: 0,
        createdAt: now.toISOString(),
      }
      const answer = { name: displayName(user), content: reply.content, postId, replyId: reply.id }
      const isThere = sql`exists (select 1 from ${replies} where id = ${reply.id})`
      const notices = answered.map((person) => replyNotice(person, answer))
      const messages = await replyWrites(notices, reply.id, isThere)
      const [created] = await db.write(
        withValues(newReply(), { ...reply, image: imageOf(reply) }),
        ...notices.map((notice) => notify(notice, now, isThere)),
        ...messages,
      )
      if (created.length === 0) throw (await isTheirs(user.id, imageOf(reply))) ? refuse('post.missing') : notUploaded()
      onReply()
      const { parentReplyId } = firstItem(created)
      return replyShape({ reply: { ...reply, parentReplyId }, author: user, likedByMe: false }, viewerOf(actor))
    },

    /** Deletes a post with its replies, likes and pictures. @throws AppError forbidden except for the author and administrators */
    async deletePost(actor: Actor, id: string): Promise<void> {
      const [gone] = await db.write(sql`delete from ${posts} where id = ${id} and ${mayDelete(actor)} returning id`)
      if (gone.length === 0) throw await refusal(posts, id, 'post.missing')
    },

    /** Deletes a reply with the replies to it. @throws AppError forbidden except for the author and administrators */
    async deleteReply(actor: Actor, id: string): Promise<void> {
      const [gone] = await db.write(sql`delete from ${replies} where id = ${id} and ${mayDelete(actor)} returning id`)
      if (gone.length === 0) throw await refusal(replies, id, 'reply.missing')
    },
  }

  /** Returns the thread of a reply (null: a new one) and the people it answers, each once and never its own author. */
  async function answeredBy(userId: string, postId: string, parentReplyId: string | null) {
    const [post] = await orm
      .select({ userId: posts.authorId, language: users.preferredLanguage })
      .from(posts)
      .crossJoin(users)
      .where(and(eq(users.id, posts.authorId), eq(posts.id, postId)))
    if (!post) throw refuse('post.missing')
    const thread = parentReplyId ? await threadOf(postId, parentReplyId) : []
    if (parentReplyId && thread.length === 0) throw refuse('reply.missing')
    const answered = new Map<string, Answered>([[post.userId, { ...post, what: 'post' }]])
    for (const { userId, language } of thread) answered.set(userId, { userId, language, what: 'reply' })
    answered.delete(userId)
    const root = thread.find((reply) => reply.parentReplyId === null)
    return { threadId: root?.id ?? null, answered: [...answered.values()] }
  }

  /** The reply and, if it is inside a thread, the first reply of that thread. */
  function threadOf(postId: string, replyId: string) {
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

  async function isTheirs(userId: string, image: string | null): Promise<boolean> {
    return image === null || (await orm.$count(images, and(eq(images.id, image), eq(images.ownerId, userId)))) > 0
  }

  async function refusal(
    table: typeof posts | typeof replies,
    id: string,
    missing: 'post.missing' | 'reply.missing',
  ): Promise<AppError> {
    const rows = await orm.select({ id: table.id }).from(table).where(eq(table.id, id))
    return rows.length > 0 ? refuse('forbidden') : refuse(missing)
  }
}

function mayDelete(actor: Actor): SQL {
  const viewer = viewerOf(actor)
  return viewer.isAdmin ? sql`true` : sql`author_id = ${viewer.id}`
}

const imageOf = ({ imageUrl }: { imageUrl: string | null }) => imageUrl && imageIdOf(imageUrl)

const notUploaded = () => refuseField('imageUrl', 'image.first')
