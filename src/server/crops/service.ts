import { desc, eq, type SQL, sql } from 'drizzle-orm'
import { daysBetween } from '../../agronomy/dates.ts'
import { listCropQuestions } from '../../agronomy/season/crop-questions.ts'
import type { ProfileUpdate } from '../../contracts/account.ts'
import type { Crop, CropInput } from '../../contracts/crop.ts'
import { MAX_CROPS } from '../../contracts/crop-limits.ts'
import type { CropQuestions } from '../../contracts/crop-questions.ts'
import { type CropId, isCropId } from '../../contracts/crops.ts'
import { refusalError } from '../../contracts/refusals.ts'
import { riceFieldsFor } from '../../contracts/season.ts'
import { setUpStageAt } from '../../contracts/set-up-stages.ts'
import { coordinatesOf, type Location } from '../../contracts/shapes.ts'
import type { Write } from '../../db/open.ts'
import { users } from '../../db/schema/accounts.ts'
import { crops } from '../../db/schema/crops.ts'
import { type Clock, isoNow } from '../../shared/clock.ts'
import type { RateLimits } from '../../shared/rate-limits.ts'
import { type Actor, signedInUser } from '../foundation/actor.ts'
import type { Foundation } from '../foundation/foundation.ts'
import { createCropWrites, toCropLimitError } from './crop-writes.ts'
import { farmerToday } from './farmer-today.ts'
import { growthStageByDay } from './stage-by-day.ts'

type CropRow = typeof crops.$inferSelect
/** Reported data of a crop. The stage is null if unknown, and absent if unchanged. */
export type ReportedCrop = Omit<CropInput, 'growthStage'> & { growthStage?: CropInput['growthStage'] | null }
type CropWrites = ReturnType<typeof createCropWrites>
type ProfileCrops = NonNullable<ProfileUpdate['crops']>

/** A crop after a write. `endsSetUp` is true if the crop was the farmer's last placeholder. */
export interface StoredCrop extends Crop {
  endsSetUp?: true
}

export type CropService = ReturnType<typeof createCropService>

type Deps = Pick<Foundation, 'db' | 'clock'> & { limits: Pick<RateLimits, 'take'> }

/** The user's own crops; another user's are not found. Every method but `statementsForProfile` needs a signed-in user. */
export function createCropService({ db, clock, limits }: Deps) {
  const { orm } = db
  const writes = createCropWrites(orm)

  const ofUser = db.prepared(() =>
    orm
      .select()
      .from(crops)
      .where(eq(crops.userId, sql.placeholder('user')))
      .orderBy(desc(crops.id))
      .limit(MAX_CROPS),
  )
  const rowsOf = async (userId: string) => (await ofUser.all({ user: userId })).reverse()

  return {
    /** Lists crops, oldest first; of more crops than the limit allows only the newest. */
    async list(actor: Actor): Promise<Crop[]> {
      return (await rowsOf(signedInUser(actor).id)).map(toCrop)
    },

    /** Questions about each crop's season that matter in the user's country. */
    async questions(actor: Actor): Promise<CropQuestions[]> {
      const [home] = await orm
        .select({ country: users.country })
        .from(users)
        .where(eq(users.id, signedInUser(actor).id))
      return listCropQuestions(home?.country ?? null)
    },

    add: (actor: Actor, input: ReportedCrop) => addCrop({ clock, db, writes }, actor, input),

    update: (actor: Actor, id: string, input: ReportedCrop) => updateCrop({ db, clock, writes }, actor, id, input),

    /** @throws AppError not_found */
    async remove(actor: Actor, id: string): Promise<void> {
      const [removed] = await db.write(writes.remove(signedInUser(actor).id, id))
      if (!removed[0]) throw refusalError('crop.missing')
    },

    initialize: (actor: Actor) => initializeCrops({ clock, limits, db, writes, rowsOf }, actor),

    statementsForProfile: (userId: string, chosen: ProfileCrops) =>
      profileWrites({ db, clock, writes }, userId, chosen),
  }
}

