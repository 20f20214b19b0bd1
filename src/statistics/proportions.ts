import { Z_95 } from './distributions.ts'

/** `hits` of `n`. */
export interface Proportion {
  hits: number
  n: number
}

export interface DifferenceEstimate {
  difference: number
  /** 95 % interval. */
  interval: [low: number, high: number]
}

export const shareOf = ({ hits, n }: Proportion): number => hits / n

/** 95 % interval of a proportion (Wilson 1927; Newcombe 1998, Statistics in Medicine 17:857, method 3). */
export function wilsonInterval({ hits, n }: Proportion): [low: number, high: number] {
  const z2 = Z_95 * Z_95
  const middle = 2 * hits + z2
  const half = Z_95 * Math.sqrt(z2 + 4 * hits * (1 - hits / n))
  const under = 2 * (n + z2)
  // Rounding would otherwise leave the range of a proportion.
  return [hits === 0 ? 0 : (middle - half) / under, hits === n ? 1 : (middle + half) / under]
}

/** Difference of two independent proportions, a − b, with its 95 % interval (Newcombe 1998, Statistics in Medicine 17:873, method 10). Null without people. */
export function newcombeDifference(a: Proportion, b: Proportion): DifferenceEstimate | null {
  if (a.n === 0 || b.n === 0) return null
  const [p, q] = [shareOf(a), shareOf(b)]
  const [[aLow, aHigh], [bLow, bHigh]] = [wilsonInterval(a), wilsonInterval(b)]
  const difference = p - q
  return {
    difference,
    interval: [difference - Math.hypot(p - aLow, bHigh - q), difference + Math.hypot(aHigh - p, q - bLow)],
  }
}
