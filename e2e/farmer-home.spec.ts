import type { Page } from '@playwright/test'
import { changeProfile, open, refuse, sees, wizardSeen } from './farmer.ts'
import { axe, expect, test } from './fixtures.ts'
import { registerFarmer } from './people.ts'

// Own server: one journey needs an empty community.
test.use({ gonaEnv: { APP_NAME: 'Gona' } })

test('every signed-in screen has the header, the four tabs and the footer', async ({ page, farmer }) => {
  await wizardSeen(page, farmer)
  await open(page, '/')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Notifications' })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/profile')
  await expect(page.getByRole('link', { name: 'Admin Dashboard' })).toHaveCount(0)
  const tabs = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
  await expect(tabs).toHaveText(['Home', 'Weather', 'Community', 'Profile'])
  await expect(tabs.first()).toHaveAttribute('aria-current', 'page')
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByText('Nigeria and Namibia')).toBeVisible()
  await expect(footer.getByRole('link', { name: /Terms/ })).toHaveAttribute('href', '/terms')
  await expect(footer.getByRole('link', { name: /Privacy/ })).toHaveAttribute('href', '/privacy')
  await axe(page)
})

test('the dashboard of a farmer with crops', async ({ page, farmer }) => {
  await wizardSeen(page, farmer)
  await open(page, '/')
  await expect(page.getByRole('heading', { name: 'My Crops' })).toBeVisible()

  await page.getByRole('button', { name: 'Generate New' }).click()
  await sees(page, 'Your weekly advisories have been generated!')
  await expect(page.getByRole('heading', { name: "Today's Advisories" })).toBeVisible()
  const cards = page.locator('a[href^="/advisory/"]')
  await expect(cards.first()).toBeVisible()
  expect(await cards.count()).toBeLessThanOrEqual(3)

  const list = await (await page.request.get('/api/advisories')).json()
  const summary = page.getByRole('region', { name: 'Today', exact: true })
  await expect(summary).toContainText(/-?\d+°C/)
  await expect(summary).toContainText(/(Sun|Mon|Tue|Wed|Thu|Fri|Sat), [A-Z][a-z]{2} \d+/)
  await expect(summary).toContainText('2 crops')
  await expect(summary).toContainText(list[0].content.slice(0, 100))
  await expect(summary.getByText(list[0].content, { exact: true })).toHaveCount(list[0].content.length > 120 ? 0 : 1)
  await expect(summary.getByRole('link').first()).toHaveAttribute('href', '/weather')
  await expect(summary.getByRole('link').last()).toHaveAttribute('href', '/advisories')
  if (list.length > 3)
    await expect(page.getByRole('link', { name: `View all ${list.length} advisories` })).toBeVisible()

  await expect(page.getByText('0 days since planting').first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Edit Maize (Corn)' })).toBeVisible()
  const weather = page.getByRole('region', { name: 'Weather' })
  for (const words of ['Humidity', 'Wind', 'Visibility', '10 km', 'Typical for the season, not a live forecast.'])
    await expect(weather.getByText(words, { exact: true })).toBeVisible()
  await expect(page.getByText('Kano', { exact: true })).toBeVisible()
  await axe(page)

  await cards.first().click()
  await page.waitForURL(/\/advisory\//)
})

test('a generation that fails says so', async ({ page, farmer }) => {
  await wizardSeen(page, farmer)
  await open(page, '/')
  await refuse(page, '/api/advisories/generate')
  await page.getByRole('button', { name: 'Generate New' }).click()
  await sees(page, 'Failed to generate advisories. Please try again.')
})

test('an incomplete profile has its banner, and the dialog opens by itself', async ({ page }) => {
  await registerFarmer(page.request, { location: null, farmSize: undefined })
  await open(page, '/')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await axe(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('Complete your profile to get personalized farming advice.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Today', exact: true })).toHaveCount(0)
  await page.getByRole('link', { name: 'Set up now' }).click()
  await expect(dialog).toBeVisible()
  await dialog.getByLabel('Location', { exact: true }).fill('Jos')
  await dialog.getByRole('radio', { name: '1-5 acres' }).check()
  await dialog.getByRole('button', { name: 'Save Profile' }).click()
  await sees(page, 'Your profile has been updated!')
  await expect(page.getByText('Complete your profile to get personalized farming advice.')).toHaveCount(0)
})

test('without crops the dashboard asks for them', async ({ page, farmer }) => {
  await wizardSeen(page, farmer)
  await changeProfile(page, { primaryCrops: '' })
  await open(page, '/')
  await expect(page.getByText('Add your crops to get personalized advisories.')).toBeVisible()
  await expect(page.getByText('No community posts yet.')).toBeVisible()
  await axe(page)
})

test('primary crops without rows are made crops once', async ({ page, farmer }) => {
  await wizardSeen(page, farmer)
  let asked = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/crops/initialize')) asked++
  })
  await open(page, '/')
  await expect(page.getByRole('heading', { name: 'Cassava' })).toBeVisible()
  await open(page, '/')
  await expect(page.getByRole('heading', { name: 'Cassava' })).toBeVisible()
  expect(asked).toBe(1)
})

