/** 97.5 % point of the standard normal distribution. */
export const Z_95 = 1.959963984540054

const TINY = 1e-300
const TOLERANCE = 1e-15
const MAX_ITERATIONS = 10_000

/** Natural logarithm of Γ(x), x > 0, by Stirling's series (Abramowitz & Stegun 1964, 6.1.41); error under 1e-12. */
export function logGamma(x: number): number {
  let shift = 0
  let at = x
  for (; at < 10; at++) shift += Math.log(at)
  const inverse = 1 / (at * at)
  const series = (1 / 12 - inverse * (1 / 360 - inverse * (1 / 1260 - inverse / 1680))) / at
  return (at - 0.5) * Math.log(at) - at + 0.5 * Math.log(2 * Math.PI) + series - shift
}

/** Value of a continued fraction a1/(b1 + a2/(b2 + …)) by Lentz's method (Press et al. 2007, Numerical Recipes, 5.2). */
function continuedFraction(term: (n: number) => { a: number; b: number }): number {
  let value = TINY
  let c = value
  let d = 0
  for (let n = 1; n < MAX_ITERATIONS; n++) {
    const { a, b } = term(n)
    d = 1 / (b + a * d || TINY)
    c = b + a / c || TINY
    value *= c * d
    if (Math.abs(c * d - 1) < TOLERANCE) break
  }
  return value
}

/** Regularised incomplete beta function I_x(a, b), 0 ≤ x ≤ 1 (DLMF 8.17.22). */
export function incompleteBeta(x: number, a: number, b: number): number {
  if (x <= 0) return 0
  if (x >= 1) return 1
  if (x > (a + 1) / (a + b + 2)) return 1 - incompleteBeta(1 - x, b, a)
  const front = Math.exp(
    a * Math.log(x) + b * Math.log1p(-x) - Math.log(a) + logGamma(a + b) - logGamma(a) - logGamma(b),
  )
  return (
    front *
    continuedFraction((n) => {
      if (n === 1) return { a: 1, b: 1 }
      const m = Math.floor((n - 1) / 2)
      const even = (n - 1) % 2 === 0
      const d = even
        ? (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m))
        : (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1))
      return { a: d, b: 1 }
    })
  )
}

/** Quantile of Student's t, 0.5 < p < 1, `df` > 0 and not only whole, by bisection of its distribution (Abramowitz & Stegun 26.7.1). */
export function tQuantile(p: number, df: number): number {
  const upper = (t: number) => incompleteBeta(df / (df + t * t), df / 2, 0.5) / 2
  let low = 0
  let high = 1
  while (upper(high) > 1 - p) high *= 2
  for (let n = 0; n < 200; n++) {
    const middle = (low + high) / 2
    if (middle === low || middle === high) break
    if (upper(middle) > 1 - p) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/** Probability that χ² with `df` degrees of freedom is at least `x` (DLMF 8.7.1 and 8.9.2). */
export function chiSquareUpperTail(x: number, df: number): number {
  if (x <= 0) return 1
  const a = df / 2
  const half = x / 2
  const front = Math.exp(a * Math.log(half) - half - logGamma(a))
  if (half < a + 1) {
    let term = 1 / a
    let sum = term
    for (let n = 1; n < MAX_ITERATIONS && term > sum * TOLERANCE; n++) {
      term *= half / (a + n)
      sum += term
    }
    return 1 - front * sum
  }
  return (
    front *
    continuedFraction((n) =>
      n === 1 ? { a: 1, b: half + 1 - a } : { a: -(n - 1) * (n - 1 - a), b: half + 2 * n - 1 - a },
    )
  )
}
