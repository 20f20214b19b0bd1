import { and, desc, eq, gte, isNull, lt, sql } from 'drizzle-orm'
import { postponesFertilizer } from '../../agronomy/choose-advice.ts'
import { addDays } from '../../agronomy/dates.ts'
import type { AdviceFacts } from '../../agronomy/facts.ts'
import { findProductByName } from '../../agronomy/pests/waiting-periods.ts'
import type { ClosingLogEntry } from '../../agronomy/types.ts'
import type { PageParams } from '../../contracts/community.ts'
import { type LogEntry, type LogInput, MAX_LOG_DAYS_BEFORE_PLANTING } from '../../contracts/farm-log.ts'
import type { PersonLogEntry } from '../../contracts/people.ts'
import { fieldRefusalError, refusalError } from '../../contracts/refusals.ts'
import type { LogKind, LogUnit } from '../../contracts/season.ts'
import type { Orm, Write } from '../../db/open.ts'
import { advisories } from '../../db/schema/advisories.ts'
import { crops } from '../../db/schema/crops.ts'
import { farmLog } from '../../db/schema/farm-log.ts'
import { type Clock, isoNow } from '../../shared/clock.ts'
import { lastItem } from '../../shared/lookups.ts'
import type { Page } from '../community/listing.ts'
import { type Actor, signedInUser } from '../foundation/actor.ts'
import type { Foundation } from '../foundation/foundation.ts'
import { farmerToday } from './farmer-today.ts'
import { createLogWrites, type LogRow } from './log-writes.ts'

type CropRow = typeof crops.$inferSelect
type LogWrites = ReturnType<typeof createLogWrites>
type Writes = [Write, ...Write[]]

/** Columns of an advisory that a log entry needs. */
interface EntryOf {
  id: string
  cropId: string | null
  closes: ClosingLogEntry | null
  facts: AdviceFacts
}

interface Card extends EntryOf {
  done: boolean
}

/** Harvest of the season that began on the day `since`; 0 for no harvest. */
interface HarvestAmount {
  since: string
  date: string
  amount: number
  unit: LogUnit
}

/** Days before an advisory in which logged work still marks it as done; not for watering, which the water balance has counted already. */
const EARLY_DAYS = 14

export type FarmLogService = ReturnType<typeof createFarmLogService>

/** Work on the user's own fields; another user's are not found. */
export function createFarmLogService({ db, clock }: Pick<Foundation, 'db' | 'clock'>) {
  const { orm } = db
  const logs = createLogWrites(orm)

  return {
    today: (actor: Actor) => farmerTodayOf(clock, actor),

    list: (actor: Actor, cropId: string, page: PageParams) => listEntries(orm, actor, cropId, page),

    /** Returns the last entries of any farmer's field, for officers. */
    async last(cropId: string, limit: number): Promise<LogEntry[]> {
      const newest = [desc(farmLog.date), desc(farmLog.id)]
      const rows = await orm
        .select()
        .from(farmLog)
        .where(eq(farmLog.cropId, cropId))
        .orderBy(...newest)
        .limit(limit)
      return rows.map(toLogEntry)
    },

    ofPerson: (userId: string, page: PageParams) => entriesOfPerson(orm, userId, page),

    /** Adds an entry and marks its advisory as done. A watering without an amount gets that of the advisory. @throws AppError not_found, invalid */
    async add(actor: Actor, cropId: string, input: LogInput): Promise<LogEntry> {
      const { row, writes } = await newEntry({ db, clock, logs }, actor, cropId, input)
      await db.write(...writes)
      return toLogEntry(row)
    },

    harvestWrites: (actor: Actor, cropId: string, harvest: HarvestAmount) =>
      harvestWrites({ db, clock, logs }, actor, cropId, harvest),

    /** Removes an entry and reopens the advisory it had closed. @throws AppError not_found */
    async remove(actor: Actor, cropId: string, id: string): Promise<void> {
      const [row] = await orm
        .select()
        .from(farmLog)
        .where(and(eq(farmLog.id, id), eq(farmLog.cropId, cropId), eq(farmLog.userId, signedInUser(actor).id)))
      if (!row) throw refusalError('log.missing')
      await db.write(...logs.remove(row))
    },

    whenDone: (actor: Actor, advisory: EntryOf & { rule: string }, gave = false) =>
      writeEntryWhenDone({ db, clock, logs }, actor, advisory, gave),

    /** Returns the writes that undo `whenDone`. */
    async whenUndone(actor: Actor, advisoryId: string): Promise<Write[]> {
      const rows = await orm
        .select()
        .from(farmLog)
        .where(and(eq(farmLog.advisoryId, advisoryId), eq(farmLog.userId, signedInUser(actor).id)))
      return rows.flatMap((row) => logs.remove(row))
    },
  }
}

