import { hashKey, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { Language } from '../../contracts/languages.ts'
import { type Given, giving } from '../../islands/lib/given.ts'
import { IDENTIFIER_PREFIX } from '../../islands/lib/island-root.tsx'
import { PageContext, type PageValue } from '../../islands/lib/page.tsx'
import { type Splice, splicing } from '../../islands/lib/part.ts'
import { WORDS } from '../../words/index.ts'
import { translator } from '../../words/translate.ts'
import { describeProps, type Props, withMarks } from './part-props.ts'
import { type Cut, cut, put, sizeOf } from './part-template.ts'

/** Where a part stands in what React makes: what people write holds no `<`. */
const PLACE = createElement('x')
const PLACE_HTML = '<x></x>'

const MOST_KEPT = { characters: 16_000_000, parts: 20_000 }

/** A read that was answered. */
interface Read {
  key: readonly unknown[]
  data: unknown
}

export type RenderParts = ReturnType<typeof createParts>

/** Renders as `renderToString` would, to the byte, but a part of a page only once: a bounded store by all that it shows. */
export function createParts(appName: string, most = MOST_KEPT) {
  const kept = new Map<string, Cut>()
  let characters = 0
  const numbers = new Map<unknown, number>()
  const noReads = new QueryClient({ queryCache: new NoReads() })

  function keep(name: string, made: Cut): Cut {
    kept.set(name, made)
    characters += name.length + sizeOf(made)
    for (const [oldest, one] of kept) {
      if (characters <= most.characters && kept.size <= most.parts) break
      kept.delete(oldest)
      characters -= oldest.length + sizeOf(one)
    }
    return made
  }

  function numberOf(inner: unknown): number {
    const number = numbers.get(inner) ?? numbers.size
    if (number === numbers.size) numbers.set(inner, number)
    return number
  }

  const make = (inner: Parameters<Splice>[0], props: Props, language: Language): Cut => {
    const value = onlyLanguage(language, appName)
    const element = createElement(inner as never, withMarks(props))
    const page = createElement(PageContext, { value }, element)
    return cut(render(createElement(QueryClientProvider, { client: noReads }, page), language, nothing))
  }

  function render(tree: ReactNode, language: Language, given: Given): string {
    const shown: string[] = []
    const html = splicing(
      (inner, props) => {
        const said: string[] = []
        const name = `${language}${numberOf(inner)}${describeProps(props as Props, said)}`
        shown.push(put(kept.get(name) ?? keep(name, make(inner as never, props as Props, language)), said.map(escaped)))
        return PLACE
      },
      () => giving(given, () => renderToString(tree, { identifierPrefix: IDENTIFIER_PREFIX })),
    )
    return spliced(html, shown)
  }

  return {
    /** `reads`: what the page was told. */
    render(tree: ReactNode, language: Language, reads: readonly Read[] = []): string {
      const given = new Map(reads.map(({ key, data }) => [hashKey(key), data]))
      return render(tree, language, (key) => given.get(hashKey(key)))
    },
    held: () => ({ characters, parts: kept.size }),
  }
}

/** Parts are rendered in the order in which they stand. */
function spliced(html: string, shown: readonly string[]): string {
  const between = html.split(PLACE_HTML)
  if (between.length !== shown.length + 1) throw new Error('A part of the page was lost')
  let whole = between[0]!
  for (let n = 0; n < shown.length; n++) whole += shown[n]! + between[n + 1]!
  return whole
}

const MEANS_MORE = /["'&<>]/
const escaped = (text: string): string => (MEANS_MORE.test(text) ? Bun.escapeHTML(text) : text)

/** All that a part may know of its page. */
function onlyLanguage(language: Language, appName: string): PageValue {
  const t = translator(WORDS[language].screens)
  return new Proxy({ language, appName, t } as PageValue, {
    get(page, name) {
      if (name in page) return page[name as keyof PageValue]
      throw new Error(`A part of a page reads "${String(name)}" of it: give it as a prop`)
    },
  })
}

/** Given to a part: what is read is of one person, and a part is everyone's. */
function nothing(): never {
  throw new Error('A part of a page asks for data: give them as props')
}

class NoReads extends QueryCache {
  override build = nothing
}
