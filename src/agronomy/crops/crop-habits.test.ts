import { expect, test } from 'bun:test'
import { CANONICAL_CROPS, cropFacts } from './crop-facts.ts'
import type { AnnualCrop } from './crop-record.ts'

const annuals = CANONICAL_CROPS.flatMap((crop) => {
  const { record } = cropFacts(crop)
  return record.life === 'annual' ? [{ crop, record }] : []
})
const those = (have: (record: AnnualCrop) => unknown) =>
  annuals
    .filter(({ record }) => have(record))
    .map(({ crop }) => crop)
    .join(' ')

test.each<[string, (record: AnnualCrop) => unknown, string]>([
  ['grow on beds', ({ care }) => care.bed, 'onion spinach carrots lettuce'],
  ['are earthed up', ({ care }) => care.heaped, 'yam sweet-potato potatoes carrots bambara-groundnut ginger'],
  ['need stakes', ({ care }) => care.staked, 'yam tomato pepper'],
  ['set pegs into the soil', ({ care }) => care.pegs, 'groundnuts'],
  [
    'are guarded from birds and thieves',
    ({ care }) => care.guarded,
    'maize beans rice sorghum millet cowpeas sesame wheat',
  ],
  ['drown', ({ drowns }) => drowns, 'cowpeas sesame tomato onion pepper potatoes ginger'],
  ['stand in water', ({ paddy }) => paddy, 'rice'],
  ['wait in the ground', ({ harvest }) => harvest.kind === 'roots' && harvest.waits, 'cassava'],
  ['dry off before they are lifted', ({ harvest }) => harvest.kind === 'roots' && harvest.driesOff, 'potatoes ginger'],
  [
    'are picked for weeks',
    ({ harvest }) => harvest.kind === 'picked',
    'tomato pepper okra spinach cabbage lettuce watermelon',
  ],
  ['are lifted', ({ harvest }) => harvest.kind === 'roots', 'cassava yam sweet-potato potatoes carrots ginger'],
  ['survive frost', ({ frost }) => frost.hardiness === 'hardy', 'onion cabbage wheat carrots lettuce'],
  ['fix nitrogen', ({ fedAs }) => fedAs === 'legume', 'beans groundnuts cowpeas soybean bambara-groundnut pigeon-pea'],
  [
    'are weeded for more than 45 days',
    ({ care }) => care.weedUntil > 45,
    'cassava yam cotton ginger pigeon-pea sugarcane',
  ],
])('annual crops that %s', (_, have, crops) => {
  expect(those(have)).toBe(crops)
})
