import { desc, eq } from 'drizzle-orm'
import { daysBetween } from '../../agronomy/dates.ts'
import type { LogEntry } from '../../contracts/farm-log.ts'
import type { OfficerQuestion } from '../../contracts/questions.ts'
import { coordinatesOf, type Location } from '../../contracts/shapes.ts'
import type { ForecastDay } from '../../contracts/weather.ts'
import { advisories } from '../../db/schema/advisories.ts'
import { crops } from '../../db/schema/crops.ts'
import type { Foundation } from '../foundation/foundation.ts'
import type { Point } from '../places/nearest.ts'
import type { QuestionRow } from './question-rows.ts'

const MAX_ITEMS_SHOWN = { fields: 12, advices: 5, log: 5 } as const

export interface OfficerFarmDeps {
  /** Last entries of a field's log, the newest first. */
  logOf: (cropId: string, limit: number) => Promise<LogEntry[]>
  forecast: (point: Point) => Promise<ForecastDay[]>
}

type Farm = Pick<OfficerQuestion, 'fields' | 'advices' | 'log' | 'week'>

export function createOfficerFarm({ db, clock, logOf, forecast }: Pick<Foundation, 'db' | 'clock'> & OfficerFarmDeps) {
  const { orm } = db

  /** Returns the weather of the coming days at the farm; empty without a location or a forecast. */
  async function weekAt(location: Location | null): Promise<Farm['week']> {
    const point = coordinatesOf(location)
    const days = point ? await forecast(point).catch(() => []) : []
    return days.map(({ forecastDate, precipitation, temperature }) => ({
      date: forecastDate,
      rain: Math.round(precipitation),
      heat: Math.round(temperature),
    }))
  }

  return async function farmOf(
    { userId, cropId }: Pick<QuestionRow, 'userId' | 'cropId'>,
    location: Location | null,
  ): Promise<Farm> {
    if (userId === null) return { fields: [], advices: [], log: [], week: [] }
    const today = clock.now().toISOString().slice(0, 'YYYY-MM-DD'.length)
    const [fields, advices, log, week] = await Promise.all([
      orm
        .select({ cropType: crops.cropType, stage: crops.growthStage, planted: crops.plantingDate })
        .from(crops)
        .where(eq(crops.userId, userId))
        .orderBy(crops.id)
        .limit(MAX_ITEMS_SHOWN.fields),
      orm
        .select({ title: advisories.title, at: advisories.createdAt })
        .from(advisories)
        .where(eq(advisories.userId, userId))
        .orderBy(desc(advisories.createdAt))
        .limit(MAX_ITEMS_SHOWN.advices),
      cropId ? logOf(cropId, MAX_ITEMS_SHOWN.log) : [],
      weekAt(location),
    ])
    return {
      fields: fields.map(({ planted, ...field }) => ({
        ...field,
        day: planted ? daysBetween(planted.slice(0, 'YYYY-MM-DD'.length), today) : null,
      })),
      advices,
      log: log.map(({ kind, date }) => ({ kind, date })),
      week,
    }
  }
}
