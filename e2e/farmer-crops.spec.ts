import type { Page } from '@playwright/test'
import { daysAgo, open, refuse, sees, wizardSeen } from './farmer.ts'
import { axe, expect, test } from './fixtures.ts'

async function answer(page: Page, stage: string, date: string, area: string) {
  await page.getByRole('radio', { name: new RegExp(stage) }).check()
  await page.getByLabel('When did you plant it?').fill(date)
  await page.getByLabel('Farm area (acres)').fill(area)
}

test('the stage wizard opens by itself, steps through the crops and saves them all', async ({ page, farmer }) => {
  expect(farmer.user.id).toBeTruthy()
  await open(page, '/')
  const wizard = page.getByRole('dialog')
  await expect(wizard.getByRole('heading')).toBeVisible()
  await axe(page)
  await expect(wizard.getByRole('button', { name: 'Back' })).toBeDisabled()
  await expect(wizard.getByRole('progressbar')).toHaveAttribute('value', '1')
  for (const words of ['Planted within 2 weeks', '2 weeks to 2 months', '2 to 3 months', '3+ months'])
    await expect(wizard.getByText(words)).toBeVisible()

  await wizard.getByRole('button', { name: 'Next' }).click()
  await expect(wizard.getByText('Please choose a growth stage')).toBeVisible()
  await expect(wizard.getByText('Please enter the planting date')).toBeVisible()
  await expect(wizard.getByText('Please enter an area of at least 0.1 acres')).toBeVisible()
  await answer(page, 'Growing Stage', daysAgo(-2), '0.5')
  await wizard.getByRole('button', { name: 'Next' }).click()
  await expect(wizard.getByText('Planting date cannot be in the future')).toBeVisible()
  await answer(page, 'Growing Stage', daysAgo(0), '0.5')
  await wizard.getByRole('button', { name: 'Next' }).click()

  await expect(wizard.getByText('1 to 10 months')).toBeVisible()
  await expect(wizard.getByRole('radio')).toHaveCount(3)
  await wizard.getByRole('button', { name: 'Back' }).click()
  await expect(wizard.getByLabel('Farm area (acres)')).toHaveValue('0.5')
  await wizard.getByRole('button', { name: 'Next' }).click()
  await answer(page, 'Recently Planted', daysAgo(0), '0.1')
  await wizard.getByRole('button', { name: 'Complete Setup' }).click()
  await sees(page, 'Crop information saved successfully!')
  const tabs = await page.locator('.tabs').boundingBox()
  const toast = await page.locator('.toast').boundingBox()
  expect(toast!.y + toast!.height, 'a toast covers the header, no task').toBeLessThan(tabs!.y / 3)
  await expect(wizard).toHaveCount(0)

  const crops = await (await page.request.get('/api/crops')).json()
  expect(crops).toHaveLength(2)
  expect(crops.map((crop: { placeholder: boolean; farmArea: number }) => [crop.placeholder, crop.farmArea])).toEqual([
    [false, 0.5],
    [false, 0.1],
  ])
  await page.reload()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('three touches answer a crop, and no way out of the wizard loses an answer', async ({ page, farmer }) => {
  expect(farmer.user.id).toBeTruthy()
  await open(page, '/')
  const wizard = page.getByRole('dialog', { name: 'Set Up Your Crops' })
  await wizard.getByRole('radio', { name: /Growing Stage/ }).check()
  await expect(wizard.getByLabel('When did you plant it?')).toHaveValue(daysAgo(38))
  await wizard.getByRole('button', { name: '2 acres' }).click()
  await wizard.getByRole('button', { name: 'Next' }).click()
  await expect(wizard.getByText('Crop 2 of 2')).toBeVisible()
  await wizard.getByRole('radio', { name: /Harvest Ready/ }).check()

  await page.reload()
  await expect(wizard.getByText('Crop 2 of 2')).toBeVisible()
  await expect(wizard.getByRole('radio', { name: /Harvest Ready/ })).toBeChecked()
  await page.goBack()
  await expect(wizard.getByText('Crop 1 of 2')).toBeVisible()
  await expect(wizard.getByLabel('Farm area (acres)')).toHaveValue('2')
  await page.mouse.click(8, 8)
  await expect(wizard).toBeVisible()
  await axe(page)
  await page.goBack()
  await expect(wizard).toHaveCount(0)
  await sees(page, 'Your answers are kept. You can finish later.')
  await expect(page).toHaveURL('/')
})

test('a wizard that was closed stays closed', async ({ page, farmer }) => {
  expect(farmer.user.id).toBeTruthy()
  await open(page, '/')
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await open(page, '/')
  await expect(page.getByRole('heading', { name: 'My Crops' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a wizard that cannot save keeps what was answered, and saves nothing twice', async ({ page, farmer }) => {
  expect(farmer.user.id).toBeTruthy()
  await open(page, '/')
  const wizard = page.getByRole('dialog')
  await answer(page, 'Growing Stage', daysAgo(0), '1')
  await wizard.getByRole('button', { name: 'Next' }).click()
  await answer(page, 'Recently Planted', daysAgo(0), '2')
  let calls = 0
  await page.route(/\/api\/crops(\/[\w-]{36})?$/, (route) => {
    if (route.request().method() === 'GET' || calls++ === 0) return route.continue()
    return route.fulfill({ status: 500, json: { message: 'Internal Server Error' } })
  })
  await wizard.getByRole('button', { name: 'Complete Setup' }).click()
  await sees(page, 'Failed to save crop information. Please try again.')
  await expect(wizard.getByLabel('Farm area (acres)')).toHaveValue('2')
  await page.unroute(/\/api\/crops(\/[\w-]{36})?$/)
  await wizard.getByRole('button', { name: 'Complete Setup' }).click()
  await sees(page, 'Crop information saved successfully!')
  expect(await (await page.request.get('/api/crops')).json()).toHaveLength(2)
})

test('a crop is edited in its dialog', async ({ page, farmer }) => {
  await wizardSeen(page, farmer)
  await page.request.post('/api/crops/initialize')
  await open(page, '/')
  const edit = page.getByRole('link', { name: 'Edit Maize (Corn)' })
  await edit.click()
  const dialog = page.getByRole('dialog', { name: 'Edit Crop' })
  await expect(dialog.getByLabel('Crop', { exact: false }).first().locator('> option')).toHaveCount(23)
  await axe(page)
  await dialog.getByLabel(/^Planting Date/).fill('')
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(dialog.getByText('Please fill in all required fields')).toBeVisible()
  await axe(page)
  await dialog.getByLabel(/^Planting Date/).fill(daysAgo(0))
  await dialog.getByLabel(/^Growth Stage/).selectOption({ label: 'Flowering Stage' })
  await dialog.getByLabel(/^Farm Area/).fill('1.5')

  await refuse(page, '/api/crops/*', 409, 'Somebody else changed it')
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await sees(page, 'Somebody else changed it')
  await expect(dialog.getByLabel(/^Farm Area/)).toHaveValue('1.5')
  await page.unroute('**/api/crops/*')

  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await sees(page, 'Crop information updated successfully. Advisories will be updated based on your changes.')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('Flowering Stage')).toBeVisible()
  await expect(edit).toBeFocused()
})

test('a crop is added, and taken off the farm after a question', async ({ page, farmer }) => {
  await wizardSeen(page, farmer)
  await page.request.post('/api/crops/initialize')
  await open(page, '/profile')
  await page.getByRole('link', { name: 'Add Crop' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/^Crop/).selectOption('rice')
  await dialog.getByLabel(/^Planting Date/).fill(daysAgo(0))
  await dialog.getByLabel(/^Growth Stage/).selectOption('planted')
  await dialog.getByRole('button', { name: 'Add Crop' }).click()
  await sees(page, 'Crop information saved successfully!')
  await expect(page.getByRole('heading', { name: 'Rice' })).toBeVisible()
  await page.getByRole('link', { name: 'Edit Rice' }).click()
  await dialog.getByRole('button', { name: 'Remove crop' }).click()
  await axe(page)
  await dialog.getByRole('button', { name: 'Remove crop' }).click()
  await expect(page.getByRole('heading', { name: 'Rice' })).toHaveCount(0)
})

test('a farmer without crops is led from the profile to the wizard', async ({ page, farmer }) => {
  await wizardSeen(page, farmer)
  await open(page, '/profile')
  await expect(page.getByText('No crops added yet')).toBeVisible()
  await page.getByRole('link', { name: 'Add Crops' }).click()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Next' })).toBeVisible()
})

test('where the phone chooses the colours, what is chosen is still seen, and that a list opens', async ({
  page,
  farmer,
}) => {
  await wizardSeen(page, farmer)
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  await open(page, '/crops/new')
  const ground = (name: string) =>
    page.getByRole('button', { name }).evaluate((button) => getComputedStyle(button).backgroundColor)
  await page.getByRole('button', { name: 'Growing Stage' }).click()
  await expect.poll(async () => (await ground('Growing Stage')) === (await ground('Harvest Ready'))).toBe(false)
  await expect(page.getByRole('combobox', { name: /^Crop/ })).toHaveCSS('appearance', 'auto')
})
