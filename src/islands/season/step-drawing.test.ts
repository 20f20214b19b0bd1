import { expect, test } from 'bun:test'
import { Glob } from 'bun'
import { stageDrawing } from '../../contracts/drawings.ts'
import { OPERATIONS } from '../../contracts/season.ts'
import { drawingSymbol } from '../../drawings/symbols.ts'
import { PEST_SIGN_OF_STEP, stepDrawing } from './step-drawing.ts'

test('every step has a drawing; planting and harvest show the crop itself', () => {
  for (const operation of OPERATIONS)
    expect(stepDrawing({ operation, id: '' }, 'maize')).toMatch(/^(action|stage)\.[a-z.-]+$/)
  for (const operation of ['plant', 'planted', 'resown'] as const)
    expect(stepDrawing({ operation, id: '' }, 'tomato')).toBe(stageDrawing('tomato', 'planted'))
  expect(stepDrawing({ operation: 'harvested', id: 'harvest' }, 'tomato')).toBe(stageDrawing('tomato', 'mature'))
  expect(stepDrawing({ operation: 'weeded', id: 'weed_1' }, 'tomato')).toBe('action.weed')
})

test('every look for a pest of a crop calendar shows its own sign', async () => {
  const folder = new URL('../../agronomy/data/practice/', import.meta.url).pathname
  const texts = await Promise.all(
    [...new Glob('*.json').scanSync(folder)].map((file) => Bun.file(`${folder}${file}`).text()),
  )
  const looks = texts.flatMap((text) => [...text.matchAll(/"id": "(scout_\w+|bird_\w+)"/g)].map(([, id = '']) => id))
  expect(new Set(looks)).toEqual(new Set(Object.keys(PEST_SIGN_OF_STEP)))
  for (const drawing of Object.values(PEST_SIGN_OF_STEP)) expect(drawingSymbol(drawing!), drawing).not.toBeNull()
  expect(stepDrawing({ operation: 'scout', id: 'scout_armyworm' }, 'maize')).toBe('sign.armyworm')
})
