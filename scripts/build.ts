/**
 * Builds the client's files (hashed, precompressed), then dist/gona with them inside; `--client` builds the client
 * only.
 */

import { mkdirSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { Glob } from 'bun'
import type { AssetManifest } from '../src/server/http/assets.ts'
import { firstItem, itemAt } from '../src/shared/lookups.ts'
import { createClientFiles } from './client/files.ts'
import { withPlainColours } from './client/plain-colours.ts'
import { buildScripts, scriptOf } from './client/scripts.ts'
import { weighPages } from './client/weigh.ts'

const ROOT = `${import.meta.dir}/..`
/** `--out FOLDER` builds into another folder. */
const OUT = process.argv.includes('--out')
  ? resolve(itemAt(process.argv, process.argv.indexOf('--out') + 1))
  : resolve(ROOT, 'dist')
const CLIENT = `${OUT}/client`

rmSync(CLIENT, { recursive: true, force: true })
mkdirSync(CLIENT, { recursive: true })

const files = createClientFiles(CLIENT)
const { main, pages, offline, bar, setUp } = await buildScripts(files)
const stylesheets = {
  every: await buildStylesheet('styles', 'ui/styles.css'),
  landing: await buildStylesheet('landing', 'shell/landing-styles.css'),
  public: await buildStylesheet('public', 'shell/public-styles.css'),
  door: await buildStylesheet('door', 'shell/door-styles.css'),
  home: await buildStylesheet('home', 'home/home.css'),
  weather: await buildStylesheet('weather', 'weather/weather.css'),
  advice: await buildStylesheet('advice', 'advisories/advisory-pages.css'),
  season: await buildStylesheet('season', 'season/season.css'),
  profile: await buildStylesheet('profile', 'profile/profile.css'),
  bags: await buildStylesheet('bags', 'bags/bags.css'),
  market: await buildStylesheet('market', 'market/market.css'),
  community: await buildStylesheet('community', 'community/community.css'),
  admin: await buildStylesheet('admin', 'admin/admin.css'),
}
for await (const path of new Glob('**/*').scan(`${ROOT}/public`))
  await files.add(`/${path}`, await Bun.file(`${ROOT}/public/${path}`).bytes())
const version = Bun.hash(JSON.stringify(files.files)).toString(36)
await buildServiceWorker()
const boot = await scriptOf('boot.ts')
const manifest: AssetManifest = { version, boot, stylesheets, main, pages, files: files.files }
await Bun.write(`${CLIENT}/manifest.json`, JSON.stringify(manifest))
weighPages(manifest, setUp)
if (!process.argv.includes('--client')) await compile()

/** Builds the service worker. It changes with every client file, so phones fetch the new version. */
async function buildServiceWorker() {
  const first = [main, ...bar, stylesheets.every, stylesheets.public, '/icon.svg']
  const later = JSON.stringify(offline.filter((url) => !first.includes(url)))
  const script = await scriptOf('sw.ts', {
    SW_VERSION: JSON.stringify(version),
    SW_FIRST: JSON.stringify(first),
    SW_LATER: JSON.stringify(await files.addHashed('offline', '.json', later)),
  })
  await files.add('/sw.js', new TextEncoder().encode(script))
}

async function buildStylesheet(name: string, source: string): Promise<string> {
  const result = await Bun.build({
    entrypoints: [`${ROOT}/src/islands/${source}`],
    minify: true,
    target: 'browser',
  })
  return files.addHashed(name, '.css', withPlainColours(await firstItem(result.outputs).text()))
}

async function compile() {
  const packageJson = await Bun.file(`${ROOT}/package.json`).json()
  process.chdir(ROOT)
  const result = await Bun.build({
    // Flat names: the worker's entry must be next to the main one.
    entrypoints: ['src/cli/main.ts', 'src/db/file/aside-worker.ts'],
    naming: { entry: '[name].[ext]', chunk: '[name]-[hash].[ext]' },
    // Commands loaded on demand are separate files: a start reads no bytecode of other commands.
    splitting: true,
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
