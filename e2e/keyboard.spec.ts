import type { Locator, Page } from '@playwright/test'
import { isSeen, open, sees, wizardSeen } from './farmer.ts'
import { expect, hydrated, test } from './fixtures.ts'
import { newPhone } from './people.ts'

/** More than the longest form needs. */
const PRESSES_MAX = 120

/** Presses Tab or Shift+Tab until the control has visible focus. */
async function tabTo(page: Page, control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const target = await control.elementHandle()
  for (let press = 0; press < PRESSES_MAX; press++) {
    if (await page.evaluate((element) => document.activeElement === element, target)) {
      await expect(control).toBeInViewport()
      await expect.poll(() => isSeen(control), `${control} is not covered`).toBe(true)
      return
    }
    await page.keyboard.press(key)
  }
  throw new Error(`the keyboard does not reach ${control}`)
}

async function type(page: Page, field: Locator, words: string): Promise<void> {
  await tabTo(page, field)
  await page.keyboard.type(words)
}

async function press(page: Page, control: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, control)
  await page.keyboard.press(key)
}

const inDialog = (page: Page) => page.evaluate(() => document.activeElement?.closest('dialog') instanceof Element)
const dialogHasKeyboard = (page: Page) => expect.poll(() => inDialog(page)).toBe(true)
const onBody = (page: Page) => page.evaluate(() => document.activeElement === document.body)

test('a keyboard alone registers a farmer and sets up the crops', async ({ page }) => {
  await open(page, '/register')
  await type(page, page.getByRole('textbox', { name: 'Phone Number' }), newPhone())
  await type(page, page.getByLabel('Password', { exact: true }), 'dawa da masara')
  await type(page, page.getByLabel('Confirm Password'), 'dawa da masara')
  await type(page, page.getByLabel('First Name'), 'Amina')
  await type(page, page.getByLabel('Location', { exact: true }), 'Kano')
  await type(page, page.getByLabel('Farm Size'), 'Small')
  await press(page, page.getByLabel('Maize (Corn)'), 'Space')
  await press(page, page.getByLabel('Cassava'), 'Space')
  await press(page, page.getByLabel('Rain-fed'), 'Space')
  await press(page, page.getByRole('button', { name: 'Create Account' }))
  await page.waitForURL('/')
  await hydrated(page)

  const wizard = page.getByRole('dialog', { name: 'Set Up Your Crops' })
  await expect(wizard).toBeVisible()
  await dialogHasKeyboard(page)
  await tabTo(page, wizard.getByRole('radio').first())
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await expect(wizard.getByRole('radio', { name: /^Growing Stage/ })).toBeChecked()
  await answerDateAndArea(page, wizard)
  await press(page, wizard.getByRole('button', { name: 'Next' }))
  await expect(wizard.getByText('Crop 2 of 2')).toBeVisible()
  await expect(wizard.getByRole('radio').first()).toBeFocused()

  await press(page, wizard.getByRole('button', { name: 'Back' }))
  await expect(wizard.getByText('Crop 1 of 2')).toBeVisible()
  await expect(wizard.getByRole('radio', { name: /^Growing Stage/ })).toBeFocused()
  await press(page, wizard.getByRole('button', { name: 'Next' }))
  await expect(wizard.getByRole('radio').first()).toBeFocused()
  await page.keyboard.press('Space')
  await answerDateAndArea(page, wizard)
  await press(page, wizard.getByRole('button', { name: 'Complete Setup' }))
  await sees(page, 'Crop information saved successfully!')
  await expect(wizard).toHaveCount(0)
})

