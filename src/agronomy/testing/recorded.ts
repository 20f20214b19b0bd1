import { LOG_KINDS, type LogEntry, UNITS_OF } from '../../contracts/season.ts'
import type { Considered } from '../choose.ts'
import { addDays, daysBetween } from '../dates.ts'
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

/** `SITUATION SCORE/DAYS PRIORITY CONFIDENCE, reason for leaving it out, DIGEST of all else`, by rank. */
export const consideredLine = (asOf: string, considered: readonly Considered[]): string =>
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
    const units = UNITS_OF[kind]
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
