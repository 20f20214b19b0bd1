import { expect, test } from 'bun:test'
import { source } from '../../agronomy/sources.ts'
import { logged, type Scene, situationOf } from '../../agronomy/testing/example-fields.ts'
import { explain, explanationText } from './report.ts'

const sprayed = { ...logged('sprayed', '2026-08-23'), product: 'lambda_cyhalothrin' }
const scene = { place: 'kano', crop: 'okra', asOf: '2026-08-24', planted: '2026-06-20' } as const
const told = [[], [sprayed]].map((log) => explain(situationOf({ ...scene, field: { log } }), 'en'))
const lines = told.flatMap((one) => explanationText(one).split('\n'))

test('what rests on memory is marked, and nothing that can be looked up', () => {
  const marked = lines.filter((line) => line.endsWith('NO SOURCE: from memory'))
  const sourced = lines.filter((line) => /ppqs\.gov\.in|picol\.cahnrs/.test(line))
  expect(marked.length).toBeGreaterThan(0)
  expect(sourced.length).toBeGreaterThan(0)
  for (const line of sourced) expect(line).not.toContain('NO SOURCE')
  const all = told.flatMap(({ considered }) =>
    considered.flatMap(({ actions, evidence }) => [...actions, ...evidence.map(({ from }) => from)]),
  )
  for (const { id, unsourced } of all) {
    const { rough, address = null } = source(id)
    expect(unsourced).toBe(rough && address === null)
  }
})

test('a dose from memory is rough and marked, and one whose source knows only a part of it is marked as such', () => {
  const dosesOf = (scene: Scene) =>
    explanationText(explain(situationOf(scene), 'en'))
      .split('\n')
      .filter((line) => line.includes('Fertiliser:'))
  const maize: Scene = { place: 'otavi', crop: 'maize', asOf: '2026-12-20', planted: '2026-12-12' }
  const cotton: Scene = { place: 'zaria', crop: 'cotton', asOf: '2026-07-14', planted: '2026-06-20' }
  expect(dosesOf(maize)[0]).toMatch(/Fertiliser: ~.*NO SOURCE: from memory$/)
  expect(dosesOf(cotton)[0]).toMatch(/P, K memory\].*PARTLY from memory$/)
})
