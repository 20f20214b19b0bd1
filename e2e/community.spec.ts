import type { APIRequestContext, Page } from '@playwright/test'
import { axe, expect, hydrated, test } from './fixtures.ts'
import { startGona } from './gona.ts'
import { registerFarmer } from './people.ts'

// Long journeys, slow on a busy machine.

/** Registers another farmer, who acts by calls only. */
async function neighbour(
  playwright: { request: { newContext(options: object): Promise<APIRequestContext> } },
  baseURL: string | undefined,
  details: Record<string, unknown> = {},
) {
  const request = await playwright.request.newContext({ baseURL })
  const person = await registerFarmer(request, { firstName: 'Musa', lastName: 'Ibrahim', ...details })
  return { request, person }
}

const makePost = async (request: APIRequestContext, post: Record<string, unknown>) =>
  (await (await request.post('/api/community/posts', { data: post })).json()) as { id: string }

/** Image drawn by the browser, which can then decode it. */
async function picture(page: Page, width = 1600, height = 1200): Promise<Buffer> {
  const dataUrl = await page.evaluate(
    ([w, h]) => {
      const canvas = document.createElement('canvas')
      canvas.width = w!
      canvas.height = h!
      const paint = canvas.getContext('2d')!
      for (let x = 0; x < w!; x += 40) {
        paint.fillStyle = `hsl(${x % 360} 60% 45%)`
        paint.fillRect(x, 0, 40, h!)
      }
      return canvas.toDataURL('image/jpeg', 0.95)
    },
    [width, height],
  )
  return Buffer.from(dataUrl.split(',')[1]!, 'base64')
}

const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text }).first()

