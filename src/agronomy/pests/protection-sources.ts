import sources from '../data/protection/sources.json' with { type: 'json' }

/** Guides, labels, papers and notices on pests and what is done against them. */
export type ProtectionSourceId = keyof typeof sources

export const PROTECTION_SOURCES: Record<
  ProtectionSourceId,
  { title: string; address: string | null; year: string | null; rough: boolean }
> = sources
