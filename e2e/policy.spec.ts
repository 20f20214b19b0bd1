import { open, wizardSeen } from './farmer.ts'
import { expect, test } from './fixtures.ts'

test('a page runs no script but ours, wherever another was written into it', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL! })
  const page = await context.newPage()
  await page.route('/signin', async (route) => {
    const answer = await route.fetch()
    const html = await answer.text()
    const boot = /<script data-modules="[^"]*">(.*?)<\/script>/s.exec(html)![1]
    const injected = `<script>window.ran = 'inline'</script><script src="data:text/javascript,window.ran='data'"></script>
      <script nonce="x">window.ran = 'nonce'</script><img src="/none" onerror="window.ran = 'handler'">
      <script data-modules="data:text/javascript,window.ran='module'">${boot}</script>
      <style>body { --ran: style }</style><p id="styled" style="--ran: attribute">x</p>`
    await route.fulfill({ response: answer, body: html.replace('</body>', `${injected}</body>`) })
  })
  const refused: string[] = []
  page.on('console', (line) => {
    if (line.text().includes('Content Security Policy')) refused.push(line.text())
  })
  await open(page, '/signin')
  await expect.poll(() => refused.length).toBeGreaterThanOrEqual(7)
  const ran = await page.evaluate(() => [
    (window as { ran?: string }).ran,
    getComputedStyle(document.body).getPropertyValue('--ran'),
    getComputedStyle(document.getElementById('styled')!).getPropertyValue('--ran'),
  ])
  expect(ran).toEqual([undefined, '', ''])
  await context.close()
})

test('the page behind a dialog stays where it is and is hidden from readers, until the dialog is closed', async ({
  page,
  farmer,
}) => {
  await wizardSeen(page, farmer)
  await open(page, '/')
  const scrolled = () => page.evaluate(() => Math.round(window.scrollY))
  const bell = page.getByRole('banner').getByRole('link', { name: /^Notifications/ })
  await bell.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Notifications' })
  await expect(dialog).toBeVisible()
  expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true)
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden')
  const before = await scrolled()
  await page.mouse.move(180, 20)
  await page.mouse.wheel(0, 400)
  await page.keyboard.press('End')
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  expect(await scrolled()).toBe(before)

  await page.mouse.click(180, 20)
  await expect(dialog).toHaveCount(0)
  await expect(bell).toBeFocused()
  await page.mouse.wheel(0, 300)
  await expect.poll(scrolled).toBeGreaterThan(before)
})
