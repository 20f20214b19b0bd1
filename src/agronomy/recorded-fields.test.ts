import { expect, test } from 'bun:test'
import { assessField } from './field.ts'
import { findPublisher } from './source-publishers.ts'
import { allSources } from './sources.ts'
import { digests, digestsByKey, madeSituations, withMoreTold } from './testing/recorded.ts'
import type { FieldSituation } from './types.ts'

function partsOf(given: FieldSituation) {
  const { situation, crop, asOf, ...read } = assessField(given)
  const { week, balance, need, stages, season, variety, outlook, sowing, spell, soil, ...plain } = read
  const parts = { situation, week, balance, need, stages, season, variety, outlook, sowing, spell, soil, plain }
  return { crop, asOf, read, parts }
}

test('made fields are read as recorded', () => {
  const lines = madeSituations(300, 28).map((given) => {
    const { crop, asOf, read, parts } = partsOf(given)
    return `${crop.id} ${asOf}: ${read.stage} ${read.prospects} ${digests(parts)}`
  })
  expect(lines).toMatchSnapshot()
})

test('many more made fields are read as recorded, crop by crop', () => {
  const more = withMoreTold(madeSituations(1200, 43), 44).map((given) => partsOf(given))
  expect(digestsByKey(more.map(({ crop, parts }) => [crop.id, parts]))).toMatchSnapshot()
}, 300_000)

test('sources are those recorded, rough or not', () => {
  const lines = [...allSources()].map(
    ([id, { title, year, rough }]) => `${id}: ${title} ${year ?? ''}${rough ? ' (rough)' : ''}`,
  )
  expect(lines).toMatchSnapshot()
})

test('publishers of sources are those recorded', () => {
  const publishers = [...allSources()].map(([, source]) => findPublisher(source) ?? 'none')
  const counts = [...Map.groupBy(publishers, (name) => name)].map(([name, all]) => `${name}: ${all.length}`)
  expect(counts.toSorted()).toMatchSnapshot()
})
