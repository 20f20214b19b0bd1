import { sql } from 'drizzle-orm'
import { coordinatesOf, type Location } from '../../contracts/shapes.ts'
import type { Orm } from '../../db/open.ts'
import { users } from '../../db/schema/accounts.ts'

/** The columns partners are promised, in order. */
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

const PAGE = 1000
/**
 * At the start, and after what some spreadsheets take for the end of a cell or line, also within quotes. Quotes, spaces and
 * signs that cannot be seen may stand before the sign: a spreadsheet drops them where it cuts the cell in two.
 */
const FORMULA_STARTS = /(^|[;|\t\r\n])([\s"\p{Cc}\p{Cf}]*[=+\-@＝＋－＠])|^(?=[\t\r\n])/gu
const NOT_OF_A_PHONE = /(?!^\+)[^0-9]/g
const QUOTED = /[",\r\n]|^ | $/
/** True of few cells: the others are written as they are. */
const UNSAFE = new RegExp(`${FORMULA_STARTS.source}|${QUOTED.source}`, 'u')
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
    const rows = (await page.values({ after })) as FarmerRow[]
    if (rows.length === 0) return
    yield { text: rows.map(line).join(''), farmers: rows.length }
    if (rows.length < PAGE) return
    after = rows.at(-1)![0]
    await new Promise((resolve) => setImmediate(resolve))
  }
}

/** `farmers-YYYYMMDD-HHMMSS.csv`, in UTC. */
export function farmersFileName(at: Date): string {
  const [day, time] = at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '').split('T')
  return `farmers-${day}-${time}.csv`
}

type Cell = string | null
/** As `pageOfFarmers` selects it. */
type FarmerRow = [
  id: string,
  firstName: Cell,
  lastName: Cell,
  phone: string,
  email: Cell,
  location: string | null,
  region: Cell,
  country: Cell,
  farmSize: Cell,
  farmingExperience: Cell,
  soilType: Cell,
  irrigationMethod: Cell,
  primaryCrops: Cell,
  preferredLanguage: Cell,
  createdAt: Cell,
]

/** One record in the order of `FARMER_COLUMNS`. The place is read here, for SQLite's JSON costs more than all the rest. */
function line(row: FarmerRow): string {
  const location = row[5]
  const place = location === null ? null : (JSON.parse(location) as Location)
  const point = coordinatesOf(place)
  const name = typeof place === 'string' ? place : (place?.name ?? null)
  const state = typeof place === 'string' || place === null ? null : row[6]
  const person = `${cell(row[0])},${cell(row[1])},${cell(row[2])},${row[3].replace(NOT_OF_A_PHONE, '')},${cell(row[4])}`
  const where = `${cell(name)},${cell(state)},${cell(row[7])},${point?.lat ?? ''},${point?.lng ?? ''}`
  const farm = `${cell(row[8])},${cell(row[9])},${cell(row[10])},${cell(row[11])},${cell(row[12])}`
  return `${person},${where},${farm},${cell(row[13])},${cell(row[14])}${NEW_LINE}`
}

/** A text that a spreadsheet would run gets an apostrophe. */
function cell(value: Cell): string {
  if (value === null) return ''
  if (!UNSAFE.test(value)) return value
  const text = value.replace(FORMULA_STARTS, (_, end = '', start = '') => `${end}'${start}`)
  return QUOTED.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

function pageOfFarmers(orm: Orm) {
  return orm
    .select({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      phone: users.phone,
      email: users.email,
      location: users.location,
      region: users.region,
      country: users.country,
      farmSize: users.farmSize,
      farmingExperience: users.farmingExperience,
      soilType: users.soilType,
      irrigationMethod: users.irrigationMethod,
      primaryCrops: users.primaryCrops,
      preferredLanguage: users.preferredLanguage,
      createdAt: users.createdAt,
    })
    .from(users)
    .where(sql`${users.isAdmin} = 0 and ${users.id} > ${sql.placeholder('after')}`)
    .orderBy(users.id)
    .limit(PAGE)
    .prepare()
}
