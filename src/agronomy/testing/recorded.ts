import { LOG_KINDS, type LogEntry, UNITS_OF_LOG_KIND } from '../../contracts/season.ts'
import { firstItem } from '../../shared/lookups.ts'
import type { ConsideredAdvice } from '../choose-advice.ts'
import { addDays, daysBetween } from '../dates.ts'
import { ACTIVE_INGREDIENTS } from '../pests/active-ingredients.ts'
import { PEST_IDS } from '../pests/pests.ts'
import type { Advice, FieldSituation } from '../types.ts'
import { type Chance, chanceOf } from './chance.ts'
import { HOMES, type MadeField, madeFarm } from './made-farms.ts'
import { madeDay } from './made-weather.ts'

/** Six significant digits, the same on every processor. */
const rounded = (_: string, value: unknown) =>
  typeof value === 'number' && !Number.isInteger(value) ? Number(value.toPrecision(6)) : value

/** Short name of a value in a recorded line: equal values have equal names. */
export const digest = (value: unknown): string =>
  new Bun.CryptoHasher('sha1')
    .update(JSON.stringify(value, rounded) ?? 'none')
    .digest('hex')
    .slice(0, 4)

/** `KEY:DIGEST` of each part of a value. */
export const digests = (value: object): string =>
  Object.entries(value)
    .map(([key, part]) => `${key}:${digest(part)}`)
    .join(' ')

const SHORT = { high: 'h', medium: 'm', low: 'l' } as const

/** `KEY: COUNT PART:DIGEST …` of all values with a key, which have the same parts: many values in one line. */
export const digestsByKey = (entries: Iterable<readonly [key: string, parts: object]>): string[] =>
  [...Map.groupBy(entries, ([key]) => key)]
    .map(([key, all]) => {
      const names = Object.keys(firstItem(all)[1])
      const together = names.map((name) => [name, all.map(([, parts]) => new Map(Object.entries(parts)).get(name))])
      return `${key}: ${all.length} ${digests(Object.fromEntries(together))}`
    })
    .toSorted()

/** `SITUATION SCORE/DAYS PRIORITY CONFIDENCE, reason for leaving it out, DIGEST of all else`, by rank. */
export const consideredLine = (asOf: string, considered: readonly ConsideredAdvice[]): string =>
  considered
    .map(({ advice, setAside }) => {
      const { situation, score, validUntil, priority, confidence, ...rest } = advice
      const weight = `${score}/${daysBetween(asOf, validUntil)}${SHORT[priority]}${SHORT[confidence]}`
      return [situation, weight, ...(setAside ? [setAside] : []), digest(rest)].join(' ')
    })
    .join(' | ')

/** Rule and names of the facts of an advice, with the values that choose a phrase; numbers, dates and lists do not. */
export const phrasesOf = ({ rule, facts }: Advice): string =>
  Object.entries(facts)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => (/^[a-z][a-z-]*$/.test(String(value)) ? `${name}=${value}` : name))
    .toSorted()
    .reduce((all, one) => `${all} ${one}`, rule)

const YEAR = 2029
const RECORDED_DAYS = 60

/** First and last day after planting of most made fields. */
const IN_AND_OUT = [-30, 190] as const

/**
 * Random fields of all places, with a log, half of them in strange weather; the same every time.
 * @param days first and last day after planting
 */
export function madeSituations(
  count: number,
  seed: number,
  days: readonly [number, number] = IN_AND_OUT,
): FieldSituation[] {
  const chance = chanceOf(seed)
  return Array.from({ length: count }, (_, n) => {
    const place = HOMES[n % HOMES.length]!
    const [field] = madeFarm(place, YEAR, chance) as [MadeField]
    const asOf = dayOf(field, days, chance)
    const weather = Array.from({ length: RECORDED_DAYS + 7 }, (__, day) =>
      madeDay(place, addDays(asOf, day - RECORDED_DAYS), `${seed} ${n}`),
    )
    const forecast = weather.slice(RECORDED_DAYS).map((day, ahead) => strange(day, ahead, n))
    return {
      ...field,
      asOf,
      log: logOf(field, asOf, chance),
      history: weather.slice(0, RECORDED_DAYS),
      forecast: n % 11 === 0 ? [] : forecast,
    }
  })
}

const ACTIVE_IDS = Object.keys(ACTIVE_INGREDIENTS)
const AGO = [1, 4, 12, 30, 200] as const

