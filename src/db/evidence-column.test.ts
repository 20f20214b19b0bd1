import { expect, test } from 'bun:test'
import type { Evidence } from '../agronomy/types.ts'
import { advisories } from './schema/advisories.ts'

const FIGURES: Evidence[] = [
  { label: 'evidence.depletion', value: 42.5, unit: 'mm', source: 'fao56-eq58', rough: false },
  { label: 'evidence.stage', value: 'flowering', unit: null, source: 'maize.stages', rough: true },
]
const stored = (figures: Evidence[]) => advisories.evidence.mapToDriverValue(figures) as string
const read = (text: string) => advisories.evidence.mapFromDriverValue(text)

test('the figures of an advice are stored without the names of their parts and read whole', () => {
  expect(stored(FIGURES)).toBe('[["depletion",42.5,"mm","fao56-eq58"],["stage","flowering",null,"maize.stages",1]]')
  expect(read(stored(FIGURES))).toEqual(FIGURES)
  expect(read(stored([]))).toEqual([])
})

test('figures stored with the names of their parts are read as before', () => {
  expect(read(JSON.stringify(FIGURES))).toEqual(FIGURES)
})
