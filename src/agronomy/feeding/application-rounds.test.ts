import { expect, test } from 'bun:test'
import type { Nutrients } from '../../contracts/grades.ts'
import { distributeOverRounds, type SeasonProducts } from './application-rounds.ts'

const n = (...shares: number[]): Nutrients[] => shares.map((share) => ({ n: share, p: 0, k: 0 }))
/** NPK 15-15-15 and urea (46 % nitrogen). */
const MAKINGS: SeasonProducts = {
  ...{ compound: 'npk_15_15_15', kg: 200, lead: 'p', nitrogen: 'urea', straight: 46, total: 76, once: 100 },
}
const given = (shares: readonly Nutrients[], over: Partial<SeasonProducts> = {}) =>
  distributeOverRounds(shares, { ...MAKINGS, ...over }).map((round) =>
    Object.fromEntries(round.map(({ grade, kgPerHectare }) => [grade, Math.round(kgPerHectare)])),
  )
const both = (...shares: [n: number, p: number][]): Nutrients[] =>
  shares.map(([nitrogen, p]) => ({ n: nitrogen, p, k: 0 }))

test('a compound goes where its element is wanted, nitrogen into the gaps', () => {
  expect(given(both([0.4, 1], [0.6, 0]))).toEqual([{ npk_15_15_15: 200 }, { urea: 100 }])
  expect(given(both([0.5, 0.5], [0.5, 0.5]))).toEqual([
    { npk_15_15_15: 100, urea: 50 },
    { npk_15_15_15: 100, urea: 50 },
  ])
})

test('where its element is wanted nowhere there is none of it', () => {
  expect(given(n(0.5, 0.5))).toEqual([{ urea: 50 }, { urea: 50 }])
})

const compoundOnly = (kg: number, most: number) =>
  // `most` kg bring the nitrogen that is tolerated at once.
  given(both([1, 1], [0, 0]), { kg, straight: 0, once: 0.15 * most }).map((round) => round.npk_15_15_15 ?? 0)

test.each([
  ['all of it in one round that takes it', 100, 100, [100, 0]],
  ['what is over in the next', 200, 100, [100, 100]],
  ['nothing for less than 25 kg', 124, 100, [100, 0]],
  ['25 kg, which are worth a round', 125, 100, [100, 25]],
  ['nothing for less than 15 % of it', 400, 341, [341, 0]],
  ['15 % of it', 400, 340, [340, 60]],
  ['no more than the second round takes', 250, 100, [100, 100]],
])('a compound whose round is full has %s', (_, kg, most, rounds) => {
  expect(compoundOnly(kg, most)).toEqual(rounds)
})

const ureaOnly = (shares: readonly Nutrients[], straight: number, once: number) =>
  given(shares, { kg: 0, straight, total: straight, once }).map(({ urea = 0, ...other }) => {
    expect(other).toEqual({})
    return urea
  })

test.each([
  ['by its shares', [0.75, 0.25], 92, 100, [150, 50]],
  ['no more than is tolerated at once, the rest in other rounds', [0.8, 0.2], 46, 23, [50, 50]],
  ['and what no round takes in none', [0.5, 0.5], 92, 23, [50, 50]],
  ['as much in each round where no share wants it', [0, 0], 92, 100, [100, 100]],
  ['in one round what is too little for two', [0.89, 0.11], 100, 100, [217, 0]],
  ['in the later round, too', [0.11, 0.89], 100, 100, [0, 217]],
  ['in two rounds from 25 kg', [0.88, 0.12], 100, 100, [191, 26]],
  ['nowhere where the other round has no room for too little', [0.9, 0.1], 100, 90, [196, 0]],
])('nitrogen is given %s', (_, shares, straight, once, rounds) => {
  expect(ureaOnly(n(...shares), straight, once)).toEqual(rounds)
})

test('a round with the compound leaves nitrogen to a later one without it, as far as that one may have it', () => {
  const shares = both([0.9, 1], [0.1, 0])
  const makings = { kg: 100, straight: 100, total: 115 }
  expect(given(shares, makings)).toEqual([{ npk_15_15_15: 100 }, { urea: 217 }])
  expect(given(shares, { ...makings, once: 60 })).toEqual([{ npk_15_15_15: 100, urea: 87 }, { urea: 130 }])
})
