import { and, eq, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import {
  IMAGE_NOT_UPLOADED,
  imageIdOf,
  type Post,
  type PostInput,
  type Reply,
  type ReplyInput,
} from '../../contracts/community.ts'
import { users } from '../../db/schema/accounts.ts'
import { posts, replies } from '../../db/schema/community.ts'
import { withValues } from '../../db/with-values.ts'
import { AppError, invalidField, notFound } from '../../ground/errors.ts'
import { type Actor, person } from '../actor.ts'
import type { Foundation } from '../foundation.ts'
import { notify } from '../notifications/notify.ts'
import { createLikes } from './likes.ts'
import { ANSWERS_IN_THREAD, createListing, POST_MISSING, postShape, replyShape } from './listing.ts'
import { displayName, viewerOf } from './people.ts'
import { type Answered, replyNotice } from './reply-notice.ts'

const REPLY_MISSING = 'Reply not found'

export type Community = ReturnType<typeof createCommunity>

/** The forum: posts, threads of replies one level deep, likes. Everyone signed in may read, post, reply and like. */
export function createCommunity({
  db,
  clock,
  onReply = () => {},
}: Pick<Foundation, 'db' | 'clock'> & { onReply?: () => void }) {
  const { orm } = db
  const like = createLikes({ db, clock })
  const value = (name: string) => sql.placeholder(name)
  /** Only when its picture, if it has one, was uploaded by its author. The columns stand in the table's order. */
  const newPost = orm
    .insert(posts)
    .select(
      sql`select ${value('id')}, ${value('authorId')}, ${value('title')}, ${value('content')}, ${value('cropType')},
        ${value('region')}, ${value('imageUrl')}, ${value('tags')}, 0, 0, 0, ${value('createdAt')}, ${value('updatedAt')}
        where ${value('image')} is null or exists (
          select 1 from images where id = ${value('image')} and owner_id = ${value('authorId')})`,
    )
    .returning({ id: posts.id })
    .prepare()

  return {
    ...createListing({ db }),

    likePost: (actor: Actor, id: string, liked?: boolean) => like(actor, 'post', id, liked),
    likeReply: (actor: Actor, id: string, liked?: boolean) => like(actor, 'reply', id, liked),

    /** @throws AppError invalid for a picture that was not uploaded. */
    async createPost(actor: Actor, input: PostInput): Promise<Post> {
      const user = person(actor)
      const now = clock.now()
      const createdAt = now.toISOString()
      const post = {
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
      const [created] = await db.write(
        withValues(newPost, {
          ...post,
          tags: JSON.stringify(post.tags),
          image: post.imageUrl && imageIdOf(post.imageUrl),
        }),
      )
      if (created.length === 0) throw notUploaded()
      return postShape({ post, author: user, likedByMe: false }, viewerOf(actor))
    },

    /**
     * A reply to a post, or to a reply of it: an answer inside a thread joins the thread. Its batch tells the author of
     * the post and those answered. @throws AppError not_found when post or reply is gone, invalid as `createPost`.
     */
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
      const uploaded = isUploadedBy(user.id, reply.imageUrl)
      const answer = { name: displayName(user), content: reply.content, postId, replyId: reply.id }
      const isThere = sql`exists (select 1 from ${replies} where id = ${reply.id})`
      const [imageThere, created] = await db.write(
        sql`select 1 where ${uploaded}`,
        sql`
          insert into ${replies} (id, post_id, parent_reply_id, author_id, content, image_url, created_at)
          select ${reply.id}, ${posts.id}, ${unlessFull(postId, threadId)}, ${user.id}, ${reply.content}, ${reply.imageUrl}, ${reply.createdAt}
          from ${posts} where ${posts.id} = ${postId} and ${uploaded}
            and (${threadId} is null or exists (select 1 from ${replies} where id = ${threadId}))
          returning parent_reply_id as "parentReplyId"`,
        ...answered.map((person) => notify(replyNotice(person, answer), now, isThere)),
      )
      if (imageThere.length === 0) throw notUploaded()
      if (created.length === 0) throw notFound(POST_MISSING)
      onReply()
      const { parentReplyId } = created[0] as Pick<typeof reply, 'parentReplyId'>
      return replyShape({ reply: { ...reply, parentReplyId }, author: user, likedByMe: false }, viewerOf(actor))
    },

    /** With its replies, likes and pictures. @throws AppError forbidden unless the author or an administrator asks. */
    async deletePost(actor: Actor, id: string): Promise<void> {
      const [gone] = await db.write(sql`delete from ${posts} where id = ${id} and ${mayDelete(actor)} returning id`)
      if (gone.length === 0) throw await refusal(posts, id, POST_MISSING)
    },

    /** With the replies to it. @throws AppError forbidden unless the author or an administrator asks. */
    async deleteReply(actor: Actor, id: string): Promise<void> {
      const [gone] = await db.write(sql`delete from ${replies} where id = ${id} and ${mayDelete(actor)} returning id`)
      if (gone.length === 0) throw await refusal(replies, id, REPLY_MISSING)
    },
  }

  /** The thread a reply belongs to (null: it begins one) and whom it answers, each once and never its own author. */
  async function answeredBy(userId: string, postId: string, parentReplyId: string | null) {
    const [post] = await orm
      .select({ userId: posts.authorId, language: users.preferredLanguage })
      .from(posts)
      .crossJoin(users)
      .where(and(eq(users.id, posts.authorId), eq(posts.id, postId)))
    if (!post) throw notFound(POST_MISSING)
    const thread = parentReplyId ? await threadOf(postId, parentReplyId) : []
    if (parentReplyId && thread.length === 0) throw notFound(REPLY_MISSING)
    const answered = new Map<string, Answered>([[post.userId, { ...post, what: 'post' }]])
    for (const { userId, language } of thread) answered.set(userId, { userId, language, what: 'reply' })
    answered.delete(userId)
    const root = thread.find((reply) => reply.parentReplyId === null)
    return { threadId: root?.id ?? null, answered: [...answered.values()] }
  }

  /** The reply itself and, when it is inside a thread, the reply that began it. */
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

  async function refusal(table: typeof posts | typeof replies, id: string, missing: string): Promise<AppError> {
    const rows = await orm.select({ id: table.id }).from(table).where(eq(table.id, id))
    return rows.length > 0 ? new AppError('forbidden', 'Forbidden') : notFound(missing)
  }
}

/** The thread, or none for a thread that has as many answers as it may. */
const unlessFull = (postId: string, threadId: string | null) =>
  sql`case when exists (select 1 from ${replies} where post_id = ${postId} and parent_reply_id = ${threadId}
    limit 1 offset ${ANSWERS_IN_THREAD - 1}) then null else ${threadId} end`

function mayDelete(actor: Actor): SQL {
  const viewer = viewerOf(actor)
  return viewer.isAdmin ? sql`true` : sql`author_id = ${viewer.id}`
}

const isUploadedBy = (userId: string, imageUrl: string | null) =>
  imageUrl === null
    ? sql`true`
    : sql`exists (select 1 from images where id = ${imageIdOf(imageUrl)} and owner_id = ${userId})`

const notUploaded = () => invalidField('imageUrl', IMAGE_NOT_UPLOADED)
