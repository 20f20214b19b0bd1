import { addDays } from '../../agronomy/dates.ts'
import { DEFAULT_NOTIFICATION_PREFERENCES } from '../../contracts/notification-switches.ts'
import { users } from '../../db/schema/accounts.ts'
import { posts, replies } from '../../db/schema/community.ts'
import { crops } from '../../db/schema/crops.ts'
import { technicalError } from '../../ground/errors.ts'
import type { Services } from '../../server/compose.ts'
import { DEMO_FARMERS, DEMO_POSTS, type DemoFarmer } from './cooperative.ts'

const HOUR = 3_600_000

export interface DemoSignIns {
  farmer: { phone: string; password: string }
  admin: { phone: string; password: string }
}

/**
 * Fills an empty database with a cooperative's worth of people, crops, posts and advisories.
 * @throws AppError conflict when somebody is registered already.
 */
export async function seedDemo(services: Services): Promise<DemoSignIns> {
  const { db, clock, accounts, weeklyRun } = services
  if ((await db.orm.$count(users)) > 0)
    throw technicalError('conflict', 'The database is not empty. Demo data go into an empty one only.')
  const now = clock.now()
  const ids: string[] = []
  for (const [n, farmer] of DEMO_FARMERS.entries()) {
    const row = await farmerRow(services, farmer, n, now)
    ids.push(row.id)
    const today = now.toISOString().slice(0, 10)
    await db.write(
      db.orm.insert(users).values(row),
      ...farmer.crops.map(({ crop, days, stage, acres }) =>
        db.orm.insert(crops).values({
          id: Bun.randomUUIDv7(),
          userId: row.id,
          cropType: crop,
          plantingDate: addDays(today, -days),
          growthStage: stage,
          farmArea: acres,
          createdAt: now.toISOString(),
          updatedAt: now.toISOString(),
        }),
      ),
    )
  }
  await seedPosts(services, ids, now)
  const farmer = await accounts.operator.setPassword({ kind: 'operator' }, phoneOf(0))
  const admin = await accounts.operator.create(
    { kind: 'operator' },
    { phone: '+2348100009999', firstName: 'Ngozi', lastName: 'Eze', admin: true },
  )
  await weeklyRun.run({ asOf: now })
  return {
    farmer: { phone: phoneOf(0), password: farmer },
    admin: { phone: admin.user.phone, password: admin.password },
  }
}

const phoneOf = (n: number) => `+234810000${String(n).padStart(4, '0')}`

async function farmerRow(
  { places }: Services,
  farmer: DemoFarmer,
  n: number,
  now: Date,
): Promise<typeof users.$inferInsert> {
  const [found] = await places.forward(farmer.place, 1)
  if (!found) throw technicalError('not_found', `The demo place ${farmer.place} is not among the reference places`)
  const region = places.region({ lat: found.lat, lng: found.lon })
  const joined = new Date(now.getTime() - (n + 3) * 24 * HOUR).toISOString()
  return {
    id: Bun.randomUUIDv7('hex', new Date(joined)),
    firstName: farmer.firstName,
    lastName: farmer.lastName,
    phone: phoneOf(n),
    location: { lat: found.lat, lng: found.lon, name: found.name },
    locationId: region?.locationId ?? null,
    region: region?.state ?? null,
    country: region?.country ?? null,
    farmSize: farmer.size,
    farmingExperience: n % 3 === 0 ? 'experienced' : 'intermediate',
    soilType: farmer.soil,
    irrigationMethod: farmer.irrigation.join(','),
    primaryCrops: farmer.crops.map(({ crop }) => crop).join(','),
    preferredLanguage: farmer.language,
    notificationPreferences: { ...DEFAULT_NOTIFICATION_PREFERENCES, community: n % 2 === 0, sms: n % 3 !== 0 },
    isLeadFarmer: farmer.lead ?? false,
    lastActiveAt: new Date(now.getTime() - n * 15 * HOUR).toISOString(),
    createdAt: joined,
    updatedAt: joined,
  }
}

async function seedPosts({ db }: Services, ids: string[], now: Date) {
  for (const post of DEMO_POSTS.toReversed()) {
    const at = new Date(now.getTime() - post.hours * HOUR)
    const id = Bun.randomUUIDv7('hex', at)
    const answered = (m: number) => new Date(at.getTime() + (m + 1) * HOUR * 0.4)
    await db.write(
      db.orm.insert(posts).values({
        id,
        authorId: ids[post.by]!,
        title: post.title,
        content: post.text,
        cropType: post.crop,
        region: post.region,
        tags: [],
        createdAt: at.toISOString(),
        updatedAt: at.toISOString(),
      }),
      ...post.replies.map((reply, m) =>
        db.orm.insert(replies).values({
          id: Bun.randomUUIDv7('hex', answered(m)),
          postId: id,
          authorId: ids[reply.by]!,
          content: reply.text,
          createdAt: answered(m).toISOString(),
        }),
      ),
    )
  }
}
