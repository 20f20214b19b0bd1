import type { Page } from '@playwright/test'
import { LANGUAGE_IDS } from '../src/contracts/languages.ts'
import { daysAgo, open, wizardSeen } from './farmer.ts'
import { expect, test } from './fixtures.ts'
import { FONT_NAMES, setFont } from './fonts.ts'
import { type Person, registerFarmer } from './people.ts'

const CROPS = ['maize', 'cassava', 'rice', 'yam', 'groundnuts', 'tomato']

/** Registers a farmer with six irrigated crops, who always has at least four tasks. */
async function manyCrops(page: Page): Promise<Person> {
  const farmer = await registerFarmer(page.request, {
    firstName: 'Aisha',
    primaryCrops: CROPS.join(','),
    irrigationMethod: 'furrow',
  })
  for (const cropType of CROPS) {
    const crop = { cropType, plantingDate: daysAgo(45), growthStage: 'vegetative', farmArea: 1 }
    expect((await page.request.post('/api/crops', { data: crop })).status()).toBe(201)
  }
  expect((await page.request.post('/api/advisories/generate')).status()).toBe(201)
  await wizardSeen(page, farmer)
  return farmer
}

const cards = (page: Page) => page.locator('a[href^="/advisory/"]')
const titles = (page: Page) => cards(page).locator('h3').allTextContents()
const tick = (page: Page, title: string) => page.locator('.tick').getByRole('button', { name: title })
const listed = async (page: Page) => (await page.request.get('/api/advisories')).json()

test.describe('the first screen of a phone', () => {
  test.use({ viewport: { width: 360, height: 640 } })

  test('shows who, the weather, the first advice and three tasks in every language, and the page is short', async ({
    page,
  }) => {
    await manyCrops(page)
    for (const preferredLanguage of LANGUAGE_IDS) {
      await page.request.put('/api/profile', { data: { preferredLanguage } })
      await open(page, '/')
      for (const font of FONT_NAMES) {
        await setFont(page, font)
        const { tabs, starts, height, wide } = await page.evaluate(layout)
        const where = `${preferredLanguage} in ${font}`
        expect(starts, where).toHaveLength(3)
        expect(Math.max(...starts), where).toBeLessThan(tabs)
        expect(height, where).toBeLessThan(4 * 640)
        expect(wide, where).toBe(360)
      }
    }
  })
})

const layout = () => ({
  tabs: document.querySelector('.tabs')!.getBoundingClientRect().top,
  starts: [...document.querySelectorAll('a[href^="/advisory/"] h3')].map((h3) => h3.getBoundingClientRect().top),
  height: document.documentElement.scrollHeight,
  wide: document.documentElement.scrollWidth,
})

test('a task is ticked in place: it sinks, the next comes up, and the touch is taken back', async ({ page }) => {
  await manyCrops(page)
  await open(page, '/')
  const before = await titles(page)
  await expect(page.getByText(/^0 of \d+ done$/)).toBeVisible()
  await tick(page, before[0]!).click()
  await expect(page.getByText(/^1 of \d+ done$/)).toBeVisible()
  await expect.poll(() => titles(page)).not.toContain(before[0])
  expect(await titles(page)).toHaveLength(3)
  expect(await titles(page)).toContain(before[1])
  expect((await listed(page)).at(-1)).toMatchObject({ title: before[0], done: true })
  await page.getByRole('button', { name: `Undo: ${before[0]}` }).click()
  await expect(page.getByText(/^0 of \d+ done$/)).toBeVisible()
  await expect.poll(async () => (await listed(page)).every(({ done }: { done: boolean }) => !done)).toBe(true)
})

test('when all is done, home says so and when to look again', async ({ page }) => {
  await manyCrops(page)
  // Completed work makes room for the rest.
  const undone = async () => (await listed(page)).filter(({ done }: { done: boolean }) => !done)
  for (let rest = await undone(); rest.length > 0; rest = await undone())
    for (const { id } of rest) await page.request.put(`/api/advisories/${id}/feedback`, { data: { done: true } })
  await open(page, '/')
  await expect(page.getByText('All done.')).toBeVisible()
  await expect(page.getByText(/Next: look again on \w{3} \d+\./)).toBeVisible()
})

test('a set-up that was left is a card on home until the last crop is told of, and then there is advice', async ({
  page,
}) => {
  const farmer = await registerFarmer(page.request)
  await wizardSeen(page, farmer)
  const [first, last] = await (await page.request.post('/api/crops/initialize')).json()
  const told = (cropType: string) => ({ cropType, plantingDate: daysAgo(40), growthStage: 'vegetative', farmArea: 1 })
  await page.request.put(`/api/crops/${first.id}`, { data: told(first.cropType) })
  await open(page, '/')
  const card = page.getByRole('link', { name: /Set Up Your Crops/ })
  await expect(card).toContainText('1 of 2')
  await card.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.request.put(`/api/crops/${last.id}`, { data: told(last.cropType) })
  await open(page, '/')
  await expect(card).toHaveCount(0)
  await expect(cards(page).first()).toBeVisible()
})

test('without network a tick is shown at once and sent later', async ({ page, context }) => {
  await manyCrops(page)
  await open(page, '/')
  const [first] = await titles(page)
  await context.setOffline(true)
  await tick(page, first!).click()
  await expect(page.getByText(/^1 of \d+ done$/)).toBeVisible()
  await context.setOffline(false)
  await expect.poll(async () => (await listed(page)).some(({ done }: { done: boolean }) => done)).toBe(true)
})

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false })

  test('a tick is a form that comes back to home', async ({ page }) => {
    await manyCrops(page)
    await page.goto('/')
    const [first] = await titles(page)
    await tick(page, first!).click()
    await expect(page).toHaveURL(/\/$/)
    await expect(page.getByText(/^1 of \d+ done$/)).toBeVisible()
    expect(await titles(page)).not.toContain(first)
  })
})
