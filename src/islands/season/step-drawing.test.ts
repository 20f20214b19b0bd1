import { expect, test } from 'bun:test'
import { stageDrawing } from '../../contracts/drawings.ts'
import { OPERATIONS } from '../../contracts/season.ts'
import { stepDrawing } from './step-drawing.ts'

test('every step has a drawing; planting and harvest show the crop itself', () => {
  for (const operation of OPERATIONS) expect(stepDrawing(operation, 'maize')).toMatch(/^(action|stage)\.[a-z.-]+$/)
  for (const operation of ['plant', 'planted', 'resown'] as const)
    expect(stepDrawing(operation, 'tomato')).toBe(stageDrawing('tomato', 'planted'))
  expect(stepDrawing('harvested', 'tomato')).toBe(stageDrawing('tomato', 'mature'))
  expect(stepDrawing('weeded', 'tomato')).toBe('action.weed')
})
