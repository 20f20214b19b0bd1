export interface CountRange {
  from: number
  /** Null: or more. */
  to: number | null
  /** What is told for the whole range: the most of what is too few to act, the least of what is enough. */
  counted: number
}

/** Buttons that are few enough to tap between: none, then up to the number to act at, then that and twice that. */
const SINGLES = 6

/** How a count of plants may be told by one tap, where `act` of `of` are the number to act at. */
export function countRanges(of: number, act: number): CountRange[] {
  const few: CountRange[] =
    act <= SINGLES
      ? Array.from({ length: act }, (_, n) => ({ from: n, to: n, counted: n }))
      : [one(0), upTo(1, Math.floor((act - 1) / 2)), upTo(Math.floor((act - 1) / 2) + 1, act - 1)]
  const many =
    act * 2 <= of
      ? [
          { from: act, to: act * 2 - 1, counted: act },
          { from: act * 2, to: null, counted: act * 2 },
        ]
      : [{ from: act, to: null, counted: act }]
  return [...few, ...many]
}

const one = (n: number): CountRange => upTo(n, n)
const upTo = (from: number, to: number): CountRange => ({ from, to, counted: to })
