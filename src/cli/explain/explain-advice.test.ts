import { expect, test } from 'bun:test'
import { sourceById } from '../../agronomy/sources.ts'
import { logged, rains, type Scene, showers, situationOf } from '../../agronomy/testing/example-fields.ts'
import { explainAdvice, explanationText } from './explain-advice.ts'

const sprayed = { ...logged('sprayed', '2026-08-23'), product: 'lambda_cyhalothrin' }
const scene = { place: 'kano', crop: 'okra', asOf: '2026-08-24', planted: '2026-06-20' } as const
const told = [[], [sprayed]].map((log) => explainAdvice(situationOf({ ...scene, field: { log } }), 'en'))
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
    const { rough, address = null } = sourceById(id)
    expect(unsourced).toBe(rough && address === null)
  }
})

test('a dose found in another country is rough and names its source, and a source that knows only a part is marked', () => {
  const linesOf = (scene: Scene) => explanationText(explainAdvice(situationOf(scene), 'en')).split('\n')
  const maize: Scene = { place: 'otavi', crop: 'maize', asOf: '2026-12-20', planted: '2026-12-12' }
  const dose = linesOf(maize).find((line) => line.includes('Fertiliser:'))
  expect(dose).toMatch(/Fertiliser: ~.*Seed Co/)
  expect(dose).not.toContain('memory')
  const cowpeas: Scene = {
    place: 'zaria',
    crop: 'cowpeas',
    asOf: '2026-08-25',
    planted: '2026-07-10',
    past: rains(),
    ahead: showers(),
  }
  const thrips = linesOf(cowpeas).find((line) => line.includes('dry spell link from memory'))
  expect(thrips).toEndWith('PARTLY from memory')
})
