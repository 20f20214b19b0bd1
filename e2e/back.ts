import { createHash, X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Page } from '@playwright/test'
import config from '../playwright.config.ts'
import { test as base, expect, hydrated } from './fixtures.ts'
import { newPhone, type Person, registerFarmer } from './people.ts'

const HTTPS = resolve(import.meta.dirname, '../src/server/testing/https')
const certificate = new X509Certificate(readFileSync(`${HTTPS}/cert.pem`))
const key = createHash('sha256').update(certificate.publicKey.export({ type: 'spki', format: 'der' }))
const { launchOptions } = config.use!

/** Accepts the tests' certificate, and restores pages from memory as phones do. */
export const AS_ON_A_PHONE = {
  launchOptions: {
    ...launchOptions,
    args: [...launchOptions!.args!, `--ignore-certificate-errors-spki-list=${key.digest('base64')}`],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
}
/** Settings for TLS in the server itself. */
export const OVER_HTTPS = { TLS_CERT_FILE: `${HTTPS}/cert.pem`, TLS_KEY_FILE: `${HTTPS}/key.pem` }

const test = base.extend<{ owner: Person }>({
  owner: async ({ context }, use) => {
    const owner = await registerFarmer(context.request, { phone: newPhone(), firstName: 'Zainab' })
    await context.addInitScript((id) => localStorage.setItem(`gona.stageSetupComplete.${id}`, 'true'), owner.user.id)
    await use(owner)
  },
})

async function logOut(page: Page) {
  await page.goto('/profile/edit')
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL('/')
}

/** Checks that pages reached by Back show nothing of the person. */
async function showsNothingOf({ phone }: Person, page: Page) {
  const local = phone.replace('+234', '')
  for (let back = 0; back < 2; back++) {
    await page.goBack()
    await page.waitForURL(/\/signin/)
    expect(await page.content()).not.toContain('Zainab')
    expect(await page.content()).not.toContain(local)
  }
}

export function backShowsNothing() {
  for (const serviceWorkers of ['allow', 'block'] as const) {
    test.describe(`service workers: ${serviceWorkers}`, () => {
      test.use({ serviceWorkers })

      test('shows nothing of who logged out', async ({ page, owner }) => {
        await page.goto('/')
        await hydrated(page)
        await logOut(page)
        await showsNothingOf(owner, page)
      })

      test('shows nothing of who deleted the account', async ({ page, owner }) => {
        await page.goto('/profile/edit')
        await page.goto('/profile')
        await hydrated(page)
        await page.getByRole('link', { name: 'Delete account' }).click()
        const dialog = page.getByRole('dialog')
        await dialog.getByLabel('Password').fill(owner.password)
        await dialog.getByRole('button', { name: /Delete/ }).click()
        await page.waitForURL('/')
        await showsNothingOf(owner, page)
      })
    })
  }

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false })

    test('shows nothing of who logged out', async ({ page, owner }) => {
      await logOut(page)
      await showsNothingOf(owner, page)
    })

    test('shows nothing of who deleted the account', async ({ page, owner }) => {
      await page.goto('/profile')
      await page.goto('/profile/delete')
      await page.getByLabel('Password').fill(owner.password)
      await page.getByRole('button', { name: /Delete/ }).click()
      await page.waitForURL('/')
      await showsNothingOf(owner, page)
    })
  })
}
