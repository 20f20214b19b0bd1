type Point = readonly [days: number, factor: number]

/** Returns the factor on a 120-day soil supply, linear between `points` [days, factor]. Rquefts drops the last point by mistake. */
export function soilSupplySeasonFactor(points: readonly Point[], days: number): number {
  const at = points.findIndex(([day]) => day >= days)
  if (at <= 0) return at < 0 ? points.at(-1)![1] : points[0]![1]
  const [[fromDay, from], [toDay, to]] = [points[at - 1]!, points[at]!]
  return from + ((to - from) * (days - fromDay)) / (toDay - fromDay)
}
