import { changeProfile, open, refuse, sees, wizardSeen } from './farmer.ts'
import { axe, expect, test } from './fixtures.ts'
import { signIn } from './people.ts'

test('the profile shows the person, the farm and the crops', async ({ page, farmer, gona }) => {
  await wizardSeen(page, farmer)
  expect((await gona.cli(['users', 'lead', farmer.phone])).code).toBe(0)
  await changeProfile(page, { email: 'amina@example.org', currentPassword: farmer.password })
  await page.request.post('/api/crops', {
    data: { cropType: 'maize', plantingDate: '2026-06-02', growthStage: 'vegetative', farmArea: 1.5 },
  })
  await open(page, '/profile')
  await expect(page.getByRole('heading', { level: 1, name: 'Amina Bello' })).toBeVisible()
  for (const words of ['Lead Farmer', 'amina@example.org', 'Kano', 'Small (< 2 hectares)', 'Growing Stage'])
    await expect(page.getByText(words, { exact: true })).toBeVisible()
  await expect(page.getByText(/^Member since [A-Z][a-z]{2} \d+, \d{4}$/)).toBeVisible()
  await expect(page.getByText('Planted: Jun 2, 2026')).toBeVisible()
  await expect(page.getByText('Area: 1.5 acres')).toBeVisible()
  for (const words of ['Weather Alerts', 'Weekly Advisories', 'Community Updates', 'SMS Notifications'])
    await expect(page.getByRole('checkbox', { name: words })).toBeVisible()
  await axe(page)
})

test('the edit dialog starts from the stored values every time, and saves', async ({ page, farmer }) => {
  await wizardSeen(page, farmer)
  await open(page, '/profile')
  const opener = page.getByRole('link', { name: 'Edit Profile' })
  await opener.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Coordinates: 12.0022, 8.5920')).toBeVisible()
  await expect(dialog.getByRole('checkbox', { name: 'Maize (Corn)' })).toBeChecked()
  await expect(dialog.getByRole('group', { name: 'Primary Crops' }).getByRole('checkbox')).toHaveCount(16)
  await expect(dialog.getByRole('radio')).toHaveCount(4)
  await axe(page)
  await dialog.getByLabel('Location', { exact: true }).fill('Nowhere')
  await dialog.getByRole('checkbox', { name: 'Maize (Corn)' }).uncheck()
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()

  await opener.click()
  await expect(dialog.getByLabel('Location', { exact: true })).toHaveValue('Kano')
  await expect(dialog.getByRole('checkbox', { name: 'Maize (Corn)' })).toBeChecked()
  await dialog.getByLabel('Location', { exact: true }).fill('Jos')
  await dialog.getByRole('radio', { name: '5-10 acres' }).check()
  await dialog.getByRole('checkbox', { name: 'Rice' }).check()
  await dialog.getByRole('checkbox', { name: 'SMS Notifications' }).check()
  await dialog.getByRole('button', { name: 'Save Profile' }).click()
  await sees(page, 'Your profile has been updated!')
  await expect(dialog).toHaveCount(0)
  const user = await (await page.request.get('/api/user')).json()
  expect(user.location.name).toBe('Jos')
  expect(user.location.lat).toBeCloseTo(9.9, 0)
  expect(user).toMatchObject({ farmSize: '5-10', primaryCrops: 'maize,cassava,rice' })
  expect(user.notificationPreferences.sms).toBe(true)
})

test('a save that fails says so and keeps what was typed', async ({ page, farmer }) => {
  await wizardSeen(page, farmer)
  await open(page, '/profile')
  await page.getByRole('link', { name: 'Edit Profile' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: '10+ acres' }).check()
  await refuse(page, '/api/profile')
  await dialog.getByRole('button', { name: 'Save Profile' }).click()
  await sees(page, 'Failed to update profile. Please try again.')
  await expect(dialog.getByRole('radio', { name: '10+ acres' })).toBeChecked()
})

test.describe('GPS', () => {
  test('finds the farm', async ({ page, context, farmer }) => {
    await wizardSeen(page, farmer)
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({ latitude: 9.0579, longitude: 7.4951 })
    await open(page, '/profile')
    await page.getByRole('link', { name: 'Edit Profile' }).click()
    await page.getByRole('button', { name: 'Use GPS' }).click()
    await sees(page, 'Location obtained successfully!')
    await expect(page.getByText('Coordinates: 9.0579, 7.4951')).toBeVisible()
    await page.getByRole('button', { name: 'Save Profile' }).click()
    await sees(page, 'Your profile has been updated!')
    const user = await (await page.request.get('/api/user')).json()
    expect(user.location).toMatchObject({ lat: 9.0579, lng: 7.4951 })
  })

  test('refused, asks for the name', async ({ page, context, farmer }) => {
    await wizardSeen(page, farmer)
    await context.clearPermissions()
    await open(page, '/profile')
    await page.getByRole('link', { name: 'Edit Profile' }).click()
    await page.getByRole('button', { name: 'Use GPS' }).click()
    await sees(page, 'Unable to get your location. Please enter it manually.')
  })

  test('missing from the browser, says so', async ({ page, farmer }) => {
    await wizardSeen(page, farmer)
    await page.addInitScript(() => Object.defineProperty(navigator, 'geolocation', { value: undefined }))
    await open(page, '/profile')
    await page.getByRole('link', { name: 'Edit Profile' }).click()
    await page.getByRole('button', { name: 'Use GPS' }).click()
    await sees(page, 'Geolocation is not supported by this browser.')
  })
})