/** Returns crop writes for a saved profile; exceeding the limit fails the transaction (`toCropLimitError`). */
async function profileWrites(
  { db, clock, writes }: Pick<Deps, 'db' | 'clock'> & { writes: CropWrites },
  userId: string,
  chosen: ProfileCrops,
): Promise<Write[]> {
  const { orm } = db
  const [owner] = await orm.select({ location: users.location }).from(users).where(eq(users.id, userId))
  const location = owner?.location ?? null
  const today = todayAt(clock, location)
  return chosen.flatMap(({ cropType, plantingDate = null, farmArea = null }) => {
    const id = cropType as CropId
    const placeholder = plantingDate === null && farmArea === null
    const stage = plantingDate === null ? {} : stageOf(clock, null, { cropType: id, plantingDate }, location)
    const row = { plantingDate: plantingDate ?? today, farmArea, placeholder, ...stage }
    const add = writes.addIfNone(newRow(clock, userId, id, row))
    if (placeholder) return [add]
    const reported = {
      ...(plantingDate !== null && { plantingDate, ...stage }),
      ...(farmArea !== null && { farmArea }),
      updatedAt: isoNow(clock),
    }
    return [writes.fillPlaceholder(userId, id, reported), add]
  })
}

/** Updates a crop; absent fields stay, except the expected harvest, which is cleared. @throws AppError not_found */
async function updateCrop(
  { db, clock, writes }: Pick<Deps, 'db' | 'clock'> & { writes: CropWrites },
  actor: Actor,
  id: string,
  input: ReportedCrop,
): Promise<StoredCrop> {
  const { expectedHarvestDate = null, growthStage, ...values } = input
  const { id: userId, location } = signedInUser(actor)
  const [before, changed, after] = await db.write(
    writes.countPlaceholders(userId),
    writes.change(userId, id, {
      ...values,
      ...(growthStage !== undefined && resolveStage(clock, growthStage, input, location)),
      ...(riceFieldsFor(input.cropType).length === 0 && { field: null }),
      expectedHarvestDate,
      planned: isStillPlannedSql(input.plantingDate, todayAt(clock, location)),
      updatedAt: isoNow(clock),
    }),
    writes.countPlaceholders(userId),
  )
  if (!changed[0]) throw refusalError('crop.missing')
  return toStoredCrop(changed[0], before, after)
}

/** Adds a crop, or fills an untouched placeholder of it. @throws AppError invalid above the limit */
async function addCrop(
  { clock, db, writes }: Pick<Deps, 'clock' | 'db'> & { writes: CropWrites },
  actor: Actor,
  input: ReportedCrop,
): Promise<StoredCrop> {
  const { id, location } = signedInUser(actor)
  const values = {
    cropType: input.cropType,
    plantingDate: input.plantingDate,
    ...stageOf(clock, input.growthStage ?? null, input, location),
    farmArea: input.farmArea ?? null,
    expectedHarvestDate: input.expectedHarvestDate ?? null,
    maturity: input.maturity ?? null,
    established: input.established ?? null,
    field: input.field ?? null,
    previousCrop: input.previousCrop ?? null,
    striga: input.striga ?? null,
    planned: input.plantingDate > todayAt(clock, location),
    updatedAt: isoNow(clock),
  }
  const [before, added, filled, after] = await db
    .write(
      writes.countPlaceholders(id),
      writes.addUnlessPlaceholder(newRow(clock, id, input.cropType, values)),
      writes.fillPlaceholder(id, input.cropType, values),
      writes.countPlaceholders(id),
    )
    .catch(throwCropLimitError)
  return toStoredCrop((added[0] ?? filled[0])!, before, after)
}

