import { GRADES } from '../../contracts/grades.ts'
import { LEAST_KG_HA } from './exact-mix.ts'
import type { Bought, SplitLimits } from './splits.ts'

const NEARLY = 1e-6
/** Greatest deviation from the exact share, in half bags; phosphate and potash stay nearer to their time (our choice). */
const MOVES = { straight: 2, compound: 1 }

interface Parts {
  kg: number[]
  missed: number
}

/** Rounds applications to half bags with unchanged sums: least squared deviation within all limits, else null. */
export function halfBags(
  exact: readonly (readonly number[])[],
  bought: readonly Bought[],
  limits: SplitLimits,
): number[][] | null {
  const choices = bought.map((one, i) =>
    partsOf(
      exact.map((row) => row[i]!),
      one,
      limits,
    ),
  )
  const nitrogen = exact.map(() => 0)
  const chosen: Parts[] = []
  let best: Parts[] = []
  let least = Number.POSITIVE_INFINITY
  const go = (i: number, missed: number): void => {
    if (missed >= least) return
    if (i === bought.length) {
      best = [...chosen]
      least = missed
      return
    }
    const { n } = GRADES[bought[i]!.id].holds
    for (const parts of choices[i]!) {
      const fits = parts.kg.every((kg, s) => nitrogen[s]! + kg * n <= limits.singleN * limits.hectares + NEARLY)
      if (!fits) continue
      for (const [s, kg] of parts.kg.entries()) nitrogen[s]! += kg * n
      chosen[i] = parts
      go(i + 1, missed + parts.missed)
      for (const [s, kg] of parts.kg.entries()) nitrogen[s]! -= kg * n
    }
  }
  go(0, 0)
  return least === Number.POSITIVE_INFINITY ? null : exact.map((_, s) => best.map(({ kg }) => kg[s]!))
}

function partsOf(exact: readonly number[], { id, kg, half }: Bought, { hectares, atOnce }: SplitLimits): Parts[] {
  const least = Math.min(kg, LEAST_KG_HA * hectares)
  const most = atOnce(id) * hectares
  const { p, k } = GRADES[id].holds
  const moves = p === 0 && k === 0 ? MOVES.straight : MOVES.compound
  const found: Parts[] = []
  const go = (s: number, left: number, parts: number[], missed: number): void => {
    if (s === exact.length) {
      if (left === 0) found.push({ kg: parts, missed })
      return
    }
    const wished = exact[s]! / half
    for (
      let count = Math.max(0, Math.ceil(wished - moves - NEARLY));
      count <= Math.min(left, wished + moves + NEARLY);
      count++
    ) {
      const given = count * half
      if (count > 0 && (given < least - NEARLY || given > most + NEARLY)) continue
      go(s + 1, left - count, [...parts, given], missed + (given - exact[s]!) ** 2)
    }
  }
  const halves = kg / half
  if (Math.abs(halves - Math.round(halves)) < NEARLY) go(0, Math.round(halves), [], 0)
  return found.sort((one, other) => one.missed - other.missed)
}
