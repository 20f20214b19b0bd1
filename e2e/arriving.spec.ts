import type { Page } from '@playwright/test'
import { isSeen, open } from './farmer.ts'
import { axe, expect, test } from './fixtures.ts'
import { newPhone, registerFarmer } from './people.ts'

test.use({ viewport: { width: 360, height: 640 } })

const password = (page: Page) => page.getByLabel('Password', { exact: true })

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
