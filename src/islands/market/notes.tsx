import type { Country } from '../../contracts/grades.ts'

/** Banknotes in use, and below them Namibian coins. Sources: Central Bank of Nigeria and Bank of Namibia, currency. */
const MONEY = {
  NG: { notes: [1000, 500, 200, 100, 50, 20, 10, 5], coins: [] },
  NA: { notes: [200, 100, 50, 20, 10], coins: [5, 1] },
} as const satisfies Record<Country, { notes: readonly number[]; coins: readonly number[] }>
/** Rest of a price, as a share of it, that is not drawn. */
const NEGLIGIBLE_SHARE = 0.05
/** Number of notes and coins above which nothing is drawn. */
const MAX_NOTES_DRAWN = 8
const [WIDTH, HEIGHT, STEP, EDGE] = [52, 32, 38, 2]

/** Returns notes and coins that make up a price, large ones first; the last twentieth is ignored. */
export function banknotesForAmount(country: Country, price: number): number[] {
  const { notes, coins } = MONEY[country]
  const all: number[] = []
  let left = price
  for (const value of [...notes, ...coins])
    while (left >= value && left > price * NEGLIGIBLE_SHARE) {
      all.push(value)
      left -= value
    }
  return all
}

/** Drawing of a price in notes and coins, beside the number. Nothing is drawn if there are too many. */
export function Banknotes({ country, price }: { country: Country; price: number }) {
  const pieces = banknotesForAmount(country, price)
  if (pieces.length === 0 || pieces.length > MAX_NOTES_DRAWN) return null
  const isCoin = (value: number) => MONEY[country].coins.some((coin) => coin === value)
  const width = STEP * (pieces.length - 1) + WIDTH + 2 * EDGE
  return (
    <svg className="notes" viewBox={`0 0 ${width} ${HEIGHT + 2 * EDGE}`} aria-hidden="true">
      {pieces.map((value, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal notes lie side by side
        <g key={n} transform={`translate(${EDGE + n * STEP} ${EDGE})`}>
          {isCoin(value) ? (
            <circle cx={WIDTH / 2} cy={HEIGHT / 2} r={HEIGHT / 2} />
          ) : (
            <rect width={WIDTH} height={HEIGHT} rx="4" />
          )}
          <text x={isCoin(value) ? WIDTH / 2 : STEP / 2} y={HEIGHT / 2 + 5}>
            {value}
          </text>
        </g>
      ))}
    </svg>
  )
}