/** The same fields where more was told, measured, saved or forecast than most farmers do; no two alike. */
export function withMoreTold(situations: readonly FieldSituation[], seed: number): FieldSituation[] {
  const chance = chanceOf(seed)
  const now = (percent: number) => chance.below(100) < percent
  const one = <Value>(of: readonly Value[]): Value => of[chance.below(of.length)]!
  const ago = ({ asOf }: FieldSituation) => addDays(asOf, -one(AGO))
  return situations.map((field): FieldSituation => {
    const { asOf, place, plantingDate, log = [], feedings, history, forecast } = field
    const measured = now(30)
    const day = (each: FieldSituation['forecast'][number]) => ({
      ...each,
      ...(measured && { et0: 1 + chance.below(8), windMean: chance.below(20), radiation: 12 + chance.below(12) }),
      ...(now(8) && { estimated: true, rainProbability: null, humidity: null, windMax: null }),
    })
    return {
      ...field,
      unanswered: now(30) && plantingDate !== null,
      enteredOn: now(50) ? ago(field) : null,
      stageStatedOn: now(50) ? ago(field) : null,
      varietyDays: now(30) ? 60 + chance.below(120) : null,
      helpPhone: now(20) ? '0800 000 000' : null,
      fedBeforeSowing: now(15) ? ago(field) : null,
      feedings: now(40) ? savedPlan(field, chance) : (feedings ?? null),
      areaAcres: now(20) ? 0.1 : field.areaAcres,
      rains: now(40) ? rainsForecast(asOf, chance) : null,
      place: now(10) ? { ...place, elevation: 1200 } : place,
      log: log.map((entry) => ({
        ...entry,
        ...(entry.kind === 'sprayed' && { product: now(80) ? one(ACTIVE_IDS) : one(['Sniper', 'some powder']) }),
        ...(entry.kind === 'fed' && { product: now(60) ? one(['urea', 'NPK 15-15-15', 'manure', 'DAP']) : null }),
      })),
      history: history.filter(() => !now(4)).map(day),
      forecast: forecast.map(day),
    }
  })
}

/** A plan of a purchase: at planting or after it, counted from transplanting, by dates, by a stage, or of trees. */
function savedPlan({ asOf, feedings, place }: FieldSituation, chance: Chance): NonNullable<FieldSituation['feedings']> {
  const kind = chance.below(6)
  const product = (grade: 'npk_15_15_15' | 'urea' | 'can' | 'map', kg: number) => ({
    ...{ grade, kg, bags: Math.floor(kg / 25) / 2, gramsPerPlant: kind === 5 ? 150 : null },
  })
  const split = (n: number, from: number) => ({
    ...{ n, of: 2, transplanted: kind === 1, days: kind < 3 ? ([from, from + 8] as const) : null },
    ...(kind === 3 ? { from: addDays(asOf, from - 30), to: addDays(asOf, from - 20) } : { from: null, to: null }),
    products: [
      product(place.country === 'NA' ? 'map' : 'npk_15_15_15', 40 + chance.below(200)),
      product('urea', chance.below(90)),
    ],
  })
  if (kind === 4) return { hectares: 1, splits: chance.below(2) === 0 ? [] : (feedings?.splits ?? []) }
  return { hectares: chance.between(0.1, 3), splits: [split(1, chance.below(12)), split(2, 25 + chance.below(20))] }
}

function rainsForecast(asOf: string, chance: Chance): FieldSituation['rains'] {
  const week = (n: number) => ({
    ...{ from: addDays(asOf, n * 7 + 1), to: addDays(asOf, n * 7 + 7), tenths: chance.below(5) },
  })
  const weeks = [0, 1, 2, 3].map(week)
  const from = addDays(asOf, chance.below(60) - 30)
  const odds = {
    ...{ issued: addDays(asOf, -chance.below(6)), weeks, later: chance.below(8), years: 30 },
    best: chance.below(4) > 0 ? { from: weeks[1]!.from, to: weeks[2]!.to, tenths: 3 + chance.below(6) } : null,
    ...{ laterThanSeen: chance.below(8) === 0, getSeed: weeks[0]!.tenths >= 4 },
  }
  const to = addDays(from, 14)
  const expected = { source: 'NiMet', area: 'Kano', year: Number(from.slice(0, 4)), onset: addDays(from, 7), from, to }
  return {
    odds: chance.below(3) > 0 ? odds : null,
    expected: chance.below(3) > 0 ? { ...expected, end: addDays(from, 120) } : null,
  }
}

function dayOf({ plantingDate }: MadeField, [first, last]: readonly [number, number], chance: Chance): string {
  if (plantingDate === null || plantingDate < `${YEAR - 1}-06-01`) return addDays(`${YEAR}-01-01`, chance.below(365))
  return addDays(plantingDate, first + chance.below(last - first))
}

function strange(day: FieldSituation['forecast'][number], ahead: number, n: number) {
  if (n % 6 === 1 && ahead < 3) return { ...day, rain: day.rain + 12 + (n % 40), rainProbability: 90, humidity: 93 }
  if (n % 6 === 2) return { ...day, rain: 0, rainProbability: 5, tMax: day.tMax + 5, humidity: 20 }
  if (n % 12 === 3) return { ...day, tMin: 1, tMax: 18 }
  return n % 12 === 4 ? { ...day, windMax: 62 } : day
}

function logOf({ plantingDate }: MadeField, asOf: string, chance: Chance): LogEntry[] {
  const age = plantingDate === null ? 0 : Math.min(daysBetween(plantingDate, asOf), 400)
  if (age < 1) return []
  return Array.from({ length: chance.below(6) }, (): LogEntry => {
    const kind = LOG_KINDS[chance.below(LOG_KINDS.length)]!
    const units = UNITS_OF_LOG_KIND[kind]
    const isCount = kind === 'scouted'
    return {
      kind,
      date: addDays(asOf, -chance.below(age)),
      amount: units ? 1 + chance.below(40) : null,
      unit: units ? units[chance.below(units.length)]! : null,
      product: isCount ? PEST_IDS[chance.below(PEST_IDS.length)]! : kind === 'sprayed' ? 'lambda_cyhalothrin' : null,
      count: isCount ? chance.below(21) : null,
      of: isCount ? 20 : null,
    }
  }).sort((a, b) => (a.date < b.date ? -1 : 1))
}
