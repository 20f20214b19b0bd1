import { expect, test } from 'bun:test'
import { CANONICAL_CROPS } from '../crops/crop-facts.ts'
import { tipsOf } from './tips.ts'

test('a tip about the harvest is of the crop: a tooth for grain, a shake for groundnuts, the shade for what is picked', () => {
  expect(tipsOf('maize', 'harvest')).toEqual(['tarpaulin', 'crack', 'noMould'])
  expect(tipsOf('groundnuts', 'harvest')).toEqual(['tarpaulin', 'rattle', 'noMould'])
  expect(tipsOf('tomato', 'harvest')).toEqual(['gentle', 'cool'])
  expect(tipsOf('oranges', 'harvest')).toEqual(['gentle', 'cool'])
  for (const crop of ['cassava', 'yam', 'onion'] as const) expect(tipsOf(crop, 'harvest')).toEqual(['gentle'])
})

test('nobody is told to squeeze the soil of a pond', () => {
  expect(tipsOf('rice', 'irrigation')).toEqual([])
  expect(tipsOf('maize', 'irrigation')).toContain('squeeze')
})

test('every crop has something at its harvest', () => {
  for (const crop of CANONICAL_CROPS) expect([crop, tipsOf(crop, 'harvest').length > 0]).toEqual([crop, true])
})
