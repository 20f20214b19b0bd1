import { chiSquareUpperTail } from './distributions.ts'

/** Probability of counts at least this far from the planned shares (Pearson's χ²); 1 without observations. */
export function goodnessOfFitProbability(counts: readonly number[], shares: readonly number[]): number {
  const total = counts.reduce((sum, n) => sum + n, 0)
  if (total === 0) return 1
  const squares = counts.reduce((sum, n, arm) => sum + (n - total * shares[arm]!) ** 2 / (total * shares[arm]!), 0)
  return chiSquareUpperTail(squares, counts.length - 1)
}
