import { eq } from 'drizzle-orm'
import { postLikes, posts, replies } from '../../db/schema/community.ts'
import { type PersonalData, personRowsByPage } from '../foundation/personal-data.ts'

/** Posts, replies and likes of a person. Database triggers correct the counts, and clear notices and SMS about deleted replies. */
export const communityData: PersonalData = {
  tables: [posts, replies, postLikes],
  held: (db, { id }) => ({
    posts: personRowsByPage(db, posts, eq(posts.authorId, id), (some) => db.orm.select().from(posts).where(some)),
    replies: personRowsByPage(db, replies, eq(replies.authorId, id), (some) =>
      db.orm.select().from(replies).where(some),
    ),
    likes: personRowsByPage(db, postLikes, eq(postLikes.userId, id), (some) =>
      db.orm.select().from(postLikes).where(some),
    ),
  }),
}
