import { describe, expect, test } from 'bun:test'
import type { Crop } from '../../contracts/crop.ts'
import { en } from '../../words/en/index.ts'
import { translator } from '../../words/translate.ts'
import {
  answerFromCrop,
  checkAnswer,
  cropPayloadOf,
  cropsToSetUp,
  parseAcresOrZero,
  storedCropOf,
  withStage,
} from './answers.ts'
import { betterStage, representativeAge, stagesOf } from './stages.ts'

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

describe('the day that stands for a stage', () => {
  test.each([
    ['maize', [7, 38, 76, 105]],
    ['cassava', [15, 167, 318]],
    ['tomato', [11, 35, 67, 98]],
    ['beans', [7, 28, 56, 84]],
  ] as const)('is in the middle of the stages of %s', (crop, days) =>
    expect(stagesOf(crop).map(representativeAge)).toEqual([...days]),
  )
  test('is filled in, and follows the stage, until a day is told', () => {
    const empty = answerFromCrop(undefined)
    const growing = withStage(empty, 'maize', 'vegetative', today)
    expect(growing.plantingDate).toBe('2026-06-22')
    expect(withStage(growing, 'maize', 'flowering', today).plantingDate).toBe('2026-05-15')
    expect(withStage({ ...growing, guessed: false }, 'maize', 'flowering', today).plantingDate).toBe('2026-06-22')
  })
})

test('a primary crop finds its row by its name, else by another name of it', () => {
  const rows = [{ cropType: 'maize' }, { cropType: 'tomato' }, { cropType: 'tomatoes' }] as Crop[]
  expect(storedCropOf(rows, 'tomatoes')).toBe(rows[2]!)
  expect(storedCropOf(rows.slice(0, 2), 'tomatoes')).toBe(rows[1]!)
  expect(storedCropOf(rows.slice(0, 1), 'tomatoes')).toBeUndefined()
})

describe('a stage and a day that do not go together', () => {
  test('are asked about, with the stage that the day speaks for', () => {
    expect(betterStage('tomato', 'vegetative', 100)).toBe('mature')
    expect(betterStage('maize', 'mature', 3)).toBe('planted')
    expect(betterStage('cassava', 'planted', 120)).toBe('vegetative')
  })
  test('not where they may', () => {
    expect(betterStage('maize', 'vegetative', 70)).toBeNull()
    expect(betterStage('maize', 'planted', 20)).toBeNull()
    expect(betterStage('maize', '', 100)).toBeNull()
    expect(betterStage('maize', 'mature', Number.NaN)).toBeNull()
    expect(betterStage('maize', 'mature', -3)).toBeNull()
  })
})

describe('a step', () => {
  test('needs stage, date and an area of at least 0.1', () => {
    expect(Object.keys(checkAnswer(answerFromCrop(undefined), today, t))).toEqual(['stage', 'plantingDate', 'area'])
    expect(checkAnswer(told, today, t)).toEqual({})
    expect(checkAnswer({ ...told, area: '0.05' }, today, t)).toHaveProperty('area')
  })
  test('takes no planting date in the future', () =>
    expect(checkAnswer({ ...told, plantingDate: '2026-07-31' }, today, t).plantingDate).toBe(
      'Planting date cannot be in the future',
    ))
  test('reads an area that is none as 0', () => {
    expect(parseAcresOrZero('')).toBe(0)
    expect(parseAcresOrZero('two')).toBe(0)
    expect(parseAcresOrZero('1.5')).toBe(1.5)
  })
})

test('each primary crop is asked about once', () =>
  expect(cropsToSetUp('maize,cassava,maize,unknown')).toEqual(['maize', 'cassava']))

test('what was answered of a crop is sent as its stage, its area in acres and the day it was planted', () =>
  expect(cropPayloadOf('maize', told)).toEqual({
    cropType: 'maize',
    plantingDate: '2026-06-01T00:00:00.000Z',
    growthStage: 'vegetative',
    farmArea: 0.5,
  }))
