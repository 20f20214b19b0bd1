/** Lower quartile, median and upper quartile, interpolated between ranks (Hyndman & Fan 1996, The American Statistician 50:361, definition 7). */
export function quartiles(values: readonly number[]): [lower: number, median: number, upper: number] {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (p: number) => {
    const rank = p * (sorted.length - 1)
    const below = Math.floor(rank)
    const low = sorted[below]!
    return low + (rank - below) * ((sorted[below + 1] ?? low) - low)
  }
  return [at(0.25), at(0.5), at(0.75)]
}
