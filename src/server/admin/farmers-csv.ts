import { sql } from 'drizzle-orm'
import Papa from 'papaparse'
import type { Orm } from '../../db/open.ts'
import { users } from '../../db/schema.ts'

/** The columns partners are promised, in order (contract §6). */
export const FARMER_COLUMNS = [
  'id',
  'firstName',
  'lastName',
  'phone',
  'email',
  'locationName',
  'state',
  'country',
  'latitude',
  'longitude',
  'farmSize',
  'farmingExperience',
  'soilType',
  'irrigationMethod',
  'primaryCrops',
  'preferredLanguage',
  'createdAt',
] as const

const PHONE = FARMER_COLUMNS.indexOf('phone')
const PAGE = 1000
const FORMULA_START = /^[=+\-@\t\r\n＝＋－＠]/
const NEW_LINE = '\r\n'
/** Tells spreadsheets that the file is UTF-8, so that ẹ and ọ are read. */
const BYTE_ORDER_MARK = '\uFEFF'

/** One piece of the file, and how many farmers are in it. */
export interface CsvPiece {
  text: string
  farmers: number
}

/**
 * All farmers as CSV, read a page at a time by id so that a million need no more memory than a thousand. 0,0 is no
 * coordinates; a legacy text location has a name and no state. Between pages other work of this process goes on.
 */
export async function* farmersCsv(orm: Orm): AsyncGenerator<CsvPiece> {
  const page = pageOfFarmers(orm)
  yield { text: `${BYTE_ORDER_MARK}${FARMER_COLUMNS.join(',')}${NEW_LINE}`, farmers: 0 }
  for (let after = ''; ; ) {
    const rows = (await page.values({ after })) as Cell[][]
    if (rows.length === 0) return
    for (const row of rows) makeSafe(row)
    yield { text: Papa.unparse(rows, { header: false, newline: NEW_LINE }) + NEW_LINE, farmers: rows.length }
    if (rows.length < PAGE) return
    after = String(rows.at(-1)![0])
    await new Promise((resolve) => setImmediate(resolve))
  }
}

/** `farmers-YYYYMMDD-HHMMSS.csv`, in UTC. */
export function farmersFileName(at: Date): string {
  const [day, time] = at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '').split('T')
  return `farmers-${day}-${time}.csv`
}

type Cell = string | number | null

/** Numbers stay numbers and phones stay phones; any other cell that a spreadsheet would run gets an apostrophe. */
function makeSafe(row: Cell[]): void {
  for (let i = 0; i < row.length; i++) {
    const cell = row[i]
    if (i === PHONE) row[i] = String(cell).replace(/(?!^\+)[^0-9]/g, '')
    else if (typeof cell === 'string' && FORMULA_START.test(cell)) row[i] = `'${cell}`
  }
}

function pageOfFarmers(orm: Orm) {
  const isPlace = sql`json_type(${users.location}) = 'object'`
  const part = (name: string) => sql`json_extract(${users.location}, ${sql.raw(`'$.${name}'`)})`
  const hasPoint = sql`${isPlace} and (${part('lat')} <> 0 or ${part('lng')} <> 0)`
  return orm
    .select({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      phone: users.phone,
      email: users.email,
      locationName: sql`case when ${isPlace} then ${part('name')} else json_extract(${users.location}, '$') end`,
      state: sql`case when ${isPlace} then ${users.region} end`,
      country: users.country,
      latitude: sql`case when ${hasPoint} then ${part('lat')} end`,
      longitude: sql`case when ${hasPoint} then ${part('lng')} end`,
      farmSize: users.farmSize,
      farmingExperience: users.farmingExperience,
      soilType: users.soilType,
      irrigationMethod: users.irrigationMethod,
      primaryCrops: users.primaryCrops,
      preferredLanguage: users.preferredLanguage,
      createdAt: users.createdAt,
    } satisfies Record<(typeof FARMER_COLUMNS)[number], unknown>)
    .from(users)
    .where(sql`${users.isAdmin} = 0 and ${users.id} > ${sql.placeholder('after')}`)
    .orderBy(users.id)
    .limit(PAGE)
    .prepare()
}
