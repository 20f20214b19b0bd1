import { expect, test } from 'bun:test'
import { assessField } from './field.ts'
import { sources } from './sources.ts'
import { digests, madeSituations } from './testing/recorded.ts'

test('made fields are read as recorded', () => {
  const lines = madeSituations(300, 28).map((given) => {
    const { situation, crop, asOf, ...read } = assessField(given)
    const { week, balance, need, stages, season, variety, outlook, sowing, spell, soil, ...plain } = read
    const parts = { situation, week, balance, need, stages, season, variety, outlook, sowing, spell, soil, plain }
    return `${crop.id} ${asOf}: ${read.stage} ${read.prospects} ${digests(parts)}`
  })
  expect(lines).toMatchSnapshot()
})

test('sources are those recorded, rough or not', () => {
  const lines = [...sources()].map(
    ([id, { title, year, rough }]) => `${id}: ${title} ${year ?? ''}${rough ? ' (rough)' : ''}`,
  )
  expect(lines).toMatchSnapshot()
})
