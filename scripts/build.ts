/** Makes dist/gona (`--client`: only the client's files): the client's files (hashed, precompressed), then one executable that carries them. */
import { mkdirSync, rmSync } from 'node:fs'
import { basename, extname, resolve } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { type BunPlugin, Glob } from 'bun'
import * as zod from 'zod/mini'
import { ISLANDS } from '../src/islands/registry.ts'
import type { AssetManifest } from '../src/server/http/assets.ts'

const ROOT = `${import.meta.dir}/..`
/** `--out FOLDER` builds beside the usual `dist`. */
const OUT = process.argv.includes('--out')
  ? resolve(process.argv[process.argv.indexOf('--out') + 1]!)
  : resolve(ROOT, 'dist')
const CLIENT = `${OUT}/client`
/** Screens nobody needs without network. */
const NOT_FOR_OFFLINE = /^(admin.*|sign-in|register|security|profile-delete)$/
const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
}
const SCRIPT_BUDGET_KB = 100
const COMPRESSIBLE = new Set(['.js', '.json', '.css', '.svg', '.txt', '.webmanifest'])

/**
 * Islands take addresses, catalogues and types from the contracts; only the server parses (the architecture test holds
 * that). So the browser gets schemas that do nothing, and a page is 10 KB lighter than with zod.
 */
const withoutSchemas: BunPlugin = {
  name: 'without-schemas',
  setup(build) {
    build.onResolve({ filter: /^zod\/mini$/ }, () => ({ path: 'mini', namespace: 'without-schemas' }))
    build.onLoad({ filter: /.*/, namespace: 'without-schemas' }, () => ({
      loader: 'js',
      contents: `const schema = new Proxy(() => schema, { get: () => schema })
export { ${Object.keys(zod)
        .map((name) => `schema as ${name}`)
        .join(', ')} }`,
    }))
  },
}

rmSync(CLIENT, { recursive: true, force: true })
mkdirSync(CLIENT, { recursive: true })

const manifest: AssetManifest = { version: '', boot: '', stylesheet: '', scripts: {}, files: {} }
/** Scripts of every farmer's screen and its dialogs, which the service worker keeps for use without network. */
let offlineScripts: string[] = []
await buildScripts()
await buildBoot()
await buildStylesheet()
await addPublicFiles()
manifest.version = Bun.hash(JSON.stringify(manifest.files)).toString(36)
await buildServiceWorker()
await Bun.write(`${CLIENT}/manifest.json`, JSON.stringify(manifest))
weighScripts()
if (!process.argv.includes('--client')) await compile()

