import type { APIRequestContext, Page } from '@playwright/test'
import { daysAgo, open, sees, wizardSeen } from './farmer.ts'
import { axe, expect, test } from './fixtures.ts'
import { FONT_NAMES, setFont } from './fonts.ts'

/** A field of maize planted today. */
async function maize(request: APIRequestContext): Promise<string> {
  const answer = await request.post('/api/crops', {
    data: { cropType: 'maize', plantingDate: daysAgo(0), growthStage: 'planted', farmArea: 2 },
  })
  expect(answer.status(), await answer.text()).toBe(201)
  return (await answer.json()).id
}

/** Two products with their prices, poor land, a harvest that sells well. */
async function ask(page: Page) {
  for (const [grade, price] of [
    ['Urea 46-0-0', '28000'],
    ['NPK 15-15-15', '32000'],
  ] as const) {
    await page.getByRole('checkbox', { name: grade, exact: true }).check()
    await page.getByRole('textbox', { name: `${grade}: Price of one bag` }).fill(price)
  }
  await page.getByLabel('How much can you spend?').fill('90000')
  await page.getByLabel('What will one kg sell for at harvest?').fill('400')
  await page.getByRole('radio', { name: 'Hip-high, yellow-green' }).check()
  await page.getByRole('button', { name: 'Work it out' }).click()
}

const keptBags = async (page: Page, id: string) =>
  (await (await page.request.get(`/api/crops/${id}/fertilizer`)).json()).saved

test("how many bags is asked from the crop's page, kept, and then stands in the season's plan", async ({
  page,
  farmer,
}) => {
  await wizardSeen(page, farmer)
  const id = await maize(page.request)
  await open(page, `/crops/${id}`)
  await page.getByRole('link', { name: 'How many bags?' }).click()
  await expect(page.getByRole('heading', { name: 'How many bags?', level: 1 })).toBeVisible()
  await expect(page.getByLabel('How big is the field?')).toHaveValue('2')
  await axe(page)
  await ask(page)
  await expect(page.getByRole('heading', { name: 'This pays' })).toBeFocused()
  await expect(page.getByRole('region', { name: 'The sum' })).toContainText('You pay')
  const feeding = page.getByRole('region', { name: 'When and how' }).getByRole('listitem').first()
  await expect(feeding).toContainText(/Feeding 1 of 2.*bags? of/s)
  await axe(page)
  await page.getByRole('button', { name: 'Keep this plan' }).click()
  await sees(page, 'Your plan is saved. Its bags now appear in your season.')
  const { plan } = await keptBags(page, id)
  expect(plan.cost).toBeLessThanOrEqual(90_000)

  await open(page, `/crops/${id}`)
  const step = page.locator('.step', { hasText: 'Give fertiliser, 1 of 2' })
  await expect(step).toContainText(/bags? of (NPK|Urea)/)
  await page.getByRole('link', { name: 'Fertiliser plan: Change' }).click()
  await expect(page.getByText(/^Kept since /)).toBeVisible()
  await page.getByRole('button', { name: 'Back to the usual rate' }).click()
  await sees(page, 'The plan has been removed.')
  await expect.poll(() => keptBags(page, id)).toBeNull()
})

test('without network the sum is done on the phone, and the plan waits there', async ({ page, farmer, context }) => {
  await wizardSeen(page, farmer)
  const id = await maize(page.request)
  await open(page, `/crops/${id}/bags`)
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await ask(page)
  await expect(page.getByRole('heading', { name: 'This pays' })).toBeVisible()
  await page.getByRole('button', { name: 'Keep this plan' }).click()
  await sees(page, 'Saved on this phone')
  await context.setOffline(false)
  await expect.poll(async () => (await keptBags(page, id))?.plan.basis).toBe('purse')
})

test.describe('with what the phone keeps', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a page that was opened once opens without network, and works', async ({ page, farmer, context }) => {
    await wizardSeen(page, farmer)
    const id = await maize(page.request)
    await open(page, `/crops/${id}/bags`)
    await page.evaluate(() => navigator.serviceWorker.ready)
    await open(page, `/crops/${id}/bags`)
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await open(page, `/crops/${id}/bags`)
    await ask(page)
    await expect(page.getByRole('heading', { name: 'This pays' })).toBeVisible()
  })
})

test('on paper only the plan is left', async ({ page, farmer }) => {
  await wizardSeen(page, farmer)
  const id = await maize(page.request)
  await open(page, `/crops/${id}/bags`)
  await ask(page)
  await expect(page.getByRole('heading', { name: 'This pays' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Fertiliser plan: Maize (Corn)')).toBeVisible()
  await expect(page.getByRole('region', { name: 'When and how' })).toBeVisible()
  for (const hidden of [page.getByRole('navigation').first(), page.getByRole('button', { name: 'Keep this plan' })])
    await expect(hidden).toBeHidden()
  await page.setViewportSize({ width: 210, height: 800 })
  for (const font of FONT_NAMES) {
    await setFont(page, font)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), font).toBeLessThanOrEqual(210)
  }
})

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false })

  test('a farmer without script asks, keeps, sees it in the season, and takes it back', async ({ page, farmer }) => {
    expect(farmer.user.id).toBeTruthy()
    const id = await maize(page.request)
    await page.goto(`/crops/${id}`)
    await page.getByRole('link', { name: 'How many bags?' }).click()
    await page.getByLabel('How big is the field?').fill('many')
    await page.getByRole('button', { name: 'Work it out' }).click()
    await expect(page.getByText('The land must be more than 0 and at most 10,000 acres or hectares')).toBeVisible()
    await page.getByLabel('How big is the field?').fill('2')
    await ask(page)
    await expect(page.getByRole('heading', { name: 'This pays' })).toBeVisible()
    await page.getByRole('button', { name: 'Keep this plan' }).click()
    await expect(page).toHaveURL(new RegExp(`/crops/${id}\\?said=`))
    await expect(page.getByText('Your plan is saved. Its bags now appear in your season.')).toBeVisible()
    await expect(page.locator('.step', { hasText: 'Give fertiliser, 1 of 2' })).toContainText(/bags? of (NPK|Urea)/)
    await page.getByRole('link', { name: 'Fertiliser plan: Change' }).click()
    await page.getByRole('button', { name: 'Back to the usual rate' }).click()
    await expect(page.getByText('The plan has been removed.')).toBeVisible()
  })
})
