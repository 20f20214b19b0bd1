/** Factor on a 120-day soil supply, linear between `points` [days, factor]. Rquefts drops its last point by mistake. */
export function seasonFactor(points: readonly (readonly number[])[], days: number): number {
  const at = points.findIndex(([day]) => day! >= days)
  if (at <= 0) return at < 0 ? points.at(-1)![1]! : points[0]![1]!
  const [[fromDay, from], [toDay, to]] = [points[at - 1]! as [number, number], points[at]! as [number, number]]
  return from + ((to - from) * (days - fromDay)) / (toDay - fromDay)
}