async function buildScripts() {
  const result = await Bun.build({
    plugins: [withoutSchemas],
    entrypoints: [`${ROOT}/src/islands/main.tsx`],
    outdir: `${CLIENT}/assets`,
    naming: { entry: '[name]-[hash].[ext]', chunk: '[name]-[hash].[ext]' },
    target: 'browser',
    splitting: true,
    minify: true,
    metafile: true,
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  const outputs = (typeof result.metafile === 'string' ? JSON.parse(result.metafile) : result.metafile!)
    .outputs as Record<
    string,
    { entryPoint?: string; imports: { path: string; kind: string }[]; inputs: Record<string, unknown> }
  >
  for (const artifact of result.outputs)
    await addFile(`/assets/${basename(artifact.path)}`, new Uint8Array(await artifact.arrayBuffer()), true)
  const names = Object.keys(outputs)
  const find = (path: string) => names.find((name) => basename(name) === basename(path))!
  const withImports = (name: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(name)) return seen
    seen.add(name)
    for (const imported of outputs[name]!.imports) {
      if (imported.kind === 'import-statement') withImports(find(imported.path), seen)
    }
    return seen
  }
  const entry = names.find((name) => outputs[name]!.entryPoint?.endsWith('main.tsx'))!
  const urls = (chunks: Iterable<string>) => [...chunks].map((name) => `/assets/${basename(name)}`)
  manifest.scripts.main = urls(withImports(entry))
  const beyondMain = (chunk: string) => urls(withImports(chunk)).filter((url) => !manifest.scripts.main!.includes(url))
  const islands = new Map<string, string>()
  for (const island of Object.keys(ISLANDS)) {
    const source = new RegExp(`['"]?${island}['"]?: .*import\\('(.+?)'\\)`).exec(
      await Bun.file(`${ROOT}/src/islands/registry.ts`).text(),
    )?.[1]
    const chunk = names.find((name) => source && outputs[name]!.entryPoint?.endsWith(source.replace('./', 'islands/')))
    if (!chunk) throw new Error(`The island ${island} has no chunk of its own`)
    manifest.scripts[island] = beyondMain(chunk)
    islands.set(island, chunk)
  }
  for (const name of names) {
    const language = /contracts\/messages\/(\w+)\.ts$/.exec(outputs[name]!.entryPoint ?? '')?.[1]
    if (language) manifest.scripts[`messages:${language}`] = beyondMain(name)
  }
  // Dialogs and the rest that pages fetch when they need it; words come with the pages that are in them.
  const ownPages = new Set([
    ...islands.values(),
    ...names.filter((name) => /contracts\/messages\/[\w-]+\.ts$/.test(outputs[name]!.entryPoint ?? '')),
  ])
  const withAll = (name: string, seen: Set<string>): Set<string> => {
    if (seen.has(name)) return seen
    seen.add(name)
    for (const imported of outputs[name]!.imports) {
      const target = find(imported.path)
      if (imported.kind === 'import-statement' || !ownPages.has(target)) withAll(target, seen)
    }
    return seen
  }
  const offlineChunks = new Set<string>()
  const farmers = [...islands].filter(([island]) => !NOT_FOR_OFFLINE.test(island)).map(([, chunk]) => chunk)
  for (const chunk of [entry, ...farmers]) withAll(chunk, offlineChunks)
  offlineScripts = urls(offlineChunks)
}

/** One file at the site's root; whatever client file changes, it changes too, and phones take the new version. */
async function buildServiceWorker() {
  const first = [manifest.boot, ...manifest.scripts.main!, manifest.stylesheet, '/icon.svg']
  const later = new TextEncoder().encode(JSON.stringify(offlineScripts.filter((url) => !first.includes(url))))
  const laterUrl = `/assets/offline-${hashOf(later)}.json`
  await addFile(laterUrl, later, true)
  const result = await Bun.build({
    plugins: [withoutSchemas],
    entrypoints: [`${ROOT}/src/islands/sw.ts`],
    minify: true,
    target: 'browser',
    format: 'iife',
    define: {
      'process.env.NODE_ENV': '"production"',
      SW_VERSION: JSON.stringify(manifest.version),
      SW_FIRST: JSON.stringify(first),
      SW_LATER: JSON.stringify(laterUrl),
    },
  })
  await addFile('/sw.js', new Uint8Array(await result.outputs[0]!.arrayBuffer()), false)
}

/** A first visit's scripts of each page (brotli): printed, and refused above the budget. */
function weighScripts() {
  const weight = (urls: string[]) =>
    [...new Set(urls)].reduce((sum, url) => sum + (manifest.files[url]!.encodings.br ?? manifest.files[url]!.size), 0) /
    1024
  const words = manifest.scripts['messages:en'] ?? []
  for (const island of Object.keys(ISLANDS)) {
    const kilobytes = weight([...manifest.scripts.main!, ...manifest.scripts[island]!, ...words])
    console.log(`${island.padEnd(16)} ${kilobytes.toFixed(1).padStart(6)} KB of script on a first visit`)
    if (kilobytes > SCRIPT_BUDGET_KB)
      throw new Error(`The island ${island} is over its budget of ${SCRIPT_BUDGET_KB} KB`)
  }
}

/** The few lines that load a page's modules after its first paint. */
async function buildBoot() {
  const result = await Bun.build({
    entrypoints: [`${ROOT}/src/islands/boot.ts`],
    format: 'iife',
    minify: true,
    target: 'browser',
  })
  const bytes = new Uint8Array(await result.outputs[0]!.arrayBuffer())
  manifest.boot = `/assets/boot-${hashOf(bytes)}.js`
  await addFile(manifest.boot, bytes, true)
}

async function buildStylesheet() {
  const result = await Bun.build({
    entrypoints: [`${ROOT}/src/islands/ui/styles.css`],
    minify: true,
    target: 'browser',
  })
  const bytes = new Uint8Array(await result.outputs[0]!.arrayBuffer())
  manifest.stylesheet = `/assets/styles-${hashOf(bytes)}.css`
  await addFile(manifest.stylesheet, bytes, true)
}

function hashOf(bytes: Uint8Array): string {
  return Bun.hash(bytes).toString(36).slice(0, 8)
}

async function addPublicFiles() {
  for await (const path of new Glob('**/*').scan(`${ROOT}/public`)) {
    await addFile(`/${path}`, await Bun.file(`${ROOT}/public/${path}`).bytes(), false)
  }
}

async function addFile(url: string, bytes: Uint8Array, immutable: boolean) {
  const extension = extname(url)
  await Bun.write(`${CLIENT}${url}`, bytes)
  const encodings: Record<string, number> = {}
  if (COMPRESSIBLE.has(extension) && bytes.length > 200) {
    const brotli = brotliCompressSync(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    })
    const gzip = gzipSync(bytes, { level: 9 })
    await Bun.write(`${CLIENT}${url}.br`, brotli)
    await Bun.write(`${CLIENT}${url}.gz`, gzip)
    encodings.br = brotli.length
    encodings.gzip = gzip.length
  }
  manifest.files[url] = {
    type: TYPES[extension] ?? 'application/octet-stream',
    size: bytes.length,
    encodings,
    immutable,
    etag: `"${Bun.hash(bytes).toString(36)}"`,
  }
}

async function compile() {
  const packageJson = await Bun.file(`${ROOT}/package.json`).json()
  process.chdir(ROOT)
  const result = await Bun.build({
    // The worker's own entry; flat names, so that it stands beside what starts it there too.
    entrypoints: ['src/cli/main.ts', 'src/db/aside-worker.ts'],
    naming: '[name].[ext]',
    minify: true,
    bytecode: true,
    format: 'esm',
    target: 'bun',
    define: { 'process.env.NODE_ENV': '"production"', 'process.env.GONA_VERSION': JSON.stringify(packageJson.version) },
    compile: {
      outfile: `${OUT}/gona`,
      assets: [CLIENT],
      autoloadDotenv: false,
      autoloadBunfig: false,
      autoloadTsconfig: false,
      autoloadPackageJson: false,
    },
  })
  if (!result.success) throw new AggregateError(result.logs, 'The executable was not built')
}
