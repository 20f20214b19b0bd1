import type { Locator, Page } from '@playwright/test'
import { isSeen, open } from './farmer.ts'
import { axe, expect, test } from './fixtures.ts'
import { newPhone, registerFarmer } from './people.ts'

test.use({ viewport: { width: 360, height: 640 } })

const password = (page: Page) => page.getByLabel('Password', { exact: true })

test('from the empty form to an open advisory with six crops takes at most 35 touches and 32 keys', async ({
  page,
}) => {
  await open(page, '/register')
  let taps = 0
  let keys = 0
  const tap = async (control: Locator) => {
    taps++
    await control.click()
  }
  const type = async (field: Locator, words: string) => {
    await tap(field)
    keys += words.length
    await page.keyboard.type(words)
  }
  await type(page.getByRole('textbox', { name: 'Phone Number' }), newPhone().replace('+234', '0'))
  await tap(password(page))
  await tap(page.getByRole('button', { name: 'Use this' }))
  await type(page.getByLabel('First Name'), 'Aisha')
  await tap(page.getByRole('button', { name: 'Next' }).first())
  await expect(page.getByRole('heading', { name: 'Location & Farm Details' })).toBeFocused()
  await type(page.getByLabel('Location', { exact: true }), 'Kano')
  await tap(page.getByRole('button', { name: /^Small/ }))
  for (const crop of ['Maize (Corn)', 'Cassava', 'Rice', 'Yam', 'Groundnuts (Peanuts)', 'Tomato'])
    await tap(page.getByRole('checkbox', { name: crop, exact: true }))
  await tap(page.getByRole('button', { name: 'Next' }).last())
  await expect(page.getByRole('heading', { name: 'Farming Background' })).toBeFocused()
  await tap(page.getByRole('checkbox', { name: 'Rain-fed' }))
  await tap(page.getByRole('button', { name: 'Create Account' }))

  const wizard = page.getByRole('dialog', { name: 'Set Up Your Crops' })
  for (let crop = 1; crop <= 6; crop++) {
    await expect(wizard.getByText(`Crop ${crop} of 6`)).toBeVisible()
    await tap(wizard.getByRole('radio', { name: /^Growing Stage/ }))
    if (crop === 1) {
      await tap(wizard.getByRole('button', { name: '1 acre', exact: true }))
      await tap(wizard.getByRole('button', { name: 'Same for all crops' }))
    }
    await tap(wizard.getByRole('button', { name: crop < 6 ? 'Next' : 'Complete Setup' }))
  }
  await tap(page.locator('main a[href^="/advisory/"]').first())
  await page.waitForURL(/\/advisory\//)
  expect(taps).toBeLessThanOrEqual(35)
  expect(keys).toBeLessThanOrEqual(32)
})

test('a password that will be refused is told at its field when it is left, and no more once it will do', async ({
  page,
}) => {
  await open(page, '/register')
  for (const common of ['kano12', 'maize1', 'nigeria1', 'farmer', '112233']) {
    await password(page).fill(common)
    await password(page).blur()
    await expect(page.getByText(/^Many people use this password/)).toBeVisible()
    await expect(password(page)).toHaveAttribute('aria-invalid', 'true')
    await password(page).fill('')
  }
  await password(page).fill('dawa da masara')
  await password(page).blur()
  await expect(password(page)).not.toHaveAttribute('aria-invalid', 'true')
  await axe(page)
})

test('what the server refuses is told, and led to, at its field', async ({ page, browser, gona }) => {
  const other = await browser.newContext({ baseURL: gona.url })
  const { phone } = await registerFarmer(other.request)
  await other.close()
  await open(page, '/register')
  const number = page.getByRole('textbox', { name: 'Phone Number' })
  await number.fill(phone)
  await password(page).fill('dawa da masara')
  await page.getByLabel('Confirm Password').fill('dawa da masara')
  await page.getByRole('checkbox', { name: 'Maize (Corn)' }).check()
  await page.getByRole('checkbox', { name: 'Rain-fed' }).check()
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(number).toBeFocused()
  expect(await isSeen(number)).toBe(true)
  await expect(page.getByText(/^Registration failed: /)).toBeAttached()
})

test('Next asks for what its own section still needs', async ({ page }) => {
  await open(page, '/register')
  await page.getByRole('button', { name: 'Next' }).first().click()
  const number = page.getByRole('textbox', { name: 'Phone Number' })
  await expect(number).toBeFocused()
  await expect(page.getByText('Please select at least one crop')).toHaveCount(0)
  await number.fill(newPhone())
  await expect(number).not.toHaveAttribute('aria-invalid', 'true')
})

test('a sign-in that fails says so under the password for as long as it is so', async ({ page }) => {
  await open(page, '/signin')
  await page.getByRole('textbox', { name: /^Phone/ }).fill(newPhone())
  await password(page).fill('not the one')
  const button = page.getByRole('button', { name: 'Sign In' })
  await button.click()
  await expect(page.getByText('Login failed').first()).toBeVisible()
  await expect(password(page)).toHaveAttribute('aria-invalid', 'true')
  await expect(password(page)).toBeFocused()
  expect(await isSeen(button)).toBe(true)
  await axe(page)
})

test('what only the script can do is not offered before it has come', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/register')
  for (const name of ['Show', 'Use GPS', 'Next']) await expect(page.getByRole('button', { name })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Create Account' })).toBeVisible()
  await axe(page)
})
