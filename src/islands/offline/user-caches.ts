/** Prefixes of caches with one user's data; the user's id follows. Phones have caches of these names, so never change them. */

export const CACHE_PREFIX = 'kept-'
export const PICTURES = 'pictures-'
export const SOUNDS = 'sounds-'

/** Returns the prefix of a cache with a user's data; undefined for other caches. */
export const userCachePrefix = (name: string): string | undefined =>
  [CACHE_PREFIX, PICTURES, SOUNDS].find((prefix) => name.startsWith(prefix))
