/** Numbers with a clip of their own: up to a hundred, whole hundreds, thousands and hundred thousands. */
export const NUMBER_CLIPS: readonly number[] = [
  ...numbersBetween(100, 1, 0),
  ...numbersBetween(900, 100, 200),
  ...numbersBetween(99_000, 1000, 1000),
  ...numbersBetween(900_000, 100_000, 100_000),
  ...numbersBetween(9_000_000, 1_000_000, 1_000_000),
]

function numbersBetween(last: number, step: number, first: number): number[] {
  return Array.from({ length: (last - first) / step + 1 }, (_, n) => first + n * step)
}

export const clipOfNumber = (n: number): string => `number-${n}`

export function clipsOfNumber(value: number): string[] | null {
  if (!(Math.abs(value) < 10_000_000)) return null
  if (value < 0) return ['minus', ...clipsOfNumber(-value)!]
  if (value === 0.5) return ['half']
  const whole = Math.trunc(value)
  const part = String(value).split('.')[1]
  const clips = wholeClips(whole)
  if (part === undefined) return clips
  if (part === '5') return [...clips, 'and-half']
  return [...clips, 'point', ...[...part].map((digit) => clipOfNumber(Number(digit)))]
}

/** Divisors that split a number, largest first. */
const NUMBER_DIVISORS = [1_000_000, 100_000, 1000, 100] as const

function wholeClips(whole: number): string[] {
  if (whole <= 100) return [clipOfNumber(whole)]
  const size = NUMBER_DIVISORS.find((each) => whole >= each)!
  const round = whole - (whole % size)
  const rest = whole - round
  return rest === 0 ? [clipOfNumber(round)] : [clipOfNumber(round), ...wholeClips(rest)]
}