test('a keyboard alone reads home, opens its dialogs and leaves them', async ({ page, farmer }) => {
  await wizardSeen(page, farmer)
  await open(page, '/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()

  const bell = page.getByRole('banner').getByRole('link', { name: /^Notifications/ })
  await press(page, bell)
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible()
  await dialogHasKeyboard(page)
  // From the last control Tab goes to the browser's own, then back: never to the page behind.
  for (let tab = 0; tab < 6; tab++) {
    await page.keyboard.press('Tab')
    expect((await inDialog(page)) || (await onBody(page))).toBe(true)
  }
  if (await onBody(page)) await page.keyboard.press('Tab')
  await dialogHasKeyboard(page)
  await page.keyboard.press('Escape')
  await expect(bell).toBeFocused()

  await press(page, page.getByRole('button', { name: 'Generate New' }))
  await sees(page, 'Your weekly advisories have been generated!')
  await expect(page.getByRole('region', { name: 'Messages (F8)' })).toBeAttached()
  await page.keyboard.press('F8')
  await expect(page.getByRole('region', { name: 'Messages (F8)' }).locator(':focus')).toHaveCount(1)

  const edit = page.getByRole('link', { name: 'Edit Maize (Corn)' })
  await press(page, edit)
  await expect(page.getByRole('dialog', { name: 'Edit Crop' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(edit).toBeFocused()

  await press(page, page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Weather' }))
  await page.waitForURL('/weather')
})

test('Escape closes a dialog from the moment it shows, also while a message is on the page', async ({
  page,
  farmer,
}) => {
  await wizardSeen(page, farmer)
  await open(page, '/')
  await page.getByRole('button', { name: 'Generate New' }).click()
  await expect(page.getByRole('region', { name: 'Messages (F8)' })).toBeAttached()
  const edit = page.getByRole('link', { name: 'Edit Maize (Corn)' })
  await edit.focus()
  await page.evaluate(() => {
    const watcher = new MutationObserver(() => {
      if (!document.querySelector('dialog h2')) return
      watcher.disconnect()
      const options = { key: 'Escape', bubbles: true, cancelable: true }
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', options))
      document.body.dataset.escaped = ''
    })
    watcher.observe(document.body, { childList: true, subtree: true })
  })
  await page.keyboard.press('Enter')
  await page.locator('body[data-escaped]').waitFor({ state: 'attached' })
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(edit).toBeFocused()
})

test('a keyboard alone writes a post and answers it', async ({ page, farmer }) => {
  await wizardSeen(page, farmer)
  await open(page, '/community')
  await press(page, page.getByRole('link', { name: /^(New|Create First) Post$/ }))
  await type(page, page.getByLabel('Your post'), 'Written without a finger on the glass')
  await press(page, page.getByRole('button', { name: 'Post', exact: true }))
  await sees(page, 'Your post has been shared with the community!')

  await open(page, '/community')
  await press(page, page.getByRole('link', { name: /Written without a finger|replies/ }).first())
  await page.waitForURL(/\/community\/posts\//)
  await hydrated(page)
  await type(page, page.getByPlaceholder('Share your thoughts or advice...'), 'And answered so')
  await press(page, page.getByRole('button', { name: 'Post Reply' }))
  await sees(page, 'Reply posted successfully!')
  await press(page, page.getByRole('button', { name: /^Like/ }).first())
  await expect(page.getByRole('button', { name: /^Like/ }).first()).toHaveAttribute('aria-pressed', 'true')
})

test('saving the switches leaves the keyboard where it was', async ({ page, farmer }) => {
  await wizardSeen(page, farmer)
  await open(page, '/profile')
  await press(page, page.getByLabel('SMS Notifications'), 'Space')
  await expect(page.getByLabel('SMS Notifications')).toBeChecked()
  const save = page.getByRole('button', { name: 'Update Settings' })
  await press(page, save)
  await sees(page, 'Your profile has been updated!')
  await expect(save).toBeFocused()
})

async function answerDateAndArea(page: Page, wizard: Locator): Promise<void> {
  await tabTo(page, wizard.getByLabel('When did you plant it?'))
  await page.keyboard.type('01102026')
  await type(page, wizard.getByLabel('Farm area (acres)'), '0.5')
}
