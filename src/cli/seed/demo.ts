import { addDays } from '../../agronomy/dates.ts'
import { SMS_CHOICES } from '../../contracts/channels.ts'
import { DEFAULT_NOTIFICATION_PREFERENCES } from '../../contracts/notification-switches.ts'
import { SIMULATOR_PREFIX } from '../../contracts/phone-simulator.ts'
import { users } from '../../db/schema/accounts.ts'
import { posts, replies } from '../../db/schema/community.ts'
import { crops } from '../../db/schema/crops.ts'
import type { Services } from '../../server/compose.ts'
import { technicalError } from '../../shared/errors.ts'
import { firstItem, itemAt } from '../../shared/lookups.ts'
import { OPERATOR } from '../context.ts'
import { DEMO_CROPS, DEMO_FARMERS, DEMO_POSTS, DEMO_PRICES, type DemoFarmer } from './demo-data.ts'
import { seedQuestions } from './questions.ts'

const HOUR = 3_600_000

/**
 * Fills an empty database with a cooperative: people, crops, posts and advisories. @throws AppError conflict if there
 * are users
 */
export async function seedDemo(services: Services) {
  const { db, clock, accounts, prices, weeklyRun } = services
  if ((await db.orm.$count(users)) > 0)
    throw technicalError('conflict', 'The database is not empty. Demo data go into an empty one only.')
  const now = clock.now()
  const today = now.toISOString().slice(0, 10)
  const ids: string[] = []
  for (const [n, farmer] of DEMO_FARMERS.entries()) {
    const row = await farmerRow(services, farmer, n, now)
    ids.push(row.id)
    await db.write(
      db.orm.insert(users).values(row),
      ...cropsOf(row.firstName).map(([, cropType, days, growthStage, farmArea]) =>
        db.orm.insert(crops).values({
          id: Bun.randomUUIDv7(),
          userId: row.id,
          cropType,
          plantingDate: addDays(today, -days),
          growthStage,
          farmArea,
          createdAt: now.toISOString(),
          updatedAt: now.toISOString(),
        }),
      ),
    )
  }
  await seedPosts(services, ids, now)
  const farmer = await accounts.operator.setPassword(OPERATOR, phoneOf(0))
  const admin = await accounts.operator.create(OPERATOR, {
    phone: `${SIMULATOR_PREFIX}9999`,
    firstName: 'Ngozi',
    lastName: 'Eze',
    admin: true,
  })
  const administrator = { kind: 'user', user: admin.user, adminLocked: false } as const
  for (const { in: town, days, ...price } of DEMO_PRICES)
    await prices.save(administrator, {
      ...price,
      market: `Example price, ${town}`,
      date: addDays(today, -days),
    })
  await weeklyRun.run({ asOf: now })
  const officer = await seedQuestions(services, ids)
  return {
    farmer: { phone: phoneOf(0), password: farmer },
    admin: { phone: admin.user.phone, password: admin.password },
    officer,
  }
}

const phoneOf = (n: number) => `${SIMULATOR_PREFIX}${String(n).padStart(4, '0')}`

const cropsOf = (firstName: string) => DEMO_CROPS.filter(([whose]) => whose === firstName)

/** First channels of the demo farmers, in turn: those without a smartphone registered by USSD, SMS or an operator. */
const SIGN_UP_CHANNELS_IN_TURN = ['web', 'web', 'ussd', 'web', 'sms', 'operator', 'ussd'] as const

async function farmerRow({ places }: Services, farmer: DemoFarmer, n: number, now: Date) {
  const [name, place, preferredLanguage, farmSize, soilType, irrigationMethod, role] = farmer
  const firstName = firstItem(name.split(' '))
  const [found] = await places.forward(place, 1)
  if (!found) throw technicalError('not_found', `The demo place ${place} is not among the reference places`)
  const region = places.region({ lat: found.lat, lng: found.lon })
  const joined = new Date(now.getTime() - (n + 3) * 24 * HOUR).toISOString()
  const came = SIGN_UP_CHANNELS_IN_TURN[n % SIGN_UP_CHANNELS_IN_TURN.length]!
  const lastActiveBy = came === 'operator' ? 'web' : came
  const onWeb = lastActiveBy === 'web'
  return {
    id: Bun.randomUUIDv7('hex', new Date(joined)),
    firstName,
    lastName: name.slice(firstName.length + 1),
    phone: phoneOf(n),
    location: { lat: found.lat, lng: found.lon, name: found.name },
    locationId: region?.locationId ?? null,
    region: region?.state ?? null,
    country: region?.country ?? null,
    farmSize,
    farmingExperience: n % 3 === 0 ? 'experienced' : 'intermediate',
    soilType,
    irrigationMethod,
    primaryCrops: cropsOf(firstName)
      .map(([, crop]) => crop)
      .join(','),
    preferredLanguage,
    notificationPreferences: {
      ...DEFAULT_NOTIFICATION_PREFERENCES,
      community: n % 2 === 0,
      sms: n % 3 !== 0 || !onWeb,
    },
    channels: onWeb ? {} : SMS_CHOICES,
    isPractice: true,
    isLeadFarmer: role === 'lead farmer',
    arrivedBy: came,
    webAt: onWeb ? new Date(now.getTime() - n * 15 * HOUR).toISOString() : null,
    lastActiveAt: new Date(now.getTime() - n * 15 * HOUR).toISOString(),
    lastActiveBy,
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
        authorId: itemAt(ids, post.by),
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
          authorId: itemAt(ids, reply.by),
          content: reply.text,
          createdAt: answered(m).toISOString(),
        }),
      ),
    )
  }
}
