import { QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ComponentProps, createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { Language } from '../../contracts/languages.ts'
import { type Given, giving } from '../../islands/lib/given.ts'
import { IDENTIFIER_PREFIX, IslandRoot } from '../../islands/lib/island-root.tsx'
import { PageContext, type PageValue } from '../../islands/lib/page.tsx'
import { type Splice, splicing } from '../../islands/lib/part.ts'
import { WORDS } from '../../words/index.ts'
import { translator } from '../../words/translate.ts'
import { escaped } from './escaped.ts'
import { describeProps, type Props, withMarks } from './part-props.ts'
import { type Cut, cut, put, sizeOf } from './part-template.ts'
import { sameKey } from './same-key.ts'

/** Where a part stands in what is made: what people write holds no `<`. */
const PLACE = createElement('x')
const PLACE_HTML = '<x></x>'

const MOST_KEPT = { characters: 16_000_000, parts: 20_000 }

/** A read that was answered. */
interface Read {
  key: readonly unknown[]
  data: unknown
}

/** A part that a page shows, and what it says. */
interface Found {
  /** By which it is kept. */
  name: string
  inner: (props: Props) => ReactNode
  props: Props
  said: string[]
}

type Root = ComponentProps<typeof IslandRoot>

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

  /** `html` may be made anywhere, for parts are made after it: React renders one thing at a time. */
  function withParts(language: Language, given: Given, html: () => string): string {
    const found: Found[] = []
    const splice: Splice = (inner, props) => {
      const said: string[] = []
      const name = `${language}${numberOf(inner)}${describeProps(props as Props, said)}`
      found.push({ name, inner: inner as never, props: props as Props, said })
      return PLACE
    }
    const around = splicing(splice, () => giving(given, html))
    const shown = found.map((one) => {
      const ready = kept.get(one.name) ?? keep(one.name, make(one, language))
      return put(ready, one.said.map(escaped))
    })
    return spliced(around, shown)
  }

  function make({ inner, props }: Found, language: Language): Cut {
    const value = onlyLanguage(language, appName)
    const page = createElement(PageContext, { value }, createElement(inner, withMarks(props)))
    const tree = createElement(QueryClientProvider, { client: noReads }, page)
    return cut(withParts(language, nothing, () => reactHtml(tree)))
  }

  return {
    /** `reads`: what the page was told. */
    render(root: Root, reads: readonly Read[] = []): string {
      const given: Given = (key) => reads.find((read) => sameKey(read.key, key))?.data
      return withParts(root.page.language, given, () => reactHtml(createElement(IslandRoot, root)))
    },
    held: () => ({ characters, parts: kept.size }),
  }
}

const reactHtml = (tree: ReactNode) => renderToString(tree, { identifierPrefix: IDENTIFIER_PREFIX })

function spliced(html: string, shown: readonly string[]): string {
  const between = html.split(PLACE_HTML)
  if (between.length !== shown.length + 1) throw new Error('A part of the page was lost')
  let whole = between[0]!
  for (let n = 0; n < shown.length; n++) whole += shown[n]! + between[n + 1]!
  return whole
}

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
