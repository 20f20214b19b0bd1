import { type JudgedHistory, judgeRainHistory } from '../../../agronomy/rain-odds/judge-history.ts'
import { MISSING_RAIN } from '../../../agronomy/rain-odds/rain-years.ts'
import { isoNow } from '../../../shared/clock.ts'
import { type Actor, requireAdmin } from '../../foundation/actor.ts'
import { auditWrite } from '../../foundation/audit.ts'
import type { Foundation } from '../../foundation/foundation.ts'
import type { PlaceService } from '../../places/service.ts'
import { localDateAt } from '../local-time-at-place.ts'
import { type FileLineError, readRainHistory } from './history-file.ts'
import { type RainCell, rainCellFromKey } from './rain-cell.ts'
import { ERA5_SOURCE, type RainStore, type StoredRainYear } from './rain-store.ts'

/** Report of an imported history; with bad lines nothing was stored. */
interface HistoryImport {
  source: string
  cells: number
  years: number
  lines: number
  bad: FileLineError[]
}

/** A cell's history from one source, and its judgement. */
interface CellHistory extends JudgedHistory {
  source: string
}

/** Daily rain of past years by 0.25° cell: import, and the source that counts for the onset. */
export function createRainHistory({
  db,
  clock,
  places,
  store,
}: Pick<Foundation, 'db' | 'clock'> & { places: PlaceService; store: RainStore }) {
  /** Imports a whole file, or nothing if any line is bad. @throws AppError forbidden, invalid for a file without the columns */
  async function importFile(
    actor: Actor,
    { csv, source, dryRun = false }: { csv: string; source: string; dryRun?: boolean | undefined },
  ): Promise<HistoryImport> {
    requireAdmin(actor)
    const today = localDateAt({ lat: 12, lng: 8 }, clock.now())
    const { years, lines, bad } = readRainHistory(csv, { today, serves: places.serves })
    const report = { source, cells: new Set(years.map(({ cell }) => cell)).size, years: years.length, lines, bad }
    if (bad.length > 0 || dryRun) return report
    const fetchedAt = isoNow(clock)
    const merged = await mergedWithStored(
      store,
      years.map((year) => ({ ...year, source, fetchedAt })),
    )
    await db.write(...store.keep(merged), auditWrite(db, { actor, action: 'import_rain', count: lines }, clock.now()))
    return report
  }

  /** Judges each source of a cell. `withSeason` adds the days of whole seasons, for planting tables. */
  async function judged({ key, place }: RainCell, { withSeason = false } = {}): Promise<CellHistory[]> {
    const histories = await store.histories(key)
    return [...histories].map(([source, years]) => ({
      source,
      ...judgeRainHistory(years, place, { scale: source === ERA5_SOURCE, withSeason }),
    }))
  }

  /** Returns the history of a cell that is used for the onset: a measured one before the reanalysis, then the longer one. Null if none is trusted. */
  async function trusted(cell: RainCell, options?: { withSeason: boolean }): Promise<CellHistory | null> {
    const good = (await judged(cell, options)).filter(({ distrust }) => distrust === null)
    const rank = ({ source, years }: CellHistory) => (source === ERA5_SOURCE ? 0 : 1000) + years.length
    return good.reduce<CellHistory | null>((best, one) => (best && rank(best) >= rank(one) ? best : one), null)
  }

  return {
    importFile,
    judged,
    trusted,
    /** Every cell and source with its judgement. @throws AppError forbidden */
    async list(actor: Actor): Promise<(CellHistory & { cell: string })[]> {
      requireAdmin(actor)
      const list: (CellHistory & { cell: string })[] = []
      for (const cell of new Set((await store.summary()).map(({ cell }) => cell)))
        for (const history of await judged(rainCellFromKey(cell))) list.push({ cell, ...history })
      return list
    },
  }
}

export type RainHistory = ReturnType<typeof createRainHistory>

/** Adds the stored days of the same source that a file's years lack. */
async function mergedWithStored(store: RainStore, years: StoredRainYear[]): Promise<StoredRainYear[]> {
  const merged: StoredRainYear[] = []
  for (const [cell, of] of Map.groupBy(years, ({ cell }) => cell)) {
    const histories = await store.histories(cell)
    for (const year of of) {
      const before = histories.get(year.source)?.get(year.year)
      const values = year.values.map((value, n) => (value === MISSING_RAIN ? (before?.[n] ?? MISSING_RAIN) : value))
      merged.push({ ...year, values })
    }
  }
  return merged
}
