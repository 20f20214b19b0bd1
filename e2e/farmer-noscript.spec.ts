import { daysAgo } from './farmer.ts'
import { axe, expect, test } from './fixtures.ts'
import { registerFarmer } from './people.ts'

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false })

  test('a farmer without script sets up the farm, reads advice and says what it was worth', async ({ page }) => {
    await registerFarmer(page.request, { location: null, farmSize: undefined })
    await page.goto('/')
    await page.getByRole('link', { name: 'Set up now' }).click()
    await expect(page).toHaveURL(/\/profile\/edit$/)
    await page.getByLabel('Location', { exact: true }).fill('Jos')
    await page.getByRole('radio', { name: '1-5 acres' }).check()
    await page.getByRole('button', { name: 'Save Profile' }).click()
    await expect(page.getByText('Your profile has been updated!')).toBeVisible()

    await page.getByRole('link', { name: 'Add Crop', exact: true }).click()
    await page.getByRole('button', { name: 'Add Crop' }).click()
    await expect(page.getByText('Please fill in all required fields')).toBeVisible()
    await page.getByLabel(/^Crop/).selectOption('maize')
    await page.getByLabel(/^Planting Date/).fill(daysAgo(40))
    await page.getByLabel(/^Growth Stage/).selectOption('vegetative')
    await page.getByRole('button', { name: 'Add Crop' }).click()
    await expect(page.getByText('Crop information saved successfully!')).toBeVisible()
    await expect(page.getByText('40 days since planting')).toBeVisible()

    await page.getByRole('button', { name: 'Generate New' }).click()
    await expect(page.getByText('Your weekly advisories have been generated!')).toBeVisible()
    await page.locator('a[href^="/advisory/"]').first().click()
    await page.getByRole('button', { name: 'Mark as Read' }).click()
    await expect(page.getByRole('button', { name: 'Mark as Read' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Yes', exact: true }).click()
    await expect(page.getByText('Thank you. Your answer helps us give better advice.')).toBeVisible()

    await page.goto('/weather')
    await expect(page.getByRole('region', { name: 'Current Weather' })).toContainText('Jos')
    await page.getByRole('link', { name: 'Notifications' }).click()
    await expect(page.getByText('No notifications yet')).toBeVisible()
    await page.goto('/profile')
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page.getByRole('link', { name: 'Create Account' }).first()).toBeVisible()
  })
})

test('every page of the farmer is accessible before its script has come', async ({ page, farmer }) => {
  expect(farmer.user.id).toBeTruthy()
  await page.route('**/assets/*.js', (route) => route.abort())
  for (const path of ['/', '/weather', '/advisories', '/profile', '/profile/edit', '/crops/new', '/notifications']) {
    await page.goto(path)
    await axe(page)
  }
})
