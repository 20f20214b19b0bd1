import { createContext, type ReactNode, useContext } from 'react'
import type { Language } from '../../contracts/languages.ts'
import type { Operator } from '../../contracts/operator.ts'
import type { Messages } from '../../words/translate.ts'
import { type Translate, translator } from '../../words/translate.ts'

/** Page properties that the server sends once, beside its data, as plain JSON in the state block. */
export interface PageState {
  /** The server's time when it rendered: relative times start from it, so both sides render the same words. */
  now: string
  language: Language
  appName: string
  operator?: Operator
  /** Requested path and query. */
  url: string
  /** The person's own wish or the browser's `Save-Data`: pictures only when tapped, nothing loaded in advance. */
  lessData: boolean
  /** Farmers can be called: there is a number. */
  calls?: true
  /** Values that the route read from the address or a submitted form. */
  props: Record<string, unknown>
}

type Read = readonly [key: readonly unknown[], data: unknown]

/** Content of the page's state block. */
export interface State {
  page: PageState
  /** Prefetched reads with their query keys. */
  reads: Read[]
}

interface PageValue extends PageState {
  t: Translate
}

const PageContext = createContext<PageValue | null>(null)

export function PageProvider({
  page,
  messages,
  children,
}: {
  page: PageState
  messages: Messages
  children: ReactNode
}) {
  return <PageContext value={{ ...page, t: translator(messages) }}>{children}</PageContext>
}

/** Returns the page; `Props` are the properties that its route gives. */
export function usePage<Props = unknown>() {
  const value = useContext(PageContext)
  if (!value) throw new Error('usePage is called outside a page')
  return value as PageValue & { props: Props }
}

/** The page's words: `t('home.title')`. */
export const useT = (): Translate => usePage().t
