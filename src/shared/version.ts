export const VERSION = process.env.GONA_VERSION ?? 'source'