/**
 * Returns the log writes for an advisory that its farmer marks as done: today, with the amounts it named. Advice to
 * hold fertilizer is done by waiting; only `gave` logs an application.
 */
async function writeEntryWhenDone(
  { db, clock, logs }: Pick<Foundation, 'db' | 'clock'> & { logs: LogWrites },
  actor: Actor,
  advisory: EntryOf & { rule: string },
  gave: boolean,
): Promise<Write[]> {
  const { orm } = db
  const user = signedInUser(actor)
  if (advisory.closes === null || advisory.cropId === null || (postponesFertilizer(advisory) && !gave)) return []
  const crop = await ownCrop(orm, user.id, advisory.cropId)
  const { kind } = advisory.closes
  const row = newRow(
    clock,
    crop,
    { kind, date: farmerTodayOf(clock, actor), ...amountsFromAdvice(kind, advisory) },
    advisory.id,
  )
  return logs.addOnce({ ...row, advisoryId: advisory.id })
}

/** Returns the writes that store a harvest's amount: in the entry of that harvest if it has no amount, else in a new entry. @throws AppError like `add` */
async function harvestWrites(
  { db, clock, logs }: Pick<Foundation, 'db' | 'clock'> & { logs: LogWrites },
  actor: Actor,
  cropId: string,
  { since, ...harvest }: HarvestAmount,
): Promise<Writes> {
  const { orm } = db
  const { id } = farmLog
  const [open] = await orm
    .select({ id })
    .from(farmLog)
    .where(
      and(
        eq(farmLog.cropId, cropId),
        eq(farmLog.userId, signedInUser(actor).id),
        eq(farmLog.kind, 'harvested'),
        isNull(farmLog.amount),
        gte(farmLog.date, since),
      ),
    )
    .orderBy(desc(farmLog.date), desc(id))
    .limit(1)
  if (!open) return (await newEntry({ db, clock, logs }, actor, cropId, { kind: 'harvested', ...harvest })).writes
  const { amount, unit } = harvest
  return [orm.update(farmLog).set({ amount, unit }).where(eq(id, open.id))]
}

/** Entries of all fields of a person, newest first, for administrators. */
async function entriesOfPerson(orm: Orm, userId: string, { limit, before }: PageParams): Promise<Page<PersonLogEntry>> {
  const rows = await orm
    .select({ id: farmLog.id, cropType: crops.cropType, kind: farmLog.kind, date: farmLog.date })
    .from(farmLog)
    .innerJoin(crops, eq(crops.id, farmLog.cropId))
    .where(and(eq(farmLog.userId, userId), before === undefined ? undefined : lt(farmLog.id, before)))
    .orderBy(desc(farmLog.id))
    .limit(limit + 1)
  const items = rows.slice(0, limit)
  return { items, next: rows.length > limit ? lastItem(items).id : null }
}

/** Lists entries, newest first by date of work. @throws AppError not_found */
async function listEntries(
  orm: Orm,
  actor: Actor,
  cropId: string,
  { limit, before }: PageParams,
): Promise<Page<LogEntry>> {
  await ownCrop(orm, signedInUser(actor).id, cropId)
  const older =
    before === undefined
      ? undefined
      : sql`(${farmLog.date}, ${farmLog.id}) < (select date, id from farm_log as last where last.id = ${before})`
  const rows = await orm
    .select()
    .from(farmLog)
    .where(and(eq(farmLog.cropId, cropId), older))
    .orderBy(desc(farmLog.date), desc(farmLog.id))
    .limit(limit + 1)
  const items = rows.slice(0, limit)
  return { items: items.map(toLogEntry), next: rows.length > limit ? lastItem(items).id : null }
}

