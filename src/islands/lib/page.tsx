import { createContext, type ReactNode, useContext } from 'react'
import type { Language } from '../../contracts/languages.ts'
import type { Operator } from '../../contracts/operator.ts'
import type { Messages } from '../../words/translate.ts'
import { type Translate, translator } from '../../words/translate.ts'

/** Page properties, sent once as JSON in the state block. */
export interface PageState {
  /** Server time of rendering. Relative times start from it, so that server and browser render the same text. */
  now: string
  language: Language
  appName: string
  operator?: Operator
  /** Requested path and query. */
  url: string
  /** Data-saving mode, chosen by the user or by `Save-Data`: pictures load on tap, nothing is prefetched. */
  lessData: boolean
  /** True if farmers can call: a number is configured. */
  calls?: true
  /** Values from the URL or a submitted form. */
  props: Record<string, unknown>
}

type Read = readonly [key: readonly unknown[], data: unknown]

/** Content of the page's state block. */
export interface PageGlobals {
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

/** Returns the page; `Props` is the type of its route's properties. */
export function usePage<Props = unknown>() {
  const value = useContext(PageContext)
  if (!value) throw new Error('usePage is called outside a page')
  return value as PageValue & { props: Props }
}

/** Returns the translate function: `t('home.title')`. */
export const useTranslate = (): Translate => usePage().t
