import { expect, test } from 'bun:test'
import type { LogEntry } from '../../contracts/season.ts'
import { addDays } from '../dates.ts'
import { chooseNextActive } from './next-active.ts'
import { PEST_GENERATION } from './remedies.ts'
import { countSprayRounds, isSprayLimitReached } from './spray-rounds.ts'

const asOf = '2026-08-24'
const spray = (product: string | null, date = '2026-08-01'): LogEntry => ({
  kind: 'sprayed',
  date,
  amount: null,
  unit: null,
  product,
  count: null,
  of: null,
})
const treated = (...sprays: LogEntry[]) => ({ crop: 'onion', country: 'NG', sprays, asOf }) as const

test('counts the sprays of one active this season, by its names and in mixtures', () => {
  const season = treated(
    spray('spinosad'),
    spray('Entrust'),
    spray('spinosad and karate'),
    spray('karate'),
    spray(null),
  )
  expect(countSprayRounds('spinosad', season)).toBe(3)
  expect(countSprayRounds('spinosad', treated(spray('spinosad', '2025-08-24')))).toBe(0)
})

test('is spent at the limit of its register, not before', () => {
  const rounds = (n: number) => treated(...Array.from({ length: n }, () => spray('spinosad')))
  expect(isSprayLimitReached('spinosad', rounds(3))).toBe(false)
  expect(isSprayLimitReached('spinosad', rounds(4))).toBe(true)
  expect(isSprayLimitReached('neem', treated(...Array.from({ length: 9 }, () => spray('neem'))))).toBe(false)
})

test('a spent active is not named again', () => {
  const twice = [spray('chlorantraniliprole', '2026-08-10'), spray('chlorantraniliprole', '2026-08-17')]
  expect(chooseNextActive(['chlorantraniliprole', 'spinetoram'], 'NG', 'tomato', twice, asOf)).toBe('spinetoram')
  expect(chooseNextActive(['chlorantraniliprole'], 'NG', 'tomato', twice, asOf)).toBeNull()
})

test('one generation of a pest meets one group of actives, the next one another', () => {
  const of = ['spinetoram', 'chlorantraniliprole'] as const
  const after = (days: number, ...sprays: LogEntry[]) =>
    chooseNextActive(of, 'NG', 'tomato', sprays, addDays('2026-08-01', days))
  const { generation_days: days } = PEST_GENERATION
  const one = spray('chlorantraniliprole')
  expect([after(1, one), after(days, one), after(days + 1, one)]).toEqual([
    ...(['chlorantraniliprole', 'chlorantraniliprole', 'spinetoram'] as const),
  ])
  // The generation counts from the first spray of the group that was sprayed last.
  const other = spray('spinetoram', '2026-07-20')
  expect([after(days, other, one), after(days + 1, other, one)]).toEqual(['chlorantraniliprole', 'spinetoram'])
  expect([after(1, spray('karate')), after(1, spray(null))]).toEqual(['spinetoram', 'spinetoram'])
})
