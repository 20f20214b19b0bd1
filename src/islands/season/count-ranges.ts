export interface CountRange {
  from: number
  /** Null means no upper limit. */
  to: number | null
  /** Count to report for the range: its highest below the action threshold, its lowest from the threshold on. */
  counted: number
}

/** Largest threshold with one button per number; above it the buttons are ranges. */
const SINGLES = 6

/** Returns answer buttons for a plant count; `act` of `of` plants is the action threshold. */
export function countRanges(of: number, act: number): CountRange[] {
  const few: CountRange[] =
    act <= SINGLES
      ? Array.from({ length: act }, (_, n) => ({ from: n, to: n, counted: n }))
      : [singleCount(0), countRange(1, Math.floor((act - 1) / 2)), countRange(Math.floor((act - 1) / 2) + 1, act - 1)]
  const many =
    act * 2 <= of
      ? [
          { from: act, to: act * 2 - 1, counted: act },
          { from: act * 2, to: null, counted: act * 2 },
        ]
      : [{ from: act, to: null, counted: act }]
  return [...few, ...many]
}

const singleCount = (n: number): CountRange => countRange(n, n)
const countRange = (from: number, to: number): CountRange => ({ from, to, counted: to })
