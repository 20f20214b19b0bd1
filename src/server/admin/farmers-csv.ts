import { type SQL, sql } from 'drizzle-orm'
import { channelsOf } from '../../contracts/channels.ts'
import { coordinatesOf, type Location } from '../../contracts/shapes.ts'
import type { Orm } from '../../db/open.ts'
import { BYTE_ORDER_MARK, type CsvCell, csvCell, NEW_LINE } from '../csv-cell.ts'

/** The columns partners are promised, in order. */
const HEADER =
  'id,firstName,lastName,phone,email,locationName,state,country,latitude,longitude,' +
  'farmSize,farmingExperience,soilType,irrigationMethod,primaryCrops,preferredLanguage,createdAt'

/** For who asks for all: how a farmer came and is reached. */
const MORE = ',arrivedBy,webSince,lastActiveAt,lastActiveBy,adviceBy,warningsBy,answersBy'

const PAGE = 1000
const NOT_OF_A_PHONE = /(?!^\+)[^0-9]/g

/** All farmers, or those that `which` is true of, as CSV, a page at a time, between which other work goes on; with how many farmers are in each piece. */
export async function* farmersCsv(
  orm: Orm,
  { which = sql`true`, more = false }: { which?: SQL | undefined; more?: boolean } = {},
): AsyncGenerator<{ text: string; farmers: number }> {
  yield { text: `${BYTE_ORDER_MARK}${HEADER}${more ? MORE : ''}${NEW_LINE}`, farmers: 0 }
  for (let after = ''; ; ) {
    const rows = await orm.values<FarmerRow>(sql`
      select id, first_name, last_name, phone, email, location, region, country,
        farm_size, farming_experience, soil_type, irrigation_method, primary_crops, preferred_language, created_at
        ${more ? MORE_COLUMNS : sql``}
      from users where is_admin = 0 and id > ${after} and ${which} order by id limit ${PAGE}`)
    if (rows.length === 0) return
    yield { text: rows.map((row) => line(row, more)).join(''), farmers: rows.length }
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

const MORE_COLUMNS = sql`, arrived_by, web_at, last_active_at, last_active_by, notification_preferences, channels`

/** The switches and choices at the end as how each matter comes. */
function withChannels(cells: CsvCell[]): CsvCell[] {
  const [switches, chosen] = cells.slice(-2).map((cell) => JSON.parse(String(cell)))
  return [...cells.slice(0, -2), ...Object.values(channelsOf(switches, chosen))]
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

/** One record in the order of `HEADER`. The place is read here, for SQLite's JSON costs more than all the rest. */
function line(
  [id, firstName, lastName, phone, email, location, region, country, ...rest]: FarmerRow,
  more: boolean,
): string {
  const farm = more ? withChannels(rest) : rest
  const place = location === null ? null : (JSON.parse(location) as Location)
  const point = coordinatesOf(place)
  const name = typeof place === 'string' ? place : (place?.name ?? null)
  const state = typeof place === 'string' || place === null ? null : region
  const person = `${csvCell(id)},${csvCell(firstName)},${csvCell(lastName)},${phone.replace(NOT_OF_A_PHONE, '')},${csvCell(email)}`
  const where = `${csvCell(name)},${csvCell(state)},${csvCell(country)},${point?.lat ?? ''},${point?.lng ?? ''}`
  return `${person},${where},${farm.map(csvCell).join(',')}${NEW_LINE}`
}
