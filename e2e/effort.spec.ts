import type { Locator, Page } from '@playwright/test'
import { expect, hydrated, test } from './fixtures.ts'
import { newPhone } from './people.ts'

/** Counts the touches and typed characters of a journey. */
function effortOf(page: Page) {
  const effort = { taps: 0, keys: 0 }
  return {
    effort,
    async tap(control: Locator) {
      effort.taps++
      await control.click()
    },
    async type(field: Locator, text: string) {
      effort.taps++
      await field.click()
      effort.keys += text.length
      await page.keyboard.type(text)
    },
  }
}

const SIX = ['Maize (Corn)', 'Cassava', 'Rice', 'Yam', 'Groundnuts (Peanuts)', 'Tomato']

/** From the landing page, by the card of the first crop, to the first advice on the home page. */
async function arrive(page: Page, crops: string[]) {
  const { effort, tap, type } = effortOf(page)
  await page.goto('/')
  await tap(page.getByRole('region', { name: 'Made for what you grow' }).getByRole('link').first())
  await page.waitForURL(/\/register/)
  await hydrated(page)
  await type(page.getByRole('textbox', { name: 'Phone Number' }), newPhone().replace('+234', ''))
  await tap(page.getByRole('button', { name: 'Use this' }))
  await tap(page.getByRole('button', { name: 'Next' }).first())
  await tap(page.getByRole('button', { name: 'Use GPS' }))
  await expect(page.getByLabel('Location', { exact: true })).not.toHaveValue('')
  await tap(page.getByRole('button', { name: /^Small/ }))
  for (const crop of crops.slice(1)) await tap(page.getByRole('checkbox', { name: crop, exact: true }))
  await tap(page.getByRole('button', { name: 'Next' }).last())
  await tap(page.getByRole('checkbox', { name: 'Rain-fed' }))
  await tap(page.getByRole('button', { name: 'Create Account' }))
  const wizard = page.getByRole('dialog', { name: 'Set Up Your Crops' })
  for (const [n] of crops.entries()) {
    if (crops.length > 1) await expect(wizard.getByText(`Crop ${n + 1} of ${crops.length}`)).toBeVisible()
    await tap(wizard.getByRole('radio', { name: /^Growing Stage/ }))
    if (n === 0) await tap(wizard.getByRole('button', { name: '1 acre', exact: true }))
    if (n === 0 && crops.length > 1) await tap(wizard.getByRole('button', { name: 'Same for all crops' }))
    await tap(wizard.getByRole('button', { name: n + 1 < crops.length ? 'Next' : 'Complete Setup' }))
  }
  await expect(page.locator('main a[href^="/advisory/"]').first()).toBeVisible()
  return effort
}

test.use({
  viewport: { width: 360, height: 640 },
  permissions: ['geolocation'],
  geolocation: { latitude: 12, longitude: 8.52 },
})

test('from the landing page to the first advice for one crop takes 12 touches and 10 keys', async ({ page }) => {
  expect(await arrive(page, ['Maize (Corn)'])).toEqual({ taps: 12, keys: 10 })
})

test('for six crops it takes 28 touches and 10 keys', async ({ page }) => {
  expect(await arrive(page, SIX)).toEqual({ taps: 28, keys: 10 })
})
