import { expect, test } from 'bun:test'
import { collectCandidates } from '../advise.ts'
import { CROP_RECORDS } from '../crops/all-crops.ts'
import { situationOf } from '../testing/example-fields.ts'
import { properVarietyNames } from './variety-choice.ts'

test('no variety that an advice names has a word of English, which a message in another language would repeat', () => {
  const named = Object.values(CROP_RECORDS).flatMap(({ practice }) =>
    practice.maturity_classes.flatMap(({ varieties }) =>
      Object.values(varieties).flatMap((names) => properVarietyNames(names)),
    ),
  )
  expect(named.length).toBeGreaterThan(50)
  const english = /\b(?:and|or|on|of|from|for|to|in|late|early|white|water|type|types|local|months|days)\b/
  expect(named.filter((name) => english.test(name))).toEqual([])
})

test('a rice variety is named for its field: none for dry land where water stands', () => {
  const names = (riceField: 'lowland' | 'upland' | 'irrigated' | null) =>
    collectCandidates(
      situationOf({
        ...{ place: 'kano', crop: 'rice', variety: 100, asOf: '2026-06-01', planted: '2026-06-28' },
        field: { riceField, maturity: 'early', enteredOn: '2026-06-01' },
      }),
    ).find(({ rule }) => rule === 'planting.seed')?.facts.names
  expect([names('lowland'), names('irrigated')]).toEqual(['FARO 44, FARO 61', 'FARO 44, FARO 61'])
  expect(names('upland')).toBe('FARO 59 / NERICA 8 upland, GAWAL R1 upland')
  expect(names(null)).toBe('FARO 44, FARO 59 / NERICA 8 upland')
})

test('vines are cut for planting: they are got in its week, seed weeks before', () => {
  const isTold = (crop: 'sweet-potato' | 'maize', planted: string) =>
    collectCandidates(
      situationOf({ place: 'makurdi', crop, asOf: '2026-06-01', planted, field: { enteredOn: '2026-06-01' } }),
    ).some(({ rule }) => rule === 'planting.seed')
  expect([isTold('sweet-potato', '2026-06-21'), isTold('maize', '2026-06-21')]).toEqual([false, true])
  expect(isTold('sweet-potato', '2026-06-06')).toBe(true)
})
