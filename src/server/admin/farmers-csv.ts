import { sql } from 'drizzle-orm'
import { coordinatesOf, type Location } from '../../contracts/shapes.ts'
import type { Orm } from '../../db/open.ts'

/** The columns partners are promised, in order. */
const HEADER =
  'id,firstName,lastName,phone,email,locationName,state,country,latitude,longitude,' +
  'farmSize,farmingExperience,soilType,irrigationMethod,primaryCrops,preferredLanguage,createdAt'

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

/** All farmers as CSV, a page at a time, between which other work goes on; with how many farmers are in each piece. */
export async function* farmersCsv(orm: Orm): AsyncGenerator<{ text: string; farmers: number }> {
  yield { text: `${BYTE_ORDER_MARK}${HEADER}${NEW_LINE}`, farmers: 0 }
  for (let after = ''; ; ) {
    const rows = await orm.values<FarmerRow>(sql`
      select id, first_name, last_name, phone, email, location, region, country,
        farm_size, farming_experience, soil_type, irrigation_method, primary_crops, preferred_language, created_at
      from users where is_admin = 0 and id > ${after} order by id limit ${PAGE}`)
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
type FarmerRow = [id: string, Cell, Cell, phone: string, Cell, location: Cell, Cell, Cell, ...farm: Cell[]]

/** One record in the order of `HEADER`. The place is read here, for SQLite's JSON costs more than all the rest. */
function line([id, firstName, lastName, phone, email, location, region, country, ...farm]: FarmerRow): string {
  const place = location === null ? null : (JSON.parse(location) as Location)
  const point = coordinatesOf(place)
  const name = typeof place === 'string' ? place : (place?.name ?? null)
  const state = typeof place === 'string' || place === null ? null : region
  const person = `${cell(id)},${cell(firstName)},${cell(lastName)},${phone.replace(NOT_OF_A_PHONE, '')},${cell(email)}`
  const where = `${cell(name)},${cell(state)},${cell(country)},${point?.lat ?? ''},${point?.lng ?? ''}`
  return `${person},${where},${farm.map(cell).join(',')}${NEW_LINE}`
}

/** A text that a spreadsheet would run gets an apostrophe. */
function cell(value: Cell): string {
  if (value === null) return ''
  if (!UNSAFE.test(value)) return value
  const text = value.replace(FORMULA_STARTS, (_, end = '', start = '') => `${end}'${start}`)
  return QUOTED.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
