import type { APIRequestContext, Page } from '@playwright/test'
import { axe, expect, hydrated, test } from './fixtures.ts'
import { newPhone, registerFarmer } from './people.ts'

// Long journeys, slow on a busy machine.

// Promotional SMS wait for the morning in Nigeria, and a waiting campaign blocks the next one.
test.use({ gonaEnv: { SMS_ROUTE: 'transactional' } })

const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text }).first()
const MAP = '/api/admin/map'
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name, exact: true })

async function open(page: Page, address = '/admin') {
  await page.goto(address)
  await hydrated(page)
}

const makePost = async (request: APIRequestContext, post: Record<string, unknown>) =>
  (await (await request.post('/api/community/posts', { data: post })).json()) as { id: string }

test('only administrators come in', async ({ page, farmer, browser, baseURL }) => {
  expect(farmer.user.isAdmin).toBe(false)
  await page.goto('/admin')
  await expect(page).toHaveURL(`${baseURL}/`)
  await expect(page.getByRole('link', { name: 'Admin Dashboard' })).toHaveCount(0)

  const visitor = await browser.newPage({ baseURL })
  await visitor.goto('/admin')
  await expect(visitor).toHaveURL(`${baseURL}/signin?next=%2Fadmin`)
  await visitor.close()
})

test('the header leads there, and Back to App and Logout lead out', async ({ admin: { page }, baseURL }) => {
  await open(page, '/community')
  await page.getByRole('link', { name: 'Admin Dashboard' }).click()
  await expect(page).toHaveURL(`${baseURL}/admin`)
  await hydrated(page)
  await tab(page, 'Back to App').click()
  await expect(page).toHaveURL(`${baseURL}/`)
  await open(page)
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible()
})

test('Overview shows the figures, with bars as wide as a share of all farmers', async ({ admin: { page }, farmer }) => {
  expect(farmer.user.isAdmin).toBe(false)
  await open(page)
  const analytics = await (await page.request.get('/api/admin/analytics')).json()
  for (const [name, value] of [
    ['Total Farmers', analytics.totalFarmers],
    ['Active Users (7 days)', analytics.activeUsers],
    ['Community Posts', analytics.totalPosts],
  ]) {
    await expect(page.locator('.stat').filter({ hasText: String(name) })).toContainText(String(value))
  }
  const kano = page.getByRole('region', { name: 'Regional Distribution' }).getByRole('progressbar', { name: 'Kano' })
  const { count } = analytics.regionalDistribution.find((row: { location: string }) => row.location === 'Kano')
  await expect(kano).toHaveJSProperty('position', count / analytics.totalFarmers)
  const crops = page.getByRole('region', { name: 'Crop Distribution' })
  await expect(crops.getByText('Maize (Corn)')).toBeVisible()
  expect(await crops.getByRole('listitem').count()).toBeLessThanOrEqual(5)
  await axe(page)
})

test('tabs are in the address, and only the open one is read', async ({ admin: { page }, baseURL }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    // The map of the overview comes after its page.
    if (pathname.startsWith('/api/admin/') && pathname !== MAP) asked.push(pathname)
  })
  await open(page)
  await tab(page, 'Farmers').click()
  await expect(page.getByText('Farmer management is coming soon.')).toBeVisible()
  await expect(page).toHaveURL(`${baseURL}/admin?tab=farmers`)
  await axe(page)
  expect(asked).toEqual([])
  await tab(page, 'Content Moderation').click()
  await expect(page.getByRole('heading', { name: 'Content Moderation' })).toBeVisible()
  await expect.poll(() => asked).toEqual(['/api/admin/posts'])
  await page.goBack()
  await expect(page.getByText('Farmer management is coming soon.')).toBeVisible()
})

