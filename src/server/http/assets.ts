import { Hono } from 'hono'
import { chooseEncoding, type Encoding } from './accept-encoding.ts'
import type { AppEnv } from './context.ts'

export interface AssetFile {
  type: string
  size: number
  /** Bytes of each precompressed form beside the file (`.br`, `.gz`). */
  encodings: Partial<Record<Encoding, number>>
  /** True when the name holds a content hash. */
  immutable: boolean
  etag: string
}

/** Written by the build as `manifest.json` beside the client's files. */
export interface AssetManifest {
  /** Changes whenever any client file does. */
  version: string
  /** Loads a page's modules after its first paint. */
  boot: string
  stylesheet: string
  /** Addresses of the scripts by island name; `main` for every page, `messages:<language>` for its words. */
  scripts: Record<string, string[]>
  files: Record<string, AssetFile>
}

export interface Assets {
  manifest: AssetManifest
  read(url: string, suffix?: string): Promise<Uint8Array<ArrayBuffer>>
}

const SUFFIX: Record<Encoding, string> = { br: '.br', gzip: '.gz' }

/** The client's files: inside the executable, or in `dist/client` when run from source. */
export async function loadAssets(): Promise<Assets> {
  const embedded = import.meta.dir.startsWith('/$bunfs') || import.meta.dir.includes('~BUN')
  const root = embedded ? `${import.meta.dir}/client` : `${import.meta.dir}/../../../dist/client`
  const manifest = (await Bun.file(`${root}/manifest.json`).json()) as AssetManifest
  const kept = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()
  return {
    manifest,
    read(url, suffix = '') {
      const path = `${root}${url}${suffix}`
      let bytes = kept.get(path)
      if (!bytes) {
        bytes = Bun.file(path).bytes()
        kept.set(path, bytes)
      }
      return bytes
    },
  }
}

/** No client files: for tests of pages and calls. */
export const noAssets: Assets = {
  manifest: {
    version: 'test',
    boot: '/assets/boot.js',
    stylesheet: '/assets/styles.css',
    scripts: { main: ['/assets/main.js'] },
    files: {},
  },
  read: async () => new Uint8Array(),
}

export function assetRoutes(assets: Assets) {
  const app = new Hono<AppEnv>()
  for (const [url, file] of Object.entries(assets.manifest.files)) {
    const offered = Object.keys(file.encodings) as Encoding[]
    app.get(url, async (c) => {
      const headers: Record<string, string> = {
        'Content-Type': file.type,
        'Cache-Control': cacheControl(url, file),
        ETag: file.etag,
        Vary: 'Accept-Encoding',
        'X-Content-Type-Options': 'nosniff',
      }
      if (c.req.header('if-none-match') === file.etag) return c.body(null, 304, headers)
      const encoding = chooseEncoding(c.req.header('accept-encoding'), offered)
      if (encoding) headers['Content-Encoding'] = encoding
      headers['Content-Length'] = String((encoding && file.encodings[encoding]) || file.size)
      return c.body(await assets.read(url, encoding ? SUFFIX[encoding] : ''), 200, headers)
    })
  }
  return app
}

/** A new service worker must be seen at the next visit. */
function cacheControl(url: string, { immutable }: AssetFile): string {
  if (url === '/sw.js') return 'no-cache'
  return immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'
}
