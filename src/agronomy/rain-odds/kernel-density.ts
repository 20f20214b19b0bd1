import { itemAt } from '../../shared/lookups.ts'
/** Minimum number of values for a Gaussian kernel density. */
export const MIN_KERNEL_VALUES = 15

/** Quantile of ascending values, type 7 of Hyndman and Fan (1996). */
export function quantile(sorted: readonly number[], share: number): number {
  const at = (sorted.length - 1) * share
  const below = Math.floor(at)
  return itemAt(sorted, below) + (at - below) * ((sorted[below + 1] ?? itemAt(sorted, below)) - itemAt(sorted, below))
}

/** Sample standard deviation (n - 1). */
export function sampleStandardDeviation(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1))
}

/** Minimum bandwidth, days, because equal onset days would have none. */
const LEAST_BANDWIDTH = 0.5

/** Bandwidth by the rule of thumb of Silverman (1986), eq. 3.31, in the unit of the values (ascending). */
export function silvermanBandwidth(sorted: readonly number[]): number {
  const iqr = quantile(sorted, 0.75) - quantile(sorted, 0.25)
  const sd = sampleStandardDeviation(sorted)
  const spread = iqr > 0 ? Math.min(sd, iqr / 1.34) : sd
  return Math.max(LEAST_BANDWIDTH, 0.9 * spread * sorted.length ** -0.2)
}

export function normalCdf(x: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(x))
  const tail =
    (Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI)) *
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  return x < 0 ? tail : 1 - tail
}

export function kernelCdf(values: readonly number[], width: number, x: number): number {
  let sum = 0
  for (const value of values) sum += normalCdf((x - value) / width)
  return sum / values.length
}
