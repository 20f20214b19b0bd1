import { sql } from 'drizzle-orm'
import type { PageParams, Post } from '../../contracts/community.ts'
import type { Database } from '../../db/open.ts'
import { postLikes } from '../../db/schema/community.ts'
import { valueAt } from '../../shared/lookups.ts'
import { type AuthorRow, toAuthor, type Viewer } from './authors.ts'
import type { Page } from './listing.ts'
import { type PostRow, toPost } from './to-post.ts'

/** A page of posts for readers who liked none of them. */
interface SharedPage {
  page: Page<Post>
  /** Ids of the posts, as JSON. */
  ids: string
  authors: Map<string, AuthorRow>
  /** Pages for readers who liked some of the posts, by the ids of the liked posts. */
  ofLikers: Map<string, Page<Post>>
}

const PAGES_MAX = 20
const LIKERS_MAX = 50
const ANONYMOUS_VIEWER: Viewer = { id: '', isAdmin: false }

/** Shared feed: content common to all readers is cached until the next write, and only likes are read per reader. Not for administrators, who see more of each author. */
export function createSharedFeed(
  db: Pick<Database, 'orm' | 'prepared'>,
  read: (params: PageParams, viewer: Viewer) => Promise<{ items: PostRow[]; next: string | null }>,
) {
  const likedOf = db.prepared(() =>
    db.orm
      .select({ id: postLikes.postId })
      .from(sql`json_each(${sql.placeholder('posts')}) as shown`)
      // A cross join fixes the join order, starting from the posts: a person may have liked thousands.
      .crossJoin(postLikes)
      .where(sql`${postLikes.postId} = shown.value and ${postLikes.userId} = ${sql.placeholder('viewer')}`),
  )
  const pages = new Map<string, Promise<SharedPage>>()
  let pagesAt = ''

  async function everybodysPage(params: PageParams): Promise<SharedPage> {
    const { items, next } = await read(params, ANONYMOUS_VIEWER)
    return {
      page: Object.freeze({ items: items.map((row) => freezePost(toPost(row, ANONYMOUS_VIEWER))), next, shared: true }),
      ids: JSON.stringify(items.map(({ post }) => post.id)),
      authors: new Map(items.map(({ author }) => [author.id, author])),
      ofLikers: new Map(),
    }
  }

  function known(params: PageParams): Promise<SharedPage> {
    const name = JSON.stringify(params)
    if (!pages.has(name) && pages.size >= PAGES_MAX) pages.clear()
    return pages.getOrInsertComputed(name, () => {
      const reading = everybodysPage(params)
      reading.catch(() => pages.delete(name))
      return reading
    })
  }

  /** `mark`: the database's current data version. */
  return async function feedOf(viewer: Viewer, params: PageParams, mark: string): Promise<Page<Post>> {
    if (mark !== pagesAt) pages.clear()
    pagesAt = mark
    const everybodys = await known(params)
    const liked = new Set((await likedOf.all({ posts: everybodys.ids, viewer: viewer.id })).map(({ id }) => id!))
    // Authors see their own address on their posts, so their page is not shared.
    if (everybodys.authors.get(viewer.id)?.email) return pageForViewer(viewer, everybodys, liked)
    if (liked.size === 0) return everybodys.page
    const { ofLikers } = everybodys
    if (ofLikers.size >= LIKERS_MAX) ofLikers.clear()
    return ofLikers.getOrInsertComputed([...liked].join(), () =>
      Object.freeze({ ...pageForViewer(viewer, everybodys, liked), shared: true }),
    )
  }
}

function pageForViewer(viewer: Viewer, { page, authors }: SharedPage, liked: Set<string>): Page<Post> {
  const items = page.items.map((post) =>
    liked.has(post.id) || post.authorId === viewer.id
      ? freezePost({
          ...post,
          likedByMe: liked.has(post.id),
          author: toAuthor(valueAt(authors, post.authorId), viewer),
        })
      : post,
  )
  return { items, next: page.next }
}

/** Freezes a post, because responses share it. */
const freezePost = (post: Post): Post => Object.freeze({ ...post, author: Object.freeze(post.author) })
