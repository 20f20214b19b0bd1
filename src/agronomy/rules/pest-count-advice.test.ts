import { expect, test } from 'bun:test'
import type { LogEntry } from '../../contracts/season.ts'
import { collectCandidates, rankAdviceCandidates } from '../advise.ts'
import { addDays } from '../dates.ts'
import { assessField } from '../field.ts'
import { dry, type Scene, situationOf } from '../testing/example-fields.ts'
import { adviseAfterPestCount } from './pest-count-advice.ts'

const entry = (change: Partial<LogEntry>): LogEntry => ({
  kind: 'scouted',
  date: '2026-08-04',
  amount: null,
  unit: null,
  product: 'faw',
  count: null,
  of: 20,
  ...change,
})
const maize: Scene = {
  place: 'kano',
  crop: 'maize',
  asOf: '2026-08-05',
  planted: '2026-07-08',
  variety: 95,
  past: Array(30).fill(6),
  ahead: dry(7),
}
const answer = (log: LogEntry[], scene: Partial<Scene> = {}) =>
  adviseAfterPestCount(assessField(situationOf({ ...maize, ...scene, field: { log } })), 'faw')[0]?.advice ?? null

test('a count of more or fewer plants is told as one of twenty, and never as on the line when it is below', () => {
  expect(answer([entry({ count: 3, of: 10 })])).toMatchObject({ rule: 'pest.neem', facts: { count: 6, act: 5 } })
  expect(answer([entry({ count: 9, of: 40 })])).toMatchObject({ rule: 'pest.again', facts: { count: 4, act: 5 } })
})

test('what paid on the day of the count is not sprayed once the tassel shows', () => {
  const { season } = assessField(situationOf(maize))
  const asOf = addDays(season.flowering!, 1)
  const log = [entry({ count: 18, date: addDays(asOf, -4) })]
  expect(answer(log, { asOf, past: Array(60).fill(6) })?.rule).toBe('pest.late')
})

test('the answer to a count is given beside weeding, feeding and counting what came up', () => {
  const okra: Scene = { place: 'ibadan', crop: 'okra', asOf: '2026-06-01', planted: '2026-05-18' }
  const field = { log: [entry({ product: 'okra_flea_beetle', count: 10, date: '2026-05-31' })] }
  const told = collectCandidates(situationOf({ ...okra, past: Array(30).fill(6), ahead: dry(7), field })).map(
    ({ rule }) => rule,
  )
  expect(told).toContain('pest.again')
})

test('who counts plants has them, however little rain was recorded', () => {
  const dried: Scene = { ...maize, past: Array(30).fill(0) }
  expect(assessField(situationOf(dried)).season.emergence).toBe('not_yet')
  const told = situationOf({ ...dried, field: { log: [entry({ count: 12 })] } })
  expect(assessField(told).season).toMatchObject({ emergence: 'told' })
  expect(rankAdviceCandidates(told).map(({ advice }) => advice.rule)).toContain('pest.spray')
})

test('a line from memory asks for a second count, and says meanwhile what slows the pest', () => {
  const okra: Scene = { place: 'ibadan', crop: 'okra', asOf: '2026-06-01', planted: '2026-05-18' }
  const log = [entry({ product: 'okra_flea_beetle', count: 10, date: '2026-05-31' })]
  const told = collectCandidates(situationOf({ ...okra, past: Array(30).fill(6), ahead: dry(7), field: { log } }))
  expect(told.find(({ rule }) => rule === 'pest.again')!.facts).toMatchObject({ mild: 'neem', grams: 750, tank: 15 })
})

test('few insects before the time of counting are few: they are counted again, not next season', () => {
  const onion: Scene = { place: 'kano', crop: 'onion', asOf: '2026-12-18', planted: '2026-11-18', past: dry(30) }
  const rulesOf = (count: number) => {
    const field = {
      irrigation: ['furrow' as const],
      log: [entry({ product: 'onion_thrips', date: '2026-12-16', count })],
    }
    return collectCandidates(situationOf({ ...onion, ahead: dry(7), field })).map(({ rule }) => rule)
  }
  expect(rulesOf(15)).toContain('pest.few')
  expect([2, 15, 40].flatMap(rulesOf)).not.toContain('pest.late')
})

test('one plant seen of many is one, not none', () => {
  const cocoa: Scene = { place: 'akure', crop: 'cocoa', asOf: '2026-07-06', planted: '2010-05-01', past: dry(30) }
  const field = { log: [entry({ product: 'mirids', date: '2026-07-05', count: 1, of: 20 })] }
  const few = collectCandidates(situationOf({ ...cocoa, ahead: dry(7), field })).find(({ rule }) => rule === 'pest.few')
  expect(few?.facts.count).toBe(1)
})

test('a disease that has no threshold and that the farmer found is answered for a week, until a spray', () => {
  const pepper: Scene = { place: 'ibadan', crop: 'pepper', asOf: '2026-08-31', planted: '2026-06-20' }
  const found = (change: Partial<LogEntry>, more: LogEntry[] = []) => {
    const log = [entry({ product: 'bact_wilt', date: '2026-08-28', count: 12, ...change }), ...more]
    return collectCandidates(
      situationOf({ ...pepper, past: [...Array(20).fill(6), ...dry(10)], ahead: dry(7), field: { log } }),
    ).flatMap(({ rule, facts }) => (facts.pest === 'bact_wilt' ? [rule] : []))
  }
  expect(found({})).toEqual(['risk.high'])
  expect([found({ count: 0 }), found({ date: '2026-08-23' })]).toEqual([[], []])
  expect(found({}, [entry({ kind: 'sprayed', date: '2026-08-29', product: null })])).toEqual([])
})

test('a weed killer in the log treated no pest: the count is answered as without it', () => {
  const log = [entry({ count: 12 })]
  const sprayed = (product: string) => [...log, entry({ kind: 'sprayed', product, count: null, of: null })]
  expect(answer(log)?.rule).toBe('pest.spray')
  for (const product of ['Force Up', 'glyphosate', 'Round-up 1L', 'Atraforce'])
    expect([product, answer(sprayed(product))?.rule]).toEqual([product, 'pest.spray'])
  expect(answer(sprayed('karate'))?.rule).not.toBe('pest.spray')
})

test('a count before there are pods decides nothing, and is answered with the day of the next', () => {
  const soybean: Scene = { place: 'makurdi', crop: 'soybean', asOf: '2026-07-22', planted: '2026-07-01' }
  const { growth } = assessField(situationOf(soybean)).stages
  const pods = addDays('2026-07-01', growth.fruiting!)
  const told = (asOf: string, count: number, date: string) =>
    adviseAfterPestCount(
      assessField(situationOf({ ...soybean, asOf, field: { log: [entry({ product: 'pod_bugs', count, date })] } })),
      'pod_bugs',
    )[0]?.advice
  const early = told('2026-07-22', 16, '2026-07-21')
  expect(early).toMatchObject({ rule: 'pest.again', validUntil: pods, facts: { count: 16, act: 8 } })
  expect(early!.facts.mild).toBeUndefined()
  expect(told('2026-07-22', 2, '2026-07-21')?.rule).toBe('pest.few')
  expect(told(pods, 16, addDays(pods, -3))?.rule).toBe('pest.count')
  expect(told(addDays(pods, 1), 16, pods)?.rule).not.toBe('pest.again')
})
