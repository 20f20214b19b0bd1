import type { Nutrients } from '../../contracts/grades.ts'

/** Dry matter in kg/ha. */
export interface DryMatter {
  leaf: number
  stem: number
  /** What is harvested: grain, pods or roots. */
  store: number
}

type Range = readonly number[]
type Ranges = Record<keyof Nutrients, Range>

/** Least and greatest concentrations in kg of an element per kg of dry matter (Nijhof 1987). */
export interface Concentrations {
  store: Ranges
  vegetative: Ranges
  /** Leaves and stems at which the store begins, kg/ha. */
  y_zero_kg_ha: number
  /** Of the nitrogen, what a legume takes from the air. */
  n_fixed_share: number
}

/** kg of yield per kg of an element taken up, fully accumulated (`a`) and fully diluted (`d`); `r` is taken up before any yield. */
export interface YieldPerUptake {
  a: Nutrients
  d: Nutrients
  r: Nutrients
}

/** kg/ha under which an organ is not what is harvested. */
const LEAST_ORGAN = 200

/**
 * Yield per uptake of a crop that would reach `most` with water alone: changes with it.
 * Janssen et al. 1990 (Geoderma 46:299), from concentrations as in Rquefts.
 */
export function yieldPerUptake(crop: Concentrations, { leaf, stem, store }: DryMatter): YieldPerUptake {
  const bears = store > LEAST_ORGAN
  const organ = harvestedOf({ leaf, stem, store })
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

/** What of a crop is harvested, kg/ha. */
export const harvestedOf = ({ leaf, stem, store }: DryMatter): number =>
  store > LEAST_ORGAN ? store : stem > LEAST_ORGAN ? stem : Math.max(5, leaf)

/** kg/ha of each element that a crop takes up of what it is offered, held down by the two others (Janssen et al. 1990). */
export function uptakeOf(supply: Nutrients, { a, d, r }: YieldPerUptake): Nutrients {
  const n = supply.n - r.n
  const p = supply.p - r.p
  const k = supply.k - r.k
  const of = (x: keyof Nutrients, one: number, other: number) => Math.max(0, r[x] + Math.min(one, other))
  return {
    n: of('n', heldBy(n, a.n, d.n, p, a.p, d.p), heldBy(n, a.n, d.n, k, a.k, d.k)),
    p: of('p', heldBy(p, a.p, d.p, n, a.n, d.n), heldBy(p, a.p, d.p, k, a.k, d.k)),
    k: of('k', heldBy(k, a.k, d.k, n, a.n, d.n), heldBy(k, a.k, d.k, p, a.p, d.p)),
  }
}

/** Uptake above `r` of what is offered above it, where an element with `spare` above its own stands beside it. */
function heldBy(offered: number, a: number, d: number, spare: number, aSpare: number, dSpare: number): number {
  const low = (aSpare * spare) / d
  if (offered <= low) return offered
  const high = (dSpare * spare) / a
  if (offered >= 2 * high - low) return high
  return offered - (0.25 * (offered - low) ** 2) / (high - low)
}

/**
 * Dry yield in kg/ha of a supply of elements in kg/ha: the mean of the six pairs of elements.
 * @param most what water allows, kg/ha
 */
export function yieldOf(supply: Nutrients, per: YieldPerUptake, most: number): number {
  const { a, d, r } = per
  const { n, p, k } = uptakeOf(supply, per)
  const un = Math.max(0, n - r.n)
  const up = Math.max(0, p - r.p)
  const uk = Math.max(0, k - r.k)
  const [an, dn] = [a.n * un, d.n * un]
  const [ap, dp] = [a.p * up, d.p * up]
  const [ak, dk] = [a.k * uk, d.k * uk]
  const sum =
    ofPair(un, a.n, d.n, ap, Math.min(dp, dk, most)) +
    ofPair(up, a.p, d.p, an, Math.min(dn, dk, most)) +
    ofPair(un, a.n, d.n, ak, Math.min(dk, dp, most)) +
    ofPair(uk, a.k, d.k, an, Math.min(dn, dp, most)) +
    ofPair(up, a.p, d.p, ak, Math.min(dk, dn, most)) +
    ofPair(uk, a.k, d.k, ap, Math.min(dp, dn, most))
  return Math.min(sum / 6, dn, dp, dk, most)
}

/** Yield by an element's uptake above `r` beside another whose accumulated yield is `other`; `end` is the least of what bounds it. */
function ofPair(uptake: number, a: number, d: number, other: number, end: number): number {
  if (d * uptake <= other) return Math.min(d * uptake, end)
  if (a * uptake >= end || other > end) return end
  const u = (uptake - other / d) / (end / a - other / d)
  return other + (end - other) * (2 * u - u * u)
}
