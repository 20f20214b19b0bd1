/** @jsxImportSource hono/jsx */
import type { DehydratedState } from '@tanstack/react-query'
import type { Context } from 'hono'
import { raw } from 'hono/html'
import type * as z from 'zod/mini'
import type { Language } from '../../contracts/languages.ts'
import { fieldsInTheirWords, inTheirWords } from '../../contracts/messages/sentences.ts'
import { type Params, queryKey, type Read } from '../../contracts/read.ts'
import type { Clock } from '../../ground/clock.ts'
import type { SentForm } from '../../islands/lib/form-props.ts'
import type { PageState } from '../../islands/lib/page.tsx'
import { ISLANDS, type IslandName } from '../../islands/registry.ts'
import { translatorFor, WORDS } from '../../words/index.ts'
import type { Assets, Stylesheet } from './assets.ts'
import type { AppEnv } from './context.ts'
import { Document, withDoctype } from './document.tsx'
import { savesData } from './saves-data.ts'

/** A read answered before the page is rendered, parsed through its contract: a column outside it never leaves. */
export interface Prefetched {
  key: readonly unknown[]
  data: unknown
}

export function prefetched<Schema extends z.ZodMiniType>(
  read: Read<Schema>,
  output: unknown,
  params?: Params,
): Prefetched {
  return { key: queryKey(read.path, params), data: read.schema.parse(output) }
}

export interface IslandPage {
  island: IslandName
  title: string
  description?: string
  data?: Prefetched[]
  props?: Record<string, unknown>
  status?: 200 | 400 | 401 | 403 | 404 | 409 | 413 | 429 | 500 | 502 | 503
}

/** Islands that need more than the styles of every page. */
export const STYLES: Partial<Record<IslandName, Stylesheet>> = {
  admin: 'admin',
  weather: 'weather',
  advisories: 'advice',
  advisory: 'advice',
  community: 'community',
  post: 'community',
  'sign-in': 'public',
  register: 'public',
}

export type RenderIsland = ReturnType<typeof createIslandRenderer>

/**
 * The whole island mechanism of the server: renders the React tree of a page, with its data in the HTML, and writes
 * the same data once as JSON for the browser to go on from.
 */
export function createIslandRenderer({ assets, clock, appName }: { assets: Assets; clock: Clock; appName: string }) {
  // Once, for asking for a module takes its time too.
  let reactTree: Promise<typeof import('./react-tree.ts')> | undefined
  const loaded: { [Name in IslandName]?: ReturnType<(typeof ISLANDS)[Name]> } = {}

  return async function renderIsland(
    c: Context<AppEnv>,
    { island, title, description, data = [], props = {}, status = 200 }: IslandPage,
  ) {
    reactTree ??= import('./react-tree.ts')
    loaded[island] ??= ISLANDS[island]()
    const [react, { default: component }] = await Promise.all([reactTree, loaded[island]])
    const language = c.get('language')
    const url = new URL(c.req.url)
    const page: PageState = {
      now: clock.now().toISOString(),
      language,
      appName,
      url: url.pathname + url.search,
      lessData: c.get('user')?.useLessData === true || savesData(c),
      props: inTheirLanguage(props, language),
    }
    const client = react.createQueryClient()
    for (const { key, data: value } of data) client.setQueryData(key, value)
    const html = react.renderToString(
      react.createElement(react.IslandRoot, { island: component, client, page, messages: WORDS[language].screens }),
      { identifierPrefix: react.IDENTIFIER_PREFIX },
    )
    const state = stateJson({ page, queries: react.dehydrate(client) })
    client.clear()
    const { boot, main, pages } = assets.manifest
    const { scripts, words, dialogWords } = pages[island]
    const modules = [main, ...scripts, words[language]]
    return c.html(
      withDoctype(
        <Document
          title={title}
          description={description ?? translatorFor(language)('footer.text', { app: appName })}
          language={language}
          manifest={assets.manifest}
          styles={STYLES[island]}
        >
          <div
            id={react.ISLAND_ELEMENT_ID}
            data-island={island}
            data-words={words[language]}
            data-dialog-words={dialogWords?.[language]}
          >
            {raw(html)}
          </div>
          <script type="application/json" id={react.STATE_ELEMENT_ID}>
            {raw(state)}
          </script>
          <script data-modules={modules.join(' ')}>{raw(boot)}</script>
        </Document>,
      ),
      status,
    )
  }
}

/** A form that comes back says what is wrong with it in the page's language. */
function inTheirLanguage(props: Record<string, unknown>, language: Language): Record<string, unknown> {
  const { message, fields } = props as Partial<SentForm>
  const t = translatorFor(language)
  return {
    ...props,
    ...(message && { message: inTheirWords(message, t) }),
    ...(fields && { fields: fieldsInTheirWords(fields, t) }),
  }
}

/** A `<` could end the script element; U+2028/9 are harmless in JSON.parse. */
const stateJson = (state: { page: PageState; queries: DehydratedState }) =>
  JSON.stringify(state).replaceAll('<', '\\u003c')
