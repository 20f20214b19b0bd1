import { expect, setSystemTime, test } from 'bun:test'
import { en } from '../words/en/index.ts'
import { translator } from '../words/translate.ts'
import { cropInput } from './crop.ts'
import { type CropValues, checkCrop, cropOptions, cropPayload, stageOptions } from './crop-form.ts'

const t = translator(en.screens)
const today = '2026-07-30'
const filled: CropValues = {
  cropType: 'maize',
  plantingDate: '2026-06-01',
  growthStage: 'vegetative',
  farmArea: '1.5',
  expectedHarvestDate: '',
}

test('a filled form is a body the server takes, the harvest left out', () => {
  expect(checkCrop(filled, today, t)).toEqual({})
  const body = cropPayload(filled)
  expect(body).toEqual({
    cropType: 'maize',
    plantingDate: '2026-06-01T00:00:00.000Z',
    growthStage: 'vegetative',
    farmArea: 1.5,
  })
  expect(cropInput.safeParse({ ...body, plantingDate: new Date().toISOString() }).success).toBe(true)
})

test('the server takes the day that it is in the earliest time zone, and no later one; ten years back, and no earlier', () => {
  const body = cropPayload(filled)
  const takes = (now: string, plantingDate: string) => {
    setSystemTime(new Date(now))
    return cropInput.safeParse({ ...body, plantingDate }).success
  }
  expect([takes('2026-07-30T10:00:00Z', '2026-07-31'), takes('2026-07-30T09:59:59Z', '2026-07-31')]).toEqual([
    true,
    false,
  ])
  expect([takes('2026-07-30T00:00:00Z', '2016-07-29'), takes('2026-07-30T00:00:00Z', '2016-07-28')]).toEqual([
    true,
    false,
  ])
  setSystemTime()
})

test.each(['cropType', 'plantingDate', 'growthStage'] as const)('%s is required', (name) => {
  expect(checkCrop({ ...filled, [name]: '' }, today, t)).toEqual({ [name]: 'Please fill in all required fields' })
})

test('an area may be left out and may be 0, but not less', () => {
  expect(cropPayload({ ...filled, farmArea: '' }).farmArea).toBeNull()
  expect(checkCrop({ ...filled, farmArea: '0' }, today, t)).toEqual({})
  expect(checkCrop({ ...filled, farmArea: '-1' }, today, t).farmArea).toBeDefined()
  expect(checkCrop({ ...filled, farmArea: 'two' }, today, t).farmArea).toBeDefined()
})

test('planting lies not in the future', () => {
  expect(checkCrop({ ...filled, plantingDate: '2026-07-31' }, today, t).plantingDate).toBe(
    'Planting date cannot be in the future',
  )
})

test('the form lists 22 crops and 4 stages, and keeps one that is in neither', () => {
  expect(cropOptions('maize')).toHaveLength(22)
  expect(cropOptions('yam')[0]).toBe('yam')
  expect(stageOptions('planted')).toEqual(['planted', 'vegetative', 'flowering', 'mature'])
  expect(stageOptions('fruiting')[0]).toBe('fruiting')
})
