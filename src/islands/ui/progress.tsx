/** Progress bar. `value` is a share of `max` (default 1). The label is for screen readers; show the figures beside it. */
export function Progress({ value, max = 1, label }: { value: number; max?: number; label: string }) {
  return <progress className="progress" value={value} max={max} aria-label={label} />
}
