import { expect, setSystemTime, test } from 'bun:test'
import { profileUpdateSchema } from './account.ts'
import { type Crop, cropInputSchema, plantedDateSchema } from './crop.ts'
import { type CropValues, cropFormValues, cropOptions, cropPayload, readCropForm, stageOptions } from './crop-form.ts'

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
  expect(cropInputSchema.safeParse({ ...body, plantingDate: new Date().toISOString() }).success).toBe(true)
})

test('a crop may be planned 180 days ahead, a planted one not after today in the earliest time zone; no annual lies ten years back, no tree sixty', () => {
  const body = cropPayload(filled)
  const takes = (now: string, plantingDate: string) => {
    setSystemTime(new Date(now))
    return cropInputSchema.safeParse({ ...body, plantingDate }).success
  }
  const takesPlanted = (now: string, date: string) => {
    setSystemTime(new Date(now))
    return plantedDateSchema.safeParse(date).success
  }
  expect([takes('2026-07-30T10:00:00Z', '2027-01-27'), takes('2026-07-30T09:59:59Z', '2027-01-27')]).toEqual([
    true,
    false,
  ])
  expect([
    takesPlanted('2026-07-30T10:00:00Z', '2026-07-31'),
    takesPlanted('2026-07-30T09:59:59Z', '2026-07-31'),
  ]).toEqual([true, false])
  expect([takes('2026-07-30T00:00:00Z', '2016-07-29'), takes('2026-07-30T00:00:00Z', '2016-07-28')]).toEqual([
    true,
    false,
  ])
  const takesTree = (plantingDate: string) => {
    setSystemTime(new Date('2026-07-30T00:00:00Z'))
    return [
      cropInputSchema.safeParse({ ...body, cropType: 'oil-palm', plantingDate }).success,
      profileUpdateSchema.safeParse({ crops: [{ cropType: 'bananas', plantingDate }] }).success,
      profileUpdateSchema.safeParse({ crops: [{ cropType: 'maize', plantingDate }] }).success,
    ]
  }
  expect([takesTree('1966-07-29'), takesTree('1966-07-28')]).toEqual([
    [true, true, false],
    [false, false, false],
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

test('striga that was seen, was not and was not asked of are three answers', () => {
  const shown = [true, false, null, undefined].map((striga) => cropFormValues({ striga } as Crop).striga)
  expect(shown).toEqual(['yes', 'no', '', ''])
  expect(shown.map((striga) => cropPayload({ ...filled, striga }).striga)).toEqual([true, false, null, null])
  expect(cropPayload(filled)).not.toHaveProperty('striga')
})

test('what a form does not ask is left out, a blank answer is none, and answers come back as they were given', () => {
  const form = new FormData()
  for (const [name, value] of Object.entries({
    ...filled,
    cropType: 'rice',
    field: 'lowland',
    maturity: '',
    striga: 'no',
  }))
    form.set(name, value)
  const body = cropPayload(readCropForm(form))
  expect(body).toMatchObject({ field: 'lowland', maturity: null, striga: false })
  expect(body).not.toHaveProperty('established')
  expect(cropInputSchema.parse(body)).toMatchObject({ field: 'lowland', maturity: null, striga: false })
  expect(cropInputSchema.safeParse({ ...body, cropType: 'maize' }).success).toBe(false)
  const shown = cropFormValues({ ...body, striga: true, previousCrop: 'fallow' } as Crop)
  expect(shown).toMatchObject({
    field: 'lowland',
    maturity: '',
    striga: 'yes',
    previousCrop: 'fallow',
    established: '',
  })
})
