import file from './fertilizer-cases.json' with { type: 'json' }

// biome-ignore lint/suspicious/noExplicitAny: each method has inputs of its own
type Case = { id: string; title: string; inputs: any; expected: any; tolerance: any }

/** Worked cases: Rquefts, AKILIMO, and by hand. */
export const casesOf = (method: string): Case[] =>
  file.cases.filter((one) => one.method === method) as unknown as Case[]
