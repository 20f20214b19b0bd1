import type { IrrigationMethod } from '../../contracts/farm.ts'
import { collectCandidates } from '../advise.ts'
import { climateNormal } from '../climate/climate-normals.ts'
import { addDays, dayNumber } from '../dates.ts'
import type { Advice, DayWeather, FieldSituation } from '../types.ts'
import { SQUARE_METRES_PER_ACRE } from '../units.ts'
import { type SimulatedSeason, simulateSeason } from '../water/simulate-season.ts'
import { IRRIGATION_EFFICIENCY, MAX_WATERING_MM } from '../water/watering-methods.ts'
import { wateredOn } from './example-fields.ts'

export type FollowedField = Pick<FieldSituation, 'place' | 'crop' | 'soil'> & {
  plantingDate: string
  method: IrrigationMethod
  areaAcres: number
  /** Logs the applications. */
  logs: boolean
}

/** Season with Monday advice followed to the letter: last day of each card, then every N days. */
export function followCards(field: FollowedField): SimulatedSeason {
  const { place, crop, soil, plantingDate, method } = field
  const season = (irrigation: { date: string; mm: number }[]) =>
    simulateSeason({ place, crop, soil, plantingDate, irrigation })
  const waterings: { date: string; mm: number }[] = []
  const last = season([]).harvestDate
  let card: Advice | null = null
  let next = plantingDate
  for (let date = plantingDate; date <= last; date = addDays(date, 1)) {
    if (date === plantingDate || dayNumber(date) % 7 === MONDAY) {
      card = cardOn(date, field, waterings)
      const first = card === null || card.rule === 'irrigation.young' ? date : (card.facts.by ?? card.validUntil)
      next = next < date || next > first ? first : next
    }
    if (card === null || date < next) continue
    const missing = season(waterings).rows.find((row) => row.date === date)!.depletion
    waterings.push({ date, mm: netOf(card, method, field.areaAcres, missing) })
    next = addDays(date, gapOf(card))
  }
  return season(waterings)
}

/** Day number 4 was a Monday. */
const MONDAY = 4

function cardOn(asOf: string, field: FollowedField, waterings: readonly { date: string; mm: number }[]): Advice | null {
  const { place, crop, soil, plantingDate, method, areaAcres, logs } = field
  const usual = (n: number): DayWeather => ({ ...climateNormal(place, addDays(asOf, n)), estimated: false })
  const situation: FieldSituation = {
    asOf,
    place,
    crop,
    plantingDate,
    statedStage: null,
    soil,
    irrigation: [method],
    areaAcres,
    log: logs ? waterings.map(({ date, mm }) => wateredOn(date, mm / IRRIGATION_EFFICIENCY[method])) : [],
    history: Array.from({ length: 60 }, (_, n) => usual(n - 60)),
    forecast: Array.from({ length: 7 }, (_, n) => usual(n)),
  }
  const found = collectCandidates(situation).find(({ closes }) => closes?.kind === 'watered')
  return found ?? null
}

/** Days between waterings by the card. */
function gapOf({ facts, rule }: Advice): number {
  if (rule === 'irrigation.young' || facts.again === 'one') return 1
  return facts.again === 'two' ? 2 : ((facts.gap as number | undefined) ?? 7)
}

function netOf({ facts }: Advice, method: IrrigationMethod, acres: number, missing: number): number {
  switch (facts.waterFor) {
    case 'cans':
      return (facts.cans as number) * IRRIGATION_EFFICIENCY.manual
    case 'drip':
    case 'litres':
      return ((facts.litres as number) / (acres * SQUARE_METRES_PER_ACRE)) * IRRIGATION_EFFICIENCY[method]
    case 'furrow':
      return Math.min(missing, MAX_WATERING_MM.furrow * IRRIGATION_EFFICIENCY.furrow)
    case 'top':
      return 5
    default:
      return (facts.cm as number) * 10 * IRRIGATION_EFFICIENCY[method]
  }
}
