import type { Sourced } from './fertilizer-figures.ts'

/** Returns whether the source lacks the figure or a part of it (`P, K memory`): an estimate. */
export const isFromMemory = ({ confidence, source }: Sourced): boolean =>
  confidence === 'memory' || /\bmemory\b/.test(source)

/** Returns whether a figure is an estimate: from memory, or from another country or zone. */
export const isEstimatedFigure = (row: Sourced & { elsewhere?: true }): boolean =>
  row.elsewhere === true || isFromMemory(row)
