/** Prefixes of caches with one user's data; the user's id follows. Phones have caches of these names, so never change them. */

export const CACHE_PREFIX = 'kept-'
export const IMAGES_CACHE = 'pictures-'
export const SOUNDS_CACHE = 'sounds-'

/** Returns the prefix of a cache with a user's data; undefined for other caches. */
export const userCachePrefix = (name: string): string | undefined =>
  [CACHE_PREFIX, IMAGES_CACHE, SOUNDS_CACHE].find((prefix) => name.startsWith(prefix))
