import * as z from 'zod/mini'
import { CROP_IDS } from './crops.ts'
import { MAX_LENGTH } from './lengths.ts'
import { apiRefusalMessage, refusalMessage } from './refusal-messages.ts'
import { idSchema, isoTimeSchema, noNulCharacters, optionalTextSchema } from './shapes.ts'

export const IMAGE_MAX_BYTES = 5 * 1024 * 1024
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp']

/** Address of an uploaded picture, named by its SHA-256 in hex. */
export const imageAddress = (imageId: string) => `/images/${imageId}.webp`
export const imageIdOf = (imageUrl: string) => imageUrl.slice('/images/'.length, -'.webp'.length)

/** Address of the 320 px version of an uploaded picture. Other addresses are returned unchanged. */
export const thumbnailOf = (imageUrl: string) => imageUrl.replace(/^(\/images\/[0-9a-f]{64})\.webp$/, '$1-320.webp')

/** Uploaded picture. The server detects the type from the bytes. */
export const imageFileSchema = z.instanceof(Blob, { error: refusalMessage('image.wrongType') })
export const imageUploadSchema = z.object({ imageUrl: z.string() })

export const uploadedImageSchema = z.optional(
  z.nullable(z.string().check(z.regex(/^\/images\/[0-9a-f]{64}\.webp$/, refusalMessage('image.first')))),
)

const requiredTextSchema = (missing: 'post.required' | 'reply.required', least = 1) =>
  z.pipe(
    noNulCharacters,
    z
      .string(refusalMessage(missing))
      .check(
        z.trim(),
        z.minLength(least, refusalMessage(missing)),
        z.maxLength(MAX_LENGTH.content, refusalMessage('text.long', { max: MAX_LENGTH.content })),
      ),
  )

/** A post needs text, a photo, or both. */
export const postInputSchema = z
  .object({
    title: optionalTextSchema(MAX_LENGTH.title),
    content: z._default(requiredTextSchema('post.required', 0), ''),
    cropType: z.optional(z.nullable(z.enum(CROP_IDS, refusalMessage('crop.unknown')))),
    region: optionalTextSchema(MAX_LENGTH.region),
    imageUrl: uploadedImageSchema,
    tags: z.optional(z.array(z.string().check(z.trim(), z.minLength(1), z.maxLength(40))).check(z.maxLength(10))),
  })
  .check(
    z.refine(({ content, imageUrl }) => content !== '' || Boolean(imageUrl), {
      error: refusalMessage('post.required'),
      path: ['content'],
    }),
  )
export type PostInput = z.output<typeof postInputSchema>

export const replyInputSchema = z.object({
  content: requiredTextSchema('reply.required'),
  parentReplyId: z.optional(z.nullable(idSchema)),
  imageUrl: uploadedImageSchema,
})
export type ReplyInput = z.infer<typeof replyInputSchema>

export const likeInputSchema = z.optional(
  z.object({ liked: z.optional(z.boolean(apiRefusalMessage('liked must be true or false'))) }),
)
export const likeOutputSchema = z.object({ liked: z.boolean(), likes: z.number() })

/** `email` is null except for the author and for administrators. */
const authorSchema = z.object({
  id: idSchema,
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  displayName: z.string(),
  email: z.nullable(z.string()),
  profileImageUrl: z.nullable(z.string()),
  isLeadFarmer: z.boolean(),
})
export type Author = z.infer<typeof authorSchema>

export const postSchema = z.object({
  id: idSchema,
  authorId: idSchema,
  title: z.nullable(z.string()),
  content: z.string(),
  cropType: z.nullable(z.string()),
  region: z.nullable(z.string()),
  imageUrl: z.nullable(z.string()),
  tags: z.array(z.string()),
  likes: z.number(),
  replyCount: z.number(),
  isModerated: z.boolean(),
  likedByMe: z.boolean(),
  author: authorSchema,
  createdAt: isoTimeSchema,
  updatedAt: isoTimeSchema,
})
export type Post = z.infer<typeof postSchema>

const replyFields = {
  id: idSchema,
  postId: idSchema,
  parentReplyId: z.nullable(idSchema),
  authorId: idSchema,
  content: z.string(),
  imageUrl: z.nullable(z.string()),
  likes: z.number(),
  likedByMe: z.boolean(),
  author: authorSchema,
  createdAt: isoTimeSchema,
}
const childReply = z.object({ ...replyFields, childReplies: z.array(z.never()) })
export const replySchema = z.object({ ...replyFields, childReplies: z.array(childReply) })
export type Reply = z.infer<typeof replySchema>

export const adminPostSchema = z.object({
  ...postSchema.shape,
  author: z.object({ ...authorSchema.shape, username: z.nullable(z.string()) }),
})
export type AdminPost = z.infer<typeof adminPostSchema>

export const pageParamsSchema = z.object({
  limit: z._default(
    z.coerce
      .number(apiRefusalMessage('limit must be a number'))
      .check(
        z.int(apiRefusalMessage('limit must be a whole number')),
        z.gte(1, apiRefusalMessage('limit must be 1 to 100')),
        z.lte(100, apiRefusalMessage('limit must be 1 to 100')),
      ),
    20,
  ),
  before: z.optional(z.uuid(apiRefusalMessage('before must come from the Link header of a page'))),
})
export type PageParams = z.infer<typeof pageParamsSchema>

/** Posts for moderators to look at: old ones without a reply, new ones with a picture. */
export const AWAITING_FILTERS = ['unanswered', 'pictures'] as const
export type AwaitingFilter = (typeof AWAITING_FILTERS)[number]

export const moderationParamsSchema = z.extend(pageParamsSchema, {
  show: z.optional(z.enum(AWAITING_FILTERS, apiRefusalMessage(`show must be ${AWAITING_FILTERS.join(' or ')}`))),
})
export type ModerationParams = z.infer<typeof moderationParamsSchema>
