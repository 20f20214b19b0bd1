import { extname } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { AssetFile } from '../../src/server/http/assets.ts'

// Modules are UTF-8 by standard, and styles use the charset of their page.
const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
}
const COMPRESSIBLE = new Set(['.js', '.json', '.css', '.svg', '.txt', '.webmanifest'])
const SMALL = 200

export type ClientFiles = ReturnType<typeof createClientFiles>

/** Collects the client's files: each raw and, where smaller, compressed, with its response headers. */
export function createClientFiles(folder: string) {
  const files: Record<string, AssetFile> = {}

  async function add(url: string, bytes: Uint8Array, immutable: boolean): Promise<string> {
    const extension = extname(url)
    await Bun.write(`${folder}${url}`, bytes)
    const encodings: Record<string, number> = {}
    if (COMPRESSIBLE.has(extension) && bytes.length > SMALL) {
      const brotli = brotliCompressSync(bytes, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
      })
      const gzip = gzipSync(bytes, { level: 9 })
      await Bun.write(`${folder}${url}.br`, brotli)
      await Bun.write(`${folder}${url}.gz`, gzip)
      encodings.br = brotli.length
      encodings.gzip = gzip.length
    }
    files[url] = {
      type: TYPES[extension] ?? 'application/octet-stream',
      size: bytes.length,
      encodings,
      immutable,
      etag: `"${Bun.hash(bytes).toString(36)}"`,
    }
    return url
  }

  return {
    files,
    /** Adds a file with a permanent address. @returns the address */
    add: (url: string, bytes: Uint8Array) => add(url, bytes, false),
    /** Adds a file of /assets whose name contains a hash. */
    addNamed: (name: string, bytes: Uint8Array) => add(`/assets/${name}`, bytes, true),
    /** Adds a file of /assets and puts a hash into its name. */
    addHashed(name: string, extension: string, content: string | Uint8Array) {
      const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
      return add(`/assets/${name}-${Bun.hash(bytes).toString(36).slice(0, 8)}${extension}`, bytes, true)
    },
  }
}
