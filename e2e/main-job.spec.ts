import { expect, type Page } from '@playwright/test'
import { startOpenMeteo } from '../src/server/testing/providers/open-meteo.ts'
import { startOpenWeather } from '../src/server/testing/providers/openweather.ts'
import { kanoWeek } from '../src/server/testing/providers/sky.ts'
import { axe, hydrated, test } from './fixtures.ts'
import { type Gona, startGona } from './gona.ts'
import { newPhone } from './people.ts'

/** Fills the registration form by its labels. */
async function register(page: Page, phone: string) {
  await page.getByLabel('Phone Number').fill(phone)
  await page.getByLabel('Password', { exact: true }).fill('dawa da masara')
  await page.getByLabel('Confirm Password', { exact: true }).fill('dawa da masara')
  await page.getByLabel('First Name').fill('Aisha')
  await page.getByLabel('Location', { exact: true }).fill('Kano')
  await page.getByRole('checkbox', { name: 'Maize (Corn)' }).check()
  await page.getByRole('checkbox', { name: 'Cassava' }).check()
  await page.getByRole('checkbox', { name: 'Rain-fed' }).check()
  await page.getByRole('button', { name: 'Create Account' }).click()
}

/** Closes the stage wizard, which opens for crops without details. */
async function closeWizard(page: Page) {
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
}

test.describe('with no network', () => {
  test("a farmer in Kano registers on a phone and reads this week's weather and advice for maize and cassava", async ({
    page,
  }) => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Create Account' }).first().click()
    await hydrated(page)
    await register(page, newPhone())
    await page.waitForURL(/\/$/)
    await hydrated(page)
    await closeWizard(page)
    await page.getByRole('button', { name: 'Generate New' }).click()
    await expect(page.getByText('Your weekly advisories have been generated!').first()).toBeVisible()

    await page.goto('/advisories')
    await expect(page.getByText(/Maize/).first()).toBeVisible()
    await expect(page.getByText(/Cassava/).first()).toBeVisible()
    await axe(page)

    await page.goto('/weather')
    await expect(page.getByRole('heading', { name: '7-Day Forecast' })).toBeVisible()
    await expect(page.getByText('Today', { exact: true }).first()).toBeVisible()
    await expect(page.getByText(/[Tt]ypical/).first()).toBeVisible()
    await axe(page)
  })

  test('the same works with JavaScript off', async ({ browser, gona }) => {
    const context = await browser.newContext({ baseURL: gona.url, javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto('/register')
    const phone = newPhone()
    await register(page, phone)
    await page.waitForURL(/\/$/)
    await expect(page.getByText('Cassava').first()).toBeVisible()
    await page.goto('/weather')
    await expect(page.getByText('Today', { exact: true }).first()).toBeVisible()
    await context.close()
  })

  test('a form that came back still holds what was typed, with JavaScript off', async ({ browser, gona }) => {
    const context = await browser.newContext({ baseURL: gona.url, javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto('/register')
    await page.getByLabel('First Name').fill('Aisha')
    await page.getByLabel('Phone Number').fill('080')
    await page.getByRole('checkbox', { name: 'Yam' }).check()
    await page.getByRole('button', { name: 'Create Account' }).click()
    await expect(page.getByText('Phone number must be at least 10 digits').first()).toBeVisible()
    await expect(page.getByText('Please select at least one irrigation method').first()).toBeVisible()
    await expect(page.getByLabel('First Name')).toHaveValue('Aisha')
    await expect(page.getByRole('checkbox', { name: 'Yam' })).toBeChecked()
    await context.close()
  })
})

test('an operator does the same from the command line', async ({ gona, farmer, page }) => {
  await page.request.post('/api/crops/initialize')
  const made = await gona.cli(['advisories', 'generate', '--json'])
  expect(made.code).toBe(0)
  expect(JSON.parse(made.stdout).advisories).toBeGreaterThan(0)
  expect((await gona.cli(['doctor'])).code).toBe(0)
  const nobody = {
    AFRICASTALKING_API_KEY: 'k',
    AFRICASTALKING_USERNAME: 'u',
    AFRICASTALKING_BASE_URL: 'http://127.0.0.1:9',
  }
  const mend = await gona.cli(['doctor'], { env: nobody })
  expect([mend.code, mend.stdout]).toEqual([1, expect.stringContaining('FIX   sms')])
  expect((await gona.cli(['users', 'list'])).stdout).toContain(farmer.phone)
  expect((await gona.cli(['users', 'promote', '+2348000000001'])).code).toBe(1)
  expect((await gona.cli(['no-such-command'])).code).toBe(2)
})

for (const provider of ['open-meteo', 'openweather'] as const) {
  test(`with ${provider} the screen tells what the provider said, in our units`, async ({ browser }) => {
    const stand =
      provider === 'open-meteo'
        ? await startOpenMeteo({ days: kanoWeek })
        : await startOpenWeather({ days: kanoWeek, key: 'k' })
    const gona: Gona = await startGona(
      provider === 'open-meteo'
        ? { WEATHER_PROVIDER: 'open-meteo', OPEN_METEO_BASE_URL: stand.url }
        : { WEATHER_PROVIDER: 'openweather', OPENWEATHER_BASE_URL: stand.url, OPENWEATHER_API_KEY: 'k' },
    )
    const context = await browser.newContext({ baseURL: gona.url })
    const page = await context.newPage()
    await page.goto('/register')
    await hydrated(page)
    await register(page, newPhone())
    await page.waitForURL(/\/$/)
    await hydrated(page)
    await closeWizard(page)
    await page.goto('/weather')
    await expect(page.getByText('Heavy Rain').first()).toBeVisible()
    const days = await (await context.request.get('/api/weather/forecast?lat=12&lng=8.52&days=7')).json()
    expect(days).toHaveLength(7)
    // OpenWeather has steps of three hours; the maximum is that of the steps.
    expect(Math.abs(days[2].temperature - kanoWeek[2]!.max)).toBeLessThanOrEqual(1)
    expect(Math.abs(days[2].precipitation - kanoWeek[2]!.rain)).toBeLessThanOrEqual(0.5)
    expect(days[2]).toMatchObject({ source: provider, estimated: false })
    const now = await (await context.request.get('/api/weather/current?lat=12&lng=8.52')).json()
    expect(Math.abs(now.windSpeed - kanoWeek[0]!.wind)).toBeLessThanOrEqual(0.5)
    expect(now.visibility).toBeGreaterThan(1)
    expect(now.visibility).toBeLessThanOrEqual(50)

    stand.behave({ kind: 'status', status: 500 })
    await page.goto('/weather')
    await expect(page.getByText('Heavy Rain').first()).toBeVisible()
    await context.close()
    await gona.stop()
    await gona.remove()
    await stand.stop()
  })
}
