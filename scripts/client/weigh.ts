import { LANGUAGE_IDS } from '../../src/contracts/languages.ts'
import type { IslandName } from '../../src/islands/registry.ts'
import type { AssetManifest, PageScripts } from '../../src/server/http/assets.ts'
import { stylesheetOfScreen } from '../../src/server/http/island.tsx'
import { entriesIn } from '../../src/shared/records.ts'
import { budgetOf, HTML_KB, SET_UP_KB } from './budgets.ts'

type Words = PageScripts['words']

const KB = 1024
/** Headers of a file's response; e2e/page-weight.spec.ts counts what a browser receives. */
const HEAD_BYTES = 290

/**
 * Prints the weight of a first visit of each page without its HTML, and of home with the set-up open.
 * @throws Error when one is above its budget
 * @param setUp the scripts of the set-up
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
    const besides = stylesheetOfScreen(island)
    const styles = [stylesheets.every, ...(besides ? [stylesheets[besides]] : [])]
    const all = script + weight([...styles, '/icon.svg'])
    const kilobytes = (value: number) => value.toFixed(1).padStart(6)
    console.log(
      `${name.padEnd(14)} ${kilobytes(all)} KB on a first visit beside its HTML, ${kilobytes(script)} of script in ${1 + scripts.length + words.length} files (${language})`,
    )
    if (all > budget - HTML_KB) over.push(`${name} by ${Math.ceil((all - budget + HTML_KB) * KB)} bytes`)
  }
  for (const [island, { scripts, words }] of entriesIn<IslandName, PageScripts>(pages))
    weigh(island, island, scripts, [words], budgetOf(island))
  const { scripts, words, setUpWords } = pages.home
  weigh('home, set-up', 'home', [...scripts, ...setUp], [words, setUpWords!], SET_UP_KB)
  if (over.length > 0) throw new Error(`Over the budget: ${over.join(', ')}`)
}
