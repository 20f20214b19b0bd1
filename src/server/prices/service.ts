import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { addDays } from '../../agronomy/dates.ts'
import { canonicalCrop, isCropId } from '../../contracts/crops.ts'
import type { Country } from '../../contracts/grades.ts'
import {
  DOUBTFUL_PRICE_FACTOR,
  type ListedPrice,
  MAX_ACCEPTED_PRICE_AGE_DAYS,
  MAX_PRICE_AGE_DAYS,
  type PriceImport,
  type PriceInput,
  type PriceList,
  type PriceSource,
  type PricesQuery,
} from '../../contracts/prices.ts'
import { fieldRefusalError, refusalError } from '../../contracts/refusals.ts'
import { deleteInBatches } from '../../db/batched-writes.ts'
import type { Orm } from '../../db/open.ts'
import { users } from '../../db/schema/accounts.ts'
import { priceImports, prices } from '../../db/schema/prices.ts'
import { type Clock, daysBefore, isoNow } from '../../shared/clock.ts'
import { firstItem, lastItem } from '../../shared/lookups.ts'
import type { Page } from '../community/listing.ts'
import { type Actor, requireAdmin, signedInUser } from '../foundation/actor.ts'
import { auditWrite } from '../foundation/audit.ts'
import type { Foundation } from '../foundation/foundation.ts'
import { daysSinceDate, isReplacedPriceSql, newestPrices, previousPriceSql, todayInCountry } from './newest-prices.ts'
import { type PriceLine, readPriceLines } from './price-lines.ts'
import { pricesCsv, pricesFileName } from './prices-csv.ts'

type PriceRow = typeof prices.$inferSelect

/** Most errors stored in a report; all lines are counted. */
const MAX_FAULTS = 300
const REPORTS_SHOWN = 10
const REPORT_DAYS = 180
/** Lines accepted per file. Reading blocks the server, while the command line has its own process. */
const MOST_LINES = { server: 5000, commandLine: 100_000 }
/** Limit of SQLite for rows of this width in one statement. */
const ROWS_AT_ONCE = 500
/** Number of a person's newest prices searched for the last typed one, since an import adds thousands. */
const LAST_READ = 1000