/** Returns a new entry with the writes that store it and mark its advisory as done. */
async function newEntry(
  { db, clock, logs }: Pick<Foundation, 'db' | 'clock'> & { logs: LogWrites },
  actor: Actor,
  cropId: string,
  input: LogInput,
): Promise<{ row: LogRow; writes: Writes }> {
  const { orm } = db
  const user = signedInUser(actor)
  const crop = await ownCrop(orm, user.id, cropId)
  checkDay(crop, input, farmerTodayOf(clock, actor))
  const card = await findOpenCard(orm, cropId, input)
  const openCard = card && !card.done ? card.id : null
  const isBare = input.amount == null && !input.product
  const row = newRow(clock, crop, { ...input, ...(isBare && amountsFromAdvice(input.kind, card)) }, openCard)
  const closed =
    openCard === null ? [] : [orm.update(advisories).set({ done: true }).where(eq(advisories.id, openCard))]
  const [first, ...rest] = logs.add(row)
  return { row, writes: [first!, ...rest, ...closed] }
}

const farmerTodayOf = (clock: Clock, actor: Actor) => farmerToday(signedInUser(actor).location, clock.now())

/** Returns the latest advisory that asks for this kind of work: open ones first; for a pest only an advisory on that pest. */
async function findOpenCard(
  orm: Orm,
  cropId: string,
  { kind, date, product = null }: LogInput,
): Promise<Card | undefined> {
  const { id, closes, facts, done, createdAt, validUntil } = advisories
  const early = kind === 'watered' ? 0 : EARLY_DAYS
  const [card] = await orm
    .select({ id, cropId: advisories.cropId, closes, facts, done })
    .from(advisories)
    .where(
      and(
        eq(advisories.cropId, cropId),
        sql`json_extract(${closes}, '$.kind') = ${kind}`,
        sql`(${kind} <> 'scouted' or ${product} is null or json_extract(${facts}, '$.pest') = ${product})`,
        sql`${createdAt} < ${addDays(date, 1 + early)}`,
        sql`(${validUntil} is null or ${validUntil} >= ${date})`,
      ),
    )
    .orderBy(done, desc(createdAt))
    .limit(1)
  return card
}

const newRow = (clock: Clock, crop: CropRow, input: LogInput, advisoryId: string | null): LogRow => ({
  id: Bun.randomUUIDv7(),
  userId: crop.userId,
  cropId: crop.id,
  kind: input.kind,
  date: input.date,
  amount: input.amount ?? null,
  unit: input.amount == null ? null : (input.unit ?? null),
  product: input.product ?? null,
  count: input.count ?? null,
  of: input.of ?? null,
  note: input.note ?? null,
  plannedFor: input.kind === 'planted' && crop.planned ? crop.plantingDate : null,
  plantedBefore: input.kind === 'planted' && !crop.planned && !crop.placeholder ? crop.plantingDate : null,
  advisoryId,
  createdAt: isoNow(clock),
})

async function ownCrop(orm: Orm, userId: string, cropId: string): Promise<CropRow> {
  const [row] = await orm
    .select()
    .from(crops)
    .where(and(eq(crops.id, cropId), eq(crops.userId, userId)))
  if (!row) throw refusalError('crop.missing')
  return row
}

/** @throws AppError invalid for a future date and one long before planting */
function checkDay(crop: CropRow, { kind, date }: LogInput, today: string): void {
  if (date > today) throw fieldRefusalError('date', 'log.future')
  // A placeholder's date was not entered by the farmer, and a planned crop may be planted earlier.
  const known = crop.placeholder || crop.plantingDate === null ? null : crop.plantingDate
  const start = kind === 'planted' && crop.planned && known !== null && known > today ? today : known
  if (start !== null && date < addDays(start, -MAX_LOG_DAYS_BEFORE_PLANTING))
    throw fieldRefusalError('date', 'log.early', { max: MAX_LOG_DAYS_BEFORE_PLANTING })
}

/** Returns the amount and product that an advisory names. Water is in mm, because litres and cans need the area. */
function amountsFromAdvice(kind: LogKind, card: EntryOf | undefined): Pick<LogInput, 'amount' | 'unit' | 'product'> {
  if (kind === 'watered' && typeof card?.facts.mm === 'number') return { amount: card.facts.mm, unit: 'mm' }
  const product = kind === 'sprayed' ? findProductByName(card?.facts.active) : null
  return product ? { product } : {}
}

const toLogEntry = ({ userId: _, plannedFor: __, plantedBefore: ___, ...entry }: LogRow): LogEntry => entry
