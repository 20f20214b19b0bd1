import { expect, test } from 'bun:test'
import { addDays, daysBetween } from '../dates.ts'
import { assessField, type Field } from '../field.ts'
import { chanceOf } from '../testing/chance.ts'
import { digests, digestsByKey, madeSituations, withMoreTold } from '../testing/recorded.ts'
import type { FieldSituation } from '../types.ts'
import { applicationLedger, combinedProducts } from './application-ledger.ts'
import { applicationSchedule } from './application-schedule.ts'
import { isDelayedByRain, wasDelayedByRain, wasTooDry } from './application-weather.ts'
import { collectFieldBudgetFacts } from './field-budget-facts.ts'
import { countryOfZone, productionSystem, seasonApplications } from './season-applications.ts'

const ahead = [0, 1, 2, 3, 4, 5, 6, 7]

function partsOf(field: Field) {
  const { bears, entries, due, late } = applicationLedger(field)
  const days = ahead.map((n) => addDays(field.asOf, n))
  const parts = {
    plan: seasonApplications(field),
    schedule: applicationSchedule(field),
    entries,
    products: combinedProducts(due, bears),
    weather: [
      isDelayedByRain(field),
      days.map((day) => [wasDelayedByRain(field, day, true), wasDelayedByRain(field, day, false)]),
    ],
    dry: days.map((day) => wasTooDry(field, day)),
    facts: collectFieldBudgetFacts(field),
  }
  return { parts, entries, due, late }
}

test('applications of made fields are those recorded', () => {
  const lines = madeSituations(300, 29).map((situation) => {
    const field = assessField(situation)
    const { parts, entries, due, late } = partsOf(field)
    const counts = `${entries.length} entries, ${due.length} due, ${late.length} late`
    return `${field.crop.id} ${field.asOf} ${countryOfZone(field)} ${productionSystem(field)}: ${counts} ${digests(parts)}`
  })
  expect(lines).toMatchSnapshot()
})

/** The same field with up to four feedings in its log, whatever was advised. */
function fedOften(situation: FieldSituation, n: number): FieldSituation {
  const { asOf, plantingDate } = situation
  const age = plantingDate === null ? 0 : daysBetween(plantingDate, asOf)
  if (age < 8) return situation
  const chance = chanceOf(n)
  const days = Array.from({ length: 1 + chance.below(4) }, () => chance.below(age)).toSorted((a, b) => b - a)
  const fed = { kind: 'fed', amount: null, unit: null, product: null, count: null, of: null } as const
  return { ...situation, log: days.map((ago) => ({ ...fed, date: addDays(asOf, -ago) })) }
}

test('applications of many more made fields are those recorded, crop by crop', () => {
  const some = madeSituations(900, 46, [-16, 100])
  const more = [...madeSituations(500, 45), ...withMoreTold(some, 47), ...some.map(fedOften)]
  const parts = more.map((situation) => {
    const field = assessField(situation)
    const { parts, due } = partsOf(field)
    return [field.crop.id, { ...parts, due }] as const
  })
  expect(digestsByKey(parts)).toMatchSnapshot()
}, 300_000)
