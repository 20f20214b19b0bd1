import { firstItem, itemAt, lastItem } from '../../shared/lookups.ts'
import { findAgroZone } from '../climate/zones.ts'
import { cropFacts } from '../crops/crop-facts.ts'
import { dayNumber, isoDate } from '../dates.ts'
import { EMPTY_FIELD } from '../empty-field.ts'
import { computeGrowingDegreeDays } from '../growth/growing-degree-days.ts'
import { growthStageOnDay } from '../growth/stage-info.ts'
import { computeStage } from '../growth/stage-on-day.ts'
import type { DayWeather, FieldSituation } from '../types.ts'
import { requireNotNegative, requirePositive, validateDays, validatePlace } from '../validate-situation.ts'
import { cropCoefficientCurve } from './crop-coefficient.ts'
import { setEffectiveRain, setWaterDemand } from './daily-balance.ts'
import { updateRootZone } from './root-zone.ts'
import { soilWaterFacts } from './soils.ts'
import { blankRow, type WaterRow } from './water-row.ts'
import { buildSeriesBetween, WET_START_DAYS } from './weather-series.ts'

interface SeasonInput {
  crop: FieldSituation['crop']
  place: FieldSituation['place']
  plantingDate: string
  soil: FieldSituation['soil']
  weather?: readonly DayWeather[]
  varietyDays?: number | null
  /** Days; default: whole crop, a year for perennials. */
  days?: number
  /** `none`, `when-due` (past RAW, to field capacity), or depths by date. */
  irrigation?: 'none' | 'when-due' | { date: string; mm: number }[]
  /** mm missing at planting; default: 0 after ten wet days, else half of TAW. */
  startDepletion?: number
  /** Tabled Kc without climate adjustment, as published examples. */
  tableKc?: boolean
}

export interface SeasonWaterRow extends WaterRow {
  /** Degree days of the day and since planting, °C d; null without limits. */
  gdd: number | null
  gddTotal: number | null
}

export interface SimulatedSeason {
  rows: SeasonWaterRow[]
  harvestDate: string
  totals: {
    rain: number
    et0: number
    etc: number
    eta: number
    irrigation: number
    runoff: number
    deepPercolation: number
    gdd: number | null
  }
  /** Yield share, 1 − Ky(1 − ETa/ETc) (FAO-33), 0-1; null without a Ky. */
  yieldShare: number | null
  stressDays: number
  /** Out-of-range inputs with the values used. */
  clipped: Clipped[]
}

interface Clipped {
  what: 'startDepletion' | 'irrigation'
  /** mm. */
  given: number
  taken: number
  date: string
}

/** Daily season for `gona advisories explain --season`; flooded rice as upland. @throws UnusableNumber */
export function simulateSeason(input: SeasonInput): SimulatedSeason {
  checkSeason(input)
  const { place, plantingDate } = input
  const facts = cropFacts(input.crop)
  const planted = dayNumber(plantingDate)
  const situation: FieldSituation = {
    ...EMPTY_FIELD,
    asOf: plantingDate,
    place,
    crop: input.crop,
    plantingDate,
    varietyDays: input.varietyDays ?? null,
    soil: input.soil,
  }
  const info = computeStage(situation)
  const length = input.days ?? (facts.perennial ? 365 : (info.growth.harvesting ?? info.stages.total))
  const series = buildSeriesBetween(place, planted - WET_START_DAYS, planted + length, input.weather ?? [])
  const soil = soilWaterFacts(input.soil, findAgroZone(place))
  const adjusted = cropCoefficientCurve(facts, info, place, plantingDate)
  const curve = input.tableKc
    ? { ...adjusted, kc: facts.kc, flatKc: adjusted.flatKc === null ? null : facts.kc.mid }
    : adjusted
  const irrigated = Array.isArray(input.irrigation) ? new Map(input.irrigation.map((i) => [i.date, i.mm])) : null
  const rows: SeasonWaterRow[] = []
  let gddTotal = 0
  let depletion = 0
  for (let dap = 0; dap <= length; dap++) {
    const n = dap + WET_START_DAYS
    const day = itemAt(series.days, n)
    const et0 = itemAt(series.et0, n)
    const row = blankRow()
    setWaterDemand(row, { facts, soil, curve, paddy: false }, dap, et0)
    const { taw, raw } = row
    if (dap === 0) depletion = Math.min(taw, input.startDepletion ?? (wetStart(series.days, taw) ? 0 : taw / 2))
    const due = input.irrigation === 'when-due' && depletion > raw
    const irrigation = due ? depletion : (irrigated?.get(day.date) ?? 0)
    row.depletion = depletion - (due ? depletion : 0)
    row.irrigation = due ? 0 : irrigation
    setEffectiveRain(row, soil, day.rain, et0)
    updateRootZone(row)
    depletion = row.depletion
    const gdd = facts.gdd ? computeGrowingDegreeDays(day.tMax, day.tMin, facts.gdd) : null
    gddTotal += gdd ?? 0
    rows.push({
      ...row,
      date: isoDate(planted + dap),
      dayAfterPlanting: dap,
      stage: facts.perennial && facts.yearsToBear > 0 ? info.stage : growthStageOnDay(dap, info.growth),
      tMax: day.tMax,
      tMin: day.tMin,
      rain: day.rain,
      et0,
      et0Method: itemAt(series.et0Method, n),
      irrigation,
      estimated: day.estimated,
      gdd,
      gddTotal: gdd === null ? null : gddTotal,
    })
  }
  const total = (pick: (row: SeasonWaterRow) => number) => rows.reduce((sum, row) => sum + pick(row), 0)
  const etc = total((r) => r.etc)
  const eta = total((r) => r.eta)
  return {
    rows,
    harvestDate: isoDate(planted + length),
    totals: {
      rain: total((r) => r.rain),
      et0: total((r) => r.et0),
      etc,
      eta,
      irrigation: total((r) => r.irrigation),
      runoff: total((r) => r.runoff),
      deepPercolation: total((r) => r.deepPercolation),
      gdd: facts.gdd ? gddTotal : null,
    },
    yieldShare: facts.ky === null || etc === 0 ? null : Math.min(1, Math.max(0, 1 - facts.ky * (1 - eta / etc))),
    stressDays: rows.filter((r) => r.ks < 1).length,
    clipped: clippedOf(input, rows),
  }
}

function checkSeason({ place, weather, varietyDays, days, startDepletion, irrigation }: SeasonInput): void {
  validatePlace(place)
  validateDays('weather', weather ?? [])
  requirePositive('varietyDays', varietyDays)
  requirePositive('days', days)
  requireNotNegative('startDepletion', startDepletion)
  if (Array.isArray(irrigation)) for (const { date, mm } of irrigation) requireNotNegative(`irrigation[${date}].mm`, mm)
}

function clippedOf({ startDepletion, irrigation }: SeasonInput, rows: SeasonWaterRow[]): Clipped[] {
  const first = firstItem(rows)
  const found: Clipped[] = []
  if (startDepletion !== undefined && startDepletion > first.taw)
    found.push({ what: 'startDepletion', given: startDepletion, taken: first.taw, date: first.date })
  for (const { date, mm } of Array.isArray(irrigation) ? irrigation : []) {
    if (date < first.date || date > lastItem(rows).date) found.push({ what: 'irrigation', given: mm, taken: 0, date })
  }
  return found
}

function wetStart(days: readonly DayWeather[], taw: number): boolean {
  let rain = 0
  for (let n = 0; n < WET_START_DAYS; n++) rain += itemAt(days, n).rain
  return rain >= taw
}
