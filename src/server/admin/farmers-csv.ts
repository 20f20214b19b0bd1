import { type SQL, sql } from 'drizzle-orm'
import { effectiveChannels } from '../../contracts/channels.ts'
import { coordinatesOf, type Location, removeInvisible } from '../../contracts/shapes.ts'
import type { Orm } from '../../db/open.ts'
import { lastItem } from '../../shared/lookups.ts'
import { BYTE_ORDER_MARK, CSV_NEW_LINE, type CsvCell, csvCell } from '../foundation/csv-cell.ts'

/** Columns promised to partners, in order. */
const CSV_HEADER =
  'id,firstName,lastName,phone,email,locationName,state,country,latitude,longitude,' +
  'farmSize,farmingExperience,soilType,irrigationMethod,primaryCrops,preferredLanguage,createdAt,agreedAt'

/** Additional columns of a full export: arrival and channels. */
const FULL_EXPORT_HEADER = ',arrivedBy,webSince,lastActiveAt,lastActiveBy,adviceBy,warningsBy,answersBy'

const PAGE_SIZE = 1000
const NOT_OF_A_PHONE = /(?!^\+)[^0-9]/g
/** Cache size for values that many farmers share: towns, crops, experience. */
const CACHE_SIZE = 4000

/** Yields farmers that match `which` as CSV in pieces, with the number of farmers in each; other work runs between pieces. */
export async function* farmersCsv(
  orm: Orm,
  { which, more = false }: { which: SQL | undefined; more?: boolean },
): AsyncGenerator<{ text: string; farmers: number }> {
  const line = csvLineWriter(more)
  yield { text: `${BYTE_ORDER_MARK}${CSV_HEADER}${more ? FULL_EXPORT_HEADER : ''}${CSV_NEW_LINE}`, farmers: 0 }
  for (let after = ''; ; ) {
    const rows = await orm.values<FarmerRow>(sql`
      select id, first_name, last_name, phone, email, location, region, country,
        farm_size, farming_experience, soil_type, irrigation_method, primary_crops, preferred_language, created_at,
        case when share_partners = 'yes' then shared_at end
        ${more ? MORE_COLUMNS : sql``}
      from users where is_admin = 0 and id > ${after} and ${which ?? sql`true`} order by id limit ${PAGE_SIZE}`)
    if (rows.length === 0) return
    yield { text: rows.map(line).join(''), farmers: rows.length }
    if (rows.length < PAGE_SIZE) return
    after = lastItem(rows)[0]
    await new Promise((resolve) => setImmediate(resolve))
  }
}

/** `farmers-YYYYMMDD-HHMMSS.csv`, in UTC. */
export function farmersFileName(at: Date): string {
  const [day, time] = at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '').split('T')
  return `farmers-${day}-${time}.csv`
}

const MORE_COLUMNS = sql`, arrived_by, web_at, last_active_at, last_active_by, notification_preferences, channels`

/** Replaces the switches and choices at the end by the channel of each subject. */
function expandChannelCells(cells: CsvCell[]): CsvCell[] {
  const [switches, chosen] = cells.slice(-2).map((cell) => JSON.parse(String(cell)))
  return [...cells.slice(0, -2), ...Object.values(effectiveChannels(switches, chosen))]
}

type FarmerRow = [
  id: string,
  CsvCell,
  CsvCell,
  phone: string,
  CsvCell,
  location: CsvCell,
  CsvCell,
  CsvCell,
  ...farm: CsvCell[],
]

interface Place {
  name: string
  /** True for a point or a named place with a known state; false for a legacy text. */
  hasState: boolean
  point: string
}

const nameCsvCell = (name: CsvCell): string => csvCell(typeof name === 'string' ? removeInvisible(name) : name)

/** Returns a function that formats a farmer's row as a CSV line in the order of `CSV_HEADER`; values shared by many farmers are cached. */
function csvLineWriter(more: boolean): (row: FarmerRow) => string {
  const shared = cacheByValue(csvCell)
  const placeOf = cacheByValue(readPlace)
  return ([id, firstName, lastName, phone, email, location, region, country, ...rest]) => {
    const [size, experience, soil, irrigation, crops, language, ...when] = rest
    const { name, hasState, point } = location === null ? UNKNOWN_PLACE : placeOf(location)
    const state = hasState ? shared(region) : ''
    let line = `${csvCell(id)},${nameCsvCell(firstName)},${nameCsvCell(lastName)},${phone.replace(NOT_OF_A_PHONE, '')},${csvCell(email)},${name},${state},${shared(country)},${point}`
    for (const cell of [size, experience, soil, irrigation, crops, language]) line += `,${shared(cell!)}`
    for (const cell of more ? expandChannelCells(when) : when) line += `,${csvCell(cell)}`
    return line + CSV_NEW_LINE
  }
}

const UNKNOWN_PLACE: Place = { name: '', hasState: false, point: ',' }

/** Parses the stored location in JavaScript, because SQLite's JSON functions take longer than the rest of the export. */
function readPlace(location: string): Place {
  const place: Location | null = JSON.parse(location)
  const point = coordinatesOf(place)
  return {
    name: csvCell(typeof place === 'string' ? place : (place?.name ?? null)),
    hasState: typeof place === 'object' && place !== null,
    point: `${point?.lat ?? ''},${point?.lng ?? ''}`,
  }
}

/** Caches the results of `make` for recent values. */
function cacheByValue<Value, Made>(make: (value: Value) => Made): (value: Value) => Made {
  const made = new Map<Value, Made>()
  return (value) => {
    if (made.size > CACHE_SIZE) made.clear()
    return made.getOrInsertComputed(value, make)
  }
}
