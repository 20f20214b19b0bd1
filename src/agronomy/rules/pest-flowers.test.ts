import { expect, test } from 'bun:test'
import { collectCandidates } from '../advise.ts'
import { addDays } from '../dates.ts'
import { rains, showers, situationOf } from '../testing/example-fields.ts'

const asOf = '2026-09-20'
const cowpeas = (age: number): string[] =>
  collectCandidates(
    situationOf({
      place: 'kano',
      crop: 'cowpeas',
      asOf,
      planted: addDays(asOf, -age),
      variety: 75,
      past: rains(),
      ahead: showers(),
    }),
  ).map(({ situation }) => situation)

test('pod borer is counted in flowers while there are some, and not in the days before the pods are dry', () => {
  const ages = Array.from({ length: 35 }, (_, n) => 40 + n)
  const counted = ages.filter((age) => cowpeas(age).includes('pest.count:maruca'))
  expect(counted.length).toBeGreaterThan(5)
  const near = ages
    .filter((age) => cowpeas(age).includes('harvest.soon'))
    .toReversed()
    .slice(0, 9)
  for (const age of near) expect(cowpeas(age)).not.toContain('pest.count:maruca')
})
