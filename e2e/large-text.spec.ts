import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { LANGUAGE_IDS } from '../src/contracts/languages.ts'
import { open } from './farmer.ts'
import { expect, test } from './fixtures.ts'
import { FONT_NAMES, setFont } from './fonts.ts'
import { createAdmin, registerFarmer } from './people.ts'
import { adminScreens, farmerScreens, PUBLIC_SCREENS, somethingToRead } from './screens.ts'

// Text at twice its size, by a phone's or a browser's setting (WCAG 1.4.4, 1.4.10), on the smallest supported phones.
const WIDTHS = [360, 320]
const DESK_WIDTHS = [900, 1280]
test.describe.configure({ timeout: 600_000 })

for (const language of LANGUAGE_IDS) {
  test(`text of twice the size fits every page in ${language}`, async ({ browser, baseURL, gona }) => {
    const visitor = await readerOf(browser, baseURL!)
    await visitor.context().addCookies([{ name: 'lang', value: language, url: baseURL! }])
    const farmer = await readerOf(browser, baseURL!)
    const { user } = await registerFarmer(farmer.request, {
      email: `a-rather-long-name-${language}@northern-farmers.example.org`,
    })
    const toRead = await somethingToRead(farmer.request)
    const admin = await readerOf(browser, baseURL!)
    await createAdmin(gona, admin.request)
    await reads(farmer.request, language)
    await reads(admin.request, language)
    const wrong = [
      ...(await misfits(visitor, PUBLIC_SCREENS)),
      ...(await misfits(farmer, farmerScreens(toRead))),
      ...(await misfits(admin, adminScreens(user.id))),
    ]
    expect(wrong.join('\n')).toBe('')
    for (const page of [visitor, farmer, admin]) await page.context().close()
  })
}

test('text of twice the size fits the screens of a farmer at a desk', async ({ browser, baseURL }) => {
  const farmer = await readerOf(browser, baseURL!)
  await registerFarmer(farmer.request)
  const wrong = await misfits(farmer, ['/weather', '/', '/profile', '/community'], DESK_WIDTHS)
  expect(wrong.join('\n')).toBe('')
  await farmer.context().close()
})

test('text of twice the size fits every dialog', async ({ page, farmer: _ }) => {
  await page.addInitScript(() => localStorage.clear())
  for (const language of ['en', 'ng']) {
    await reads(page.request, language)
    const wrong: string[] = []
    const opens: [path: string, link: string | null][] = [
      ['/', null],
      ['/profile', '/profile/edit'],
      ['/profile', '/crops/new'],
      ['/profile', '/profile/delete'],
      ['/profile', '/notifications'],
    ]
    for (const [path, link] of opens) {
      await open(page, path)
      // The wizard opens by itself for a new farmer.
      if (link) await page.locator(`a[href="${link}"]`).first().click()
      await page.getByRole('dialog').getByRole('heading', { level: 2 }).waitFor()
      wrong.push(...(await misfitsOf(page, `${link ?? path} over ${path} in ${language}`)))
    }
    expect(wrong.join('\n')).toBe('')
  }
})

/** New page, which shows the server's HTML with or without script. */
async function readerOf(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false })
  return context.newPage()
}

async function reads(request: APIRequestContext, preferredLanguage: string): Promise<void> {
  const answer = await request.put('/api/profile', { data: { preferredLanguage } })
  expect(answer.status(), await answer.text()).toBe(200)
}

/** Overflow on these pages, for both ways of enlarging text. */
async function misfits(page: Page, paths: string[], widths = WIDTHS): Promise<string[]> {
  const found: string[] = []
  for (const path of paths) {
    await page.goto(path)
    found.push(...(await misfitsOf(page, path, widths)))
  }
  return found
}

