import { expect, test } from './fixtures.ts'

test.use({ viewport: { width: 360, height: 640 } })

test('a visitor tries the week of a crop, ticks it, and takes number, crop and place along to registration', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByLabel('Where is your farm?').selectOption('Plateau')
  await page.getByRole('button', { name: 'Coffee' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'This week: Coffee, Plateau' })).toBeVisible()
  await expect(page.getByText('Well done!')).toBeHidden()
  await page.getByText('Done', { exact: true }).click()
  await expect(page.getByText('Well done!')).toBeVisible()
  await page.getByLabel('Get it every week: your number').fill('08031234567')
  await page.getByRole('button', { name: 'Go on' }).click()
  await page.waitForURL(/\/register\??$/)
  await expect(page.getByRole('textbox', { name: 'Phone Number' })).toHaveValue(/803/)
  await expect(page.getByLabel('Location', { exact: true })).toHaveValue('Plateau')
  await expect(page.getByRole('checkbox', { name: 'Coffee' })).toBeChecked()
})

test('GPS takes the place in tenths of a degree; choosing a state afterwards wins', async ({ page, context }) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 12.0022, longitude: 8.592 })
  await page.goto('/')
  const gps = page.getByRole('button', { name: 'Use GPS' })
  await gps.click()
  await expect(gps).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Maize' }).click()
  await page.waitForURL(/at=12\.0(,|%2C)8\.6/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('This week: Maize, Kano')
  await page.getByRole('button', { name: 'Use GPS' }).click()
  await page.getByLabel('Where is your farm?').selectOption('Enugu')
  await page.getByRole('button', { name: 'Yam' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'This week: Yam, Enugu' })).toBeVisible()
  expect(page.url()).not.toContain('at=')
})

test('a position that comes after a state was chosen is not used', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.geolocation.getCurrentPosition = (found) => {
      addEventListener('late', () =>
        found({ coords: { latitude: 12, longitude: 8.6 } as GeolocationCoordinates } as GeolocationPosition),
      )
    }
  })
  await page.goto('/')
  await page.getByRole('button', { name: 'Use GPS' }).click()
  await page.getByLabel('Where is your farm?').selectOption('Enugu')
  await page.evaluate(() => dispatchEvent(new Event('late')))
  await expect(page.getByLabel('Where is your farm?')).toHaveValue('Enugu')
  await expect(page.getByRole('button', { name: 'Use GPS' })).toHaveAttribute('aria-pressed', 'false')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('the state is chosen, and the button leads to registration', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('button', { name: 'Use GPS' })).toBeHidden()
    await page.getByLabel('Where is your farm?').selectOption('Kano')
    await page.getByRole('button', { name: 'Maize' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'This week: Maize, Kano' })).toBeVisible()
    await page.getByText('Done', { exact: true }).click()
    await expect(page.getByText('Well done!')).toBeVisible()
    await page.getByRole('button', { name: 'Go on' }).click()
    await expect(page).toHaveURL(/\/register\??$/)
  })
})
