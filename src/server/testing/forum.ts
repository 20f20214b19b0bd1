import type { PostInput } from '../../contracts/community.ts'
import type { Database } from '../../db/open.ts'
import { images } from '../../db/schema/images.ts'
import { createCommunityService } from '../community/service.ts'
import { createNotificationService } from '../notifications/service.ts'
import { testDatabase } from './database.ts'
import { addPerson, type Person } from './people.ts'

/** A forum with a farmer, a lead farmer and an administrator; `say` posts as the farmer. */
export async function openForum() {
  const db = testDatabase()
  const clock = { now: () => new Date('2026-06-20T09:00:00Z') }
  const community = createCommunityService({ db, clock })
  const notifications = createNotificationService({ db })
  const ada = await addPerson(db, { firstName: 'Ada', lastName: 'Obi', email: 'ada@example.org' })
  const bola = await addPerson(db, { email: 'bola.farms@example.org', isLeadFarmer: true })
  const admin = await addPerson(db, { firstName: 'Eve', username: 'eve', isAdmin: true })
  const say = (content: string, input: Partial<PostInput> = {}) => community.createPost(ada, { content, ...input })
  return { db, clock, community, notifications, ada, bola, admin, say }
}

/** Stores a picture as if its owner had uploaded it, named by one hex digit; returns its address. */
export async function addImage(db: Database, { user }: Person, digit: string) {
  const bytes = Buffer.from(digit)
  const id = digit.repeat(64)
  await db.write(
    db.orm.insert(images).values({
      id,
      ownerId: user.id,
      bytes,
      thumbnail: bytes,
      width: 1,
      height: 1,
      createdAt: '2026-06-20T08:00:00.000Z',
    }),
  )
  return `/images/${id}.webp`
}
