import { expect, type Page } from '@playwright/test'
import { hydrated } from './fixtures.ts'

/** Pause that ends a page's own loading. */
const QUIET_MS = 1500
const KB = 1024

/** Transferred bytes of one page with headers, as the browser counts them. */
export interface Weight {
  kilobytes: number
  script: number
  files: string[]
  scripts: string[]
}

/** Opens a page with an empty cache and counts bytes until loading ends. */
export async function weigh(page: Page, path: string, { script = true } = {}): Promise<Weight> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.clearBrowserCache')
  const asked = new Map<string, { url: string; script: boolean; bytes: number }>()
  const open = new Set<string>()
  let last = Date.now()
  devtools.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (!request.url.startsWith('http')) return
    asked.set(requestId, { url: new URL(request.url).pathname, script: type === 'Script', bytes: 0 })
    open.add(requestId)
    last = Date.now()
  })
  const ended = ({ requestId, encodedDataLength = 0 }: { requestId: string; encodedDataLength?: number }) => {
    const request = asked.get(requestId)
    if (request) request.bytes = encodedDataLength
    open.delete(requestId)
    last = Date.now()
  }
  devtools.on('Network.loadingFinished', ended)
  devtools.on('Network.loadingFailed', ended)
  await page.goto(path)
  if (script) await hydrated(page)
  await expect.poll(() => open.size === 0 && Date.now() - last > QUIET_MS).toBe(true)
  await devtools.detach()
  const came = [...asked.values()].filter(({ bytes }) => bytes > 0)
  const sum = (of: typeof came) => of.reduce((total, { bytes }) => total + bytes, 0) / KB
  const scripts = came.filter((request) => request.script)
  return {
    kilobytes: sum(came),
    script: sum(scripts),
    files: came.map(({ url }) => url),
    scripts: scripts.map(({ url }) => url),
  }
}
