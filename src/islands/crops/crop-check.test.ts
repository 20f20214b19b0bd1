import { expect, test } from 'bun:test'
import type { CropValues } from '../../contracts/crop-form.ts'
import { translatorFor } from '../../words/index.ts'
import { checkCrop } from './crop-check.ts'

const filled: CropValues = {
  cropType: 'maize',
  plantingDate: '2026-06-01',
  growthStage: 'vegetative',
  farmArea: '1.5',
  expectedHarvestDate: '',
}
const wrongIn = (values: Partial<CropValues>) => checkCrop({ ...filled, ...values }, '2026-07-30', translatorFor('en'))

test('the harvest may be left out', () => {
  expect(wrongIn({})).toEqual({})
})

test.each(['cropType', 'plantingDate', 'growthStage'] as const)('%s is required', (name) => {
  expect(wrongIn({ [name]: '' })).toEqual({ [name]: 'Please fill in all required fields' })
})

test('an area may be 0, but not less', () => {
  expect(wrongIn({ farmArea: '0' })).toEqual({})
  expect(wrongIn({ farmArea: '-1' }).farmArea).toBeDefined()
  expect(wrongIn({ farmArea: 'two' }).farmArea).toBeDefined()
})

test('planting may be planned for half a year ahead, and no later', () => {
  expect(wrongIn({ plantingDate: '2027-01-26' })).toEqual({})
  expect(wrongIn({ plantingDate: '2027-01-27' }).plantingDate).toBe('Planting date can be at most 180 days ahead')
})
