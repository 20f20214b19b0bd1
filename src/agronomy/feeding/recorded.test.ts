import { expect, test } from 'bun:test'
import { addDays } from '../dates.ts'
import { assessField } from '../field.ts'
import { digests, madeSituations } from '../testing/recorded.ts'
import { applicationLedger, combinedProducts } from './application-ledger.ts'
import { applicationSchedule } from './application-schedule.ts'
import { isDelayedByRain, wasDelayedByRain, wasTooDry } from './application-weather.ts'
import { collectFieldBudgetFacts } from './field-budget-facts.ts'
import { countryOfZone, productionSystem, seasonApplications } from './season-applications.ts'

const ahead = [0, 1, 2, 3, 4, 5, 6, 7]

test('applications of made fields are those recorded', () => {
  const lines = madeSituations(300, 29).map((situation) => {
    const field = assessField(situation)
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
    const counts = `${entries.length} entries, ${due.length} due, ${late.length} late`
    return `${field.crop.id} ${field.asOf} ${countryOfZone(field)} ${productionSystem(field)}: ${counts} ${digests(parts)}`
  })
  expect(lines).toMatchSnapshot()
})
