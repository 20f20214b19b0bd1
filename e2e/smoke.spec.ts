import { axe, expect, test } from './fixtures.ts'

test('a visitor sees what Gona is and how to begin', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveTitle(/Gona/)
  await expect(page.getByRole('link', { name: 'Create Account' }).first()).toHaveAttribute('href', /^\/register/)
  await expect(page.getByRole('link', { name: 'Sign In' }).first()).toHaveAttribute('href', /^\/signin/)
  await axe(page)
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

test('the command line names every command', async ({ gona }) => {
  const { code, stdout } = await gona.cli(['--help'])
  expect(code).toBe(0)
  for (const command of ['serve', 'db', 'seed', 'users', 'advisories', 'weather', 'doctor']) {
    expect(stdout).toMatch(new RegExp(`^\\s+${command}\\b`, 'm'))
  }
})
