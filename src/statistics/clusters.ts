import { tQuantile } from './distributions.ts'
import { type DifferenceEstimate, type Proportion, shareOf } from './proportions.ts'

/** Clusters per arm below which no interval is computed. */
const MIN_CLUSTERS = 6

interface ClusterDifferenceEstimate extends DifferenceEstimate {
  se: number
  df: number
  /** Variance over that of as many people drawn one by one (Kish 1965, Survey Sampling, 8.2); null if the latter is 0. */
  designEffect: number | null
}

const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** Difference of the mean cluster proportions, a − b, with its 95 % interval by Welch's t (Welch 1947, Biometrika 34:28). Null under six clusters an arm. */
export function welchDifference(a: readonly Proportion[], b: readonly Proportion[]): ClusterDifferenceEstimate | null {
  const one = a.filter(({ n }) => n > 0)
  const other = b.filter(({ n }) => n > 0)
  if (one.length < MIN_CLUSTERS || other.length < MIN_CLUSTERS) return null
  const left = meanAndVariance(one)
  const right = meanAndVariance(other)
  const difference = left.mean - right.mean
  const variance = left.variance + right.variance
  const se = Math.sqrt(variance)
  const df =
    variance === 0
      ? one.length + other.length - 2
      : variance ** 2 / (left.variance ** 2 / (one.length - 1) + right.variance ** 2 / (other.length - 1))
  const half = tQuantile(0.975, df) * se
  const simple = simpleVariance(one) + simpleVariance(other)
  return {
    difference,
    interval: [difference - half, difference + half],
    se,
    df,
    designEffect: simple > 0 ? variance / simple : null,
  }
}

interface Mean {
  mean: number
  /** Variance of the mean. */
  variance: number
}

function meanAndVariance(arm: readonly Proportion[]): Mean {
  const shares = arm.map(shareOf)
  const mean = meanOf(shares)
  const squares = shares.reduce((sum, share) => sum + (share - mean) ** 2, 0)
  return { mean, variance: squares / (arm.length - 1) / arm.length }
}

/** Binomial variance of the proportion of all people of an arm. */
function simpleVariance(arm: readonly Proportion[]): number {
  const n = arm.reduce((sum, cluster) => sum + cluster.n, 0)
  const share = arm.reduce((sum, cluster) => sum + cluster.hits, 0) / n
  return (share * (1 - share)) / n
}
