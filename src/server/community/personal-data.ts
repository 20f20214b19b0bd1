import { eq, type SQL, sql } from 'drizzle-orm'
import { postLikes, posts, replies } from '../../db/schema/community.ts'
import { notifications } from '../../db/schema/notifications.ts'
import { smsMessages } from '../../db/schema/sms.ts'
import { inPieces, type PersonalData } from '../foundation/personal-data.ts'

/** The counts of what a person liked and answered are put right by the database's triggers. */
export const communityData: PersonalData = {
  tables: [posts, replies, postLikes],
  held: (db, { id }) => ({
    posts: inPieces(db, posts, eq(posts.authorId, id), (some) => db.orm.select().from(posts).where(some)),
    replies: inPieces(db, replies, eq(replies.authorId, id), (some) => db.orm.select().from(replies).where(some)),
    likes: inPieces(db, postLikes, eq(postLikes.userId, id), (some) => db.orm.select().from(postLikes).where(some)),
  }),
  // Notices and SMS to the people they answered hold their name and words.
  forget: ({ orm }, { id }) => [
    sql`delete from ${BY_ID} where ${smsAbout(id)} and state in ('queued', 'held')`,
    sql`update ${BY_ID} set text = '' where ${smsAbout(id)}`,
    orm.delete(notifications).where(repliesOf(id)),
  ],
}

// The + takes the column's type from the id: with it, SQLite would not look it up in the index of these notices.
const repliesOf = (authorId: string): SQL =>
  sql`type = 'community_reply' and data ->> '$.replyId' in (select +id from ${replies} where author_id = ${authorId})`

/** The table of SMS, whose rows are looked up by id whatever their number. */
const BY_ID = sql`${smsMessages} indexed by sqlite_autoindex_sms_messages_1`

/** Single SMS from the minute in which their person was notified of a reply of the author. */
const smsAbout = (authorId: string): SQL => sql`id in (
  select m.id from ${replies} as r indexed by replies_author
  cross join ${notifications} as n indexed by notifications_of_reply
    on n.type = 'community_reply' and n.data ->> '$.replyId' = +r.id
  cross join ${smsMessages} as m indexed by sms_user on m.user_id = n.user_id
  where r.author_id = ${authorId} and m.campaign_id is null and m.created_at >= n.created_at
    and unixepoch(m.created_at) <= unixepoch(n.created_at) + 60)`
