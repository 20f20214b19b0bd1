import type { Post } from '../../contracts/community.ts'
import type { posts } from '../../db/schema/community.ts'
import { type AuthorRow, toAuthor, type Viewer } from './authors.ts'

export interface PostRow {
  post: typeof posts.$inferSelect
  author: AuthorRow
  likedByMe: boolean
}

/** Returns a post with the author's fields that `viewer` may see. */
export const toPost = (row: PostRow, viewer: Viewer): Post => ({
  ...row.post,
  likedByMe: row.likedByMe,
  author: toAuthor(row.author, viewer),
})
