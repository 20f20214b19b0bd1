import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { farmerScreens, PUBLIC_SCREENS, somethingToRead } from './screens.ts'

// Strongest data-saving mode: no script, no custom properties, light theme.
test.use({ javaScriptEnabled: false })

test('without custom properties every button can be read', async ({ browser, baseURL, farmer, page }) => {
  test.slow()
  expect(farmer.user.isAdmin).toBe(false)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const visitor = await (
    await browser.newContext({ baseURL, javaScriptEnabled: false, reducedMotion: 'reduce' })
  ).newPage()
  const toRead = await somethingToRead(page.request)
  const wrong = [...(await unreadable(visitor, PUBLIC_SCREENS)), ...(await unreadable(page, farmerScreens(toRead)))]
  expect(wrong.join('\n')).toBe('')
  await visitor.context().close()
})

async function unreadable(page: Page, paths: string[]): Promise<string[]> {
  await page.route('**/*.css', async (route) => {
    const answer = await route.fetch()
    const known = (await answer.text()).replace(/[\w-]+:[^;{}]*var\([^;{}]*;?/g, '').replace(/--[\w-]+:[^;{}]*;?/g, '')
    await route.fulfill({ response: answer, body: known })
  })
  const found: string[] = []
  for (const path of paths) {
    await page.goto(path)
    for (const button of await page.evaluate(faint)) found.push(`${path}: ${button}`)
  }
  return found
}

/** Buttons whose text has a contrast below 4.5:1. */
function faint(): string[] {
  const parts = (colour: string) => colour.match(/[\d.]+/g)!.map(Number)
  const luminance = (colour: string) =>
    parts(colour)
      .slice(0, 3)
      .map((part) => part / 255)
      .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
      .reduce((sum, part, at) => sum + part * [0.2126, 0.7152, 0.0722][at]!, 0)
  const behind = (element: Element | null): string => {
    if (element === null) return 'rgb(255, 255, 255)'
    const colour = getComputedStyle(element).backgroundColor
    const [, , , alpha = 1] = parts(colour)
    return alpha === 1 ? colour : behind(element.parentElement)
  }
  return [...document.querySelectorAll('.button, button, .bar a, .tab')]
    .filter((button) => (button.textContent ?? '').trim() !== '' && button.getClientRects().length > 0)
    .flatMap((button) => {
      const [one, other] = [luminance(getComputedStyle(button).color), luminance(behind(button))]
      const contrast = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
      return contrast < 4.5 ? [`${contrast.toFixed(1)}:1 “${button.textContent?.trim().slice(0, 40)}”`] : []
    })
}
