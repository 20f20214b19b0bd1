import { changeProfile, open, wizardSeen } from './farmer.ts'
import { axe, expect, test } from './fixtures.ts'
import { FONT_NAMES, setFont } from './fonts.ts'

test('the weather of the farm: now, and seven days', async ({ page, farmer }) => {
  await wizardSeen(page, farmer)
  await open(page, '/weather')
  const now = page.getByRole('region', { name: 'Current Weather' })
  await expect(now).toContainText('Kano')
  for (const words of [
    /\d+°C/,
    /Humidity\d+%/,
    /Rain[\d.]+ mm/,
    /Wind[\d.]+ km\/h/,
    /Visibility10 km/,
    /Last updated [A-Z]/,
  ])
    await expect(now).toContainText(words)
  await expect(page.getByRole('region', { name: /^Usually (no rain|a little rain|rain) at this time\./ })).toBeVisible()
  await expect(now).toContainText('Typical for the season, not a live forecast.')
  await expect(page.getByText(/not a live forecast/i)).toHaveCount(1)

  const days = page.getByRole('region', { name: '7-Day Forecast' }).getByRole('listitem')
  await expect(days).toHaveCount(7)
  await expect(days.first()).toContainText('Today')
  await expect(days.nth(1)).toContainText(/(Sun|Mon|Tue|Wed|Thu|Fri|Sat), [A-Z][a-z]{2} \d+/)
  for (const day of await days.all()) await expect(day).toContainText(/Heavy Rain|Very Hot|Rain|Normal/)
  const table = page.getByRole('table', { name: 'Rain and temperature' })
  await expect(table.getByRole('row')).toHaveCount(8)
  await axe(page)
})

const day = (forecastDate: string, precipitation: number, temperature: number, icon = '10d') => ({
  forecastDate,
  precipitation,
  temperature,
  temperatureMin: 20,
  precipitationProbability: null,
  humidity: null,
  windSpeed: null,
  description: 'light rain',
  icon,
  et0: null,
  source: 'open-meteo',
  estimated: false,
  fetchedAt: '2026-06-20T06:00:00.000Z',
})

/** Refresh interval of the forecast. */
const AN_HOUR_MS = 3_600_000

test('badges follow rain over 30 mm, heat over 35 °C, rain over 15 mm', async ({ page, farmer }) => {
  await wizardSeen(page, farmer)
  const rows = [
    day('2026-06-20', 30.1, 40),
    day('2026-06-21', 30, 35.1),
    day('2026-06-22', 15.1, 35),
    day('2026-06-23', 15, 35),
  ]
  await page.clock.install()
  await page.route('**/api/weather/forecast*', (route) => route.fulfill({ json: rows }))
  await open(page, '/weather')
  const days = page.getByRole('region', { name: '7-Day Forecast' }).getByRole('listitem')
  await page.clock.fastForward(AN_HOUR_MS)
  await expect(days).toHaveCount(4)
  for (const [index, words] of ['Heavy Rain', 'Very Hot', 'Rain', 'Normal'].entries())
    await expect(days.nth(index).getByText(words, { exact: true }).last()).toBeVisible()
  const week = page.getByRole('region', { name: 'Heavy rain today. Rain from Sun to Tue. Very hot today' })
  await expect(week.getByRole('listitem')).toHaveText([/^Open your drains/, /^Water early or late/])
  await expect(days.first()).toContainText('30 mm ≈ 3 cans')
})

test('the week stands in the first screen of a small phone: a sentence and seven days', async ({ page, farmer }) => {
  await wizardSeen(page, farmer)
  await page.setViewportSize({ width: 360, height: 640 })
  await open(page, '/weather')
  for (const font of FONT_NAMES) {
    await setFont(page, font)
    const tabs = await page.getByRole('navigation').last().boundingBox()
    const strip = await page.locator('.strip').boundingBox()
    expect(strip!.y + strip!.height, font).toBeLessThan(tabs!.y)
    const columns = await page.locator('.strip > div').all()
    expect(columns).toHaveLength(7)
    for (const column of columns) expect((await column.boundingBox())!.y, font).toBe(strip!.y)
  }
})

test('an empty forecast says so', async ({ page, farmer }) => {
  await wizardSeen(page, farmer)
  await page.clock.install()
  await page.route('**/api/weather/forecast*', (route) => route.fulfill({ json: [] }))
  await open(page, '/weather')
  await page.clock.fastForward(AN_HOUR_MS)
  await expect(page.getByText('No forecast data available').first()).toBeVisible()
})

test('a refresh after five minutes that fails says so, and keeps what there was', async ({ page, farmer }) => {
  await wizardSeen(page, farmer)
  await page.clock.install()
  await page.route('**/api/weather/current*', (route) => route.fulfill({ status: 502, json: { message: 'no' } }))
  await open(page, '/weather')
  await page.clock.fastForward(299_000)
  await expect(page.getByText('Unable to load weather data. Please try again later.')).toHaveCount(0)
  await page.clock.fastForward(2_000)
  await expect(page.getByText('Unable to load weather data. Please try again later.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Current Weather' })).toBeVisible()
})

test('without a location the page says how to get the weather', async ({ page, farmer }) => {
  await wizardSeen(page, farmer)
  await changeProfile(page, { location: '' })
  await open(page, '/weather')
  await expect(page.getByText('Please set your location in your profile to view weather information.')).toBeVisible()
  await page.getByRole('link', { name: 'Set your location' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Location', { exact: true }).fill('Jos')
  const loading = page.getByText('Loading weather data...')
  let letGo = () => {}
  const held = new Promise<void>((done) => {
    letGo = done
  })
  await page.route('**/api/weather/**', async (route) => {
    await held
    await route.continue()
  })
  await dialog.getByRole('button', { name: 'Save Profile' }).click()
  await expect(loading).toBeVisible()
  letGo()
  await expect(page.getByRole('region', { name: 'Current Weather' })).toContainText('Jos')
})