const listedPrices = (orm: Orm) =>
  orm
    .select({
      price: prices,
      replaced: isReplacedPriceSql,
      priceBefore: previousPriceSql,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(prices)
    .leftJoin(users, eq(users.id, prices.userId))

type ListedRow = Awaited<ReturnType<ReturnType<typeof listedPrices>['all']>>[number]

export type PriceService = ReturnType<typeof createPriceService>

/** The cooperative's price list: maintained by administrators and the operator, read by farmers for their country. */
export function createPriceService({ db, clock }: Pick<Foundation, 'db' | 'clock'>) {
  const { orm } = db

  const listed = listedPrices(orm)

  async function one(id: string): Promise<ListedPrice> {
    return toListedPrice(clock, firstItem(await listed.where(eq(prices.id, id))))
  }

  return {
    today: (country: Country): string => todayInCountry(country, clock.now()),

    forFarmer: (actor: Actor) => listForFarmer({ db, clock }, actor),

    /** Price list of one country; calculations use only current prices. */
    newest: (country: Country): Promise<PriceList> => newestPrices(orm, country, clock.now()),

    list: (actor: Actor, query: PricesQuery) => listAll({ clock, listed }, actor, query),

    lastTyped: (actor: Actor, country: Country) => lastEnteredPrice(orm, actor, country),

    /** @throws AppError forbidden, invalid */
    async save(actor: Actor, input: PriceInput): Promise<ListedPrice> {
      requireAdmin(actor)
      checkDay(clock, input)
      const row = newRow(clock, actor, 'form', input)
      await db.write(orm.insert(prices).values(row), auditWrite(db, { actor, action: 'enter_price' }, clock.now()))
      return one(row.id)
    },

    remove: (actor: Actor, id: string) => removePrice({ db, clock }, actor, id),

    importFile: (actor: Actor, file: { csv: string; dryRun?: boolean | undefined }) =>
      importFile({ clock, db }, actor, file),

    imports: (actor: Actor) => latestImports(orm, actor),

    /** The whole list as pieces of one CSV file; importing it again changes nothing. @throws AppError forbidden */
    exportFile(actor: Actor): AsyncIterable<string> {
      requireAdmin(actor)
      return pricesCsv(orm)
    },

    exportFileName: (): string => pricesFileName(clock.now()),

    /** Deletes old reports; prices stay. */
    prune: (asOf: Date): Promise<number> =>
      deleteInBatches(db, priceImports, sql`created_at < ${daysBefore(asOf, REPORT_DAYS)}`),
  }
}

/** Price list of the user's country; without a location, Nigeria's. */
async function listForFarmer({ db, clock }: Pick<Foundation, 'db' | 'clock'>, actor: Actor): Promise<PriceList> {
  const { orm } = db
  const [home] = await orm
    .select({ country: users.country })
    .from(users)
    .where(eq(users.id, signedInUser(actor).id))
  return newestPrices(orm, home?.country === 'NA' ? 'NA' : 'NG', clock.now())
}

/** Lists all prices, of one country or both, newest first, with the person who entered them. @throws AppError forbidden */
async function listAll(
  { clock, listed }: Pick<Foundation, 'clock'> & { listed: ReturnType<typeof listedPrices> },
  actor: Actor,
  { limit, before, country }: PricesQuery,
): Promise<Page<ListedPrice>> {
  requireAdmin(actor)
  const older =
    before === undefined
      ? undefined
      : sql`(${prices.date}, ${prices.id}) < (select date, id from prices as last where last.id = ${before})`
  // The plus keeps SQLite on the date index: by country it would sort all rows before taking the newest.
  const there = country && sql`+${prices.country} = ${country}`
  const rows = await listed
    .where(and(older, there))
    .orderBy(desc(prices.date), desc(prices.id))
    .limit(limit + 1)
  const items = rows.slice(0, limit).map((row: ListedRow) => toListedPrice(clock, row))
  return { items, next: rows.length > limit ? lastItem(items).id : null }
}

/** Removes a price; an older one of the same item replaces it. @throws AppError forbidden, not_found */
async function removePrice({ db, clock }: Pick<Foundation, 'db' | 'clock'>, actor: Actor, id: string): Promise<void> {
  const { orm } = db
  requireAdmin(actor)
  const [there] = await orm.select({ id: prices.id }).from(prices).where(eq(prices.id, id))
  if (!there) throw refusalError('price.missing')
  await db.write(
    orm.delete(prices).where(eq(prices.id, id)),
    auditWrite(db, { actor, action: 'remove_price' }, clock.now()),
  )
}

/** Reports of the latest imports, newest first. @throws AppError forbidden */
async function latestImports(orm: Orm, actor: Actor): Promise<PriceImport[]> {
  requireAdmin(actor)
  const rows = await orm
    .select({ report: priceImports, firstName: users.firstName, lastName: users.lastName })
    .from(priceImports)
    .leftJoin(users, eq(users.id, priceImports.userId))
    .orderBy(desc(priceImports.id))
    .limit(REPORTS_SHOWN)
  return rows.map(({ report: { userId: _, ...report }, ...name }) => ({ ...report, by: nameOf(name) }))
}

/** Imports the valid lines of a CSV file that are not in the list yet; an invalid line affects no other. @throws AppError forbidden; invalid for a file that is no price list */
async function importFile(
  { clock, db }: Pick<Foundation, 'clock' | 'db'>,
  actor: Actor,
  { csv, dryRun }: { csv: string; dryRun?: boolean | undefined },
): Promise<PriceImport> {
  const { orm } = db
  requireAdmin(actor)
  const max = actor.kind === 'user' ? MOST_LINES.server : MOST_LINES.commandLine
  const { right, faults } = readPriceLines(csv, max, (input: PriceInput) => checkDay(clock, input))
  const fresh = await findNewLines({ db, clock }, right)
  const report = {
    id: Bun.randomUUIDv7(),
    added: fresh.length,
    known: right.length - fresh.length,
    refused: new Set(faults.map(({ line }) => line)).size,
    faults: faults.slice(0, MAX_FAULTS),
    createdAt: isoNow(clock),
  }
  const by = actor.kind === 'user' ? nameOf(actor.user) : null
  if (dryRun) return { ...report, id: null, by }
  const rows = fresh.map(({ input }) => newRow(clock, actor, 'file', input))
  const inserts = Array.from({ length: Math.ceil(rows.length / ROWS_AT_ONCE) }, (_, n) =>
    orm.insert(prices).values(rows.slice(n * ROWS_AT_ONCE, (n + 1) * ROWS_AT_ONCE)),
  )
  await db.write(
    ...inserts,
    orm.insert(priceImports).values({ ...report, userId: actor.kind === 'user' ? actor.user.id : null }),
    auditWrite(db, { actor, action: 'import_prices', count: rows.length }, clock.now()),
  )
  return { ...report, by }
}

/** Crop and market of the price of produce that the administrator typed last; null without one. @throws AppError forbidden */
async function lastEnteredPrice(
  orm: Orm,
  actor: Actor,
  country: Country,
): Promise<{ item: string; market: string } | null> {
  requireAdmin(actor)
  if (actor.kind !== 'user') return null
  const newest = orm
    .select()
    .from(prices)
    .where(eq(prices.userId, actor.user.id))
    .orderBy(desc(prices.id))
    .limit(LAST_READ)
    .as('newest')
  const [last] = await orm
    .select({ item: newest.item, market: newest.market })
    .from(newest)
    .where(and(eq(newest.country, country), eq(newest.kind, 'produce'), eq(newest.way, 'form')))
    .orderBy(desc(newest.id))
    .limit(1)
  return last ? { item: last.item, market: last.market ?? '' } : null
}

/** Returns the lines that are not in the list yet; of three equal lines with one stored, two. */
async function findNewLines({ db, clock }: Pick<Foundation, 'db' | 'clock'>, lines: PriceLine[]): Promise<PriceLine[]> {
  const { orm } = db
  const dates = JSON.stringify([...new Set(lines.map(({ input }) => input.date))])
  const there = await orm
    .select()
    .from(prices)
    .where(inArray(prices.date, sql`(select value from json_each(${dates}))`))
  const left = new Map<string, number>()
  for (const row of there) left.set(keyOf(row), (left.get(keyOf(row)) ?? 0) + 1)
  return lines.filter(({ input }) => {
    const key = keyOf(newRow(clock, { kind: 'operator' }, 'file', input))
    const n = left.get(key) ?? 0
    left.set(key, n - 1)
    return n <= 0
  })
}

function toListedPrice(clock: Clock, { price: row, replaced, priceBefore, ...name }: ListedRow): ListedPrice {
  const { userId: _, ...price } = row
  const days = daysSinceDate(price.date, price.country, clock.now())
  const state = replaced ? 'replaced' : days > MAX_PRICE_AGE_DAYS ? 'old' : 'counts'
  const times = priceBefore === null ? 1 : price.price / priceBefore
  const doubtful = times >= DOUBTFUL_PRICE_FACTOR || times <= 1 / DOUBTFUL_PRICE_FACTOR
  return { ...price, days, state, doubtful, by: nameOf(name) }
}

const newRow = (clock: Clock, actor: Actor, way: PriceSource, input: PriceInput): PriceRow => ({
  id: Bun.randomUUIDv7(),
  country: input.country,
  kind: input.kind,
  item: isCropId(input.item) ? canonicalCrop(input.item) : input.item,
  bagKg: input.kind === 'input' ? (input.bagKg ?? null) : null,
  price: input.price,
  market: input.market || null,
  date: input.date,
  userId: actor.kind === 'user' ? actor.user.id : null,
  way: actor.kind === 'user' ? way : 'command',
  createdAt: isoNow(clock),
})

/** @throws AppError invalid for a future date and one long ago */
function checkDay(clock: Clock, { country, date }: PriceInput): void {
  const today = todayInCountry(country, clock.now())
  if (date > today) throw fieldRefusalError('date', 'price.future')
  if (date < addDays(today, -MAX_ACCEPTED_PRICE_AGE_DAYS))
    throw fieldRefusalError('date', 'price.old', { years: MAX_ACCEPTED_PRICE_AGE_DAYS / 365 })
}

const keyOf = ({ country, kind, item, bagKg, price, market, date }: PriceRow): string =>
  JSON.stringify([country, kind, item, bagKg, price, market, date])

const nameOf = ({ firstName, lastName }: { firstName: string | null; lastName: string | null }): string | null =>
  [firstName, lastName].filter(Boolean).join(' ') || null