async function misfitsOf(page: Page, what: string, widths = WIDTHS): Promise<string[]> {
  const found: string[] = []
  const browser = await page.context().newCDPSession(page)
  for (const way of ['page', 'browser'] as const) {
    // Media queries see only the browser's own setting.
    await page.evaluate(
      (size) => {
        document.documentElement.style.fontSize = size
      },
      way === 'page' ? '200%' : '',
    )
    await browser.send('Page.setFontSizes', { fontSizes: { standard: way === 'browser' ? 32 : 16 } })
    for (const width of widths) {
      await page.setViewportSize({ width, height: 640 })
      for (const font of FONT_NAMES) {
        await setFont(page, font)
        const wrong = await page.evaluate(sticksOut)
        if (wrong.length > 0) found.push(`${what} at ${width} px in ${font} (${way}): ${wrong.join('; ')}`)
      }
    }
  }
  await browser.detach()
  return found
}

/** Overflow at the right edge, clipped words, headers of two rows, tabs that touch. */
function sticksOut(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement
  const name = (element: Element) =>
    `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} “${element.textContent?.trim().slice(0, 40)}”`
  const all = [...document.body.querySelectorAll('*')]
  const scrolls = (element: Element) => element.closest('.table-wrap, .admin-nav, .chips, .hidden-text') !== null
  // A scrollable strip still must not clip words.
  const wide = all
    .filter(
      (element) =>
        !scrolls(element) && !element.closest('.strip') && element.getBoundingClientRect().right > clientWidth + 1,
    )
    .slice(0, 6)
    .map((element) => `${name(element)} +${Math.round(element.getBoundingClientRect().right - clientWidth)}`)
  const cut = all
    .filter((element) => element.matches('button, a, h1, h2, h3, p, dd, dt, li, label, .badge'))
    .filter((element) => !scrolls(element) && element.clientWidth > 1 && !element.matches('.skip'))
    .filter((element) => element.scrollWidth > element.clientWidth + 1)
    .slice(0, 6)
    .map((element) => `cut: ${name(element)} +${element.scrollWidth - element.clientWidth}`)
  const bar = document.querySelector('.shell > .bar:not(:has([href="/admin"]))')
  const tall = bar ? bar.getBoundingClientRect().height : 0
  const rows = new Set(
    [...(bar?.children ?? [])]
      .map((child) => child.getBoundingClientRect())
      .filter(({ width }) => width > 0)
      .map(({ top, height }) => Math.round((top + height / 2) / 8)),
  )
  const head = tall > 96 || rows.size > 1 ? [`header of ${Math.round(tall)} px in ${rows.size} rows`] : []
  const labels = [...document.querySelectorAll('.tab')].map((tab) => {
    const words = document.createRange()
    words.selectNodeContents(tab)
    return words.getBoundingClientRect()
  })
  const over = labels.flatMap((label, at) =>
    at > 0 && label.left < labels[at - 1]!.right && label.top < labels[at - 1]!.bottom
      ? [`tab ${at + 1} over the one before`]
      : [],
  )
  const middleOf = (element: Element) => {
    const { left, width } = element.getBoundingClientRect()
    return left + width / 2
  }
  const [bell, count] = ['.bar .icon:has(+ .count)', '.bar .count'].map((of) => document.querySelector(of))
  const covered =
    bell && count && count.getBoundingClientRect().left < middleOf(bell) ? ['the bell is covered by its number'] : []
  const sky = document.querySelector('.summary-words')?.firstChild
  // A line may end behind a hyphen.
  const words = sky?.textContent?.matchAll(/[^\s-]+-?/g) ?? []
  const split = [...words].filter(({ index, 0: word }) => {
    const place = document.createRange()
    place.setStart(sky!, index)
    place.setEnd(sky!, index + word.length)
    return new Set([...place.getClientRects()].map(({ top }) => Math.round(top))).size > 1
  })
  const wrong = [...wide, ...cut, ...head, ...over, ...covered, ...split.map(({ 0: word }) => `split: ${word}`)]
  return scrollWidth > clientWidth || wrong.length > 0 ? [`${scrollWidth} px`, ...wrong] : []
}
