import { and, asc, count, eq, gte, sql } from 'drizzle-orm'
import type { RainYears } from '../../../agronomy/rain-odds/rain-years.ts'
import type { Database, Orm, Write } from '../../../db/open.ts'
import { users } from '../../../db/schema/accounts.ts'
import { rainDays } from '../../../db/schema/rains.ts'
import { firstItem } from '../../../shared/lookups.ts'
import { type RainCell, rainCellFromKey } from './rain-cell.ts'

/** Source of the nightly download, a reanalysis (Copernicus/ECMWF). */
export const ERA5_SOURCE = 'era5'
const ROWS_AT_ONCE = 200

export interface StoredRainYear {
  cell: string
  year: number
  source: string
  values: Uint16Array
  fetchedAt: string
}

/** A cell with farmers, and the place of one of them. */
interface FarmedCell {
  cell: RainCell
  farmers: number
  point: { lat: number; lng: number }
}

export function createRainStore(db: Pick<Database, 'orm' | 'prepared'>) {
  const { orm } = db
  const yearsOf = db.prepared(() =>
    orm
      .select({ source: rainDays.source, year: rainDays.year, days: rainDays.days })
      .from(rainDays)
      .where(eq(rainDays.cell, sql.placeholder('cell')))
      .orderBy(asc(rainDays.source), asc(rainDays.year)),
  )

  async function histories(cell: string): Promise<Map<string, RainYears>> {
    const bySource = new Map<string, Map<number, Uint16Array>>()
    for (const { source, year, days } of await yearsOf.all({ cell }))
      bySource.getOrInsertComputed(source, () => new Map()).set(year, valuesOf(days))
    return bySource
  }

  return {
    histories,
    keep: (years: readonly StoredRainYear[]) => rainYearWrites(orm, years),
    /** Years of a cell and source with the time of their request. */
    fetched: (cell: string, source: string) =>
      orm
        .select({ year: rainDays.year, fetchedAt: rainDays.fetchedAt })
        .from(rainDays)
        .where(and(eq(rainDays.cell, cell), eq(rainDays.source, source))),
    /** Number of years of a source stored since a time. */
    async fetchedSince(source: string, since: string): Promise<number> {
      const row = firstItem(
        await orm
          .select({ n: count() })
          .from(rainDays)
          .where(and(eq(rainDays.source, source), gte(rainDays.fetchedAt, since))),
      )
      return row.n
    },
    /** Cells with a history, with their sources and number of years. */
    summary: () =>
      orm
        .select({ cell: rainDays.cell, source: rainDays.source, years: count() })
        .from(rainDays)
        .groupBy(rainDays.cell, rainDays.source)
        .orderBy(asc(rainDays.cell)),
    /** Cells with farmers, most farmers first. Reads all farmers. */
    async farmedCells(): Promise<FarmedCell[]> {
      const [lat, lng] = [sql`(location ->> '$.lat')`, sql`(location ->> '$.lng')`]
      const rows = await orm.all<{ cell: string; farmers: number; lat: number; lng: number }>(sql`
        select printf('%.2f,%.2f', round(${lat} * 4) / 4, round(${lng} * 4) / 4) as cell, count(*) as farmers,
          ${lat} as lat, ${lng} as lng
        from ${users} where ${users.isAdmin} = 0 and ${lat} is not null and ${lng} is not null and (${lat} <> 0 or ${lng} <> 0)
        group by 1 order by 2 desc, 1`)
      return rows.map(({ cell, farmers, lat, lng }) => ({ cell: rainCellFromKey(cell), farmers, point: { lat, lng } }))
    },
  }
}

export type RainStore = ReturnType<typeof createRainStore>

const bytesOf = (values: Uint16Array): Buffer => {
  const bytes = Buffer.alloc(values.length * 2)
  values.forEach((value, n) => {
    bytes.writeUInt16LE(value, n * 2)
  })
  return bytes
}

function valuesOf(bytes: Uint8Array): Uint16Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return Uint16Array.from({ length: bytes.byteLength / 2 }, (_, n) => view.getUint16(n * 2, true))
}

/** Writes that store years; a year that is there already is replaced. */
function rainYearWrites(orm: Orm, years: readonly StoredRainYear[]): Write[] {
  const rows = years.map(({ values, ...row }) => ({ ...row, days: bytesOf(values) }))
  return Array.from({ length: Math.ceil(rows.length / ROWS_AT_ONCE) }, (_, n) =>
    orm
      .insert(rainDays)
      .values(rows.slice(n * ROWS_AT_ONCE, (n + 1) * ROWS_AT_ONCE))
      .onConflictDoUpdate({
        target: [rainDays.cell, rainDays.source, rainDays.year],
        set: { days: sql`excluded.days`, fetchedAt: sql`excluded.fetched_at` },
      }),
  )
}
