/** Deterministic pseudo-random numbers. */
export interface Chance {
  below(count: number): number
  between(least: number, most: number): number
}

export function chanceOf(seed: number): Chance {
  let state = seed
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    below: (count) => Math.floor(next() * count),
    between: (least, most) => least + next() * (most - least),
  }
}
