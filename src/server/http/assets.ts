import { Hono } from 'hono'
import type { Language } from '../../contracts/languages.ts'
import type { IslandName } from '../../islands/registry.ts'
import { chooseEncoding, type Encoding } from './accept-encoding.ts'
import type { AppEnv } from './context.ts'

export interface AssetFile {
  type: string
  size: number
  encodings: Partial<Record<Encoding, number>>
  /** True if the name contains a content hash. */
  immutable: boolean
  etag: string
}

export interface PageScripts {
  scripts: string[]
  words: Record<Language, string>
  dialogWords: Record<Language, string> | null
  setUpWords: Record<Language, string> | null
}

export type Stylesheet =
  | 'every'
  | 'landing'
  | 'public'
  | 'door'
  | 'home'
  | 'weather'
  | 'advice'
  | 'season'
  | 'profile'
  | 'bags'
  | 'market'
  | 'community'
  | 'admin'

export interface AssetManifest {
  version: string
  /** Inline script that loads a page's modules after the first paint. */
  boot: string
  stylesheets: Record<Stylesheet, string>
  main: string
  pages: Record<IslandName, PageScripts>
  files: Record<string, AssetFile>
}

export interface Assets {
  manifest: AssetManifest
  read(url: string, suffix?: string): Promise<Uint8Array<ArrayBuffer>>
}

const ENCODING_SUFFIX: Record<Encoding, string> = { br: '.br', gzip: '.gz' }

export async function loadAssets(): Promise<Assets> {
  const embedded = import.meta.dir.startsWith('/$bunfs') || import.meta.dir.includes('~BUN')
  const root = embedded ? `${import.meta.dir}/client` : `${import.meta.dir}/../../../dist/client`
  const manifest: AssetManifest = await Bun.file(`${root}/manifest.json`).json()
  const cache = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()
  return {
    manifest,
    read(url, suffix = '') {
      const path = `${root}${url}${suffix}`
      let bytes = cache.get(path)
      if (!bytes) {
        bytes = Bun.file(path).bytes()
        cache.set(path, bytes)
      }
      return bytes
    },
  }
}

export function assetRoutes(assets: Assets) {
  const app = new Hono<AppEnv>()
  for (const [url, file] of Object.entries(assets.manifest.files)) {
    const offered = (['br', 'gzip'] as const).filter((encoding) => encoding in file.encodings)
    app.get(url, async (c) => {
      c.set('isFile', true)
      const headers: Record<string, string> = {
        'Content-Type': file.type,
        'Cache-Control': cacheControl(url, file),
        // Immutable files are never revalidated.
        ...(file.immutable ? {} : { ETag: file.etag }),
        ...(offered.length > 0 ? { Vary: 'Accept-Encoding' } : {}),
      }
      if (c.req.header('if-none-match') === file.etag) return c.body(null, 304, headers)
      const encoding = chooseEncoding(c.req.header('accept-encoding'), offered)
      if (encoding) headers['Content-Encoding'] = encoding
      headers['Content-Length'] = String((encoding && file.encodings[encoding]) || file.size)
      return c.body(await assets.read(url, encoding ? ENCODING_SUFFIX[encoding] : ''), 200, headers)
    })
  }
  return app
}

/** Returns the Cache-Control of a file; the service worker is revalidated at every visit. */
function cacheControl(url: string, { immutable }: AssetFile): string {
  if (url === '/sw.js') return 'no-cache'
  return immutable ? 'max-age=31536000, immutable' : 'max-age=3600'
}
