const HERE = 'http://here.invalid'
const LONGEST = 500
/** Backslashes, which browsers read as slashes, and control characters, which they drop. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must be refused
const TRICKS = /[\\\u0000-\u001f\u007f]/

/** Returns the path to open after sign-in: one of this site, else `/`. */
export function safeReturnPath(next: unknown): string {
  if (typeof next !== 'string' || next.length > LONGEST || !next.startsWith('/') || TRICKS.test(next)) return '/'
  if (!URL.canParse(next, HERE)) return '/'
  const url = new URL(next, HERE)
  const path = url.pathname + url.search + url.hash
  // `/.//example.org` becomes another site only after its dots are resolved.
  return url.origin === HERE && !path.startsWith('//') ? path : '/'
}

export function codePageAddress(next?: unknown): string {
  const path = safeReturnPath(next)
  return path === '/' ? '/signin/code' : `/signin/code?next=${encodeURIComponent(path)}`
}
