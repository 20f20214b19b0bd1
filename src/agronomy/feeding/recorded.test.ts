import { expect, test } from 'bun:test'
import { addDays } from '../dates.ts'
import { readField } from '../field.ts'
import { digests, madeSituations } from '../testing/recorded.ts'
import { fieldBudgetFacts } from './field-budget-facts.ts'
import { ledgerOf, productsOf } from './ledger.ts'
import { scheduleOf } from './schedule.ts'
import { countryOf, seasonFeedings, systemOf } from './season-feedings.ts'
import { heldBack, isTooDry, rainHolds } from './weather.ts'

const ahead = [0, 1, 2, 3, 4, 5, 6, 7]

test('applications of made fields are those recorded', () => {
  const lines = madeSituations(300, 29).map((situation) => {
    const field = readField(situation)
    const { bears, entries, due, late } = ledgerOf(field)
    const days = ahead.map((n) => addDays(field.asOf, n))
    const parts = {
      plan: seasonFeedings(field),
      schedule: scheduleOf(field),
      entries,
      products: productsOf(due, bears),
      weather: [rainHolds(field), days.map((day) => [heldBack(field, day, true), heldBack(field, day, false)])],
      dry: days.map((day) => isTooDry(field, day)),
      facts: fieldBudgetFacts(field),
    }
    const counts = `${entries.length} entries, ${due.length} due, ${late.length} late`
    return `${field.crop.id} ${field.asOf} ${countryOf(field)} ${systemOf(field)}: ${counts} ${digests(parts)}`
  })
  expect(lines).toMatchSnapshot()
})
