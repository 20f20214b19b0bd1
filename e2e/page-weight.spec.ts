import { budgetOf, MAP_KB, SET_UP_KB } from '../scripts/client/budgets.ts'
import type { ScreenName } from '../src/contracts/screens.ts'
import { wizardSeen } from './farmer.ts'
import { expect, test } from './fixtures.ts'
import { type Weight, weigh } from './network-weight.ts'

const FARMER_SCREENS: [path: string, screen: ScreenName][] = [
  ['/', 'home'],
  ['/weather', 'weather'],
  ['/advisories', 'advisories'],
  ['/community', 'community'],
  ['/profile', 'profile'],
  ['/profile/edit', 'profile-edit'],
  ['/notifications', 'notifications'],
]

test('the landing page, with the first advice to try, is small, with one script for GPS', async ({ page }) => {
  const { kilobytes, scripts } = await weigh(page, '/', { script: false })
  expect(kilobytes).toBeLessThan(16)
  expect(scripts.map((url) => new URL(url, 'http://gona.test').pathname)).toEqual(['/here.js'])
})

for (const language of ['en', 'yo', 'ng']) {
  test(`every farmer's screen keeps its budget on a first visit, in ${language}`, async ({ farmer, page }) => {
    test.slow()
    const crops = await page.request.post('/api/crops/initialize')
    const [{ id }] = (await crops.json()) as [{ id: string }]
    await page.request.post('/api/advisories/generate')
    await page.request.put('/api/profile', { data: { preferredLanguage: language } })
    await wizardSeen(page, farmer)
    for (const [path, screen] of FARMER_SCREENS) await keeps(screen, path, await weigh(page, path))
    await keeps('season', `/crops/${id}`, await weigh(page, `/crops/${id}`))
    await keeps('bags', `/crops/${id}/bags`, await weigh(page, `/crops/${id}/bags`))
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
  await keeps('admin', '/admin', await weigh(admin.page, '/admin'), MAP_KB)
  for (const path of ['/admin?tab=content', '/admin?tab=analytics', '/admin/prices'])
    await keeps('admin', path, await weigh(admin.page, path))
})

test('signing in and registering keep theirs', async ({ page }) => {
  await keeps('sign-in', '/signin', await weigh(page, '/signin'))
  await keeps('register', '/register', await weigh(page, '/register'))
})

async function keeps(screen: ScreenName, path: string, weight: Weight, pictures = 0) {
  const { kilobytes, script, scripts, files } = weight
  const what = `${path}: ${kilobytes.toFixed(1)} KB in ${files.length} files, ${script.toFixed(1)} of script in ${scripts.length}`
  console.log(what)
  expect(kilobytes, what).toBeLessThan(budgetOf(screen) + pictures)
  // The sum of the bags is a script of its own.
  expect(scripts.length, `${what}: ${scripts.join(' ')}`).toBeLessThanOrEqual(screen === 'bags' ? 4 : 3)
}
