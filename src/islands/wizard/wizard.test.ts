import { describe, expect, test } from 'bun:test'
import { en } from '../../words/en/index.ts'
import { translator } from '../../words/translate.ts'
import { answerOf, areaOf, checkAnswer, cropOf, cropsToSetUp } from './answers.ts'
import { stagesOf } from './stages.ts'

const t = translator(en.screens)
const today = '2026-07-30'
const told = { stage: 'vegetative', plantingDate: '2026-06-01', area: '0.5' }

describe('the stages of a crop', () => {
  test.each([
    ['maize', ['Planted within 2 weeks', '2 weeks to 2 months', '2 to 3 months', '3+ months']],
    ['cassava', ['Planted within a month', '1 to 10 months', '10+ months']],
    ['tomatoes', ['Planted within 3 weeks', '3 to 7 weeks', '7 to 12 weeks', '12+ weeks']],
    ['tomato', ['Planted within 3 weeks', '3 to 7 weeks', '7 to 12 weeks', '12+ weeks']],
    ['beans', ['Planted within 2 weeks', '2 to 6 weeks', '6 to 10 weeks', '10+ weeks']],
    ['yam', ['Planted within 2 weeks', '2 weeks to 2 months', '2 to 3 months', '3+ months']],
  ] as const)('%s', (crop, ages) => expect(stagesOf(crop).map(({ age }) => t(age))).toEqual([...ages]))
})

describe('a step', () => {
  test('needs stage, date and an area of at least 0.1', () => {
    expect(Object.keys(checkAnswer(answerOf(undefined), today, t))).toEqual(['stage', 'plantingDate', 'area'])
    expect(checkAnswer(told, today, t)).toEqual({})
    expect(checkAnswer({ ...told, area: '0.05' }, today, t)).toHaveProperty('area')
  })
  test('takes no planting date in the future', () =>
    expect(checkAnswer({ ...told, plantingDate: '2026-07-31' }, today, t).plantingDate).toBe(
      'Planting date cannot be in the future',
    ))
  test('reads an area that is none as 0', () => {
    expect(areaOf('')).toBe(0)
    expect(areaOf('two')).toBe(0)
    expect(areaOf('1.5')).toBe(1.5)
  })
})

test('each primary crop is asked about once', () =>
  expect(cropsToSetUp('maize,cassava,maize,unknown')).toEqual(['maize', 'cassava']))

test('what was answered of a crop is sent as its stage, its area in acres and the day it was planted', () =>
  expect(cropOf('maize', told)).toEqual({
    cropType: 'maize',
    plantingDate: '2026-06-01T00:00:00.000Z',
    growthStage: 'vegetative',
    farmArea: 0.5,
  }))
