import { eq, type SQL, sql } from 'drizzle-orm'
import { postLikes, posts, replies } from '../../db/schema/community.ts'
import { notifications } from '../../db/schema/notifications.ts'
import { smsMessages } from '../../db/schema/sms.ts'
import { inPieces, type PersonalData } from '../foundation/personal-data.ts'

/** Database triggers correct the counts of deleted likes and replies. */
export const communityData: PersonalData = {
  tables: [posts, replies, postLikes],
  held: (db, { id }) => ({
    posts: inPieces(db, posts, eq(posts.authorId, id), (some) => db.orm.select().from(posts).where(some)),
    replies: inPieces(db, replies, eq(replies.authorId, id), (some) => db.orm.select().from(replies).where(some)),
    likes: inPieces(db, postLikes, eq(postLikes.userId, id), (some) => db.orm.select().from(postLikes).where(some)),
  }),
  // Notifications and SMS to people they replied to contain their name and text.
  forget: ({ orm }, { id }) => [
    sql`delete from ${BY_ID} where ${smsAbout(id)} and state in ('queued', 'held')`,
    sql`update ${BY_ID} set text = '' where ${smsAbout(id)}`,
    orm.delete(notifications).where(repliesOf(id)),
  ],
}

// The + takes the column's type from the id: with it, SQLite would not use the index of these notifications.
const repliesOf = (authorId: string): SQL =>
  sql`type = 'community_reply' and data ->> '$.replyId' in (select +id from ${replies} where author_id = ${authorId})`

/** The SMS table, forced to its id index whatever its size. */
const BY_ID = sql`${smsMessages} indexed by sqlite_autoindex_sms_messages_1`

/** Single SMS about a reply of the author, from the minute of its notification. */
const smsAbout = (authorId: string): SQL => sql`id in (
  select m.id from ${replies} as r indexed by replies_author
  cross join ${notifications} as n indexed by notifications_of_reply
    on n.type = 'community_reply' and n.data ->> '$.replyId' = +r.id
  cross join ${smsMessages} as m indexed by sms_user on m.user_id = n.user_id
  where r.author_id = ${authorId} and m.campaign_id is null and m.created_at >= n.created_at
    and unixepoch(m.created_at) <= unixepoch(n.created_at) + 60)`
