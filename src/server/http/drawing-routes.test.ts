import { describe, expect, test } from 'bun:test'
import { drawingRoutes, drawingsVersion, insertDrawings } from './drawing-routes.ts'

const use = (id: string) => `<svg class="drawing"><use href="#d-${id}"/></svg>`

describe('a page', () => {
  test('gets each drawing that it shows once, at the start of its body', () => {
    const page = insertDrawings(
      `<html><body class="x"><p>${use('crop.maize')}${use('action.weed')}${use('crop.maize')}</p></body></html>`,
    )
    expect(page).toMatch(/<body class="x"><svg class="drawings"[^>]*><symbol id="d-crop.maize"/)
    expect(page.match(/<symbol id="d-[^"]*"/g)).toEqual(['<symbol id="d-crop.maize"', '<symbol id="d-action.weed"'])
  })

  test('gets a sign put together from a place and what is seen there', () =>
    expect(insertDrawings(`<body>${use('sign.maize-holes')}`)).toContain('<symbol id="d-sign.maize-holes"'))

  test('gets what it is soon to show, and nothing twice', () => {
    const page = insertDrawings(`<body>${use('crop.maize')}`, ['crop.maize', 'crop.yam'])
    expect(page.match(/<symbol id="d-[^"]*"/g)).toEqual(['<symbol id="d-crop.maize"', '<symbol id="d-crop.yam"'])
  })

  test('that shows none, or what is no drawing, stays as it is', () => {
    for (const page of ['<body><p>Maize</p></body>', `<body>${use('crop.rose')}</body>`])
      expect(insertDrawings(page)).toBe(page)
  })
})

describe('the door of drawings', () => {
  const ask = (path: string) => drawingRoutes().request(path)

  test('brings several at once, and for good when asked for as they are', async () => {
    const answer = await ask(`/drawings/crop.maize,sign.leaf-spots.svg?v=${drawingsVersion()}`)
    expect(answer.headers.get('content-type')).toBe('image/svg+xml')
    expect(answer.headers.get('cache-control')).toBe('max-age=31536000, immutable')
    expect((await answer.text()).match(/<symbol /g)).toHaveLength(2)
  })

  test('brings sixty at most', async () => {
    const ids = Array(61).fill('crop.maize').join(',')
    expect((await (await ask(`/drawings/${ids}.svg`)).text()).match(/<symbol /g)).toHaveLength(60)
  })

  test('a page of an older version gets them as they are now, for an hour', async () =>
    expect((await ask('/drawings/crop.maize.svg?v=old')).headers.get('cache-control')).toBe('max-age=3600'))

  test('knows nothing else', async () => {
    for (const path of [
      '/drawings/crop.rose.svg',
      '/drawings/crop.maize,x.svg',
      '/drawings/.svg',
      '/drawings/crop.maize',
    ])
      expect((await ask(path)).status, path).toBe(404)
  })
})
