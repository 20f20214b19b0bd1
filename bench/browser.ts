import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright'
import { findChromium } from '../scripts/lib/chromium.mjs'
import { command, median, serve } from './executable.ts'
import type { Figure } from './figures.ts'

const RUNS = Number(process.env.BENCH_RUNS ?? 5)
/** CPU slowdown of a cheap phone, as in Lighthouse's mobile profile. */
const SLOWER = 4
/** Longer tasks delay a touch. */
const TASK_MS = 50
/** Time after the last byte, to count idle work too. */
const SETTLED_MS = 2500

const PHONE = { viewport: { width: 360, height: 640 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }

/** Round trip in ms, and kilobits per second. */
const NETWORKS = {
  'slow 4G': { latency: 150, kilobits: 1638 },
  'slow 3G': { latency: 400, kilobits: 400 },
  '2G': { latency: 800, kilobits: 256 },
}

/** Pages of the aims, and the element touched on each. */
const PAGES: { what: string; path: string; signedIn: boolean; touched?: string }[] = [
  { what: 'landing', path: '/', signedIn: false },
  { what: 'sign-in', path: '/signin', signedIn: false, touched: 'button[type=button]' },
  { what: 'home', path: '/', signedIn: true, touched: 'header a[href="/notifications"]' },
  { what: 'community', path: '/community', signedIn: true, touched: 'header a[href="/notifications"]' },
]

/** Timings of one first visit, in ms. */
interface Visit {
  firstPaint: number
  largestPaint: number
  blocked: number
  longestTask: number
  shift: number
  touch: number
}

/** First visits on a phone four times slower: paint, blocking time and response to a touch. */
export async function measureBrowser(): Promise<Figure[]> {
  const executablePath = findChromium()
  if (!executablePath) {
    console.error('browser: not measured, for there is no Chromium')
    return []
  }
  const dataDir = mkdtempSync(join(tmpdir(), 'gona-browser-'))
  const { farmer } = JSON.parse(await command(['--json', 'seed', '--demo'], dataDir)) as { farmer: SignIn }
  const gona = await serve({ dataDir })
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  const figures: Figure[] = []
  try {
    const cookies = await signIn(browser, gona.url, farmer)
    const visit = async (page: (typeof PAGES)[number], network: keyof typeof NETWORKS) => {
      const visits: Visit[] = []
      for (let run = 0; run < RUNS; run++) {
        const context = await browser.newContext({ ...PHONE, baseURL: gona.url })
        if (page.signedIn) await context.addCookies(cookies)
        visits.push(await visited(context, page, network))
        await context.close()
      }
      return visits
    }
    for (const page of PAGES) {
      const visits = await visit(page, 'slow 4G')
      const add = (what: string, of: keyof Visit, unit: string, aim?: number) =>
        figures.push({ what: `${page.what}: ${what}`, value: median(visits.map((one) => one[of])), unit, aim })
      add('first paint on slow 4G', 'firstPaint', 'ms')
      add('largest paint on slow 4G', 'largestPaint', 'ms', 2500)
      add('time it answers no touch', 'blocked', 'ms', 150)
      add('longest task', 'longestTask', 'ms', TASK_MS)
      add('shift of what is shown', 'shift', '', 0)
      if (page.touched) add('a touch is answered after', 'touch', 'ms', 100)
    }
    const home = PAGES.find(({ what }) => what === 'home')!
    for (const [network, aim] of [
      ['slow 3G', 1800],
      ['2G', 4000],
    ] as const) {
      const paints = (await visit(home, network)).map(({ firstPaint }) => firstPaint)
      figures.push({ what: `home: first paint on ${network}`, value: median(paints), unit: 'ms', aim })
    }
  } finally {
    await browser.close()
    await gona.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  return figures
}

interface SignIn {
  phone: string
  password: string
}

async function signIn(browser: Browser, url: string, { phone, password }: SignIn) {
  const context = await browser.newContext({ baseURL: url })
  const answer = await context.request.post('/api/login', { data: { phone, password } })
  if (!answer.ok()) throw new Error(`The demo's farmer could not sign in: ${answer.status()}`)
  const cookies = await context.cookies()
  await context.close()
  return cookies
}

async function visited(
  context: BrowserContext,
  { path, touched }: (typeof PAGES)[number],
  network: keyof typeof NETWORKS,
): Promise<Visit> {
  const page = await context.newPage()
  await page.addInitScript(watch)
  const devtools = await context.newCDPSession(page)
  const { latency, kilobits } = NETWORKS[network]
  const throughput = (kilobits * 1000) / 8
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await page.goto(path, { waitUntil: 'load' })
  await settled(page)
  const seen = await page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen)
  const long = seen.tasks.filter(({ start }) => start >= seen.firstPaint).map(({ ms }) => ms)
  if (touched) {
    await page.locator(touched).first().tap()
    await page.waitForTimeout(SETTLED_MS)
  }
  const touch = await page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen.touch)
  return {
    firstPaint: seen.firstPaint,
    largestPaint: seen.largestPaint,
    blocked: long.reduce((sum, ms) => sum + ms - TASK_MS, 0),
    longestTask: Math.max(0, ...long),
    shift: seen.shift,
    touch,
  }
}

async function settled(page: Page) {
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(SETTLED_MS)
}

interface Seen {
  firstPaint: number
  largestPaint: number
  tasks: { start: number; ms: number }[]
  shift: number
  touch: number
}

/** Runs in the page first. Browsers report only tasks of 50 ms and more. */
function watch() {
  const seen: Seen = { firstPaint: 0, largestPaint: 0, tasks: [], shift: 0, touch: 0 }
  Object.assign(globalThis, { seen })
  const on = (type: string, take: (entry: PerformanceEntry) => void, more: object = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true, ...more })
  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.firstPaint = startTime
  })
  on('largest-contentful-paint', ({ startTime }) => {
    seen.largestPaint = startTime
  })
  on('longtask', ({ startTime, duration }) => seen.tasks.push({ start: startTime, ms: duration }))
  on('layout-shift', (entry) => {
    seen.shift += (entry as unknown as { value: number }).value
  })
  on(
    'event',
    ({ duration }) => {
      seen.touch = Math.max(seen.touch, duration)
    },
    { durationThreshold: 16 },
  )
}
