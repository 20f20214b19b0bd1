import type { Page } from '@playwright/test'
import { wizardSeen } from './farmer.ts'
import { expect, hydrated, test } from './fixtures.ts'

interface Looks {
  /** Height of the progress line, if shown. */
  line: string | null
  moves: boolean
  pressed: boolean
  ground: string
}

/** Delay of the next page. */
const SLOW_MS = 2000

/** Progress shown while leaving a page. */
const looks = (page: Page): Promise<Looks> => page.evaluate(`(${read})()`)
const read = () => {
  const { height, animationName } = getComputedStyle(document.documentElement, '::before')
  const tab = document.querySelector<HTMLElement>('.tab[href="/weather"]')!
  return {
    line: 'going' in document.documentElement.dataset ? height : null,
    moves: animationName !== 'none',
    pressed: 'pressed' in tab.dataset,
    ground: getComputedStyle(tab).backgroundColor,
  }
}

test.beforeEach(async ({ farmer, page }) => {
  await page.request.post('/api/crops/initialize')
  await wizardSeen(page, farmer)
  await page.goto('/')
  await hydrated(page)
})

test('a tab is marked when it is touched, and a line stands until the next page is there', async ({ page }) => {
  const before = await looks(page)
  expect(before).toMatchObject({ line: null, pressed: false })
  await page.route('**/weather', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, SLOW_MS))
    await route.continue()
  })
  // A page being left cannot be queried: it records what it showed.
  await page.evaluate(`{
    const note = (name) => sessionStorage.setItem(name, JSON.stringify((${read})()))
    addEventListener('pointerdown', () => note('touched'))
    addEventListener('click', () => setTimeout(() => note('waiting'), 400))
  }`)
  await page.locator('.tab[href="/weather"]').tap()
  await expect(page).toHaveURL(/\/weather$/)
  await hydrated(page)
  expect(await looks(page)).toMatchObject({ line: null, pressed: false })
  const noted = (name: string) =>
    page.evaluate((name) => JSON.parse(sessionStorage.getItem(name) ?? 'null') as Looks, name)
  expect(await noted('touched')).toMatchObject({ line: null, pressed: true })
  expect((await noted('touched')).ground).not.toBe(before.ground)
  expect(await noted('waiting')).toMatchObject({ line: '2px', moves: true, pressed: true })
})

test('the line stands still for who wants no motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.evaluate(() => {
    document.documentElement.dataset.going = ''
  })
  expect(await looks(page)).toMatchObject({ line: '2px', moves: false })
})

test('what stays on the page has no such line: a dialog, the way to the content, a finger that moves on', async ({
  page,
}) => {
  await page.getByRole('link', { name: /^Notifications/ }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await looks(page)).toMatchObject({ line: null, pressed: false })
  await page.keyboard.press('Escape')
  await page.locator('.skip').focus()
  await page.keyboard.press('Enter')
  expect(await looks(page)).toMatchObject({ line: null })
  const tab = page.locator('.tab[href="/weather"]')
  await tab.dispatchEvent('pointerdown')
  expect(await looks(page)).toMatchObject({ pressed: true })
  await tab.dispatchEvent('pointercancel')
  expect(await looks(page)).toMatchObject({ pressed: false })
})
