import type { Page } from '@playwright/test'
import { open, wizardSeen } from './farmer.ts'
import { axe, expect, test } from './fixtures.ts'
import type { Person } from './people.ts'

test.use({ viewport: { width: 360, height: 640 }, isMobile: true, hasTouch: true })

async function cropsOfFarmer(page: Page, farmer: Person) {
  await wizardSeen(page, farmer)
  await page.request.post('/api/crops/initialize')
}

/** Taps the strip above a dialog, where the bell is. */
const touchAbove = (page: Page) => page.touchscreen.tap(300, 12)

test('what was typed of a crop outlives a stray touch, Back and a reload, until it is let go', async ({
  page,
  farmer,
}) => {
  await cropsOfFarmer(page, farmer)
  await open(page, '/weather')
  await open(page, '/')
  const edit = page.getByRole('link', { name: 'Edit Maize (Corn)' })
  const dialog = page.getByRole('dialog', { name: 'Edit Crop' })
  const area = dialog.getByLabel(/^Farm Area/)
  await edit.click()
  await area.fill('2.5')
  await touchAbove(page)
  await expect(area).toHaveValue('2.5')
  await page.goBack()
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL('/')
  await edit.click()
  await expect(area).toHaveValue('2.5')
  await expect(dialog.getByText('You typed this earlier. It is not saved yet.')).toBeVisible()
  await axe(page)
  await page.reload()
  await edit.click()
  await expect(area).toHaveValue('2.5')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await edit.click()
  await expect(area).toHaveValue('')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL('/weather')
})

test('a list that asks nothing closes on a touch beside it, and on Back', async ({ page, farmer }) => {
  await wizardSeen(page, farmer)
  await open(page, '/')
  const bell = page.getByRole('banner').getByRole('link', { name: /^Notifications/ })
  const dialog = page.getByRole('dialog', { name: 'Notifications' })
  await bell.click()
  await expect(dialog).toBeVisible()
  await touchAbove(page)
  await expect(dialog).toHaveCount(0)
  await bell.click()
  await expect(dialog).toBeVisible()
  await page.goBack()
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL('/')
})

test('the profile as it was typed comes back after Back, and as it is stored after closing', async ({
  page,
  farmer,
}) => {
  await wizardSeen(page, farmer)
  await open(page, '/profile')
  const dialog = page.getByRole('dialog')
  const place = dialog.getByLabel('Location', { exact: true })
  const opener = page.getByRole('link', { name: 'Edit Profile' })
  await opener.click()
  await place.fill('Zaria')
  await page.goBack()
  await expect(dialog).toHaveCount(0)
  await opener.click()
  await expect(place).toHaveValue('Zaria')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await opener.click()
  await expect(place).toHaveValue('Kano')
})

test('while a dialog comes its place is shown at the foot of the page, and can be left', async ({ page, farmer }) => {
  await wizardSeen(page, farmer)
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    if (await page.evaluate(() => document.body.dataset.hydrated !== undefined)) await arrived
    await route.continue()
  })
  await open(page, '/profile')
  const coming = page.locator('.dialog-coming')
  const opener = page.getByRole('link', { name: 'Edit Profile' })
  await opener.click()
  const box = await coming.boundingBox()
  expect(box!.y + box!.height).toBeCloseTo(640, 0)
  await expect(coming).toContainText('Loading...')
  await page.goBack()
  await expect(coming).toHaveCount(0)
  arrive()
  await opener.click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('a dialog keeps the keyboard, has the page inert, and gives the keyboard back', async ({ page, farmer }) => {
  await cropsOfFarmer(page, farmer)
  await open(page, '/')
  const edit = page.getByRole('link', { name: 'Edit Maize (Corn)' })
  const dialog = page.getByRole('dialog', { name: 'Edit Crop' })
  await edit.focus()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeFocused()
  await edit.evaluate((link) => link.focus())
  await expect(edit).not.toBeFocused()
  for (const key of ['Shift+Tab', 'Tab', 'Tab']) {
    await page.keyboard.press(key)
    expect(await page.evaluate(() => document.activeElement?.closest('.shell') === null)).toBe(true)
  }
  for (const button of await dialog.getByRole('button').all()) {
    const box = await button.boundingBox()
    expect([box!.width >= 44, box!.height >= 44]).toEqual([true, true])
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(edit).toBeFocused()
})

test('of two dialogs over each other Escape closes the upper one', async ({ page, farmer }) => {
  await cropsOfFarmer(page, farmer)
  await open(page, '/')
  await page.getByRole('link', { name: 'Edit Maize (Corn)' }).click()
  await page.getByRole('button', { name: 'Remove Crop' }).click()
  await expect(page.getByRole('dialog', { name: 'Remove Crop' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Edit Crop' })).toBeFocused()
})
