import { sql } from 'drizzle-orm'
import { type AnySQLiteColumn, index, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { users } from './accounts.ts'
import {
  booleanColumn,
  countColumn,
  createdAtColumn,
  foreignKeyColumn,
  idColumn,
  jsonColumn,
  updatedAtColumn,
} from './columns.ts'

export const posts = sqliteTable(
  'posts',
  {
    id: idColumn(),
    authorId: foreignKeyColumn('author_id', () => users.id).notNull(),
    title: text('title'),
    content: text('content').notNull(),
    cropType: text('crop_type'),
    region: text('region'),
    imageUrl: text('image_url'),
    tags: jsonColumn<string[]>('tags').notNull().default([]),
    likes: countColumn('likes'),
    replyCount: countColumn('reply_count'),
    isModerated: booleanColumn('is_moderated').notNull().default(false),
    createdAt: createdAtColumn(),
    updatedAt: updatedAtColumn(),
  },
  (t) => [index('posts_author').on(t.authorId), index('posts_image').on(t.imageUrl).where(sql`image_url is not null`)],
)

export const replies = sqliteTable(
  'replies',
  {
    id: idColumn(),
    postId: foreignKeyColumn('post_id', () => posts.id).notNull(),
    parentReplyId: foreignKeyColumn('parent_reply_id', (): AnySQLiteColumn => replies.id),
    authorId: foreignKeyColumn('author_id', () => users.id).notNull(),
    content: text('content').notNull(),
    imageUrl: text('image_url'),
    likes: countColumn('likes'),
    createdAt: createdAtColumn(),
  },
  (t) => [
    index('replies_post').on(t.postId, t.parentReplyId, t.id),
    index('replies_parent').on(t.parentReplyId),
    index('replies_author').on(t.authorId),
    index('replies_image').on(t.imageUrl).where(sql`image_url is not null`),
  ],
)

export const postLikes = sqliteTable(
  'post_likes',
  {
    id: idColumn(),
    postId: foreignKeyColumn('post_id', () => posts.id),
    replyId: foreignKeyColumn('reply_id', () => replies.id),
    userId: foreignKeyColumn('user_id', () => users.id).notNull(),
    createdAt: createdAtColumn(),
  },
  (t) => [
    uniqueIndex('likes_post_user').on(t.postId, t.userId).where(sql`post_id is not null`),
    uniqueIndex('likes_reply_user').on(t.replyId, t.userId).where(sql`reply_id is not null`),
    index('likes_user').on(t.userId),
  ],
)
