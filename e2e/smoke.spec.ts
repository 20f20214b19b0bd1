import { open, wizardSeen } from './farmer.ts'
import { axe, expect, test } from './fixtures.ts'
import { registerFarmer } from './people.ts'

test('a visitor sees what Gona is and how to begin', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveTitle(/Gona/)
  await expect(page.getByRole('link', { name: 'Create Account' }).first()).toHaveAttribute('href', /^\/register/)
  await expect(page.getByRole('link', { name: 'Sign In' }).first()).toHaveAttribute('href', /^\/signin/)
  await axe(page)
})

test('a visitor changes the language of the landing page by one touch, without script', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL: baseURL!, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/')
  await page.getByRole('button', { name: 'Yorùbá', exact: true }).click()
  await expect(page).toHaveURL('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'yo')
  await context.close()
})

test('the keyboard pushes the strip of crops along', async ({ page }) => {
  await page.goto('/')
  const strip = page.getByRole('region', { name: 'Made for what you grow' })
  await strip.focus()
  // The browser must have laid out and painted the page before it scrolls.
  await strip.evaluate(async () => {
    await document.fonts.ready
    for (let frames = 0; frames < 2; frames++) await new Promise((drawn) => requestAnimationFrame(drawn))
  })
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => strip.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0)
})

test('the health check answers that all is well', async ({ request }) => {
  const answer = await request.get('/healthz')
  expect(answer.status()).toBe(200)
  expect(await answer.json()).toMatchObject({ status: 'ok', version: expect.any(String) })
})

test('a path that is nowhere says so, with a page', async ({ page }) => {
  const answer = await page.goto('/no/such/place')
  expect(answer?.status()).toBe(404)
  await expect(page.getByText('Page Not Found')).toBeVisible()
  await axe(page)
})

test('for who is signed in it has the header and the tabs of every screen', async ({ page, context }) => {
  await registerFarmer(context.request)
  const answer = await page.goto('/no/such/place')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
  await axe(page)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Weather' }).click()
  await expect(page).toHaveURL(/\/weather$/)
})

test('the command line names every command', async ({ gona }) => {
  const { code, stdout } = await gona.cli(['--help'])
  expect(code).toBe(0)
  for (const command of ['serve', 'db', 'seed', 'users', 'advisories', 'weather', 'doctor']) {
    expect(stdout).toMatch(new RegExp(`^\\s+${command}\\b`, 'm'))
  }
})

test('a check for accessibility leaves the page as it found it', async ({ page, farmer }) => {
  await wizardSeen(page, farmer)
  await open(page, '/')
  const state = () =>
    page.evaluate(() => ({
      still: matchMedia('(prefers-reduced-motion: reduce)').matches,
      pinned: [...document.querySelectorAll('.shell *')].flatMap((element) => {
        const { position } = getComputedStyle(element)
        return ['fixed', 'sticky'].includes(position) ? `${element.className} ${position}` : []
      }),
    }))
  const before = await state()
  expect(before).toMatchObject({ still: false, pinned: expect.arrayContaining([expect.stringContaining('tabs')]) })
  await axe(page)
  expect(await state()).toEqual(before)
})
