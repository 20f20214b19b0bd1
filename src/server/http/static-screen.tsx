/** @jsxImportSource hono/jsx */
import type { Context } from 'hono'
import { raw } from 'hono/html'
import type { Operator } from '../../contracts/operator.ts'
import type { Clock } from '../../shared/clock.ts'
import { TEXTS_BY_LANGUAGE } from '../../words/index.ts'
import type { Assets } from './assets.ts'
import type { AppEnv } from './context.ts'
import { Document, withDoctype } from './document.tsx'
import { type PrefetchedQuery, pageState } from './island.tsx'

interface StillPage {
  title: string
  data: PrefetchedQuery[]
  status: 404
  content: string
}
export type RenderStaticScreen = ReturnType<typeof createStaticScreenRenderer>

/** Renders the header, tabs and footer of signed-in screens around a page without an island. */
export function createStaticScreenRenderer({
  assets,
  clock,
  appName,
  operator,
}: {
  assets: Assets
  clock: Clock
  appName: string
  operator?: Operator | undefined
}) {
  return async function renderStill(c: Context<AppEnv>, { title, content, data, status }: StillPage) {
    const { renderTree, staticIsland } = await import('./react-tree.ts')
    const language = c.get('language')
    const page = { ...pageState(c, clock, appName, {}), ...(operator && { operator }) }
    const html = renderTree(
      { island: staticIsland(content), page, messages: TEXTS_BY_LANGUAGE[language].screens },
      data,
    )
    return c.html(
      withDoctype(
        <Document title={title} language={language} manifest={assets.manifest}>
          {raw(html)}
        </Document>,
      ),
      status,
    )
  }
}
