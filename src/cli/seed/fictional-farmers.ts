import { addDays } from '../../agronomy/dates.ts'
import { REGISTRATION_CROPS } from '../../contracts/crops.ts'
import { FORM_STAGES, SOIL_TYPES } from '../../contracts/farm.ts'
import { LANGUAGE_IDS } from '../../contracts/languages.ts'
import { DEFAULT_NOTIFICATION_PREFERENCES } from '../../contracts/notification-switches.ts'
import { users } from '../../db/schema/accounts.ts'
import { crops } from '../../db/schema/crops.ts'
import type { Services } from '../../server/compose.ts'
import { itemAt } from '../../shared/lookups.ts'

const BATCH_SIZE = 2_000

/**
 * Creates `count` fictional farmers for load tests, spread over the reference places, with one or two crops each. Equal
 * counts give equal people, apart from ids.
 */
export async function seedFictionalFarmers(
  { db, clock, places }: Services,
  count: number,
  onProgress: (done: number) => void,
): Promise<void> {
  const grounds = await places.referenceLocations({})
  const now = clock.now()
  const first = await db.orm.$count(users)
  for (let done = 0; done < count; done += BATCH_SIZE) {
    const people: (typeof users.$inferInsert)[] = []
    const fields: (typeof crops.$inferInsert)[] = []
    for (let n = done; n < Math.min(count, done + BATCH_SIZE); n++) {
      const ground = itemAt(grounds, (n * 7919) % grounds.length)
      const farmer = farmerRow(n, first + n, ground, now)
      people.push(farmer)
      fields.push(...cropRows(n, farmer, now))
    }
    await db.write(
      ...splitIntoChunks(people, 500).map((rows) => db.orm.insert(users).values(rows)),
      ...splitIntoChunks(fields, 500).map((rows) => db.orm.insert(crops).values(rows)),
    )
    onProgress(Math.min(count, done + BATCH_SIZE))
  }
}

type Farmer = ReturnType<typeof farmerRow>
type ReferencePlace = Awaited<ReturnType<Services['places']['referenceLocations']>>[number]

/** Returns the row of a farmer. `n` counts the farmers of this run and selects the farm; `number` counts all users and gives name and phone. */
function farmerRow(n: number, number: number, { id, lat, lng, lga, state, country }: ReferencePlace, now: Date) {
  const at = new Date(now.getTime() - (n % 300) * 86_400_000).toISOString()
  return {
    id: Bun.randomUUIDv7(),
    firstName: `Farmer ${number + 1}`,
    phone: `+23490${String(number).padStart(8, '0')}`,
    location: { lat, lng, name: lga },
    locationId: id,
    region: state,
    country,
    farmSize: '1-5',
    soilType: SOIL_TYPES[n % SOIL_TYPES.length],
    irrigationMethod: n % 4 === 0 ? 'manual' : 'rain-fed',
    primaryCrops: cropsOf(n).join(','),
    preferredLanguage: LANGUAGE_IDS[n % LANGUAGE_IDS.length],
    notificationPreferences: { ...DEFAULT_NOTIFICATION_PREFERENCES, sms: true },
    phoneProvedAt: at,
    arrivedBy: 'web',
    webAt: at,
    lastActiveAt: at,
    lastActiveBy: 'web',
    createdAt: at,
    updatedAt: at,
  } satisfies typeof users.$inferInsert
}

const cropRows = (n: number, { id: userId, createdAt, updatedAt }: Farmer, now: Date): (typeof crops.$inferInsert)[] =>
  cropsOf(n).map((cropType, m) => ({
    id: Bun.randomUUIDv7(),
    userId,
    cropType,
    plantingDate: addDays(now.toISOString().slice(0, 10), -((n * 13 + m * 31) % 120)),
    growthStage: itemAt(FORM_STAGES, n % FORM_STAGES.length),
    farmArea: 1 + (n % 5),
    createdAt,
    updatedAt,
  }))

const cropsOf = (n: number) => [
  itemAt(REGISTRATION_CROPS, n % 10),
  ...(n % 3 === 0 ? [itemAt(REGISTRATION_CROPS, (n * 5 + 1) % 22)] : []),
]

const splitIntoChunks = <T>(rows: T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(rows.length / size) }, (_, n) => rows.slice(n * size, (n + 1) * size))
