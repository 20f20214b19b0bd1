import { Hono } from 'hono'
import { DRAWINGS_PATH, type DrawingId, SYMBOL_PREFIX } from '../../contracts/drawing-ids.ts'
import { allArt, drawingSymbol } from '../../drawings/symbols.ts'
import type { AppEnv } from './context.ts'

const REFERENCE = `href="#${SYMBOL_PREFIX}`
const NAME = /^[a-z.-]+$/

/** Inserts the SVG symbols that a page uses into its body, each once, without a request or script. `soon` names symbols of the next dialog. */
export function insertDrawings(html: string, soon: readonly DrawingId[] = []): string {
  const symbols = [...new Set([...referredTo(html), ...soon])].map(drawingSymbol).join('')
  if (!symbols) return html
  const sheet = `<svg class="drawings" width="0" height="0" aria-hidden="true">${symbols}</svg>`
  const body = html.indexOf('>', html.indexOf('<body')) + 1
  return html.slice(0, body) + sheet + html.slice(body)
}

function referredTo(html: string): string[] {
  const ids: string[] = []
  let at = html.indexOf(REFERENCE)
  while (at >= 0) {
    const start = at + REFERENCE.length
    const id = html.slice(start, html.indexOf('"', start))
    if (NAME.test(id)) ids.push(id)
    at = html.indexOf(REFERENCE, start)
  }
  return ids
}

export const drawingsVersion = (): string => (version ??= Bun.hash(allArt()).toString(36))
let version: string | undefined

const MAX_DRAWINGS = 60

export const drawingRoutes = () =>
  new Hono<AppEnv>().get(`${DRAWINGS_PATH}:file{[a-z.,-]+\\.svg}`, async (c, next) => {
    const ids = c.req.param('file').slice(0, -'.svg'.length).split(',')
    const symbols = ids.slice(0, MAX_DRAWINGS).map(drawingSymbol)
    if (symbols.includes(null)) return next()
    const isThese = c.req.query('v') === drawingsVersion()
    return c.body(`<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`, 200, {
      'Content-Type': 'image/svg+xml',
      'Cache-Control': isThese ? 'max-age=31536000, immutable' : 'max-age=3600',
    })
  })