/** Adds a placeholder, planted today, for each primary crop without a row. @throws AppError like `add`, rate_limited */
async function initializeCrops(
  {
    clock,
    limits,
    db,
    writes,
    rowsOf,
  }: Pick<Deps, 'clock' | 'limits' | 'db'> & { writes: CropWrites; rowsOf: (userId: string) => Promise<CropRow[]> },
  actor: Actor,
): Promise<Crop[]> {
  const { id, primaryCrops, location } = signedInUser(actor)
  const plantingDate = todayAt(clock, location)
  const chosen = (primaryCrops ?? '').split(',').filter(isCropId)
  if (chosen.length > 0) {
    limits.take('cropWriting', id)
    await db
      .write(
        ...chosen.map((cropType) => writes.addIfNone(newRow(clock, id, cropType, { plantingDate, placeholder: true }))),
      )
      .catch(throwCropLimitError)
  }
  return (await rowsOf(id)).map(toCrop)
}

const newRow = (clock: Clock, userId: string, cropType: CropId, values: Partial<CropRow>): CropRow => ({
  id: Bun.randomUUIDv7(),
  userId,
  cropType,
  plantingDate: null,
  expectedHarvestDate: null,
  farmArea: null,
  maturity: null,
  established: null,
  field: null,
  previousCrop: null,
  striga: null,
  growthStage: 'planted',
  stageReportedOn: null,
  planned: false,
  placeholder: false,
  createdAt: isoNow(clock),
  updatedAt: isoNow(clock),
  ...values,
})

/** Returns the stage of an existing crop. An unchanged stage and date count as sent again, a new stage as observed today. */
function resolveStage(
  clock: Clock,
  growthStage: CropInput['growthStage'] | null,
  input: ReportedCrop,
  location: Location | null,
) {
  const { cropType, plantingDate } = input
  const anew = stageOf(clock, growthStage, { cropType, plantingDate }, location)
  const sameDay = sql`${crops.plantingDate} is ${plantingDate}`
  if (growthStage === null) return anew
  return {
    growthStage,
    stageReportedOn: sql`case when not (${sameDay}) then ${anew.stageReportedOn} when ${crops.growthStage} = ${growthStage} then ${crops.stageReportedOn} else ${todayAt(clock, location)} end`,
  }
}

/**
 * Returns the reported stage, else the one for the date. A stage equal to the setup's proposal for the age does not
 * count as observed: the proposal adds nothing to the planting date.
 */
function stageOf(
  clock: Clock,
  growthStage: CropInput['growthStage'] | null,
  { cropType, plantingDate }: { cropType: CropId; plantingDate: string },
  location: Location | null,
) {
  const today = todayAt(clock, location)
  const isAge = growthStage === setUpStageAt(cropType, daysBetween(plantingDate, today))
  if (growthStage !== null) return { growthStage, stageReportedOn: isAge ? null : today }
  return {
    growthStage: growthStageByDay(cropType, plantingDate, { today, point: coordinatesOf(location) }),
    stageReportedOn: null,
  }
}

const todayAt = (clock: Clock, location: Location | null) => farmerToday(location, clock.now())

/** Condition: the date is in the future, or it is the planned date and no planting was reported. */
const isStillPlannedSql = (plantingDate: string, today: string): SQL =>
  sql`(${plantingDate} > ${today} or (${crops.planned} and ${crops.plantingDate} = ${plantingDate}))`

const throwCropLimitError = (error: unknown): never => {
  throw toCropLimitError(error)
}

type Counted = readonly Record<string, unknown>[]

const toStoredCrop = (row: CropRow, before: Counted, after: Counted): StoredCrop => ({
  ...toCrop(row),
  ...(Number(before[0]?.placeholders) > 0 && Number(after[0]?.placeholders) === 0 && { endsSetUp: true }),
})

const toCrop = ({ stageReportedOn: _, ...row }: CropRow): Crop => ({
  ...row,
  plantingDate: toIsoMidnightOrNull(row.plantingDate),
  expectedHarvestDate: toIsoMidnightOrNull(row.expectedHarvestDate),
})

/** Converts a stored date to the contract's time. */
const toIsoMidnightOrNull = (day: string | null) => (day === null ? null : `${day}T00:00:00.000Z`)
