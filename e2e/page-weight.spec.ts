import { wizardSeen } from './farmer.ts'
import { expect, test } from './fixtures.ts'
import { type Weight, weigh } from './network-weight.ts'

/** First visit: HTML, styles, icon, scripts, words and response headers. */
const FARMER_KB = 97
const ADMIN_KB = 100
/** Home with the crop set-up on top. */
const SET_UP_KB = 100
/** Share of scripts and words. */
const SCRIPT_KB = 85

test('the landing page comes in one first flight of packets and needs no script', async ({ page }) => {
  const { kilobytes, scripts } = await weigh(page, '/', { script: false })
  expect(kilobytes).toBeLessThan(14)
  expect(scripts).toEqual([])
})

for (const language of ['en', 'yo', 'ng']) {
  test(`every farmer's screen keeps its budget on a first visit, in ${language}`, async ({ farmer, page }) => {
    test.slow()
    await page.request.post('/api/crops/initialize')
    await page.request.post('/api/advisories/generate')
    await page.request.put('/api/profile', { data: { preferredLanguage: language } })
    await wizardSeen(page, farmer)
    for (const path of ['/', '/weather', '/advisories', '/community', '/profile', '/notifications'])
      await keeps(FARMER_KB, path, await weigh(page, path))
    await expect(page.locator('html')).toHaveAttribute('lang', language)
  })
}

for (const language of ['en', 'yo'])
  test(`the questions that a new farmer is asked at once keep their budget, in ${language}`, async ({
    farmer,
    page,
  }) => {
    expect(farmer.user.isAdmin).toBe(false)
    await page.request.put('/api/profile', { data: { preferredLanguage: language } })
    // The first visit also creates the crops' rows.
    for (const visit of ['first', 'second']) {
      const asked = weigh(page, '/')
      await expect(page.getByRole('dialog')).toBeVisible()
      const { kilobytes, scripts, files } = await asked
      const what = `${visit} visit: ${kilobytes.toFixed(1)} KB in ${files.length} files`
      console.log(what)
      expect(kilobytes, what).toBeLessThan(SET_UP_KB)
      expect(scripts.length, scripts.join(' ')).toBeLessThanOrEqual(6)
    }
  })

test("the administrator's screens keep theirs, in the language with the longest words", async ({ admin }) => {
  test.slow()
  await admin.page.request.put('/api/profile', { data: { preferredLanguage: 'yo' } })
  for (const path of ['/admin', '/admin?tab=content', '/admin?tab=analytics', '/admin/prices'])
    await keeps(ADMIN_KB, path, await weigh(admin.page, path))
})

test('signing in and registering keep theirs', async ({ page }) => {
  for (const path of ['/signin', '/register']) await keeps(FARMER_KB, path, await weigh(page, path))
})

async function keeps(budget: number, path: string, { kilobytes, script, scripts, files }: Weight) {
  const what = `${path}: ${kilobytes.toFixed(1)} KB in ${files.length} files, ${script.toFixed(1)} of script in ${scripts.length}`
  console.log(what)
  expect(kilobytes, what).toBeLessThan(budget)
  expect(script, what).toBeLessThan(SCRIPT_KB)
  expect(scripts.length, `${what}: ${scripts.join(' ')}`).toBeLessThanOrEqual(3)
}