test('with nobody having written yet the feed says so, and its button opens the form', async ({ browser }) => {
  const empty = await startGona()
  const context = await browser.newContext({ baseURL: empty.url })
  await registerFarmer(context.request)
  const page = await context.newPage()
  await page.goto('/community')
  await hydrated(page)
  await expect(page.getByText('No posts yet. Be the first to share!')).toBeVisible()
  await axe(page)
  await expect(page.getByRole('link', { name: 'New Post' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Create First Post' }).click()
  await expect(page.getByLabel('Your post')).toBeFocused()
  await context.close()
  await empty.remove()
})

/** Delays a response until the test has checked the screen. */
function gate() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open: () => open() }
}

test('a farmer shares a post with a picture, made smaller on the phone', async ({ page, farmer }) => {
  await page.goto('/community')
  await hydrated(page)
  const toggle = page.getByRole('link', { name: /^(New|Create First) Post$/ })
  await toggle.click()
  await page.getByRole('link', { name: 'Close' }).click()
  await expect(page.getByLabel('Your post')).toHaveCount(0)
  await toggle.click()

  const submit = page.getByRole('button', { name: 'Post', exact: true })
  await expect(submit).toBeDisabled()
  await page.getByLabel('Your post').fill('   ')
  await submit.click()
  await expect(page.getByText('Please write something in your post')).toBeVisible()

  await page.getByLabel('Title (optional)').fill('Birds on my sorghum')
  await page.getByLabel('Your post').fill('They came again this morning.')
  await page.getByLabel('Crop').selectOption({ label: 'Sorghum' })
  await expect(page.getByLabel('Region')).toHaveValue('Kano')
  await axe(page)

  const file = page.getByLabel('Picture (optional)')
  await file.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') })
  await expect(page.getByText('Please select an image file')).toBeVisible()
  await file.setInputFiles({ name: 'big.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(5 * 1024 * 1024 + 1) })
  await expect(page.getByText('Image must be smaller than 5MB')).toBeVisible()

  const original = await picture(page)
  await file.setInputFiles({ name: 'field.jpg', mimeType: 'image/jpeg', buffer: original })
  await expect(page.getByAltText('Your picture')).toBeVisible()

  let sent = 0
  const uploading = gate()
  const posting = gate()
  await page.route('**/api/upload-image', async (route) => {
    sent = route.request().postDataBuffer()?.length ?? 0
    await uploading.opened
    await route.continue()
  })
  await page.route('**/api/community/posts', async (route) => {
    await posting.opened
    await route.continue()
  })
  await submit.click()
  await expect(page.getByRole('button', { name: 'Uploading...' })).toBeVisible()
  uploading.open()
  await expect(page.getByRole('button', { name: 'Posting...' })).toBeVisible()
  posting.open()
  await expect(toast(page, 'Your post has been shared with the community!')).toBeVisible()
  await expect(page.getByLabel('Your post')).toHaveCount(0)
  expect(sent).toBeGreaterThan(0)
  expect(sent).toBeLessThan(original.length)

  const card = page.getByRole('article', { name: 'Birds on my sorghum' }).first()
  await expect(card.getByText('Amina')).toBeVisible()
  await expect(card.getByText('Just now')).toBeVisible()
  await expect(card.getByText('Kano')).toBeVisible()
  await expect(card.getByText('0 replies')).toBeVisible()
  const image = card.getByRole('img', { name: 'Picture shared by Amina' })
  await image.scrollIntoViewIfNeeded()
  await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.currentSrc)).toMatch(/-320\.webp$/)
  expect(farmer.user.firstName).toBe('Amina')
})

test('a post that could not be sent stays written, also after the page is opened again', async ({ page, farmer }) => {
  expect(farmer.phone).toBeTruthy()
  await page.goto('/community?write=1')
  await hydrated(page)
  await page.getByLabel('Your post').fill('Where do you buy seed yams?')
  await page.route('**/api/community/posts', (route) =>
    route.fulfill({ status: 500, contentType: 'application/json', body: '{"message":"Internal Server Error"}' }),
  )
  await page.getByRole('button', { name: 'Post', exact: true }).click()
  await expect(toast(page, 'Internal Server Error')).toBeVisible()
  await expect(page.getByLabel('Your post')).toHaveValue('Where do you buy seed yams?')
  await page.reload()
  await hydrated(page)
  await expect(page.getByLabel('Your post')).toHaveValue('Where do you buy seed yams?')
})

test('a like shows at once, and turns back when it fails', async ({ page, farmer, playwright, baseURL }) => {
  expect(farmer.phone).toBeTruthy()
  const { request } = await neighbour(playwright, baseURL)
  await makePost(request, { title: 'Rain at last', content: 'Sow now.' })
  await page.goto('/community')
  await hydrated(page)
  const card = page.getByRole('article', { name: 'Rain at last' }).first()
  await card.getByRole('button', { name: 'Like, 0 likes' }).click()
  const liked = card.getByRole('button', { name: 'Like, 1 like' })
  await expect(liked).toHaveAttribute('aria-pressed', 'true')
  await page.waitForLoadState('networkidle')

  await page.route('**/like', (route) => route.fulfill({ status: 500, body: '{"message":"no"}' }))
  await liked.click()
  await expect(toast(page, 'Failed to like post.')).toBeVisible()
  await expect(liked).toHaveAttribute('aria-pressed', 'true')
})

test('a picture that cannot be loaded says so', async ({ page, farmer, playwright, baseURL }) => {
  expect(farmer.phone).toBeTruthy()
  const { request } = await neighbour(playwright, baseURL)
  await page.goto('/terms')
  const upload = await request.post('/api/upload-image', {
    multipart: { image: { name: 'a.jpg', mimeType: 'image/jpeg', buffer: await picture(page, 200, 150) } },
  })
  const { imageUrl } = (await upload.json()) as { imageUrl: string }
  await makePost(request, { title: 'A lost picture', content: 'Look', imageUrl })
  await page.route('**/images/**', (route) => route.abort())
  await page.goto('/community')
  const card = page.getByRole('article', { name: 'A lost picture' }).first()
  await card.scrollIntoViewIfNeeded()
  await expect(card.getByText('Image unavailable')).toBeVisible()
})

test('a thread: reply, answer a reply, like it, take it back', async ({ page, farmer, gona, playwright, baseURL }) => {
  const { request, person } = await neighbour(playwright, baseURL)
  await gona.cli(['users', 'lead', person.phone])
  const { id } = await makePost(request, { title: 'Black pod', content: 'I remove every black pod.' })

  await page.goto('/community')
  await hydrated(page)
  await page.getByRole('article', { name: 'Black pod' }).first().click()
  await page.waitForURL(`**/community/posts/${id}`)
  await hydrated(page)
  await expect(page.getByRole('article').getByText('Lead Farmer')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Replies (0)' })).toBeVisible()
  await expect(page.getByText('No replies yet')).toBeVisible()
  await expect(page.getByText('Be the first to share your thoughts!')).toBeVisible()
  await axe(page)

  await page.getByPlaceholder('Share your thoughts or advice...').fill('So do I, each week.')
  await page.getByRole('button', { name: 'Post Reply' }).click()
  await expect(toast(page, 'Reply posted successfully!')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Replies (1)' })).toBeVisible()
  await expect(page.getByPlaceholder('Share your thoughts or advice...')).toHaveValue('')

  const mine = page.locator('.reply').filter({ hasText: 'So do I, each week.' }).first()
  await mine.getByRole('link', { name: 'Reply to Amina' }).click()
  await mine.getByRole('link', { name: 'Cancel' }).click()
  await expect(mine.getByRole('textbox')).toHaveCount(0)
  await mine.getByRole('link', { name: 'Reply to Amina' }).click()
  await mine.getByRole('textbox').fill('And burn them.')
  await mine.getByRole('button', { name: 'Post Reply' }).click()
  await expect(page.getByRole('heading', { name: 'Replies (2)' })).toBeVisible()
  const nested = page.locator('.reply-answers .reply').filter({ hasText: 'And burn them.' })
  await expect(nested).toBeVisible()
  await nested.getByRole('button', { name: 'Like, 0 likes' }).click()
  await expect(nested.getByRole('button', { name: 'Like, 1 like' })).toBeVisible()
  await axe(page)

  await nested.getByRole('link', { name: 'Delete reply' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('This action cannot be undone.')
  await axe(page)
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('heading', { name: 'Replies (1)' })).toBeVisible()
  await expect(nested).toHaveCount(0)

  const replies = await (await request.get(`/api/community/posts/${id}/replies`)).json()
  expect(replies).toHaveLength(1)
  expect(replies[0].authorId).toBe(farmer.user.id)
})

test("one's own post can be deleted, another's cannot", async ({ page, farmer, playwright, baseURL }) => {
  expect(farmer.phone).toBeTruthy()
  const { request } = await neighbour(playwright, baseURL)
  const theirs = await makePost(request, { content: 'A post of the neighbour.' })
  const own = await makePost(page.request, { title: 'A mistake', content: 'Posted too early.' })

  await page.goto(`/community/posts/${theirs.id}`)
  await hydrated(page)
  await expect(page.getByRole('link', { name: 'Delete post' })).toHaveCount(0)

  await page.goto(`/community/posts/${own.id}`)
  await hydrated(page)
  await page.getByRole('link', { name: 'Delete post' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Are you sure you want to delete this post? This action cannot be undone.')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Delete post' })).toBeFocused()
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await page.waitForURL('**/community?**')
  await expect(page.getByText('The community post has been removed successfully.')).toBeVisible()
  await expect(page.getByRole('article', { name: 'A mistake' })).toHaveCount(0)
})

test('a post that is not there', async ({ page, farmer }) => {
  expect(farmer.phone).toBeTruthy()
  const answer = await page.goto('/community/posts/0190a0a0-0000-7000-8000-000000000000')
  expect(answer?.status()).toBe(404)
  await expect(page.getByText('Post not found')).toBeVisible()
  await axe(page)
  await page.getByRole('link', { name: 'Back to Community' }).last().click()
  await page.waitForURL('**/community')
})

test('older posts come on asking', async ({ page, farmer, playwright, baseURL }) => {
  expect(farmer.phone).toBeTruthy()
  const { request } = await neighbour(playwright, baseURL)
  const titles = Array.from({ length: 22 }, (_, n) => `Week ${n + 1} of my field`)
  for (const title of titles) await makePost(request, { title, content: 'All is well.' })
  await page.goto('/community')
  await hydrated(page)
  await expect(page.getByRole('article', { name: 'Week 22 of my field' })).toBeVisible()
  await expect(page.getByRole('article', { name: 'Week 1 of my field', exact: true })).toHaveCount(0)
  await page.getByRole('link', { name: 'Load more' }).click()
  await expect(page.getByRole('article', { name: 'Week 1 of my field', exact: true })).toBeAttached()
  await expect(page).toHaveURL(/\/community$/)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a farmer can read, post, like, reply and delete', async ({ page, farmer, playwright, baseURL }) => {
    expect(farmer.phone).toBeTruthy()
    const { request } = await neighbour(playwright, baseURL)
    const { id } = await makePost(request, { title: 'Plain pages', content: 'They work on every phone.' })

    await page.goto('/community')
    await page.getByRole('link', { name: /^(New|Create First) Post$/ }).click()
    await page.getByRole('button', { name: 'Post', exact: true }).click()
    await expect(page.getByRole('alert')).toContainText('Please write something in your post')
    await page.getByLabel('Title (optional)').fill('With no script')
    await page.getByLabel('Your post').fill('Opera Mini will do.')
    await page.getByRole('button', { name: 'Post', exact: true }).click()
    await expect(page.getByText('Your post has been shared with the community!')).toBeVisible()
    const card = page.getByRole('article', { name: 'With no script' }).first()
    await card.getByRole('button', { name: 'Like, 0 likes' }).click()
    await expect(card.getByRole('button', { name: 'Like, 1 like' })).toBeVisible()

    await page.goto(`/community/posts/${id}`)
    await page.getByPlaceholder('Share your thoughts or advice...').fill('Indeed.')
    await page.getByRole('button', { name: 'Post Reply' }).click()
    await expect(page.getByText('Reply posted successfully!')).toBeVisible()
    await page.getByRole('link', { name: 'Reply to Amina' }).click()
    await page.locator('#answer').getByRole('textbox').fill('And quick.')
    await page.locator('#answer').getByRole('button', { name: 'Post Reply' }).click()
    await expect(page.locator('.reply-answers')).toContainText('And quick.')
    await page.locator('.reply-answers').getByRole('link', { name: 'Delete reply' }).click()
    await page.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('Reply deleted')).toBeVisible()
    await expect(page.getByText('And quick.')).toHaveCount(0)
  })
})
