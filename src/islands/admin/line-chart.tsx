/** Size of the SVG, in its own units. */
const [WIDTH, HEIGHT, EDGE] = [300, 90, 6]

/** Line chart over weeks with a dot for each week. The table beside the chart has the figures. */
export function LineChart({ label, values }: { label: string; values: readonly number[] }) {
  const largest = Math.max(1, ...values)
  const points = values.map((value, n) => ({
    x: EDGE + (n * (WIDTH - 2 * EDGE)) / Math.max(values.length - 1, 1),
    y: HEIGHT - EDGE - (value / largest) * (HEIGHT - 2 * EDGE),
    n,
  }))
  return (
    <svg className="line-chart" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      <path className="line-chart-ground" d={`M0 ${HEIGHT - EDGE}H${WIDTH}`} />
      <polyline points={points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')} />
      {points.map(({ x, y, n }) => (
        <circle key={n} cx={x.toFixed(1)} cy={y.toFixed(1)} r="2.5" />
      ))}
    </svg>
  )
}
