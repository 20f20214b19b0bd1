/** Set by the build from package.json. */
export const VERSION = process.env.GONA_VERSION ?? 'source'
