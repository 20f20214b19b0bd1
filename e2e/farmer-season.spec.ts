import type { APIRequestContext } from '@playwright/test'
import { daysAgo, open, sees, wizardSeen } from './farmer.ts'
import { axe, expect, test } from './fixtures.ts'

/** A field of maize planted so many days ago and watered: without rain or water it would not be up, and have no weeds. */
async function maize(request: APIRequestContext, days: number): Promise<string> {
  expect((await request.put('/api/profile', { data: { irrigationMethod: 'furrow' } })).status()).toBe(200)
  const answer = await request.post('/api/crops', {
    data: { cropType: 'maize', plantingDate: daysAgo(days), growthStage: 'vegetative', farmArea: 2 },
  })
  expect(answer.status(), await answer.text()).toBe(201)
  return (await answer.json()).id
}

test("a crop's own page is opened from home and shows its plan with today on it", async ({ page, farmer }) => {
  await wizardSeen(page, farmer)
  await maize(page.request, 20)
  await open(page, '/')
  await page.getByRole('link', { name: 'Maize (Corn)', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Maize (Corn)', level: 1 })).toBeVisible()
  await expect(page.getByText('20 days since planting')).toBeVisible()
  const plan = page.getByRole('region', { name: 'Season plan' })
  await expect(plan.getByText('Weed, 1 of 2')).toBeVisible()
  await expect(plan.getByText(/We assume that yours is ripe about \d+ days/)).toBeVisible()
  await expect(plan.locator('.week-current')).toHaveCount(1)
  await axe(page)
})

test('what was done is told by one tap, closes its step and can be taken back', async ({ page, farmer }) => {
  await wizardSeen(page, farmer)
  const id = await maize(page.request, 20)
  await open(page, `/crops/${id}`)
  const step = page.locator('.step', { hasText: 'Weed, 1 of 2' })
  await expect(step).toContainText('Now')
  await page.getByRole('button', { name: 'I weeded' }).click()
  await sees(page, 'Added to your farm log')
  const log = page.getByRole('region', { name: 'What you did' })
  await expect(log.getByText('I weeded')).toBeVisible()
  await expect(step).toContainText('Done')
  await log.getByRole('button', { name: 'Undo: I weeded' }).click()
  await expect(log.getByText('Nothing here yet. Tap what you have done.')).toBeVisible()
  await expect(step).toContainText('Now')
})

test('something else on another day goes in with its amount', async ({ page, farmer }) => {
  await wizardSeen(page, farmer)
  const id = await maize(page.request, 60)
  await open(page, `/crops/${id}`)
  await page.getByText('Something else, or on another day').click()
  await page.getByLabel('What', { exact: true }).selectOption('fed')
  await page.getByLabel('When').fill(daysAgo(30))
  await page.getByLabel('How much (optional)').fill('2')
  await page.getByLabel('Measure').selectOption('bags')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('region', { name: 'What you did' }).getByText('I gave fertiliser, 2 bags')).toBeVisible()
})

test('a crop that is planned is advised before it is planted, and becomes planted by one tap', async ({
  page,
  farmer,
}) => {
  await wizardSeen(page, farmer)
  const answer = await page.request.post('/api/crops', {
    data: { cropType: 'maize', plantingDate: daysAgo(-30), growthStage: 'planted', farmArea: 1 },
  })
  const { id } = await answer.json()
  await open(page, `/crops/${id}`)
  await expect(page.getByText(/^You plan to plant on /)).toBeVisible()
  await expect(page.locator('.step', { hasText: 'Weed, 1 of 2' })).toContainText('Later')
  await page.getByRole('button', { name: 'I planted' }).click()
  await expect(page.getByText('0 days since planting')).toBeVisible()
  await expect(page.getByText(/^You plan to plant on /)).toHaveCount(0)
})

test('an answered question changes the plan', async ({ page, farmer }) => {
  await wizardSeen(page, farmer)
  const id = await maize(page.request, 20)
  await open(page, `/crops/${id}`)
  await page.getByRole('radio', { name: /^Late: 110 to 120 days/ }).check()
  await page.getByLabel('What grew there before?').selectOption('cowpeas')
  await page.getByRole('button', { name: 'Save answers' }).click()
  await expect(page.getByText(/^Ripe about \d+ days after planting/)).toBeVisible()
  const [crop] = await (await page.request.get('/api/crops')).json()
  expect(crop).toMatchObject({ maturity: 'late', previousCrop: 'cowpeas', striga: null })
})

test('without network a tap waits on the phone', async ({ page, farmer, context }) => {
  await wizardSeen(page, farmer)
  const id = await maize(page.request, 20)
  await open(page, `/crops/${id}`)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'I weeded' }).click()
  await expect(page.getByRole('region', { name: 'What you did' }).getByText('I weeded')).toBeVisible()
  await context.setOffline(false)
  await expect
    .poll(async () =>
      (await (await page.request.get(`/api/crops/${id}/log`)).json()).map(({ kind }: { kind: string }) => kind),
    )
    .toEqual(['weeded'])
})

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false })

  test('a farmer without script answers the questions and tells what was done', async ({ page, farmer }) => {
    expect(farmer.user.id).toBeTruthy()
    const id = await maize(page.request, 20)
    await page.goto('/')
    await page.getByRole('link', { name: 'Maize (Corn)', exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`/crops/${id}$`))
    await page.getByRole('radio', { name: /^Early: 90 to 100 days/ }).check()
    await page.getByRole('button', { name: 'Save answers' }).click()
    await expect(page).toHaveURL(new RegExp(`/crops/${id}`))
    await expect(page.getByText(/^Ripe about \d+ days after planting/)).toBeVisible()
    await page.getByRole('button', { name: 'I weeded' }).click()
    await expect(page.getByText('Added to your farm log')).toBeVisible()
    await page.getByRole('button', { name: 'Undo: I weeded' }).click()
    await expect(page.getByText('Removed from your farm log')).toBeVisible()
  })
})
