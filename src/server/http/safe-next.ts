const HERE = 'http://here.invalid'
const LONGEST = 500
/** Backslashes, which browsers read as slashes, and control characters, which they drop. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must be refused
const TRICKS = /[\\\u0000-\u001f\u007f]/

/** Where to go after sign-in: a path of this site, else `/`. */
export function safeNext(next: unknown): string {
  if (typeof next !== 'string' || next.length > LONGEST || !next.startsWith('/') || TRICKS.test(next)) return '/'
  if (!URL.canParse(next, HERE)) return '/'
  const url = new URL(next, HERE)
  const path = url.pathname + url.search + url.hash
  // `/.//example.org` only becomes another site once its dots are resolved.
  return url.origin === HERE && !path.startsWith('//') ? path : '/'
}

/** The page that asks for the code of a second factor, and then goes on to `next`. */
export function codeAddress(next?: unknown): string {
  const path = safeNext(next)
  return path === '/' ? '/signin/code' : `/signin/code?next=${encodeURIComponent(path)}`
}