test('a post is deleted after asking; posts and figures are read anew', async ({
  admin: { page },
  farmer,
  context,
}) => {
  expect(farmer.user.firstName).toBe('Amina')
  await makePost(context.request, { title: 'Buy my phones', content: 'Cheap!', cropType: 'maize', region: 'Kano' })
  await open(page)
  await tab(page, 'Content Moderation').click()
  const card = page.getByRole('article', { name: 'Buy my phones' }).first()
  await expect(card.getByText('Amina Bello')).toBeVisible()
  await expect(card.getByText('0 likes')).toBeVisible()
  await expect(card.getByText('0 replies')).toBeVisible()
  await expect(card.getByText('Kano')).toBeVisible()
  await axe(page)

  await card.getByRole('link', { name: /^Delete/ }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Are you sure you want to delete this post? This action cannot be undone.')
  await axe(page)
  const again = Promise.all([
    page.waitForResponse((answer) => answer.url().includes('/api/admin/posts?') || answer.url().endsWith('/posts')),
    page.waitForResponse('**/api/admin/analytics'),
  ])
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(toast(page, 'Post deleted')).toContainText('The community post has been removed successfully.')
  await again
  await expect(card).toHaveCount(0)
})

test('a deletion that fails says why', async ({ admin: { page }, farmer, context }) => {
  expect(farmer.phone).toBeTruthy()
  await makePost(context.request, { title: 'It stays', content: 'For now.' })
  await open(page, '/admin?tab=content')
  await page.route('**/api/admin/posts/*', (route) =>
    route.fulfill({ status: 404, body: '{"message":"Post not found"}' }),
  )
  await page
    .getByRole('article', { name: 'It stays' })
    .first()
    .getByRole('link', { name: /^Delete/ })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(toast(page, 'Error')).toContainText('Post not found')
})

test('the farmers are exported as CSV, with what partners must mind beside', async ({
  page: own,
  admin: { page },
  farmer,
}) => {
  await own.request.put('/api/profile', { data: { sharePartners: 'yes' } })
  await open(page, '/admin?tab=exports')
  await expect(page.getByText(/^\d+ of \d+ have agreed$/)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Privacy' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Format' })).toBeVisible()
  await axe(page)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Export to CSV' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^farmers-\d{8}-\d{6}\.csv$/)
  const csv = await (await page.request.get('/api/admin/export/farmers')).text()
  expect(csv).toContain(farmer.phone)
  await own.request.put('/api/profile', { data: { sharePartners: 'no' } })
  expect(await (await page.request.get('/api/admin/export/farmers')).text()).not.toContain(farmer.phone)
  await page.getByText('Everybody, also those who did not agree').click()
  await page.getByRole('textbox', { name: 'Reason' }).fill('an order of the court')
  const all = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export everybody' }).click()
  expect((await all).suggestedFilename()).toMatch(/^farmers-/)
})

test('with no farmers there is nothing to export', async ({ admin: { page } }) => {
  await page.route('**/api/admin/farmers/count', (route) =>
    route.fulfill({ json: { farmers: 0, agreed: 0, bySms: 0 } }),
  )
  await open(page, '/admin?tab=farmers')
  await tab(page, 'Data Exports').click()
  await expect(page.getByRole('button', { name: 'Export to CSV' })).toBeDisabled()
})

test('a test SMS is sent, and says what it needs', async ({ admin: { page } }) => {
  await open(page)
  await tab(page, 'User Analytics').click()
  await expect(page.getByRole('heading', { name: 'SMS Advisory Management' })).toBeVisible()
  await expect(page.getByText(/^Test mode: no SMS provider is set up/)).toBeVisible()
  await expect(page.getByText('Advisories are sent by themselves daily at 6:00 AM UTC.')).toBeVisible()
  const send = page.getByRole('button', { name: 'Send Test SMS' })
  await send.click()
  await expect(page.getByText('Please enter a phone number')).toBeVisible()
  await axe(page)
  await page.getByRole('textbox', { name: 'Phone Number' }).fill(newPhone())
  await send.click()
  await expect(toast(page, 'Test SMS sent successfully')).toBeVisible()

  await page.route('**/api/admin/sms/test', (route) =>
    route.fulfill({ status: 502, body: '{"message":"The provider does not answer"}' }),
  )
  await send.click()
  await expect(toast(page, 'Failed to send test SMS')).toContainText('The provider does not answer')
})

