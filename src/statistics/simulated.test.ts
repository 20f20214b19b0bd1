import { expect, test } from 'bun:test'
import { welchDifference } from './clusters.ts'
import { newcombeDifference, type Proportion } from './proportions.ts'

/** Uniform numbers in [0, 1) from a seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
}

function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
}

/** Marsaglia & Tsang (2000), shape ≥ 1. */
function gamma(shape: number, random: () => number): number {
  const d = shape - 1 / 3
  const c = 1 / Math.sqrt(9 * d)
  for (;;) {
    const x = normal(random)
    const v = (1 + c * x) ** 3
    if (v > 0 && Math.log(1 - random()) < 0.5 * x * x + d - d * v + d * Math.log(v)) return d * v
  }
}

function binomial(n: number, p: number, random: () => number): Proportion {
  let hits = 0
  for (let each = 0; each < n; each++) if (random() < p) hits++
  return { hits, n }
}

/** Clusters whose proportions have an intraclass correlation: beta-binomial, `a + b = 1 / icc − 1`. */
function clusters(many: number, size: number, p: number, icc: number, random: () => number): Proportion[] {
  const sum = 1 / icc - 1
  return Array.from({ length: many }, () => {
    const [a, b] = [gamma(p * sum, random), gamma((1 - p) * sum, random)]
    return binomial(size, a / (a + b), random)
  })
}

const together = (counts: readonly Proportion[]): Proportion => ({
  hits: counts.reduce((sum, { hits }) => sum + hits, 0),
  n: counts.reduce((sum, { n }) => sum + n, 0),
})
const excludesZero = ({ interval: [low, high] }: { interval: [number, number] }) => low > 0 || high < 0

test('10,000 comparisons of equal arms: one in twenty excludes zero', () => {
  const random = randomFrom(1)
  let excluded = 0
  for (let run = 0; run < 10_000; run++)
    if (excludesZero(newcombeDifference(binomial(500, 0.3, random), binomial(500, 0.3, random))!)) excluded++
  expect(excluded).toBeGreaterThanOrEqual(450)
  expect(excluded).toBeLessThanOrEqual(550)
})

test('1,000 comparisons of equal clustered arms: clusters hold the level that people one by one exceed', () => {
  const random = randomFrom(20261128)
  const excluded = { clusters: 0, people: 0 }
  for (let run = 0; run < 1000; run++) {
    const [a, b] = [clusters(8, 50, 0.3, 0.05, random), clusters(8, 50, 0.3, 0.05, random)]
    if (excludesZero(welchDifference(a, b)!)) excluded.clusters++
    if (excludesZero(newcombeDifference(together(a), together(b))!)) excluded.people++
  }
  expect(excluded.clusters).toBeGreaterThanOrEqual(35)
  expect(excluded.clusters).toBeLessThanOrEqual(65)
  expect(excluded.people).toBeGreaterThan(100)
})
