import type { Page } from '@playwright/test'
import { change } from './database.ts'
import { daysAgo, isSeen, open, refuse, sees, wizardSeen } from './farmer.ts'
import { axe, expect, test } from './fixtures.ts'

interface Advised {
  id: string
  title: string
  content: string
  cropType: string
  warns?: true
}

/** The week's advisories, of a farm with work: warnings, which are only seen, at the end. */
async function advised(page: Page): Promise<Advised[]> {
  await page.request.post('/api/crops/initialize')
  await page.request.post('/api/crops', {
    data: { cropType: 'maize', plantingDate: daysAgo(40), growthStage: 'vegetative', farmArea: 1 },
  })
  const answer = await page.request.post('/api/advisories/generate')
  expect(answer.status()).toBe(201)
  const list: Advised[] = await (await page.request.get('/api/advisories')).json()
  return list.toSorted((a, b) => Number(a.warns ?? false) - Number(b.warns ?? false))
}

test('the list, and the list of one crop', async ({ page, farmer }) => {
  await wizardSeen(page, farmer)
  const list = await advised(page)
  await open(page, '/advisories')
  await expect(page.locator('a[href^="/advisory/"]')).toHaveCount(list.length)
  await axe(page)

  await page.getByRole('link', { name: 'Maize (Corn)', exact: true }).click()
  await page.waitForURL(/crop=maize/)
  await expect(page.locator('a[href^="/advisory/"]')).toHaveCount(
    list.filter((each) => each.cropType === 'maize').length,
  )
  await expect(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')

  await open(page, '/advisories?crop=coffee')
  await expect(page.getByText('No advisories found for coffee.')).toBeVisible()
  await axe(page)
})

test('opening an advisory shows it unread, and then it is read', async ({ page, farmer }) => {
  await wizardSeen(page, farmer)
  const [first] = await advised(page)
  let answer: () => void = () => {}
  const held = new Promise<void>((done) => {
    answer = done
  })
  await page.route(`**/api/advisories/${first!.id}/read`, async (route) => {
    await held
    await route.continue()
  })
  await open(page, `/advisory/${first!.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(first!.title)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Unread')
  await expect(page.getByText(first!.content)).toBeVisible()
  await expect(page.getByText(/^(High|Medium|Low) priority$/)).toBeVisible()
  await expect(page.getByText(/^[A-Z][a-z]{2} \d+, \d{4}, \d\d:\d\d$/)).toBeVisible()
  const button = page.getByRole('button', { name: 'Mark as Read' })
  await expect(button).toBeVisible()
  answer()
  await expect(button).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Unread')

  await expect(page.getByRole('region', { name: 'Additional Tips' }).getByRole('listitem')).toHaveCount(3)
  await page.getByText('How we worked this out').click()
  await axe(page)
  await page.reload()
  await expect(button).toHaveCount(0)
})

test('reading that could not be told leaves the button, which works later', async ({ page, farmer }) => {
  await wizardSeen(page, farmer)
  const [first] = await advised(page)
  await refuse(page, `/api/advisories/${first!.id}/read`)
  await open(page, `/advisory/${first!.id}`)
  const button = page.getByRole('button', { name: 'Mark as Read' })
  await expect(button).toBeVisible()
  await page.unroute(`**/api/advisories/${first!.id}/read`)
  await button.click()
  await expect(button).toHaveCount(0)
})

test('a farmer says whether it was useful and that it is done', async ({ page, farmer }) => {
  await wizardSeen(page, farmer)
  const [first] = await advised(page)
  await open(page, `/advisory/${first!.id}`)
  await expect(page.getByRole('heading', { name: 'Was this useful?' })).toBeVisible()
  await page.getByRole('button', { name: 'Yes', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Yes', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Done', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Done', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await expect
    .poll(async () => (await page.request.get(`/api/advisories/${first!.id}`)).json())
    .toMatchObject({ useful: true, done: true })
  await page.getByRole('button', { name: 'No', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Yes', exact: true })).toHaveAttribute('aria-pressed', 'false')
  const badlySaid = page.getByRole('button', { name: 'This is badly said' })
  const reported = page.waitForRequest((request) => request.postDataJSON()?.badlySaid === true)
  await badlySaid.click()
  await reported
  await expect(badlySaid).toHaveAttribute('aria-pressed', 'true')
})

test('an advisory is a text in steps with pictures, the way back on top, Done under the thumb', async ({
  page,
  farmer,
}) => {
  await wizardSeen(page, farmer)
  await page.setViewportSize({ width: 360, height: 640 })
  const [first] = await advised(page)
  await open(page, `/advisory/${first!.id}`)
  const text = page.locator('p').filter({ hasText: first!.content })
  await expect(text).toHaveCount(1)
  expect(await text.locator('> span').count()).toBeGreaterThan(1)
  await expect(text.locator('svg').first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back to Home' })).toBeInViewport()
  const done = page.getByRole('button', { name: 'Done' })
  await expect(done).toBeInViewport({ ratio: 1 })
  await page.evaluate(() => scrollTo(0, 300))
  await expect(done).toBeInViewport({ ratio: 1 })
  await axe(page)
  await page.getByRole('button', { name: 'Done', exact: true }).click()
  const next = page.getByRole('link', { name: /^Next: / })
  await expect(next).toBeInViewport()
  await axe(page)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(next).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Done', exact: true })).toHaveAttribute('aria-pressed', 'false')
  await page.getByRole('button', { name: 'Done', exact: true }).click()
  await next.click()
  await page.waitForURL((url) => !url.pathname.includes(first!.id))
})

test('advice to count has its question under the thumb, clear of the tabs', async ({ page, farmer, gona }) => {
  await wizardSeen(page, farmer)
  await page.setViewportSize({ width: 360, height: 640 })
  const [first] = await advised(page)
  change(gona, 'update advisories set closes = ?, facts = ? where id = ?', [
    JSON.stringify({ kind: 'scouted', n: null }),
    JSON.stringify({ pest: 'tuta', walk: 'field', dry: 13, of: 20, act: 1, unsure: 1, unit: 'plants', many: 'neem' }),
    first!.id,
  ])
  await open(page, `/advisory/${first!.id}`)
  const answers = page.getByRole('region', { name: 'How many of 20 had it?' }).getByRole('button')
  await expect(answers).toHaveText(['0', '1', '2 or more'])
  for (const answer of await answers.all()) {
    await expect(answer).toBeInViewport({ ratio: 1 })
    expect(await isSeen(answer)).toBe(true)
  }
  await answers.first().click()
  await expect(answers).toHaveCount(0)
})

test('who ticks in the list by keyboard keeps the place: the way back stands where it was', async ({
  page,
  farmer,
}) => {
  await wizardSeen(page, farmer)
  await advised(page)
  await open(page, '/advisories')
  const ring = page.getByRole('button', { name: /^Done: /, pressed: false }).first()
  const title = (await ring.getAttribute('aria-label'))!.replace('Done: ', '')
  const before = (await ring.boundingBox())!.y
  await ring.focus()
  await page.keyboard.press('Enter')
  const undo = page.getByRole('button', { name: `Undo: ${title}` })
  await expect(undo).toBeFocused()
  expect(Math.abs((await undo.boundingBox())!.y - before)).toBeLessThan(100)
  await expect(page.getByRole('status').filter({ hasText: `Done: ${title}` })).toHaveCount(1)
  await expect(page.getByRole('button', { name: `Done: ${title}`, pressed: true })).toBeVisible()
  await axe(page)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: `Done: ${title}`, pressed: false })).toBeFocused()
  await expect(undo).toHaveCount(0)
})

test('advice is read out where the phone has a voice for the language; where it has none there is no button', async ({
  page,
  farmer,
}) => {
  await wizardSeen(page, farmer)
  const [first] = await advised(page)
  await open(page, `/advisory/${first!.id}`)
  await expect(page.getByRole('button', { name: 'Done' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Listen' })).toHaveCount(0)
  await page.addInitScript(() => {
    const spoken: string[] = []
    const speech = {
      getVoices: () => [{ lang: 'en-NG' }],
      cancel() {},
      speak: (it: { text: string }) => spoken.push(it.text),
    }
    Object.defineProperty(window, 'speechSynthesis', { value: speech })
    Object.defineProperty(window, 'SpeechSynthesisUtterance', {
      value: class {
        constructor(readonly text: string) {}
      },
    })
    Object.assign(window, { spoken })
  })
  await open(page, `/advisory/${first!.id}`)
  await page.getByRole('button', { name: 'Listen' }).click()
  expect(await page.evaluate(() => (window as unknown as { spoken: string[] }).spoken[0])).toContain(first!.content)
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(page.getByRole('button', { name: 'Listen' })).toBeVisible()
})

test('an advisory that is not there says so', async ({ page, farmer }) => {
  await wizardSeen(page, farmer)
  const answer = await page.goto('/advisory/0197a1a2-0000-7000-8000-000000000001')
  expect(answer?.status()).toBe(404)
  await expect(page.getByText('Advisory not found.')).toBeVisible()
  await axe(page)
  await page.getByRole('link', { name: 'Back to Home' }).click()
  await page.waitForURL(/\/$/)
})

test('nobody reads without signing in, and comes back to it afterwards', async ({ page }) => {
  await page.goto('/advisories?crop=maize')
  await expect(page).toHaveURL(/\/signin\?next=%2Fadvisories%3Fcrop%3Dmaize$/)
})

test('notifications are marked read one by one and all at once', async ({ page, farmer, gona }) => {
  await wizardSeen(page, farmer)
  await page.request.post('/api/crops/initialize')
  // The weekly run notifies each farmer.
  expect((await gona.cli(['advisories', 'generate'])).code).toBe(0)
  await open(page, '/profile')
  const bell = page.getByRole('banner').getByRole('link', { name: /Notifications/ })
  await expect(bell).toHaveAccessibleName(/1 unread/)
  await bell.click()
  const dialog = page.getByRole('dialog', { name: 'Notifications' })
  await expect(dialog).toContainText('New farming advice')
  await expect(dialog).toContainText(/Just now|minute/)
  await axe(page)
  await dialog.getByRole('button', { name: /New farming advice/ }).click()
  await expect(bell)
    .toHaveAccessibleName('Notifications', { timeout: 5000 })
    .catch(() => {})
  await expect(dialog.getByRole('button', { name: 'Mark all as read' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(bell).toBeFocused()
  await expect(bell).toHaveAccessibleName('Notifications')
})

test('all notifications at once', async ({ page, farmer, gona }) => {
  await wizardSeen(page, farmer)
  await page.request.post('/api/crops/initialize')
  expect((await gona.cli(['advisories', 'generate'])).code).toBe(0)
  await open(page, '/notifications')
  await axe(page)
  await page.getByRole('button', { name: 'Mark all as read' }).click()
  await sees(page, 'All notifications marked as read')
  await expect
    .poll(async () =>
      (await (await page.request.get('/api/notifications')).json()).every((n: { isRead: boolean }) => n.isRead),
    )
    .toBe(true)
})

test('the week on paper says whose it is, of which week, and all that each advice says', async ({ page, farmer }) => {
  await wizardSeen(page, farmer)
  const [first] = await advised(page)
  await open(page, '/advisories')
  const head = page.getByText(/^This week: [A-Z][a-z]{2} \d+, \d{4} – [A-Z][a-z]{2} \d+, \d{4}$/)
  await expect(head).toBeHidden()
  // A dark theme prints black on white too.
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.locator('html')).toHaveCSS('--ink', '#000')
  await expect(page.locator('html')).toHaveCSS('--surface', '#fff')
  await expect(head).toBeVisible()
  await expect(page.getByText('Amina Bello · Kano')).toBeVisible()
  const words = page.locator('li', { has: page.locator(`a[href="/advisory/${first!.id}"]`) }).locator('.on-paper')
  await expect(words.last()).toHaveAttribute('data-words', /.{20}/)
  await expect(words.last()).toBeVisible()
  await expect(page.getByRole('navigation')).toHaveCount(0)
})