test('notification switches are saved as they are touched, go back when that fails, and the button says so', async ({
  page,
  farmer,
}) => {
  await wizardSeen(page, farmer)
  await open(page, '/profile')
  await page.getByRole('checkbox', { name: 'Weather Alerts' }).uncheck()
  await page.getByRole('checkbox', { name: 'Community Updates' }).check()
  await expect(page.getByText('Off')).toHaveCount(2)
  const saved = async () => (await (await page.request.get('/api/user')).json()).notificationPreferences
  const touched = { weather: false, advisory: true, community: true, sms: false, calls: false }
  await expect.poll(saved).toEqual(touched)
  await page.getByRole('button', { name: 'Update Settings' }).click()
  await sees(page, 'Your profile has been updated!')
  expect(await saved()).toEqual(touched)
  await refuse(page, '/api/profile')
  await page.getByRole('checkbox', { name: 'Weekly Advisories' }).click()
  await sees(page, 'Failed to update profile. Please try again.')
  await expect(page.getByRole('checkbox', { name: 'Weekly Advisories' })).toBeChecked()
})

test('a bright screen for the sun is this phone’s, from the first paint of every page', async ({ page, farmer }) => {
  await wizardSeen(page, farmer)
  await page.emulateMedia({ colorScheme: 'dark' })
  await open(page, '/profile')
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  expect(await ground()).not.toBe('rgb(255, 255, 255)')
  await page.getByLabel('Bright screen').check()
  expect(await ground()).toBe('rgb(255, 255, 255)')
  await page.goto('/weather')
  expect(await ground()).toBe('rgb(255, 255, 255)')
  await axe(page)
  await open(page, '/profile')
  await page.getByLabel('Bright screen').uncheck()
  expect(await ground()).not.toBe('rgb(255, 255, 255)')
})

test('the password is changed, and other devices are signed out', async ({ page, farmer, playwright, gona }) => {
  await wizardSeen(page, farmer)
  const elsewhere = await playwright.request.newContext({ baseURL: gona.url })
  await signIn(elsewhere, farmer.phone, farmer.password)
  await open(page, '/profile/security')
  await expect(page.getByText('This device')).toBeVisible()
  await axe(page)
  await page.getByLabel(/^Current password/).fill('wrong')
  await page.getByLabel(/^New password/).fill('abc')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Password must be at least 6 characters')).toBeVisible()
  await page.getByLabel(/^New password/).fill('sabuwar kalma')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Incorrect password')).toBeVisible()
  await page.getByLabel(/^Current password/).fill(farmer.password)
  await page.getByRole('button', { name: 'Change password' }).click()
  await sees(page, 'Your password has been changed. Other devices are signed out.')
  expect((await elsewhere.get('/api/user')).status()).toBe(401)
  await elsewhere.dispose()
})

test('logging out says so and goes to the start', async ({ page, farmer }) => {
  await wizardSeen(page, farmer)
  await open(page, '/profile')
  await refuse(page, '/api/logout', 503, 'Please try again')
  await page.getByRole('button', { name: 'Logout' }).click()
  await sees(page, 'Logout failed')
  await sees(page, 'Please try again')
  await page.unroute('**/api/logout')
  let answer: () => void = () => {}
  const held = new Promise<void>((done) => {
    answer = done
  })
  await page.route('**/api/logout', async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('button', { name: 'Logout' }).click()
  await sees(page, 'Logging out...')
  answer()
  await sees(page, 'Logged out successfully')
  await page.waitForURL(/\/$/)
  await expect(page.getByRole('link', { name: 'Create Account' }).first()).toBeVisible()
})

test('on a slow network Logout says at once what it does, before anything more is fetched', async ({
  page,
  farmer,
}) => {
  await wizardSeen(page, farmer)
  await open(page, '/profile')
  const phone = await page.context().newCDPSession(page)
  // Slow 3G, then nothing until the toast was seen.
  await phone.send('Network.enable')
  await phone.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  })
  let seen: () => void = () => {}
  const toastSeen = new Promise<void>((done) => {
    seen = done
  })
  await page.route('**/*', async (route) => {
    await toastSeen
    await route.continue()
  })
  await page.getByRole('button', { name: 'Logout' }).click()
  await sees(page, 'Logging out...')
  await expect(page).toHaveURL(/\/profile$/)
  seen()
  await sees(page, 'Logged out successfully')
  await page.waitForURL(/\/$/)
  await expect(page.getByRole('link', { name: 'Create Account' }).first()).toBeVisible()
})

test('the account is deleted with the password, after a question', async ({ page, farmer }) => {
  await wizardSeen(page, farmer)
  await open(page, '/profile')
  await page.getByRole('link', { name: 'Download my data' }).click()
  const dialog = page.getByRole('dialog')
  await axe(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download my data' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/\.json$/)
  await page.getByRole('link', { name: 'Delete account' }).click()
  await axe(page)
  await dialog.getByLabel(/^Password/).fill('wrong')
  await dialog.getByRole('button', { name: 'Delete account' }).click()
  await expect(dialog.getByText('Incorrect password')).toBeVisible()
  await dialog.getByLabel(/^Password/).fill(farmer.password)
  await dialog.getByRole('button', { name: 'Delete account' }).click()
  await page.waitForURL(/\/$/)
  const answer = await page.request.post('/api/login', { data: { phone: farmer.phone, password: farmer.password } })
  expect(answer.status()).toBe(401)
})
