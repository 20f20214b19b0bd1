import type { Sourced } from './figures.ts'

/** True where a source knows the figure not at all, or only a part of it (`P, K memory`): an estimate. */
export const isFromMemory = ({ confidence, source }: Sourced): boolean =>
  confidence === 'memory' || /\bmemory\b/.test(source)

/** True for an estimate: from memory, or found in another country or zone. */
export const isEstimated = (row: Sourced & { elsewhere?: true }): boolean => row.elsewhere === true || isFromMemory(row)
