import type { Nutrients } from '../../contracts/grades.ts'

/** Factor on a 120-day soil supply, linear between `points` [days, factor]. Rquefts drops its last point by mistake. */
export function seasonFactor(points: readonly (readonly number[])[], days: number): number {
  const at = points.findIndex(([day]) => day! >= days)
  if (at <= 0) return at < 0 ? points.at(-1)![1]! : points[0]![1]!
  const [[fromDay, from], [toDay, to]] = [points[at - 1]! as [number, number], points[at]! as [number, number]]
  return from + ((to - from) * (days - fromDay)) / (toDay - fromDay)
}

/** Laboratory analysis of topsoil; pH in water. */
export interface SoilTest {
  ph_h2o: number
  /** Organic carbon, g/kg. */
  soc_g_kg: number
  k_ex_mmol_kg: number
  p_olsen_mg_kg: number
}

/** Potential soil supply (kg/ha) from a laboratory analysis, pH 4.5 to 7 (Janssen et al. 1990). */
export function supplyOfTest({
  ph_h2o: ph,
  soc_g_kg: carbon,
  k_ex_mmol_kg: kEx,
  p_olsen_mg_kg: olsen,
}: SoilTest): Nutrients {
  return {
    n: Math.max(0, 0.25 * (ph - 3) * 6.8 * carbon),
    p: Math.max(0, (1 - 0.5 * (ph - 6) ** 2) * 0.35 * carbon + 0.5 * olsen),
    k: Math.max(0, (0.625 * (3.4 - 0.4 * ph) * 400 * kEx) / (2 + 0.9 * carbon)),
  }
}
