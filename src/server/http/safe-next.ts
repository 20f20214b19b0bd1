const PLACEHOLDER_ORIGIN = 'http://here.invalid'
const MAX_PATH_LETTERS = 500
/** Backslashes, which browsers read as slashes, and control characters, which they drop. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must be refused
const DECEPTIVE_CHARACTERS = /[\\\u0000-\u001f\u007f]/

/** Returns the path to open after sign-in: one of this site, else `/`. */
export function safeReturnPath(next: unknown): string {
  if (
    typeof next !== 'string' ||
    next.length > MAX_PATH_LETTERS ||
    !next.startsWith('/') ||
    DECEPTIVE_CHARACTERS.test(next)
  )
    return '/'
  if (!URL.canParse(next, PLACEHOLDER_ORIGIN)) return '/'
  const url = new URL(next, PLACEHOLDER_ORIGIN)
  const path = url.pathname + url.search + url.hash
  // `/.//example.org` becomes another site only after its dots are resolved.
  return url.origin === PLACEHOLDER_ORIGIN && !path.startsWith('//') ? path : '/'
}

export function codePageAddress(next?: unknown): string {
  const path = safeReturnPath(next)
  return path === '/' ? '/signin/code' : `/signin/code?next=${encodeURIComponent(path)}`
}
