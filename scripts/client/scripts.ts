import { basename } from 'node:path'
import type { BunPlugin } from 'bun'
import { SCREENS } from '../../src/contracts/screens.ts'
import type { IslandName } from '../../src/islands/registry.ts'
import type { AssetManifest, PageScripts } from '../../src/server/http/assets.ts'
import { firstItem, valueAt } from '../../src/shared/lookups.ts'
import type { MessageKey } from '../../src/words/translate.ts'
import type { ClientFiles } from './files.ts'
import { BAR, islandFiles, SET_UP, SOURCES } from './islands.ts'
import { minified, PACKED_BY } from './minify.ts'
import { sharing } from './sharing.ts'
import { NO_ZOD, sourceOf } from './sources.ts'
import { keysOfIslands, wordsModules } from './words.ts'

const DEFINE = { 'process.env.NODE_ENV': '"production"' }

interface Output {
  entryPoint?: string
  imports: { path: string; kind: string }[]
}

/** Serves generated sources from memory and reads others from disk. */
export const forBrowser = (inMemory: Record<string, string>): BunPlugin => ({
  name: 'for-browser',
  setup(build) {
    build.onLoad({ filter: /\/src\/contracts\/[\w/-]+\.ts$/ }, async ({ path }) => ({
      loader: 'ts',
      contents: inMemory[path] ?? (await sourceOf(path)),
    }))
    build.onResolve({ filter: /^zod\/mini$/ }, () => ({ path: 'mini', namespace: 'no-zod' }))
    build.onLoad({ filter: /.*/, namespace: 'no-zod' }, () => ({ loader: 'js', contents: NO_ZOD }))
  },
})

/** Client scripts for the manifest. */
interface Scripts extends Pick<AssetManifest, 'main' | 'pages'> {
  /** Scripts of farmers' screens and dialogs, cached for offline use; without words. */
  offline: string[]
  /** Scripts of the offline bar, cached first. */
  bar: string[]
  /** Scripts of the crop set-up, beside those of home. */
  setUp: string[]
}

/**
 * Builds three files a page: shared, the page's own, and its words; dialogs load on demand. The bundler puts imports of
 * an entry into the entry's file, so its entry imports all that two pages share.
 */
export async function buildScripts(files: ClientFiles): Promise<Scripts> {
  const entry = `${SOURCES}/islands/entry.ts`
  const { everyPage, copies } = await sharing()
  const result = await Bun.build({
    plugins: [forBrowser(copies)],
    entrypoints: [entry],
    files: {
      ...copies,
      [entry]: everyPage.map((path) => `import '${path}'`).join('\n'),
    },
    naming: { entry: 'main-[hash].[ext]', chunk: '[name]-[hash].[ext]' },
    target: 'browser',
    splitting: true,
    minChunkSize: 16_384,
    minify: true,
    banner: PACKED_BY,
    metafile: true,
    define: DEFINE,
  })
  const urls = new Map<string, string>()
  for (const artifact of result.outputs) {
    const name = basename(artifact.path)
    urls.set(name, await files.addNamed(name, await minified(await artifact.text())))
  }
  const chunks = createChunks(result.metafile!.outputs)
  const urlsOf = (names: Iterable<string>) => [...names].map((name) => valueAt(urls, name))

  const main = chunks.madeFrom(entry)
  const words = await addWords(files)
  const pages: Partial<AssetManifest['pages']> = {}
  const forOffline = chunks.reached([main], 'now')
  const islands = await islandFiles()
  const ends = [...islands.values()].map(chunks.madeFrom)
  for (const [island, file] of islands) {
    const page = chunks.madeFrom(file)
    const own = chunks.reached([page], 'now')
    own.delete(main)
    pages[island] = { scripts: urlsOf(own), ...valueAt(words, island) }
    if (!('onlyOnline' in SCREENS[island]))
      for (const name of chunks.reached([main, page], 'later', ends)) forOffline.add(name)
  }
  const besidesMain = (source: string) => {
    const names = chunks.reached([chunks.madeFrom(source)], 'now')
    names.delete(main)
    return urlsOf(names)
  }
  return {
    main: valueAt(urls, main),
    pages: pages as AssetManifest['pages'],
    offline: urlsOf(forOffline),
    bar: besidesMain(BAR),
    setUp: besidesMain(SET_UP),
  }
}

/** Output files by name, with their source and their imports. */
function createChunks(outputs: Record<string, Output>) {
  const byName = new Map(Object.entries(outputs).map(([path, output]) => [basename(path), output]))
  return {
    madeFrom(source: string): string {
      for (const [name, { entryPoint }] of byName)
        if (entryPoint === source || (entryPoint && source.endsWith(`/${entryPoint}`))) return name
      throw new Error(`${source} has no file of its own`)
    },
    /** Reachable files; with `later` also dynamic imports, up to the files of `ends`. */
    reached(from: string[], how: 'now' | 'later', ends: string[] = []): Set<string> {
      const reached = new Set<string>()
      const open = [...from]
      for (let name = open.pop(); name; name = open.pop()) {
        if (reached.has(name)) continue
        reached.add(name)
        for (const { path, kind } of valueAt(byName, name).imports) {
          const target = basename(path)
          if (kind === 'import-statement' || (how === 'later' && !ends.includes(target))) open.push(target)
        }
      }
      return reached
    },
  }
}

type Words = Pick<PageScripts, 'words' | 'dialogWords' | 'setUpWords'>

/** Adds each island's words in each language. @returns their addresses */
async function addWords(files: ClientFiles): Promise<Map<IslandName, Words>> {
  const addresses = new Map<IslandName, Words>()
  const add = async (keys: MessageKey[]) => {
    const ofLanguages: Partial<PageScripts['words']> = {}
    for (const [language, module] of wordsModules(keys))
      ofLanguages[language] = await files.addHashed(`words-${language}`, '.js', module)
    return ofLanguages as PageScripts['words']
  }
  const addMore = async (keys: MessageKey[]) => (keys.length > 0 ? await add(keys) : null)
  for (const [island, { first, ofDialogs, ofSetUp }] of await keysOfIslands())
    addresses.set(island, {
      words: await add(first),
      dialogWords: await addMore(ofDialogs),
      setUpWords: await addMore(ofSetUp),
    })
  return addresses
}

/** Builds a script of one file, for contexts without modules. */
export async function scriptOf(source: string, define: Record<string, string> = {}): Promise<string> {
  const result = await Bun.build({
    plugins: [forBrowser({})],
    entrypoints: [`${SOURCES}/islands/${source}`],
    minify: true,
    target: 'browser',
    format: 'iife',
    define: { ...DEFINE, ...define },
  })
  return (await firstItem(result.outputs).text()).trim()
}
