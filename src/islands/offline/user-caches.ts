/** Prefixes of the caches that hold one user's data; the user's id follows. The names are on phones: they stay. */

export const CACHE_PREFIX = 'kept-'
export const PICTURES = 'pictures-'
export const SOUNDS = 'sounds-'

/** Prefix of a cache with a user's data; undefined for other caches. */
export const userCachePrefix = (name: string): string | undefined =>
  [CACHE_PREFIX, PICTURES, SOUNDS].find((prefix) => name.startsWith(prefix))