test('a location that is a mere text is mended with Fix Now', async ({ page, farmer }) => {
  await wizardSeen(page, farmer)
  await changeProfile(page, { location: 'Kaduna' })
  await open(page, '/')
  const banner = page.getByText('Your location needs to be updated to show weather data.')
  await expect(banner).toBeVisible()
  await axe(page)
  await page.getByRole('button', { name: 'Fix Now' }).click()
  await sees(page, 'Location updated!')
  await sees(page, /Kaduna/)
  await expect(banner).toHaveCount(0)
})

test('a text that is found nowhere cannot be mended, and says what to do', async ({ page, farmer }) => {
  await wizardSeen(page, farmer)
  await changeProfile(page, { location: 'zzzzwwwwvvvv' })
  await open(page, '/')
  await page.getByRole('button', { name: 'Fix Now' }).click()
  await sees(page, 'Failed to update location. Please update your profile manually.')
})

test('quick actions only say that they are coming, and teasers that they are to come', async ({ page, farmer }) => {
  await wizardSeen(page, farmer)
  await open(page, '/')
  const soon = {
    'Weather Report': 'Weather reporting',
    'Ask Expert': 'Expert consultation',
    'Market Prices': 'Market prices',
    'Crop Calendar': 'crop calendar',
  }
  for (const [name, words] of Object.entries(soon)) {
    await page.getByRole('button', { name }).click()
    await sees(page, new RegExp(`${words} (is|are) coming soon`, 'i'))
  }
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('heading', { name: 'AI Pest Identification' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Farmer Marketplace' })).toBeVisible()
})

test('the community widget shows the three latest posts and leads to the community', async ({ page, farmer }) => {
  await wizardSeen(page, farmer)
  for (const content of ['one', 'two', 'three', 'four'])
    await page.request.post('/api/community/posts', { data: { title: `Widget post ${content}`, content } })
  await open(page, '/')
  await expect(page.getByText('Widget post four')).toBeVisible()
  await expect(page.getByText('Widget post one')).toHaveCount(0)
  for (const name of ['View All', 'Join the Community', 'Share Your Experience'])
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', '/community')
})

/** Delays the redirect to sign-in until the former text was read. */
async function holdRedirect(page: Page): Promise<() => void> {
  let letGo = () => {}
  const held = new Promise<void>((done) => {
    letGo = done
  })
  await page.route('**/api/login', async (route) => {
    await held
    await route.continue()
  })
  return letGo
}

test('any call that finds the session gone says so and leads to sign in', async ({ page, context, farmer }) => {
  await wizardSeen(page, farmer)
  await open(page, '/')
  const letGo = await holdRedirect(page)
  await context.clearCookies()
  await page.getByRole('button', { name: 'Generate New' }).click()
  await sees(page, 'Unauthorized')
  await sees(page, 'You are logged out. Logging in again...')
  letGo()
  await expect(page).toHaveURL(/\/signin/)
})

test('a dashboard shown again after signing out elsewhere leads to sign in', async ({ page, context, farmer }) => {
  await wizardSeen(page, farmer)
  await open(page, '/')
  const letGo = await holdRedirect(page)
  await context.clearCookies()
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await sees(page, 'You are logged out. Logging in again...')
  letGo()
  await expect(page).toHaveURL(/\/signin/)
})
