/** @jsxImportSource hono/jsx */
import type { Context } from 'hono'
import { raw } from 'hono/html'
import type * as z from 'zod/mini'
import { type CallParams, queryKeyOf } from '../../contracts/call.ts'
import type { DrawingId } from '../../contracts/drawing-ids.ts'
import type { Language } from '../../contracts/languages.ts'
import type { Operator } from '../../contracts/operator.ts'
import { SCREENS, type ScreenName } from '../../contracts/screens.ts'
import type { PageGlobals, PageState } from '../../islands/lib/page.tsx'
import { ISLANDS, type IslandName } from '../../islands/registry.ts'
import type { Clock } from '../../shared/clock.ts'
import { TEXTS_BY_LANGUAGE, translatorFor } from '../../words/index.ts'
import type { Assets, Stylesheet } from './assets.ts'
import { type AppEnv, wantsDataSaving } from './context.ts'
import { Document } from './document.tsx'
import { insertDrawings } from './drawing-routes.ts'
import { pickContractFields } from './pick-contract-fields.ts'

/** Response of a GET call that is rendered into the page, with the fields of its contract only. */
export interface PrefetchedQuery {
  key: readonly unknown[]
  data: unknown
}

export const prefetchedQuery = (
  call: { path: string; out: z.ZodMiniType },
  output: unknown,
  query?: CallParams,
): PrefetchedQuery => ({
  key: queryKeyOf(call.path, query),
  data: pickContractFields(call.out, output),
})

interface IslandPage {
  island: IslandName
  title: string
  data?: PrefetchedQuery[]
  props?: Record<string, unknown>
  soonDrawn?: readonly DrawingId[] | undefined
  status?: 200 | 400 | 401 | 403 | 404 | 409 | 413 | 429 | 500 | 502 | 503
}

const SCREEN_STYLES: Record<ScreenName, { paths: readonly string[]; styles?: Stylesheet }> = SCREENS
export const stylesheetOfScreen = (island: ScreenName): Stylesheet | undefined => SCREEN_STYLES[island].styles

export type RenderIsland = ReturnType<typeof createIslandRenderer>

export const pageState = (
  c: Context<AppEnv>,
  clock: Clock,
  appName: string,
  props: Record<string, unknown>,
): PageState => {
  const { pathname, search } = new URL(c.req.url)
  return {
    now: clock.now().toISOString(),
    language: c.get('language'),
    appName,
    url: pathname + search,
    lessData: c.get('user')?.useLessData === true || wantsDataSaving(c),
    props,
  }
}

export function createIslandRenderer({
  assets,
  clock,
  appName,
  operator,
  calls = false,
}: {
  assets: Assets
  clock: Clock
  appName: string
  operator?: Operator | undefined
  calls?: boolean
}) {
  // React is loaded with the first page, to keep the start fast.
  let reactTree: Promise<typeof import('./react-tree.ts')> | undefined
  const frames = new Map<string, string[]>()
  const loaded: { [Name in IslandName]?: ReturnType<(typeof ISLANDS)[Name]> } = {}

  return async function renderIsland(
    c: Context<AppEnv>,
    { island, title, data = [], props = {}, soonDrawn, status = 200 }: IslandPage,
  ) {
    reactTree ??= import('./react-tree.ts')
    loaded[island] ??= ISLANDS[island]()
    const [react, { default: component }] = await Promise.all([reactTree, loaded[island]])
    const language = c.get('language')
    const page: PageState = {
      ...pageState(c, clock, appName, props),
      ...(operator && { operator }),
      ...(calls && { calls }),
    }
    const html = react.renderTree({ island: component, page, messages: TEXTS_BY_LANGUAGE[language].screens }, data)
    const state = stateJson(page, data)
    // Only title, content and data differ between pages of an island.
    const frame = frames.getOrInsertComputed(`${island} ${language}`, () =>
      frameAround(island, language, react, { assets, appName }),
    )
    const text = insertDrawings(joinWithFrame(frame, [Bun.escapeHTML(title), html, state]), soonDrawn)
    const answer = c.html(text, status)
    c.set('text', { of: answer, text })
    return answer
  }
}

/** Marker of the places in a frame that are filled in. */
const GAP_MARKER = crypto.randomUUID()

const joinWithFrame = (frame: readonly string[], between: readonly string[]): string =>
  frame.reduce((html, piece, n) => html + piece + (between[n] ?? ''), '')

/** HTML around an island, in the pieces between its gaps. */
function frameAround(
  island: IslandName,
  language: Language,
  react: typeof import('./react-tree.ts'),
  { assets: { manifest }, appName }: { assets: Assets; appName: string },
): string[] {
  const { boot, main, pages } = manifest
  const { scripts, words, dialogWords, setUpWords } = pages[island]
  const modules = [main, ...scripts, words[language]]
  const html = String(
    <Document
      title={GAP_MARKER}
      description={translatorFor(language)('footer.text', { app: appName })}
      language={language}
      manifest={manifest}
      styles={stylesheetOfScreen(island)}
    >
      <div
        id={react.ISLAND_ELEMENT_ID}
        data-island={island}
        data-words={words[language]}
        data-dialog-words={dialogWords?.[language]}
        data-set-up-words={setUpWords?.[language]}
      >
        {GAP_MARKER}
      </div>
      <script type="application/json" id={react.STATE_ELEMENT_ID}>
        {GAP_MARKER}
      </script>
      <script data-modules={modules.join(' ')}>{raw(boot)}</script>
    </Document>,
  )
  return `<!DOCTYPE html>${html}`.split(GAP_MARKER)
}

/** Serialises a `PageGlobals`. Escapes `<`, which could end the script element; U+2028 and U+2029 are harmless in JSON.parse. */
function stateJson(page: PageGlobals['page'], data: readonly PrefetchedQuery[]): string {
  const state: PageGlobals = { page, reads: data.map(({ key, data }) => [key, data ?? null]) }
  return JSON.stringify(state).replaceAll('<', '\\u003c')
}
