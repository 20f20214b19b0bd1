import { expect, test } from 'bun:test'
import type { LogEntry } from '../../contracts/season.ts'
import { addDays, daysBetween } from '../dates.ts'
import { assessField } from '../field.ts'
import { fertilizerRules } from '../rules/fertilizer.ts'
import { type Chance, chanceOf } from '../testing/chance.ts'
import { logged, PLACES } from '../testing/example-fields.ts'
import { RECORDED, SEASONS } from '../testing/made-seasons.ts'
import { madeDay } from '../testing/made-weather.ts'
import type { Advice, DayWeather, FieldSituation } from '../types.ts'
import { applicationLedger, combinedProducts } from './application-ledger.ts'
import { MIN_DAYS_BETWEEN_APPLICATIONS } from './application-schedule.ts'
import { seasonApplications } from './season-applications.ts'
import { nutrientsInDoses, type PlannedApplicationProducts } from './split-plan.ts'

type Season = Pick<(typeof SEASONS)[number], 'crop' | 'place' | 'planted' | 'field'>

const MORE: readonly Season[] = [
  {
    crop: 'rice',
    place: 'makurdi',
    planted: '2026-07-13',
    field: { soil: 'clay', established: 'seedling', varietyDays: 95 },
  },
  { crop: 'maize', place: 'kano', planted: '2026-06-22', field: { soil: 'sand', varietyDays: 95 } },
  { crop: 'cabbage', place: 'jos', planted: '2026-06-01', field: { established: 'seedling' } },
  { crop: 'tomato', place: 'kano', planted: '2026-10-20', field: { irrigation: ['furrow'], established: 'seedling' } },
  { crop: 'spinach', place: 'ibadan', planted: '2026-05-04' },
  { crop: 'sorghum', place: 'maiduguri', planted: '2026-07-01' },
]

/** Dose of one card or entry: which applications, on which day, and what was in it. */
interface Dose {
  day: string
  numbers: number[]
  products: PlannedApplicationProducts['products']
}

interface Followed {
  doses: Dose[]
  late: number[]
  plan: readonly PlannedApplicationProducts[]
}

/** A season of Mondays in made weather, of a farmer who writes down some of what he gives, and gives some of what he holds. */
function follow({ crop, place: name, planted, field }: Season, seed: number): Followed {
  const chance = chanceOf(seed)
  const place = PLACES[name]
  const made = new Map<string, DayWeather>()
  const dayAt = (date: string): DayWeather => {
    const known = made.get(date) ?? stormier(madeDay(place, date, String(seed)), chance)
    made.set(date, known)
    return known
  }
  const days = (from: string, count: number) => Array.from({ length: count }, (_, n) => dayAt(addDays(from, n)))
  const log: LogEntry[] = []
  const doses: Dose[] = []
  const late: number[] = []
  let plan: readonly PlannedApplicationProducts[] = []
  for (let asOf = addDays(planted, chance.below(7)); daysBetween(planted, asOf) < 180; asOf = addDays(asOf, 7)) {
    const situation: FieldSituation = {
      asOf,
      place,
      crop,
      plantingDate: planted,
      statedStage: null,
      soil: 'loam',
      irrigation: ['rain-fed'],
      areaAcres: 1,
      ...field,
      log: [logged('emerged', addDays(planted, 1)), ...log].filter(({ date }) => date <= asOf),
      history: days(addDays(asOf, -RECORDED), RECORDED),
      forecast: days(asOf, 7),
    }
    const read = assessField(situation)
    const card = fertilizerRules(read).find(({ rule }) => rule !== 'fertilizer.pods')
    plan = seasonApplications(read)!.splits
    if (!card) continue
    const { due, bears, late: over } = applicationLedger(read)
    if (card.rule === 'fertilizer.too-late') late.push(...over.map(({ split }) => split.n))
    if (due.length === 0) continue
    const dose = { day: asOf, numbers: due.map(({ split }) => split.n), products: combinedProducts(due, bears) }
    const gives = GIVES.has(card.rule)
    if (gives) doses.push(dose)
    if (chance.below(gives ? 2 : 8) === 0) {
      const date = addDays(asOf, chance.below(6))
      log.push(logged('fed', date))
      doses.push({ ...dose, day: date })
    }
  }
  return { doses, late, plan }
}

const GIVES: ReadonlySet<Advice['rule']> = new Set(['fertilizer.basal', 'fertilizer.go', 'fertilizer.together'])

/** Storms and droughts beyond the usual, so that windows are missed. */
function stormier(day: DayWeather, chance: Chance): DayWeather {
  const turn = chance.below(12)
  return turn === 0 ? { ...day, rain: 70 } : turn < 5 ? { ...day, rain: 0 } : day
}

const ALL = [...SEASONS, ...MORE].flatMap((season, at) =>
  Array.from({ length: 25 }, (_, n) => ({
    said: `${season.crop} at ${season.place} ${season.planted}, year ${n}`,
    ...follow(season, 1000 * at + n),
  })),
)

const distinct = (doses: readonly Dose[]): Dose[] =>
  doses.filter(({ numbers }, n) => doses.findIndex((one) => one.numbers.join() === numbers.join()) === n)

test('no dose is given twice, and each application stands in one dose', () => {
  const twice: string[] = []
  for (const { said, doses } of ALL) {
    const given = distinct(doses).flatMap(({ numbers }) => numbers)
    if (new Set(given).size !== given.length) twice.push(`${said}: ${given}`)
  }
  expect(twice).toEqual([])
})

test('doses keep the order of the plan', () => {
  const out: string[] = []
  for (const { said, doses } of ALL) {
    const given = distinct(doses).flatMap(({ numbers }) => numbers)
    if (given.some((n, at) => at > 0 && n < given[at - 1]!)) out.push(`${said}: ${given}`)
  }
  expect(out).toEqual([])
})

test('doses are two weeks apart or more, counted from the last day of the one before', () => {
  const close: string[] = []
  for (const { said, doses } of ALL)
    for (const [n, dose] of doses.entries()) {
      const before = doses[n - 1]
      if (!before || before.numbers.join() === dose.numbers.join()) continue
      if (daysBetween(before.day, dose.day) < MIN_DAYS_BETWEEN_APPLICATIONS)
        close.push(`${said}: ${before.day} ${dose.day} ${dose.numbers}`)
    }
  expect(close).toEqual([])
})

test('doses and what is said to be too late are the whole plan', () => {
  const short: string[] = []
  for (const { said, doses, late, plan } of ALL) {
    const given = nutrientsInDoses(distinct(doses).flatMap(({ products }) => products))
    const left = nutrientsInDoses(plan.filter(({ n }) => late.includes(n)).flatMap(({ products }) => products))
    const whole = nutrientsInDoses(plan.flatMap(({ products }) => products))
    for (const x of ['n', 'p', 'k'] as const)
      if (Math.abs(given[x] + left[x] - whole[x]) > 0.01)
        short.push(`${said} ${x}: ${doses.map(({ day, numbers }) => `${numbers} ${day}`)} late ${late}`)
  }
  expect(short).toEqual([])
})

test('windows are missed in some of these seasons, and made up for in most', () => {
  const joined = ALL.filter(({ doses }) => doses.some(({ numbers }) => numbers.length > 1)).length
  expect(joined).toBeGreaterThan(20)
  expect(ALL.filter(({ late }) => late.length > 0).length).toBeLessThan(ALL.length / 4)
})
