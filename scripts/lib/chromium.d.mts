export function findChromium(env?: Record<string, string | undefined>): string | null
export function ensureChromium(say?: (line: string) => void): string
