import sources from '../data/protection/sources.json' with { type: 'json' }

export type ProtectionSourceId = keyof typeof sources

export const PROTECTION_SOURCES: Record<
  ProtectionSourceId,
  { title: string; address: string | null; year: string | null; rough: boolean }
> = sources
