import { sql } from 'drizzle-orm'
import type { PageParams, Post } from '../../contracts/community.ts'
import type { Database } from '../../db/open.ts'
import { postLikes } from '../../db/schema/community.ts'
import type { Page } from './listing.ts'
import { type AuthorRow, authorShape, type Viewer } from './people.ts'
import { type PostRow, postShape } from './post-shape.ts'

/** A page of posts as whoever liked none of them sees it. */
interface Everybodys {
  page: Page<Post>
  /** Its posts' ids, as JSON. */
  ids: string
  authors: Map<string, AuthorRow>
  /** The same for those who liked some of them, by which. */
  ofLikers: Map<string, Page<Post>>
}

const PAGES_MAX = 20
const LIKERS_MAX = 50
const NOBODY: Viewer = { id: '', isAdmin: false }

/**
 * The feed of a crowd: what is the same for everybody is read and shaped once for as long as nothing at all is written, and
 * of whoever asks only what they liked is read. Not for administrators, who see more of each author.
 */
export function createSharedFeed(
  db: Pick<Database, 'orm' | 'prepared'>,
  read: (params: PageParams, viewer: Viewer) => Promise<{ items: PostRow[]; next: string | null }>,
) {
  const likedOf = db.prepared(() =>
    db.orm
      .select({ id: postLikes.postId })
      .from(sql`json_each(${sql.placeholder('posts')}) as shown`)
      // Read in the order it is written, by the post: a person may have liked thousands.
      .crossJoin(postLikes)
      .where(sql`${postLikes.postId} = shown.value and ${postLikes.userId} = ${sql.placeholder('viewer')}`),
  )
  const pages = new Map<string, Promise<Everybodys>>()
  let pagesAt = ''

  async function everybodysPage(params: PageParams): Promise<Everybodys> {
    const { items, next } = await read(params, NOBODY)
    return {
      page: Object.freeze({ items: items.map((row) => frozen(postShape(row, NOBODY))), next, shared: true }),
      ids: JSON.stringify(items.map(({ post }) => post.id)),
      authors: new Map(items.map(({ author }) => [author.id, author])),
      ofLikers: new Map(),
    }
  }

  function known(params: PageParams): Promise<Everybodys> {
    const name = JSON.stringify(params)
    if (!pages.has(name) && pages.size >= PAGES_MAX) pages.clear()
    return pages.getOrInsertComputed(name, () => {
      const reading = everybodysPage(params)
      reading.catch(() => pages.delete(name))
      return reading
    })
  }

  /** `mark`: the database's at this moment. */
  return async function feedOf(viewer: Viewer, params: PageParams, mark: string): Promise<Page<Post>> {
    if (mark !== pagesAt) pages.clear()
    pagesAt = mark
    const everybodys = await known(params)
    const liked = new Set((await likedOf.all({ posts: everybodys.ids, viewer: viewer.id })).map(({ id }) => id!))
    // Authors see their own address on what they wrote: that page is nobody else's.
    if (everybodys.authors.get(viewer.id)?.email) return pageFor(viewer, everybodys, liked)
    if (liked.size === 0) return everybodys.page
    const { ofLikers } = everybodys
    if (ofLikers.size >= LIKERS_MAX) ofLikers.clear()
    return ofLikers.getOrInsertComputed([...liked].join(), () =>
      Object.freeze({ ...pageFor(viewer, everybodys, liked), shared: true }),
    )
  }
}

function pageFor(viewer: Viewer, { page, authors }: Everybodys, liked: Set<string>): Page<Post> {
  const items = page.items.map((post) =>
    liked.has(post.id) || post.authorId === viewer.id
      ? frozen({ ...post, likedByMe: liked.has(post.id), author: authorShape(authors.get(post.authorId)!, viewer) })
      : post,
  )
  return { items, next: page.next }
}

/** Many are answered with it: nobody may change it for the others. */
const frozen = (post: Post): Post => Object.freeze({ ...post, author: Object.freeze(post.author) })
