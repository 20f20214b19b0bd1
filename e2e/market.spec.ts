import type { APIRequestContext } from '@playwright/test'
import { daysAgo, open, sees, wizardSeen } from './farmer.ts'
import { axe, expect, test } from './fixtures.ts'

const price = (request: APIRequestContext, market: string, price: number, days: number) =>
  request.post('/api/admin/prices', {
    data: { country: 'NG', kind: 'produce', item: 'maize', market, price, date: daysAgo(days) },
  })

async function twoSeasons(request: APIRequestContext) {
  for (const [days, of] of [
    [650, 300],
    [500, 450],
    [380, 310],
    [250, 500],
    [120, 420],
    [45, 380],
    [6, 400],
  ] as const)
    expect((await price(request, 'Kano', of, days)).status()).toBe(201)
  await price(request, 'Wudil', 385, 70)
}

const ripeMaize = async (request: APIRequestContext): Promise<string> => {
  const answer = await request.post('/api/crops', {
    data: { cropType: 'maize', plantingDate: daysAgo(130), growthStage: 'harvesting', farmArea: 2 },
  })
  return (await answer.json()).id
}

test('prices of near markets with their age, and the price that keeping must reach', async ({
  page,
  farmer,
  admin,
}) => {
  await wizardSeen(page, farmer)
  await twoSeasons(admin.page.request)
  const id = await ripeMaize(page.request)
  await open(page, `/crops/${id}`)
  await page.getByRole('link', { name: 'Market prices' }).click()
  await expect(page.getByRole('heading', { name: 'Market prices', level: 1 })).toBeVisible()
  const maize = page.getByRole('region', { name: 'Maize' })
  await expect(maize.getByRole('listitem').first()).toContainText(/Kano.*6 days ago.*₦400.*Higher than before/s)
  await expect(maize.getByRole('listitem').nth(1)).toContainText(/Wudil.*70 days ago.*Old price/s)
  await expect(maize.getByRole('img', { name: 'Prices at Kano' })).toBeVisible()
  await axe(page)

  await expect(maize).toContainText('Dry it first.')
  await maize.getByLabel('The harvest is dry').check()
  await expect(maize).toContainText('1 kg must reach ₦432.28')
  await maize.getByLabel('How do you keep it?').selectOption('Airtight bag')
  await maize.getByLabel('Price of one new bag').fill('1500')
  await expect(maize).toContainText('1 kg must reach ₦419.18')
  await maize.getByLabel('How many kg do you have?').fill('1000')
  await expect(maize).toContainText('990 kg left')
  const query = 'price=400&kg=1000&months=5&storage=hermetic&bagCost=1500&need=none&dry=true'
  expect(await (await page.request.get(`/api/crops/${id}/sell?${query}`)).json()).toMatchObject({ breakEven: 419.18 })
  await axe(page)
})

test('a price far from the others is asked again before it is taken', async ({ page, farmer, admin }) => {
  await wizardSeen(page, farmer)
  await price(admin.page.request, 'Kano', 400, 3)
  await ripeMaize(page.request)
  await open(page, '/prices')
  const tell = page.getByRole('region', { name: 'Tell us a price' })
  await tell.getByRole('button', { name: 'Send the price' }).click()
  await expect(tell).toContainText('The price must be a number')
  await tell.getByLabel('Price (₦)').fill('4,000')
  await tell.getByLabel('Market').fill('Kano')
  await tell.getByRole('button', { name: 'Send the price' }).click()
  await expect(tell).toContainText('far from other prices near you')
  await axe(page)
  await tell.getByRole('button', { name: 'This price is right' }).click()
  await sees(page, 'Thank you. Nobody sees your price on its own.')
  await expect(page.locator('main')).not.toContainText('4,000')
})

test('administrators see each market in a table, and doubt what a farmer saw', async ({
  context,
  farmer: _,
  admin: { page },
}) => {
  await price(page.request, 'Tudun Wada', 300, 90)
  await price(page.request, 'Tudun Wada', 400, 3)
  await price(page.request, 'Tudun Fulani', 385, 3)
  const seen = { crop: 'maize', price: 19_000, unit: 'bag50', market: 'Wudil' }
  expect((await context.request.post('/api/prices/seen', { data: seen })).status()).toBe(201)
  await open(page, '/admin/prices')
  const markets = page.getByRole('region', { name: 'Newest price at each market' })
  await markets.getByLabel('Search crop or market').fill('tudun')
  await markets.getByRole('button', { name: 'Search' }).click()
  await expect(markets.getByRole('row')).toHaveCount(3)
  await markets.getByRole('link', { name: 'Price of 1 kg' }).click()
  await expect(markets.getByRole('columnheader', { name: 'Price of 1 kg' })).toHaveAttribute('aria-sort', 'descending')
  await expect(markets.getByRole('row').nth(1)).toContainText(/Tudun Wada.*₦400/s)
  await expect(markets.getByRole('row')).toHaveCount(3)
  await markets.getByRole('link', { name: 'Price of 1 kg' }).click()
  await expect(markets.getByRole('columnheader', { name: 'Price of 1 kg' })).toHaveAttribute('aria-sort', 'ascending')
  await expect(markets.getByRole('row').nth(1)).toContainText(/Tudun Fulani.*₦385/s)
  const told = page
    .getByRole('region', { name: 'Prices that farmers saw' })
    .getByRole('listitem')
    .filter({ hasText: '₦19,000 · a bag of 50 kg' })
  await axe(page)
  await told.getByRole('button', { name: 'Doubt it' }).click()
  await expect(told).toContainText('In doubt')
  await told.getByRole('button', { name: 'Trust it' }).click()
  await expect(told.getByRole('button', { name: 'Doubt it' })).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the sum is worked out by the server, and a price is sent by a form', async ({ page, farmer, admin }) => {
    expect(farmer.user.id).toBeTruthy()
    await twoSeasons(admin.page.request)
    await ripeMaize(page.request)
    await page.goto('/prices')
    await page.getByText('Sell now or keep?').click()
    const maize = page.getByRole('region', { name: 'Maize' })
    await maize.getByLabel('The harvest is dry').check()
    await maize.getByRole('button', { name: 'Show the sum' }).click()
    await expect(maize).toContainText('1 kg must reach ₦432.28')
    const tell = page.getByRole('region', { name: 'Tell us a price' })
    await tell.getByLabel('Price (₦)').fill('4000')
    await tell.getByLabel('Market').fill('Kano')
    await tell.getByRole('button', { name: 'Send the price' }).click()
    await expect(page.getByRole('region', { name: 'Tell us a price' })).toContainText('far from other prices')
    await page.getByRole('button', { name: 'This price is right' }).click()
    await sees(page, 'Thank you. Nobody sees your price on its own.')
  })
})
