import { expect, setSystemTime, test } from 'bun:test'
import { cropInput } from './crop.ts'
import { type CropValues, cropOptions, cropPayload, stageOptions } from './crop-form.ts'

const filled: CropValues = {
  cropType: 'maize',
  plantingDate: '2026-06-01',
  growthStage: 'vegetative',
  farmArea: '1.5',
  expectedHarvestDate: '',
}

test('a filled form is a body the server takes, the harvest left out', () => {
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

test('an area may be left out', () => {
  expect(cropPayload({ ...filled, farmArea: '' }).farmArea).toBeNull()
})

test('the form lists 22 crops and 4 stages, and keeps one that is in neither', () => {
  expect(cropOptions('maize')).toHaveLength(22)
  expect(cropOptions('yam')[0]).toBe('yam')
  expect(stageOptions('planted')).toEqual(['planted', 'vegetative', 'flowering', 'mature'])
  expect(stageOptions('fruiting')[0]).toBe('fruiting')
})
