import { eq, sql } from 'drizzle-orm'
import { postLikes, posts, replies } from '../../db/schema/community.ts'
import { notifications } from '../../db/schema/notifications.ts'
import { inPieces, type PersonalData } from '../personal-data.ts'

/** The counts of what a person liked and answered are put right by the database's triggers. */
export const communityData: PersonalData = {
  tables: [posts, replies, postLikes],
  held: (db, { id }) => ({
    posts: inPieces(db, posts, eq(posts.authorId, id), (some) => db.orm.select().from(posts).where(some)),
    replies: inPieces(db, replies, eq(replies.authorId, id), (some) => db.orm.select().from(replies).where(some)),
    likes: inPieces(db, postLikes, eq(postLikes.userId, id), (some) => db.orm.select().from(postLikes).where(some)),
  }),
  // What the people they answered were told: it holds their name and words.
  forget: ({ orm }, { id }) => [
    orm.delete(notifications).where(
      // The + takes the column's type from the id: with it, SQLite would not look it up in the index of these notices.
      sql`type = 'community_reply' and data ->> '$.replyId' in (select +id from ${replies} where author_id = ${id})`,
    ),
  ],
}
