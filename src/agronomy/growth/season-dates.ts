import { addDays } from '../dates.ts'
import { lastLogEntry } from '../season/log-entries.ts'
import type { FieldSituation } from '../types.ts'
import type { EmergenceInfo, EmergenceState } from './emergence.ts'
import type { StageInfo } from './stage-info.ts'

export interface SeasonDates {
  planted: string | null
  planned: string | null
  emerged: string | null
  emergence: EmergenceState
  flowering: string | null
  maturity: string | null
  harvested: string | null
  resown: string | null
}

export function findPlantingDates(s: FieldSituation): Pick<SeasonDates, 'planted' | 'planned' | 'resown'> {
  const reportedPlanting = lastLogEntry(s, 'planted')?.date ?? null
  const date = reportedPlanting ?? s.plantingDate
  const resown = lastLogEntry(s, 'resown', date ?? undefined)?.date ?? null
  const planned = date !== null && date > s.asOf
  return { planted: planned ? null : (resown ?? date), planned: planned ? date : null, resown }
}

export function computeSeasonDates(
  s: FieldSituation,
  info: Pick<StageInfo, 'basis' | 'dayAfterPlanting' | 'growth' | 'harvestDate'>,
  { emerged, emergence }: Pick<EmergenceInfo, 'emerged' | 'emergence'>,
): SeasonDates {
  const start = findPlantingDates(s)
  const { dayAfterPlanting: day, growth } = info
  const dayOf = (first: number | null) => (day === null || first === null ? null : addDays(s.asOf, first - day))
  const season = start.planted ?? start.planned
  return {
    ...start,
    emerged,
    emergence,
    flowering: info.basis === 'perennial' ? null : dayOf(growth.flowering),
    maturity: info.harvestDate,
    harvested: (season === null ? lastLogEntry(s, 'harvested') : lastLogEntry(s, 'harvested', season))?.date ?? null,
  }
}
