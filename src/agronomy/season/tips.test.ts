import { expect, test } from 'bun:test'
import { CANONICAL_CROPS } from '../crops/crop-facts.ts'
import { tipsFor } from './tips.ts'

test('a tip about the harvest is of the crop: a tooth for grain, a shake for groundnuts, the shade for what is picked', () => {
  expect(tipsFor('maize', 'harvest')).toEqual(['tarpaulin', 'crack', 'noMould'])
  expect(tipsFor('groundnuts', 'harvest')).toEqual(['tarpaulin', 'rattle', 'noMould'])
  expect(tipsFor('tomato', 'harvest')).toEqual(['gentle', 'cool'])
  expect(tipsFor('oranges', 'harvest')).toEqual(['gentle', 'cool'])
  for (const crop of ['cassava', 'yam', 'onion'] as const) expect(tipsFor(crop, 'harvest')).toEqual(['gentle'])
})

test('nobody is told to squeeze the soil of a pond', () => {
  expect(tipsFor('rice', 'irrigation')).toEqual([])
  expect(tipsFor('maize', 'irrigation')).toContain('squeeze')
})

test('every crop has something at its harvest', () => {
  for (const crop of CANONICAL_CROPS) expect([crop, tipsFor(crop, 'harvest').length > 0]).toEqual([crop, true])
})
