import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { open, wizardSeen } from './farmer.ts'
import { axe, expect, test } from './fixtures.ts'
import type { Gona } from './gona.ts'

test.use({ gonaEnv: { USSD_CODE: '*384*1#', VOICE_NUMBER: '+2347000000001', CHANNEL_SECRET: 'a-secret-of-sixteen' } })

const DAY_MS = 86_400_000
/** Rain of a wet day by month, mm; every other day is wet. */
const WET_DAY = { 5: 10, 6: 8, 7: 13, 8: 17, 9: 8 } as const
const PLACE = { lat: 12, lng: 8.52 }
/** Farmer of the demo data in Kano. */
const AISHA = '+2348100000000'

/** Thirty years whose rains start up to 12 days around 19 June. */
function history(): string {
  const lines = ['lat,lng,date,rain']
  for (let year = 1996; year <= 2025; year++) {
    const onset = Date.UTC(year, 5, 19 + ((year * 7) % 25) - 12)
    const end = Date.UTC(year, 9, 1)
    for (let at = Date.UTC(year, 0, 1); at < Date.UTC(year + 1, 0, 1); at += DAY_MS) {
      const since = Math.round((at - onset) / DAY_MS)
      const wet = WET_DAY[(new Date(at).getUTCMonth() + 1) as keyof typeof WET_DAY] ?? 0
      const rain = since < -2 || at >= end ? 0 : since <= 0 ? 10 : since % 2 === 0 ? wet : 0
      lines.push(`${PLACE.lat},${PLACE.lng},${new Date(at).toISOString().slice(0, 10)},${rain}`)
    }
  }
  return `${lines.join('\n')}\n`
}

async function importHistory(gona: Gona): Promise<void> {
  const file = join(gona.dataDir, 'rain.csv')
  await writeFile(file, history())
  const answer = await gona.cli(['weather', 'history', 'import', file, '--source', 'station'])
  expect(answer.stderr).toBe('')
  expect(answer.stdout).toContain('10958 days were imported: 30 years of 1 cells.')
  expect((await gona.cli(['weather', 'odds'])).stdout).toMatch(/station .*30 years {2}\[trusted\]/)
}

const LINE =
  /Rains for planting: \d+ in 10 between|The rains (usually start here between|started on|are later than in any)/

test('the rains and prices are said by SMS, and the weather by call, on the compiled executable', async ({ gona }) => {
  const demo = await gona.cli(['seed', '--demo'])
  expect(demo.code, demo.stderr).toBe(0)
  await importHistory(gona)
  const heard = (await gona.cli(['phone', AISHA], { input: 'sms RAINS\nsms PRICE maize\n*384*1#\n' })).stdout
  expect(heard).toMatch(new RegExp(`\\[SMS\\] .*(${LINE.source})`))
  expect(heard).toMatch(/\[SMS\] Maize.* 1 kg/)
  const call = (await gona.cli(['phone', AISHA], { input: 'call\n2\n' })).stdout
  expect(call).toContain('The heat of the day in degrees')
})

test('past years and planting days fit a phone, a narrow phone and a desk', async ({ page, gona, farmer }) => {
  await wizardSeen(page, farmer)
  await importHistory(gona)
  expect((await page.request.post('/api/crops/initialize')).status()).toBeLessThan(300)
  for (const [width, height] of [
    [320, 640],
    [360, 640],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height })
    await open(page, '/weather')
    await expect(page.getByRole('region', { name: 'Start of the rains' })).toContainText(LINE)
    if (width === 1280) {
      const days = await page.getByRole('region', { name: '7-Day Forecast' }).boundingBox()
      expect(days!.width).toBeGreaterThan(900)
    }
    await open(page, '/weather/years')
    await expect(page.getByRole('table', { name: /Maize.*days.*mm of rain/ })).toContainText(/\d+ of 30 years/)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
  await axe(page)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the start of the rains and past years are in the page', async ({ page, gona, farmer }) => {
    expect(farmer.user.id).toBeTruthy()
    await importHistory(gona)
    await page.goto('/weather')
    await expect(page.getByRole('region', { name: 'Start of the rains' })).toContainText(LINE)
    await page.getByRole('link', { name: 'Past years' }).click()
    await expect(page.getByRole('heading', { name: 'Start of the rains', level: 1 })).toBeVisible()
    await expect(page.locator('main')).toContainText('Rain in past years: station.')
  })
})
