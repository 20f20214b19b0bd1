import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import {
  imageFileSchema,
  imageUploadSchema,
  likeInputSchema,
  likeOutputSchema,
  pageParamsSchema,
  postInputSchema,
  postSchema,
  replyInputSchema,
  replySchema,
} from '../community.ts'

const COMMUNITY_SCREENS = ['home', 'community', 'post', 'profile'] as const

export const listPosts = defineCall('GET /api/community/posts', {
  who: 'signed-in',
  query: pageParamsSchema,
  out: z.array(postSchema),
  paged: true,
  offline: true,
})

export const getPost = defineCall('GET /api/community/posts/:id', { who: 'signed-in', out: postSchema, offline: true })

export const createPost = defineCall('POST /api/community/posts', {
  who: 'signed-in',
  reaches: COMMUNITY_SCREENS,
  in: postInputSchema,
  out: postSchema,
  status: 201,
  limit: 'posting',
  offline: 'post',
  form: { at: '/community/posts', on: '/community', again: true, said: 'post.done', picture: true },
})

export const deletePost = defineCall('DELETE /api/community/posts/:id', {
  who: 'signed-in',
  reaches: COMMUNITY_SCREENS,
  form: {
    at: '/community/posts/:id/delete',
    on: '/community/posts/:id',
    to: '/community',
    said: 'post.deletedText',
    failed: 'post.deleteFailed',
  },
})

export const likePost = defineCall('POST /api/community/posts/:id/like', {
  who: 'signed-in',
  reaches: COMMUNITY_SCREENS,
  in: likeInputSchema,
  out: likeOutputSchema,
  limit: 'liking',
  offline: 'like',
  form: { at: '/community/posts/:id/like', on: '/community', failed: 'community.likeFailed' },
})

export const listReplies = defineCall('GET /api/community/posts/:id/replies', {
  who: 'signed-in',
  query: pageParamsSchema,
  out: z.array(replySchema),
  paged: true,
  offline: true,
})

export const createReply = defineCall('POST /api/community/posts/:id/replies', {
  who: 'signed-in',
  reaches: COMMUNITY_SCREENS,
  in: replyInputSchema,
  out: replySchema,
  status: 201,
  limit: 'posting',
  offline: 'reply',
  form: { at: '/community/posts/:id/replies', on: '/community/posts/:id', again: true, said: 'reply.done' },
})

export const likeReply = defineCall('POST /api/community/replies/:id/like', {
  who: 'signed-in',
  reaches: COMMUNITY_SCREENS,
  in: likeInputSchema,
  out: likeOutputSchema,
  limit: 'liking',
  offline: 'like',
  form: { at: '/community/replies/:id/like', on: '/community', failed: 'community.likeFailed' },
})

export const deleteReply = defineCall('DELETE /api/community/replies/:id', {
  who: 'signed-in',
  reaches: COMMUNITY_SCREENS,
  form: {
    at: '/community/posts/:post/replies/:id/delete',
    on: '/community/posts/:post',
    said: 'reply.deleted',
    failed: 'post.deleteFailed',
  },
})

export const uploadImage = defineCall('POST /api/upload-image', {
  who: 'signed-in',
  reaches: [],
  in: imageFileSchema,
  upload: true,
  out: imageUploadSchema,
  status: 201,
  limit: 'upload',
})
