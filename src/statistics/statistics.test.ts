import { describe, expect, test } from 'bun:test'
import { welchDifference } from './clusters.ts'
import { chiSquareUpperTail, incompleteBeta, logGamma, tQuantile } from './distributions.ts'
import { goodnessOfFitProbability } from './goodness-of-fit.ts'
import { newcombeDifference, wilsonInterval } from './proportions.ts'
import { quartiles } from './quartiles.ts'

const count = (text: string) => {
  const [hits, n] = text.split('/').map(Number)
  return { hits: hits!, n: n! }
}
const rounded = (numbers: readonly number[], digits = 4) => numbers.map((number) => Number(number.toFixed(digits)))

describe('distributions', () => {
  test('Γ is that of whole and half numbers', () => {
    expect(logGamma(1)).toBeCloseTo(0, 11)
    expect(logGamma(6)).toBeCloseTo(Math.log(120), 11)
    expect(logGamma(0.5)).toBeCloseTo(Math.log(Math.sqrt(Math.PI)), 11)
  })

  test('I_x(a, b) is that of closed forms', () => {
    expect(incompleteBeta(0.3, 1, 1)).toBeCloseTo(0.3, 12)
    expect(incompleteBeta(0.3, 2, 3)).toBeCloseTo(0.3483, 12)
    expect(incompleteBeta(0.7, 3, 2)).toBeCloseTo(0.6517, 12)
  })

  /** NIST/SEMATECH e-Handbook, 1.3.6.7.2. */
  test.each([
    [0.975, 1, 12.706],
    [0.975, 2, 4.303],
    [0.975, 10, 2.228],
    [0.975, 30, 2.042],
    [0.95, 5, 2.015],
    [0.995, 100, 2.626],
    [0.975, 1e9, 1.96],
  ])('t: p %p with %p degrees is %p', (p, df, t) => {
    expect(tQuantile(p, df)).toBeCloseTo(t, 3)
  })

  /** NIST/SEMATECH e-Handbook, 1.3.6.7.4. */
  test.each([
    [3.841, 1, 0.05],
    [10.828, 1, 0.001],
    [5.991, 2, 0.05],
    [18.307, 10, 0.05],
    [124.342, 100, 0.05],
    [82.358, 100, 0.9],
  ])('χ²: above %p with %p degrees is %p', (x, df, p) => {
    expect(chiSquareUpperTail(x, df)).toBeCloseTo(p, 4)
  })
})

/** Newcombe (1998), Statistics in Medicine 17:873, table II. */
test.each([
  ['56/70', '48/80', 0.0524, 0.3339],
  ['9/10', '3/10', 0.1705, 0.809],
  ['6/7', '2/7', 0.0582, 0.8062],
  ['5/56', '0/29', -0.0381, 0.1926],
  ['0/10', '0/20', -0.1611, 0.2775],
  ['0/10', '0/10', -0.2775, 0.2775],
  ['10/10', '0/20', 0.6791, 1],
  ['10/10', '0/10', 0.6075, 1],
])('Newcombe, method 10: %s − %s', (a, b, low, high) => {
  expect(rounded(newcombeDifference(count(a), count(b))!.interval)).toEqual([low, high])
})

test('the interval turns with its arms, and there is none of nobody', () => {
  const there = newcombeDifference(count('56/70'), count('48/80'))!
  const back = newcombeDifference(count('48/80'), count('56/70'))!
  expect(back.difference).toBeCloseTo(-there.difference, 15)
  expect(rounded(back.interval, 12)).toEqual(rounded([-there.interval[1], -there.interval[0]], 12))
  expect(newcombeDifference(count('0/0'), count('1/2'))).toBeNull()
  expect(newcombeDifference(count('1/2'), count('0/0'))).toBeNull()
})

/** Newcombe (1998), Statistics in Medicine 17:857, table I, method 3. */
test.each([
  ['81/263', 0.2553, 0.3662],
  ['15/148', 0.0624, 0.1605],
  ['0/20', 0, 0.1611],
  ['1/29', 0.0061, 0.1718],
  ['29/29', 0.883, 1],
])('Wilson: %s', (of, low, high) => {
  expect(rounded(wilsonInterval(count(of)))).toEqual([low, high])
})

const A = '12/40 18/50 9/30 22/60 15/45 20/48'.split(' ').map(count)
const B = '8/42 11/50 6/28 14/58 9/44 13/50'.split(' ').map(count)

test('Welch on cluster means', () => {
  const { difference, se, df, interval, designEffect } = welchDifference(A, B)!
  expect(rounded([difference, se, df, ...interval], 6)).toEqual([0.12433, 0.020969, 7.88666, 0.075855, 0.172805])
  expect(designEffect).toBeCloseTo(0.2981, 4)
})

test('there is no interval under six clusters an arm; an empty cluster is none', () => {
  expect(welchDifference(A.slice(1), B)).toBeNull()
  expect(welchDifference(A, B.slice(1))).toBeNull()
  expect(welchDifference([...A.slice(1), count('0/0')], B)).toBeNull()
  expect(welchDifference(Array(6).fill(count('1/2')), Array(6).fill(count('1/4')))).toMatchObject({
    difference: 0.25,
    interval: [0.25, 0.25],
    df: 10,
  })
})

test('shares: the planned ones are probable, others are not', () => {
  expect(goodnessOfFitProbability([500, 500], [0.5, 0.5])).toBe(1)
  expect(goodnessOfFitProbability([821, 815], [0.5, 0.5])).toBeCloseTo(0.8821, 3)
  expect(goodnessOfFitProbability([600, 400], [0.5, 0.5])).toBeLessThan(1e-9)
  expect(goodnessOfFitProbability([0, 0], [0.8, 0.2])).toBe(1)
  expect(goodnessOfFitProbability([800, 200], [0.8, 0.2])).toBe(1)
})

test('quartiles', () => {
  expect(quartiles([4, 1, 3, 2])).toEqual([1.75, 2.5, 3.25])
  expect(quartiles([7])).toEqual([7, 7, 7])
  expect(quartiles([1, 2, 3, 4, 5])).toEqual([2, 3, 4])
})
