import { expect, test } from 'bun:test'
import { findDosesIn } from './dose-words.ts'

// From a half to ten.
test.each([
  ['en', 'bags', 'half one two three four five six seven eight nine ten'],
  ['ha', 'buhu', 'rabi daya biyu uku hudu biyar shida bakwai takwas tara goma'],
  ['yo', 'apo', 'idaji kan meji meta merin marun mefa meje mejo mesan mewa'],
  ['ig', 'akpa', 'okara otu abuo ato ano ise isii asaa asato itoolu iri'],
  ['af', 'sakke', 'halwe een twee drie vier vyf ses sewe agt nege tien'],
])('numbers are read as words beside a unit (%s)', (_, unit, names) => {
  const read = names.split(' ').map((name) => findDosesIn(`${name} ${unit}`)[0]?.amount)
  expect(read).toEqual([0.5, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
})

test.each([
  ['2 bags', [[2, 'bag']]],
  ['1,500 kg', [[1500, 'kg']]],
  ['2,5 kg', [[2.5, 'kg']]],
  ['buhu 3', [[3, 'bag']]],
  ['no amount at all', []],
])('"%s" has its amounts', (text, amounts) => {
  expect(findDosesIn(text).map(({ amount, unit }) => [amount, unit])).toEqual(amounts as never)
})
