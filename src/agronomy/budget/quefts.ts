import type { Nutrients } from '../../contracts/grades.ts'

/** Dry matter in kg/ha. */
export interface DryMatter {
  leaf: number
  stem: number
  store: number
}

type Range = readonly number[]
type Ranges = Record<keyof Nutrients, Range>

/** Minimum and maximum concentrations, kg element per kg dry matter (Nijhof 1987). */
export interface Concentrations {
  store: Ranges
  vegetative: Ranges
  /** Leaf and stem mass at which the harvested organ begins to form, kg/ha. */
  y_zero_kg_ha: number
  n_fixed_share: number
}

/** Yield per uptake, kg/kg, at maximum accumulation (`a`) and dilution (`d`); `r` is the uptake at zero yield. */
export interface YieldPerUptake {
  a: Nutrients
  d: Nutrients
  r: Nutrients
}

/** Mass below which an organ counts as absent, kg/ha. */
const LEAST_ORGAN = 200

/** Returns the QUEFTS yield per uptake (Janssen et al. 1990, Geoderma 46:299) from concentrations, as in Rquefts. */
export function computeYieldPerUptake(crop: Concentrations, { leaf, stem, store }: DryMatter): YieldPerUptake {
  const bears = store > LEAST_ORGAN
  const organ = harvestedDryMatter({ leaf, stem, store })
  const of = (share: number, { vegetative, store: grain }: Concentrations, x: keyof Nutrients) => {
    const [least, most] = [vegetative[x][0]!, vegetative[x][1]!]
    const r = bears ? (crop.y_zero_kg_ha * share * (most + 2 * least)) / 3 : 0
    const per = (end: 0 | 1) =>
      organ / Math.max(0.1, share * (vegetative[x][end]! * (leaf + stem) + grain[x][end]! * store) - r)
    return { a: per(1), d: per(0), r }
  }
  const all = { n: of(1 - crop.n_fixed_share, crop, 'n'), p: of(1, crop, 'p'), k: of(1, crop, 'k') }
  const each = (which: 'a' | 'd' | 'r'): Nutrients => ({ n: all.n[which], p: all.p[which], k: all.k[which] })
  return { a: each('a'), d: each('d'), r: each('r') }
}

export const harvestedDryMatter = ({ leaf, stem, store }: DryMatter): number =>
  store > LEAST_ORGAN ? store : stem > LEAST_ORGAN ? stem : Math.max(5, leaf)

/** Returns the actual uptake of each element from its supply (kg/ha), limited by the two others (Janssen et al. 1990). */
export function computeNutrientUptake(supply: Nutrients, { a, d, r }: YieldPerUptake): Nutrients {
  const n = supply.n - r.n
  const p = supply.p - r.p
  const k = supply.k - r.k
  const of = (x: keyof Nutrients, one: number, other: number) => Math.max(0, r[x] + Math.min(one, other))
  return {
    n: of('n', limitedUptake(n, a.n, d.n, p, a.p, d.p), limitedUptake(n, a.n, d.n, k, a.k, d.k)),
    p: of('p', limitedUptake(p, a.p, d.p, n, a.n, d.n), limitedUptake(p, a.p, d.p, k, a.k, d.k)),
    k: of('k', limitedUptake(k, a.k, d.k, n, a.n, d.n), limitedUptake(k, a.k, d.k, p, a.p, d.p)),
  }
}

/** Returns the uptake above `r` from a supply above `r`, limited by the supply of another element (`spare`, above its own `r`). */
function limitedUptake(offered: number, a: number, d: number, spare: number, aSpare: number, dSpare: number): number {
  const low = (aSpare * spare) / d
  if (offered <= low) return offered
  const high = (dSpare * spare) / a
  if (offered >= 2 * high - low) return high
  return offered - (0.25 * (offered - low) ** 2) / (high - low)
}

/** Returns the dry yield (kg/ha): the mean over the six ordered pairs of elements. @param most water-limited yield, kg/ha */
export function computeDryYield(supply: Nutrients, per: YieldPerUptake, most: number): number {
  const { a, d, r } = per
  const { n, p, k } = computeNutrientUptake(supply, per)
  const un = Math.max(0, n - r.n)
  const up = Math.max(0, p - r.p)
  const uk = Math.max(0, k - r.k)
  const [an, dn] = [a.n * un, d.n * un]
  const [ap, dp] = [a.p * up, d.p * up]
  const [ak, dk] = [a.k * uk, d.k * uk]
  const sum =
    pairYield(un, a.n, d.n, ap, Math.min(dp, dk, most)) +
    pairYield(up, a.p, d.p, an, Math.min(dn, dk, most)) +
    pairYield(un, a.n, d.n, ak, Math.min(dk, dp, most)) +
    pairYield(uk, a.k, d.k, an, Math.min(dn, dp, most)) +
    pairYield(up, a.p, d.p, ak, Math.min(dk, dn, most)) +
    pairYield(uk, a.k, d.k, ap, Math.min(dp, dn, most))
  return Math.min(sum / 6, dn, dp, dk, most)
}

/** Yield from one element's uptake above `r`, limited by another whose yield at accumulation is `other`; `end` caps it. */
function pairYield(uptake: number, a: number, d: number, other: number, end: number): number {
  if (d * uptake <= other) return Math.min(d * uptake, end)
  if (a * uptake >= end || other > end) return end
  const u = (uptake - other / d) / (end / a - other / d)
  return other + (end - other) * (2 * u - u * u)
}
