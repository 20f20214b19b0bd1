import { LANGUAGE_IDS } from '../../src/contracts/languages.ts'
import { SCREENS } from '../../src/contracts/screens.ts'
import type { IslandName } from '../../src/islands/registry.ts'
import type { AssetManifest, PageScripts } from '../../src/server/http/assets.ts'
import { stylesOf } from '../../src/server/http/island.tsx'

type Words = PageScripts['words']

const KB = 1024
/** First visit without the HTML: scripts, words of the largest language, styles, icon and response headers. */
const BUDGET_KB = 90
/** One file has all tabs of the administration, which needs better networks. */
const ADMIN_BUDGET_KB = 94
/** Opened once a season. */
const OTHER_BUDGETS_KB: Partial<Record<IslandName, number>> = { bags: 95 }
/** Home with the crop set-up, as a new farmer sees it; 100 with HTML and data. */
const SET_UP_BUDGET_KB = 91
/** Response headers per file; e2e/page-weight.spec.ts measures real transfers. */
const HEAD_BYTES = 290

/**
 * Prints the size of each page's first visit (brotli), and fails above the budget. @param setUp the scripts of the set-
 * up
 */
export function weighPages({ main, pages, stylesheets, files }: AssetManifest, setUp: string[]): void {
  const weight = (urls: string[]) =>
    urls.reduce((sum, url) => sum + (files[url]!.encodings.br ?? files[url]!.size) + HEAD_BYTES, 0) / KB
  const over: string[] = []
  const weigh = (name: string, island: IslandName, scripts: string[], words: Words[], budget: number) => {
    const [language, ofWords] = LANGUAGE_IDS.map((id) => [id, weight(words.map((of) => of[id]))] as const).reduce(
      (one, other) => (other[1] > one[1] ? other : one),
    )
    const script = weight([main, ...scripts]) + ofWords
    const besides = stylesOf(island)
    const styles = [stylesheets.every, ...(besides ? [stylesheets[besides]] : [])]
    const all = script + weight([...styles, '/icon.svg'])
    const kilobytes = (value: number) => value.toFixed(1).padStart(6)
    console.log(
      `${name.padEnd(14)} ${kilobytes(all)} KB on a first visit beside its HTML, ${kilobytes(script)} of script in ${1 + scripts.length + words.length} files (${language})`,
    )
    if (all > budget) over.push(name)
  }
  for (const [island, { scripts, words }] of Object.entries<PageScripts>(pages))
    weigh(island, island as IslandName, scripts, [words], budgetOf(island as IslandName))
  const { scripts, words, setUpWords } = pages.home
  weigh('home, set-up', 'home', [...scripts, ...setUp], [words, setUpWords!], SET_UP_BUDGET_KB)
  if (over.length > 0) throw new Error(`Over the budget: ${over.join(', ')}`)
}

const budgetOf = (island: IslandName): number =>
  SCREENS[island].who === 'admin' ? ADMIN_BUDGET_KB : (OTHER_BUDGETS_KB[island] ?? BUDGET_KB)