test('a bulk send shows its figures, asks, and is followed to its end', async ({
  admin: { page },
  playwright,
  baseURL,
}) => {
  const request = await playwright.request.newContext({ baseURL })
  await registerFarmer(request)
  const preferences = { weather: true, advisory: true, community: false, sms: true }
  await request.put('/api/profile', { data: { notificationPreferences: preferences } })
  await request.post('/api/crops/initialize')
  await request.post('/api/advisories/generate')

  await open(page, '/admin?tab=analytics')
  const bulk = page.getByRole('region', { name: 'Bulk Advisories' })
  for (const name of ['Recipients', 'Skipped', 'Segments', 'Estimated cost']) {
    await expect(bulk.getByText(name, { exact: true })).toBeVisible()
  }
  await bulk.getByRole('link', { name: 'Send Advisories to All Farmers' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Send advisories to all farmers? This may incur SMS charges.')
  await expect(dialog.getByText('Recipients')).toBeVisible()
  await axe(page)
  const answered = page.waitForResponse('**/api/admin/sms/send-advisories')
  await dialog.getByRole('button', { name: /^Send to \d+ farmers?$/ }).click()
  const { message } = await (await answered).json()
  await expect(toast(page, message)).toBeVisible()
  const campaigns = page.getByRole('region', { name: 'Campaigns' })
  await expect(campaigns.getByText('Bulk', { exact: true }).first()).toBeVisible()
  await expect(campaigns.getByText(/^(Done|Waiting)$/).first()).toBeVisible()
})

test('a running campaign shows how far it is', async ({ admin: { page } }) => {
  const campaign = {
    id: '0190a0a0-0000-7000-8000-000000000001',
    kind: 'bulk',
    state: 'sending',
    recipients: 1200,
    skipped: 0,
    skippedWhy: {},
    queued: 900,
    held: 0,
    sent: 300,
    delivered: 0,
    failed: 0,
    unknown: 0,
    segments: 1200,
    cost: null,
    stopReason: null,
    startedAt: '2026-11-21T08:00:00.000Z',
    finishedAt: null,
  }
  let listed = campaign
  await page.route('**/api/admin/sms/campaigns', (route) => route.fulfill({ json: [listed] }))
  let polls = 0
  await page.route('**/api/admin/sms/campaigns/*', (route) => {
    polls += 1
    if (polls > 1) listed = { ...campaign, state: 'done', queued: 0, sent: 1200 }
    return route.fulfill({ json: polls > 1 ? listed : { ...campaign, queued: 600, sent: 600 } })
  })
  await open(page)
  await tab(page, 'User Analytics').click()
  await expect(page.getByText('300 of 1,200 handled')).toBeVisible()
  await expect(page.getByText('600 of 1,200 handled')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Campaigns' }).getByText('Done')).toBeVisible()
  await expect(page.getByRole('progressbar', { name: 'Sending' })).toHaveCount(0)
})

test('a price list comes in from a file: what was refused is told line by line, and the rest is there', async ({
  admin: { page },
  baseURL,
}) => {
  await open(page)
  await tab(page, 'Prices').click()
  await expect(page).toHaveURL(`${baseURL}/admin/prices`)
  await expect(page.getByText('No price has been entered yet.')).toBeVisible()
  await axe(page)
  const day = new Date(Date.now() - 3 * 86_400_000).toISOString().slice(0, 10)
  const lines = [
    'country,kind,item,bagKg,price,market,date',
    `NG,input,NPK 15-15-15,50,"32,000",Kano,${day}`,
    `NG,input,urea,50,free,Kano,${day}`,
    `NG,produce,maize,,400,"Dawanau, Kano",${day}`,
  ]
  await page
    .getByLabel('File', { exact: true })
    .setInputFiles({ name: 'prices.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) })
  await page.getByRole('button', { name: 'Import the file' }).click()
  await expect(page.getByText('2 prices added · 1 line refused').first()).toBeVisible()
  const why = page.getByRole('listitem').filter({ hasText: 'Line 3' })
  await expect(why).toContainText('The price must be a number above 0')
  const list = page.getByRole('region', { name: 'All prices' })
  await expect(list.getByText('₦32,000 for 50 kg')).toBeVisible()
  await expect(list.getByText('₦400 for 1 kg')).toBeVisible()
  await axe(page)

  const file = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Export to CSV' }).click()
  expect((await file).suggestedFilename()).toMatch(/^prices-\d{8}-\d{6}\.csv$/)

  const harvest = page.getByRole('region', { name: 'Price of a harvest' })
  await harvest.getByLabel('Crop', { exact: true }).selectOption('Maize (Corn)')
  await harvest.getByLabel('Price of 1 kg').fill('420')
  await harvest.getByLabel('Market', { exact: true }).fill('Dawanau, Kano')
  await harvest.getByRole('button', { name: 'Save the price' }).click()
  await expect(page.getByText('The price is in the list')).toBeVisible()
  await expect(list.getByText('₦420 for 1 kg')).toBeVisible()
  await expect(list.getByRole('listitem').filter({ hasText: '₦400' })).toContainText('a newer one is counted')

  await list.getByRole('link', { name: 'Remove the price of Maize (Corn)' }).first().click()
  await expect(page.getByText('Remove this price from the list?')).toBeVisible()
  await axe(page)
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(page.getByText('The price was removed from the list')).toBeVisible()
  await expect(list.getByText('₦420')).toHaveCount(0)
  await expect(list.getByRole('listitem').filter({ hasText: '₦400' })).toContainText('counted')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('an administrator can look, moderate and send', async ({ browser, admin, farmer, context, baseURL }) => {
    expect(farmer.phone).toBeTruthy()
    await makePost(context.request, { title: 'Plain spam', content: 'Buy.' })
    const plain = await browser.newContext({
      baseURL,
      javaScriptEnabled: false,
      storageState: await admin.page.context().storageState(),
    })
    const page = await plain.newPage()
    await page.goto('/admin')
    await page.getByRole('link', { name: 'Content Moderation' }).click()
    await page
      .getByRole('article', { name: 'Plain spam' })
      .first()
      .getByRole('link', { name: /^Delete/ })
      .click()
    await expect(
      page.getByText('Are you sure you want to delete this post? This action cannot be undone.'),
    ).toBeVisible()
    await page.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('The community post has been removed successfully.')).toBeVisible()

    await page.getByRole('link', { name: 'User Analytics' }).click()
    await page.getByRole('textbox', { name: 'Phone Number' }).fill(newPhone())
    await page.getByRole('button', { name: 'Send Test SMS' }).click()
    await expect(page.getByText('Test SMS sent successfully')).toBeVisible()
    await page.getByRole('link', { name: 'Send Advisories to All Farmers' }).click()
    await expect(page.getByText('Send advisories to all farmers? This may incur SMS charges.')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Bulk Advisories' }).getByText('Recipients')).toBeVisible()
    await page.getByRole('button', { name: /^Send to \d+ farmers?$/ }).click()
    await expect(page.getByText('Advisories sent')).toBeVisible()

    await page.getByRole('link', { name: 'Prices' }).click()
    await page.getByRole('link', { name: 'Namibia' }).click()
    const fertiliser = page.getByRole('region', { name: 'Price of fertiliser' })
    await fertiliser.getByLabel('Fertiliser', { exact: true }).selectOption('LAN 28')
    await fertiliser.getByLabel('Price of the bag').fill('640.50')
    await fertiliser.getByRole('button', { name: 'Save the price' }).click()
    await expect(page.getByText('The price is in the list')).toBeVisible()
    await expect(page.getByText('N$640.50 for 50 kg')).toBeVisible()
    await plain.close()
  })
})
