import { expect, test } from 'bun:test'
import type { CanonicalCropId } from '../../contracts/crops.ts'
import { listCropQuestions } from './crop-questions.ts'

const asked = (crop: CanonicalCropId, country = 'NG') =>
  listCropQuestions(country).find(({ cropType }) => cropType === crop)!

test('maize is asked for its variety, in days and with names of the country, and for striga', () => {
  const { maturity, striga, field, established } = asked('maize')
  expect(maturity.map(({ class: id, from, to }) => [id, from, to])).toEqual([
    ['extra_early', 80, 90],
    ['early', 90, 100],
    ['medium', 100, 110],
    ['late', 110, 120],
  ])
  expect(maturity[0]!.names).toEqual(['SAMMAZ 53', 'SAMMAZ 54'])
  expect([striga, field, established]).toEqual([true, false, []])
  expect(asked('maize', 'NA').maturity.flatMap(({ names }) => names)).toEqual([])
})

test('what is raised in a nursery is asked whether it was', () => {
  expect(asked('tomato').established).toEqual(['seed', 'seedling'])
  expect(asked('rice').established).toEqual(['seed', 'seedling'])
  expect(asked('millet').established).toEqual([])
})

test('only rice is asked where it stands', () => {
  expect(
    listCropQuestions('NG')
      .filter(({ field }) => field)
      .map(({ cropType }) => cropType),
  ).toEqual(['rice'])
})

test('a tree is asked nothing', () => {
  expect(asked('mangoes')).toEqual({ cropType: 'mangoes', maturity: [], established: [], field: false, striga: false })
})
