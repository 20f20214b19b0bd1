import { expect, test } from 'bun:test'
import { collectCandidates } from '../advise.ts'
import { CANONICAL_CROPS, cropFacts } from '../crops/crop-facts.ts'
import { addDays } from '../dates.ts'
import { assessField } from '../field.ts'
import { dry, situationOf } from '../testing/example-fields.ts'
import { postHarvestSteps } from './after-harvest.ts'

const sorghum = (asOf: string) =>
  situationOf({ place: 'kano', crop: 'sorghum', asOf, planted: '2026-07-01', past: dry(30), ahead: dry(7) })

test('no Monday passes between a harvest that is over and its drying: all that is dried lies more than a week', () => {
  for (const crop of CANONICAL_CROPS) {
    if (!cropFacts(crop).record.handling.drying) continue
    const s = situationOf({ place: 'kano', crop, asOf: '2026-09-01', planted: '2026-06-20' })
    const dried = postHarvestSteps(assessField(s)).find(({ operation }) => operation === 'dried')
    if (dried) expect([crop, dried.to > addDays(dried.from, 7)]).toEqual([crop, true])
  }
})

test('sorghum is cut, dried, stored and sold, each told on some Monday', () => {
  const told = Array.from({ length: 16 }, (_, week) => collectCandidates(sorghum(addDays('2026-10-05', 7 * week))))
    .flat()
    .map(({ rule }) => rule)
    .filter((rule) => rule.startsWith('harvest.'))
  expect([...new Set(told)]).toEqual([
    'harvest.soon',
    'harvest.now',
    'harvest.clear',
    'harvest.drying',
    'harvest.store',
    'harvest.sell',
    'harvest.check',
  ])
})
