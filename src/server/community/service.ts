import { and, eq, type SQL, sql } from 'drizzle-orm'
import { imageIdOf, type Post, type PostInput, type Reply, type ReplyInput } from '../../contracts/community.ts'
import { fieldRefusalError, refusalError } from '../../contracts/refusals.ts'
import { bindValues } from '../../db/bind-values.ts'
import type { Database, Write } from '../../db/open.ts'
import { posts, replies } from '../../db/schema/community.ts'
import { images } from '../../db/schema/images.ts'
import type { AppError } from '../../shared/errors.ts'
import { firstItem } from '../../shared/lookups.ts'
import { type Actor, signedInUser } from '../foundation/actor.ts'
import type { Foundation } from '../foundation/foundation.ts'
import { type Notice, noticeWrite } from '../notifications/notify.ts'
import { displayName, viewerForActor } from './authors.ts'
import { findThreadOfReply } from './find-thread.ts'
import { createLikes } from './likes.ts'
import { createPostListing, toReply } from './listing.ts'
import { createPostInserts, type PostInserts } from './post-inserts.ts'
import { buildReplyNotice } from './reply-notice.ts'
import { toPost } from './to-post.ts'

export type CommunityService = ReturnType<typeof createCommunityService>

interface Deps extends Pick<Foundation, 'db' | 'clock'> {
  /** Returns writes of further messages about a reply, committed with the reply if the condition `isThere` holds. */
  replyWrites?: (notices: readonly Notice[], replyId: string, isThere: SQL) => Promise<Write[]>
  /** Runs after a reply was stored. */
  onReply?: () => void
}

interface Parts extends Required<Deps> {
  inserts: PostInserts
}

/** The forum: posts, threads of replies one level deep, likes. Every signed-in user may read, post, reply and like. */
export function createCommunityService({ db, clock, replyWrites = async () => [], onReply = () => {} }: Deps) {
  const like = createLikes({ db, clock })
  const parts: Parts = { db, clock, replyWrites, onReply, inserts: createPostInserts(db) }

  return {
    ...createPostListing({ db, clock }),

    likePost: (actor: Actor, id: string, liked?: boolean) => like(actor, 'post', id, liked),
    likeReply: (actor: Actor, id: string, liked?: boolean) => like(actor, 'reply', id, liked),

    createPost: (actor: Actor, input: PostInput) => createPost(parts, actor, input),
    createReply: (actor: Actor, postId: string, input: ReplyInput) => createReply(parts, actor, postId, input),

    /** Deletes a post with its replies, likes and pictures. @throws AppError forbidden except for the author and administrators */
    async deletePost(actor: Actor, id: string): Promise<void> {
      const [gone] = await db.write(sql`delete from ${posts} where id = ${id} and ${mayDelete(actor)} returning id`)
      if (gone.length === 0) throw await editRefusal(db, posts, id, 'post.missing')
    },

    /** Deletes a reply with the replies to it. @throws AppError forbidden except for the author and administrators */
    async deleteReply(actor: Actor, id: string): Promise<void> {
      const [gone] = await db.write(sql`delete from ${replies} where id = ${id} and ${mayDelete(actor)} returning id`)
      if (gone.length === 0) throw await editRefusal(db, replies, id, 'reply.missing')
    },
  }
}

/** @throws AppError invalid for a picture that the author did not upload */
async function createPost({ db, clock, inserts }: Parts, actor: Actor, input: PostInput): Promise<Post> {
  const user = signedInUser(actor)
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
  const [created] = await db.write(bindValues(inserts.newPost(), { ...post, image: imageIdOrNull(post) }))
  if (created.length === 0) throw imageMissingError()
  return toPost({ post, author: user, likedByMe: false }, viewerForActor(actor))
}

/** Creates a reply and notifies the post's author and those replied to. @throws AppError not_found, invalid like `createPost` */
async function createReply(parts: Parts, actor: Actor, postId: string, input: ReplyInput): Promise<Reply> {
  const { db, clock, inserts, replyWrites, onReply } = parts
  const user = signedInUser(actor)
  const { threadId, answered } = await findThreadOfReply(db, user.id, postId, input.parentReplyId ?? null)
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
  const notices = answered.map((person) => buildReplyNotice(person, answer))
  const messages = await replyWrites(notices, reply.id, isThere)
  const [created] = await db.write(
    bindValues(inserts.newReply(), { ...reply, image: imageIdOrNull(reply) }),
    ...notices.map((notice) => noticeWrite(notice, now, isThere)),
    ...messages,
  )
  if (created.length === 0)
    throw (await isOwnImage(db, user.id, imageIdOrNull(reply))) ? refusalError('post.missing') : imageMissingError()
  onReply()
  const { parentReplyId } = firstItem(created)
  return toReply({ reply: { ...reply, parentReplyId }, author: user, likedByMe: false }, viewerForActor(actor))
}

async function isOwnImage({ orm }: Database, userId: string, image: string | null): Promise<boolean> {
  return image === null || (await orm.$count(images, and(eq(images.id, image), eq(images.ownerId, userId)))) > 0
}

async function editRefusal(
  { orm }: Database,
  table: typeof posts | typeof replies,
  id: string,
  missing: 'post.missing' | 'reply.missing',
): Promise<AppError> {
  const rows = await orm.select({ id: table.id }).from(table).where(eq(table.id, id))
  return rows.length > 0 ? refusalError('forbidden') : refusalError(missing)
}

function mayDelete(actor: Actor): SQL {
  const viewer = viewerForActor(actor)
  return viewer.isAdmin ? sql`true` : sql`author_id = ${viewer.id}`
}

const imageIdOrNull = ({ imageUrl }: { imageUrl: string | null }) => imageUrl && imageIdOf(imageUrl)

const imageMissingError = () => fieldRefusalError('imageUrl', 'image.first')
