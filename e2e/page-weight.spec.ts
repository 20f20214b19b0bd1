import type { APIRequestContext } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const KB = 1024

/** Bytes of an answer as they travel: compressed. */
async function wireBytes(request: APIRequestContext, path: string): Promise<number> {
  const answer = await request.head(path, { headers: { 'accept-encoding': 'br' } })
  const length = answer.headers()['content-length']
  expect(length, `${path} tells its length`).toBeDefined()
  return Number(length)
}

async function weigh(request: APIRequestContext, path: string) {
  const html = await (await request.get(path)).text()
  const linked = (pattern: RegExp) => [...new Set([...html.matchAll(pattern)].map((match) => match[1]!))]
  const sum = async (paths: string[]) =>
    (await Promise.all(paths.map((each) => wireBytes(request, each)))).reduce((a, b) => a + b, 0)
  return {
    readable: ((await wireBytes(request, path)) + (await sum(linked(/<link rel="stylesheet" href="([^"]+)"/g)))) / KB,
    script: (await sum((/data-modules="([^"]+)"/.exec(html)?.[1] ?? '').split(' ').filter(Boolean))) / KB,
  }
}

test('the landing page comes in one first flight of packets and needs no script', async ({ request }) => {
  const { readable, script } = await weigh(request, '/')
  expect(readable).toBeLessThan(14)
  expect(script).toBe(0)
})

test('every screen is readable within its budget, scripts included', async ({ farmer, page }) => {
  expect(farmer.user.isAdmin).toBe(false)
  await page.request.post('/api/crops/initialize')
  await page.request.post('/api/advisories/generate')
  for (const path of ['/', '/weather', '/advisories', '/community', '/profile', '/notifications']) {
    const { readable, script } = await weigh(page.request, path)
    expect(readable, `${path} readable`).toBeLessThan(path === '/' ? 14 : 20)
    expect(script, `${path} script`).toBeLessThan(100)
    expect(readable + script, `${path} in all`).toBeLessThan(110)
  }
})
