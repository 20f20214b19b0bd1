import type { Page } from '@playwright/test'
import { totpCodeAt, totpTimeStep } from '../src/server/accounts/second-factor/totp.ts'
import { open, sees, wizardSeen } from './farmer.ts'
import { axe, expect, hydrated, test } from './fixtures.ts'
import type { Person } from './people.ts'

const SETUP = '/profile/second-factor'

/** Code of an authenticator app, always for a time step not used yet. */
function authenticator(secret: string) {
  let last = 0
  return () => {
    last = Math.max(last + 1, totpTimeStep(new Date()))
    return totpCodeAt(secret, last)
  }
}

/** Enables two-step sign-in on its page. @returns the app and the backup codes */
async function setUp(page: Page, { password }: Person, look: (page: Page) => Promise<void> = axe) {
  await page.getByLabel('Current password').fill(password)
  await page.getByRole('button', { name: 'Set it up' }).click()
  const key = (await page.locator('code').textContent())?.replaceAll(' ', '') ?? ''
  await expect(page.getByRole('img', { name: 'QR code for the app' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Open in my app' })).toHaveAttribute('href', new RegExp(`secret=${key}`))
  await look(page)
  const code = authenticator(key)
  await page.getByLabel('Code from the app').fill(code())
  await page.getByRole('button', { name: 'Switch on' }).click()
  await expect(page.getByRole('heading', { name: 'Write these codes down now' })).toBeVisible()
  const paper = await page.locator('code').allTextContents()
  expect(paper).toHaveLength(10)
  await look(page)
  return { code, paper }
}

async function givePassword(page: Page, { phone, password }: Person, next = '') {
  await page.goto(`/signin${next && `?next=${next}`}`)
  await page.getByLabel(/phone/i).fill(phone)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible()
}

async function giveCode(page: Page, code: string) {
  await page.getByLabel('Code from the app').fill(code)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

test('two-step sign-in: set up, sign in with the code, a wrong code, a backup code once', async ({
  page,
  context,
  farmer,
}) => {
  await wizardSeen(page, farmer)
  await open(page, '/profile')
  await page.getByRole('link', { name: 'Two-step sign-in' }).click()
  await hydrated(page)
  await axe(page)
  const { code, paper } = await setUp(page, farmer)
  await page.getByRole('link', { name: 'I have written them down' }).click()
  await expect(page.getByText('Backup codes left: 10')).toBeVisible()
  await axe(page)

  await context.clearCookies()
  await givePassword(page, farmer, '/weather')
  await axe(page)
  await giveCode(page, '000000')
  await expect(page.getByText('This code is wrong or was used already.')).toBeVisible()
  await expect(page.getByLabel('Code from the app')).toHaveValue('')
  await axe(page)
  await giveCode(page, code())
  await expect(page).toHaveURL(/\/weather$/)

  await context.clearCookies()
  await givePassword(page, farmer)
  await giveCode(page, paper[0]!)
  await expect(page).toHaveURL(/\/$/)
  await context.clearCookies()
  await givePassword(page, farmer)
  await giveCode(page, paper[0]!)
  await expect(page.getByText('This code is wrong or was used already.')).toBeVisible()
  await giveCode(page, paper[1]!)
  await expect(page).toHaveURL(/\/$/)

  await open(page, SETUP)
  await expect(page.getByText('Backup codes left: 8')).toBeVisible()
  await page.getByLabel('Current password').fill(farmer.password)
  await page.getByLabel('Code from the app').fill(paper[2]!)
  await page.getByRole('button', { name: 'Switch off' }).click()
  await sees(page, 'Your profile has been updated!')
  await expect(page.getByRole('button', { name: 'Set it up' })).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('two-step sign-in is set up and used all the same', async ({ page, context, farmer }) => {
    await page.goto(SETUP)
    const { code } = await setUp(page, farmer, async () => {})
    await context.clearCookies()
    await givePassword(page, farmer)
    await giveCode(page, code())
    await expect(page).toHaveURL(/\/$/)
    await page.goto('/profile')
    await expect(page.getByRole('heading', { level: 1, name: 'Amina Bello' })).toBeVisible()
  })
})
