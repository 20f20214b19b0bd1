import type { APIRequestContext, Page } from '@playwright/test'
import { daysAgo } from './farmer.ts'
import { axe, test as base, expect, hydrated } from './fixtures.ts'
import { FONT_NAMES, setFont } from './fonts.ts'
import { HOTSPOT, type Network, networkTo, type Weather } from './network.ts'
import { newPhone, type Person, registerFarmer, signIn } from './people.ts'

interface Post {
  id: string
  content: string
  authorId: string
  likes: number
  likedByMe: boolean
  imageUrl: string | null
  replyCount: number
}

/** Phone behind a failing network; `api` always reaches the server. */
const test = base.extend<{
  network: Network
  owner: Person
  api: APIRequestContext
  weather: (now: Weather) => Promise<void>
}>({
  network: async ({ gona }, use) => {
    const network = await networkTo(gona.url)
    await use(network)
    await network.close()
  },
  baseURL: async ({ network }, use) => use(network.url),
  owner: async ({ context, network: _ }, use) => {
    const owner = await registerFarmer(context.request)
    await context.request.post('/api/crops/initialize')
    // The wizard of a new farmer would cover the page.
    await context.addInitScript((id) => localStorage.setItem(`gona.stageSetupComplete.${id}`, 'true'), owner.user.id)
    await use(owner)
  },
  api: async ({ playwright, gona, owner }, use) => {
    const api = await playwright.request.newContext({ baseURL: gona.url })
    await signIn(api, owner.phone, owner.password)
    await use(api)
    await api.dispose()
  },
  weather: async ({ context, network }, use) =>
    use(async (now) => {
      network.weather = now
      await context.setOffline(now === 'none')
    }),
})

// A visit waits for the whole copy, and several visits make a story.

const posts = async (api: APIRequestContext): Promise<Post[]> =>
  (await api.get('/api/community/posts?limit=100')).json()
const ofMine = async (api: APIRequestContext, owner: Person) =>
  (await posts(api)).filter(({ authorId }) => authorId === owner.user.id)
const newPost = async (api: APIRequestContext, content: string): Promise<Post> =>
  (await api.post('/api/community/posts', { data: { content } })).json()

/** Opens a page and waits until the service worker has filled its cache. */
async function visit(page: Page, path = '/'): Promise<void> {
  await page.goto(path)
  await hydrated(page)
  const everythingKept = () =>
    page.evaluate(async () => {
      const files = (await caches.keys()).find((name) => name.startsWith('files-'))
      const here = files ? await (await caches.open(files)).keys() : []
      const list = here.find(({ url }) => /offline-\w+\.json$/.test(url))
      const wanted: string[] = list ? await (await caches.match(list))!.json() : ['?']
      return wanted.every((path) => here.some(({ url }) => url.endsWith(path)))
    })
  await expect.poll(everythingKept).toBe(true)
}

/** Closes and reopens the app. */
async function reopen(page: Page, path: string): Promise<Page> {
  const context = page.context()
  await page.close({ runBeforeUnload: false })
  const again = await context.newPage()
  await again.goto(path)
  await hydrated(again)
  return again
}

const toWrite = (page: Page) => page.getByRole('link', { name: /^(New|Create First) Post$/ })

async function writePost(page: Page, content: string, picture?: Buffer): Promise<void> {
  if (!(await page.getByLabel('Your post').isVisible())) await toWrite(page).click()
  await page.getByLabel('Your post').fill(content)
  if (picture) {
    await page.locator('input[type=file]').setInputFiles({ name: 'leaf.png', mimeType: 'image/png', buffer: picture })
  }
  await page.getByRole('button', { name: 'Post', exact: true }).click()
}

const waits = (page: Page, n: number) =>
  expect(page.getByText(n === 1 ? '1 thing is waiting to be sent' : `${n} things are waiting to be sent`)).toBeVisible()
/** No pending or refused writes. */
const nothingWaits = (page: Page) => expect.poll(() => writesOn(page)).toBe(0)
const writesOn = async (page: Page) => (await storedOn(page, 'writes')).length
/** Data use counted by the page. */
const bytesOn = async (page: Page) => ((await storedOn(page, 'bytes')) as number[]).reduce((sum, n) => sum + n, 0)
const storedOn = (page: Page, store: string): Promise<unknown[]> =>
  page.evaluate(async (name) => {
    // Opening the database first would create it empty, and the page could not.
    if (!(await indexedDB.databases()).some((database) => database.name === 'gona')) return []
    return new Promise<unknown[]>((done, fail) => {
      const open = indexedDB.open('gona')
      open.onerror = () => fail(open.error)
      open.onsuccess = () => {
        const all = open.result.transaction(name).objectStore(name).getAll()
        all.onerror = () => fail(all.error)
        all.onsuccess = () => {
          open.result.close()
          done(all.result)
        }
      }
    })
  }, store)

/** Valid image: a green square drawn by the browser. */
const picture = async (page: Page): Promise<Buffer> =>
  Buffer.from(
    await page.evaluate(async () => {
      const canvas = new OffscreenCanvas(64, 64)
      const pen = canvas.getContext('2d')!
      pen.fillStyle = 'green'
      pen.fillRect(0, 0, 64, 64)
      return [...new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer())]
    }),
  )

test.use({ serviceWorkers: 'allow' })

test.describe('after one visit, with no network', () => {
  test('every main screen opens with its age, and what was not kept says so', async ({
    page,
    owner,
    api,
    weather,
    context,
  }) => {
    const post = await newPost(api, 'Armyworm in my maize')
    const unseen = await newPost(api, 'Nobody has opened this one')
    await api.post('/api/advisories/generate')
    const list: { id: string; title: string }[] = await (await api.get('/api/advisories')).json()
    await visit(page)
    await page.goto(`/community/posts/${post.id}`)
    await hydrated(page)
    await weather('none')

    const screens: [string, RegExp | string][] = [
      ['/', `Welcome, ${owner.user.firstName}`],
      ['/weather', '7-Day Forecast'],
      ['/advisories', 'Advisories'],
      ...list.map(({ id, title }): [string, string] => [`/advisory/${id}`, title]),
      ['/notifications', 'Notifications'],
      ['/community', 'Armyworm in my maize'],
      [`/community/posts/${post.id}`, 'Armyworm in my maize'],
      ['/profile', 'Edit Profile'],
    ]
    for (const [path, text] of screens) {
      await page.goto(path)
      await expect(page.locator('#main').getByText(text).first(), path).toBeVisible()
      await hydrated(page)
      await expect(page.getByText(/^No network · Last updated \w+ \d+, \d{4}, \d\d:\d\d$/), path).toBeVisible()
    }
    await axe(page)
    const line = page.getByText(/^No network · /)
    for (const font of FONT_NAMES) {
      await setFont(page, font)
      expect((await page.locator('.offline').boundingBox())!.height, font).toBeLessThanOrEqual(33)
    }
    await expect(line).toBeHidden()
    const mark = page.getByRole('banner').getByRole('button', { name: /^No network · Last updated/ })
    await axe(page)
    await mark.click()
    await expect(page.getByText(/No network\. You see what was saved on this phone\. Last updated/)).toBeVisible()
    await expect(mark).toBeHidden()

    await page.goto(`/community/posts/${unseen.id}`)
    await expect(page.getByRole('heading', { name: 'No network' })).toBeVisible()
    await expect(page.getByText('This page is not saved on this phone.')).toBeVisible()
    await axe(page)
    await page.getByRole('link', { name: 'Weather' }).first().click()
    await expect(page.getByText('7-Day Forecast')).toBeVisible()
    expect(context.pages()).toHaveLength(1)
  })

  test('the market page keeps its last prices, and the sum is worked out on the phone', async ({
    page,
    owner: _,
    admin,
    api,
    weather,
  }) => {
    const price = { country: 'NG', kind: 'produce', item: 'maize', market: 'Kano', price: 400, date: daysAgo(6) }
    await admin.page.request.post('/api/admin/prices', { data: price })
    const maize = { cropType: 'maize', plantingDate: daysAgo(130), growthStage: 'harvesting', farmArea: 2 }
    await api.post('/api/crops', { data: maize })
    await visit(page)
    await page.goto('/prices')
    await hydrated(page)
    await weather('none')
    await page.goto('/prices')
    await hydrated(page)
    const kept = page.getByRole('region', { name: 'Maize' })
    await expect(kept).toContainText('₦400')
    await kept.getByText('Sell now or keep?').click()
    await kept.getByLabel('The harvest is dry').check()
    await expect(kept).toContainText('1 kg must reach ₦432.28')
  })

  test('a slow network does not keep the farmer waiting, and brings the new page meanwhile', async ({
    page,
    owner: _,
    weather,
  }) => {
    await visit(page, '/weather')
    await visit(page, '/')
    await weather('held')
    await page.goto('/weather')
    await expect(page.getByText('7-Day Forecast')).toBeVisible()
    await expect(page.getByText('Slow network. You see what was saved on this phone.')).toBeVisible()
    await weather('good')
    await expect(page.getByRole('button', { name: 'Show new' })).toBeVisible()
  })
})

/**
 * Stops time in pages until `timePasses()`: a cached copy gives way to the network's response on a busy machine too.
 * Runs in the page.
 */
function stopTime(): void {
  const soon = setTimeout
  const late: (() => void)[] = []
  performance.now = () => 0
  addEventListener('DOMContentLoaded', () => {
    Object.assign(window, { cameAsCopy: document.body.dataset.kept !== undefined })
  })
  Object.assign(window, {
    setTimeout: (work: () => void, ms = 0, ...given: []) => (ms >= 3000 ? -late.push(work) : soon(work, ms, ...given)),
    timePasses: () => {
      for (const work of late) work()
    },
  })
}

test.describe('a page whose copy is good', () => {
  const isCopy = (page: Page) => page.locator('body[data-kept]').count()
  test.beforeEach(({ context }) => context.addInitScript(stopTime))

  test('is there at once, and what the network brings soon after takes its place without a jump', async ({
    page,
    owner: _,
    api,
    weather,
  }) => {
    await visit(page, '/community')
    await newPost(api, 'Written on another phone')
    await weather('held')
    await page.goto('/community')
    expect(await isCopy(page)).toBe(1)
    await page.evaluate(() => Object.assign(window, { here: true }))
    await weather('good')
    await expect(page.getByText('Written on another phone')).toBeVisible()
    expect(await isCopy(page)).toBe(0)
    expect(await page.evaluate(() => 'here' in window), 'the page was not loaded anew').toBe(true)
    await page.evaluate('timePasses()')
    await expect(page.getByText(/Slow network/)).toBeHidden()
  })

  test('is waited for where it may not show what was just written', async ({ page, owner: _, weather, context }) => {
    await visit(page, '/weather')
    await visit(page, '/community')
    const answered = await page.evaluate(async () => {
      const body = JSON.stringify({ content: 'Written a moment ago' })
      const headers = { 'content-type': 'application/json' }
      return (await fetch('/api/community/posts', { method: 'POST', headers, body })).ok
    })
    expect(answered).toBe(true)
    await weather('held')
    const opened = page.goto('/community')
    // Delay until the copy of another page appears.
    const other = await context.newPage()
    await other.goto('/weather')
    expect(await isCopy(other)).toBe(1)
    await weather('good')
    await opened
    expect(await page.evaluate('cameAsCopy')).toBe(false)
    await expect(page.locator('#main')).toContainText('Written a moment ago')
    await hydrated(page)
    await weather('held')
    await page.goto('/community')
    expect(await isCopy(page), 'and its new copy is good').toBe(1)
    await expect(page.locator('#main')).toContainText('Written a moment ago')
  })

  test('leads to sign in when the session has ended, and nothing is kept any more', async ({
    page,
    owner: _,
    weather,
    context,
  }) => {
    await visit(page, '/profile')
    await context.clearCookies()
    await weather('held')
    await page.goto('/profile')
    await weather('good')
    await expect(page).toHaveURL(/\/signin/)
    await hydrated(page)
    // The worker forgets beside its answer.
    await expect
      .poll(() => page.evaluate(() => caches.keys()))
      .not.toContainEqual(expect.stringMatching(/^(kept|pictures)-/))
  })

  test('gives way when someone else is signed in by now', async ({ page, owner, weather, context }) => {
    await visit(page, '/profile')
    await context.clearCookies()
    const musa = await registerFarmer(context.request, { firstName: 'Musa' })
    await context.addInitScript((id) => localStorage.setItem(`gona.stageSetupComplete.${id}`, 'true'), musa.user.id)
    await weather('held')
    await page.goto('/profile')
    await weather('good')
    await expect(page.locator('#main').getByText('Musa').first()).toBeVisible()
    await expect(page.getByText(owner.phone.slice(-4))).toHaveCount(0)
    const kept = await page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('kept-')))
    expect(kept).toEqual([`kept-${musa.user.id}`])
  })
})

test('a connection that leads nowhere is no network, though the phone shows bars', async ({
  page,
  owner: _,
  network,
}) => {
  await visit(page, '/weather')
  await visit(page, '/')
  network.weather = 'none'
  await page.goto('/weather')
  expect(await page.evaluate(() => navigator.onLine)).toBe(true)
  await expect(page.getByText(/^No network · Last updated/)).toBeVisible()
  network.weather = 'good'
  await page.goto('/')
  await expect(page.locator('body[data-kept]')).toHaveCount(0)
  await expect(page.getByText('No network')).toHaveCount(0)
})

test.describe('where another one answers for the server', () => {
  for (const weatherNow of ['gateway', 'hotspot'] as const) {
    test(`${weatherNow}: the copy stays, is marked as one, and is new again afterwards`, async ({
      page,
      owner: _,
      weather,
    }) => {
      await visit(page, '/weather')
      await visit(page, '/')
      await weather(weatherNow)
      for (const path of ['/weather', '/']) {
        await page.goto(path)
        await hydrated(page)
        await expect(page.locator('body[data-kept]'), path).toBeAttached()
      }
      await page.goto('/weather')
      await expect(page.getByText('7-Day Forecast')).toBeVisible()
      await expect(page.getByText('Slow network. You see what was saved on this phone.')).toBeVisible()
      await expect(page.getByText('7-Day Forecast')).toBeVisible()
      await weather('good')
      await page.reload()
      await hydrated(page)
      await expect(page.locator('body[data-kept]')).toHaveCount(0)
      await expect(page.getByText('7-Day Forecast')).toBeVisible()
    })
  }

  test("a page that is not on the phone is the hotspot's own, and nothing of it is kept", async ({
    page,
    owner: _,
    api,
    weather,
  }) => {
    const post = await newPost(api, 'Never opened here')
    await visit(page, '/')
    for (const weatherNow of ['hotspot', 'hotspot redirect'] as const) {
      await weather(weatherNow)
      await page.goto(`/community/posts/${post.id}`)
      await expect(page.getByRole('heading', { name: HOTSPOT })).toBeVisible()
    }
    await weather('good')
    await page.goto(`/community/posts/${post.id}`)
    await hydrated(page)
    await expect(page.getByText('Never opened here')).toBeVisible()
    const foreign = await page.evaluate(async (text) => {
      const found: string[] = []
      for (const name of await caches.keys()) {
        const cache = await caches.open(name)
        for (const request of await cache.keys())
          if ((await (await cache.match(request))!.text()).includes(text)) found.push(request.url)
      }
      return found
    }, HOTSPOT)
    expect(foreign).toEqual([])
  })
})

test('a change of language reaches every copy, the page without network too', async ({
  page,
  owner: _,
  api,
  weather,
}) => {
  await visit(page, '/')
  await api.put('/api/profile', { data: { preferredLanguage: 'ha' } })
  await page.reload()
  await hydrated(page)
  const inHausa = (path: string) =>
    page.evaluate(
      async (kept) => /<html lang="ha"/.test((await (await caches.match(kept, { ignoreVary: true }))?.text()) ?? ''),
      path,
    )
  for (const path of ['/', '/weather', '/advisories', '/offline'])
    await expect.poll(() => inHausa(path), { message: path, timeout: 20_000 }).toBe(true)
  await weather('none')
  await page.goto('/community/posts/01977777-0000-7000-8000-000000000000')
  await expect(page.getByRole('heading', { name: 'Babu sabis' })).toBeVisible()
})

test.describe('from the second page on', () => {
  const brought = (page: Page) =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => /assets\/([\w-]+-dialog|stage-wizard)-/.exec(name)?.[1])
        .filter(Boolean)
        .toSorted(),
    )

  test('what a page may open is there before it is opened', async ({ page, owner: _ }) => {
    await visit(page, '/')
    expect(await brought(page)).toEqual([])
    await page.goto('/')
    await expect
      .poll(() => brought(page))
      .toEqual(['crop-dialog', 'notifications-dialog', 'profile-dialog', 'stage-wizard'])
  })

  test('but not for who wants to use less data', async ({ page, owner: _, api }) => {
    await api.put('/api/profile', { data: { useLessData: true } })
    await page.goto('/')
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await page.goto('/')
    await hydrated(page)
    await page.waitForTimeout(3000)
    expect(await brought(page)).toEqual([])
  })
})

test.describe('what is written with no network', () => {
  test('survives a killed tab and is sent once each, in order, when the network is back', async ({
    page,
    owner,
    api,
    weather,
    network,
  }) => {
    const other = await newPost(api, 'What do you plant after the first rain?')
    await api.post('/api/advisories/generate')
    const [advisory] = await (await api.get('/api/advisories')).json()
    const [maize] = await (await api.get('/api/crops')).json()
    await visit(page, '/community')
    for (const path of [`/community/posts/${other.id}`, `/advisory/${advisory.id}`]) {
      await page.goto(path)
      await hydrated(page)
    }
    await expect(page.getByRole('button', { name: 'Mark as Read' })).toBeHidden()
    await page.goto('/community')
    await hydrated(page)
    const copyIsUnread = () =>
      page.evaluate(
        async (path) => (await (await caches.match(path))?.text())?.includes('Mark as Read'),
        `/advisory/${advisory.id}`,
      )
    await expect.poll(copyIsUnread, 'The copy shows what was changed').toBe(false)
    const leaf = await picture(page)
    await weather('none')

    await writePost(page, 'My cassava has spots', leaf)
    await expect(page.getByText('Saved on this phone', { exact: true })).toBeVisible()
    await waits(page, 1)
    await page.goto(`/community/posts/${other.id}`)
    await hydrated(page)
    await page.getByRole('button', { name: /^Like/ }).first().click()
    await waits(page, 2)
    await page.getByLabel('Your reply').fill('Cowpeas')
    await page.getByRole('button', { name: 'Post Reply' }).click()
    await waits(page, 3)
    await page.goto(`/advisory/${advisory.id}`)
    await hydrated(page)
    await page.getByRole('button', { name: 'Done' }).click()
    await waits(page, 4)
    await page.goto('/')
    await hydrated(page)
    await page.getByRole('link', { name: /^Edit Maize/ }).click()
    await page.getByLabel('Farm Area (acres)').fill('2.5')
    await page.getByLabel('Planting Date').fill(daysAgo(20))
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await waits(page, 5)
    await page.goto('/profile')
    await hydrated(page)
    await page.getByLabel('Community Updates').check()
    await page.getByRole('button', { name: 'Update Settings' }).click()
    await waits(page, 6)

    const again = await reopen(page, '/weather')
    await waits(again, 6)
    await again.getByRole('button', { name: 'Show' }).click()
    const panel = again.getByRole('region', { name: 'Waiting to be sent' })
    await expect(panel.getByText('Community post: My cassava has spots, with a photo')).toBeVisible()
    await axe(again)
    network.arrived.length = 0
    await weather('good')
    await nothingWaits(again)
    expect(network.arrived.filter((line) => /^(POST|PUT) /.test(line))).toEqual([
      'POST /api/upload-image',
      'POST /api/community/posts',
      `POST /api/community/posts/${other.id}/like`,
      `POST /api/community/posts/${other.id}/replies`,
      `PUT /api/advisories/${advisory.id}/feedback`,
      `PUT /api/crops/${maize.id}`,
      'PUT /api/profile',
    ])
    const mine = await ofMine(api, owner)
    expect(mine.map(({ content }) => content)).toEqual([
      'My cassava has spots',
      'What do you plant after the first rain?',
    ])
    expect(mine[0]?.imageUrl).toMatch(/^\/images\//)
    expect(mine[1]).toMatchObject({ likes: 1, likedByMe: true, replyCount: 1 })
    expect(await (await api.get(`/api/advisories/${advisory.id}`)).json()).toMatchObject({ done: true })
    expect(
      (await (await api.get('/api/crops')).json()).find(({ id }: { id: string }) => id === maize.id),
    ).toMatchObject({ farmArea: 2.5 })
    expect(await (await api.get('/api/user')).json()).toMatchObject({ notificationPreferences: { community: true } })
  })

  test('is there once when the answer was lost, the tab killed and the network back', async ({
    page,
    owner,
    api,
    weather,
    network,
  }) => {
    await visit(page, '/community')
    await weather('answers are lost')
    await writePost(page, 'Only once, please')
    await waits(page, 1)
    expect(await ofMine(api, owner)).toHaveLength(1)
    const again = await reopen(page, '/community')
    await weather('good')
    await again.reload()
    await nothingWaits(again)
    expect((await ofMine(api, owner)).map(({ content }) => content)).toEqual(['Only once, please'])
    expect(network.arrived.filter((line) => line === 'POST /api/community/posts').length).toBeGreaterThan(1)
  })

  test('each kind is there once when its answer was lost, on any screen', async ({ page, owner, api, weather }) => {
    const post = await newPost(api, 'Which seed is early?')
    await visit(page, `/community/posts/${post.id}`)
    await weather('answers are lost')
    await page.getByRole('button', { name: /^Like/ }).first().click()
    await waits(page, 1)
    await page.getByLabel('Your reply').fill('The white one')
    await page.getByRole('button', { name: 'Post Reply' }).click()
    await waits(page, 2)
    await page.goto('/')
    await hydrated(page)
    await page.getByRole('link', { name: 'Add Crop' }).click()
    await page.getByRole('dialog').getByLabel('Crop', { exact: true }).selectOption('okra')
    await page.getByLabel('Planting Date').fill(daysAgo(30))
    await page.getByLabel('Growth Stage').selectOption('vegetative')
    await page.getByRole('dialog').getByRole('button', { name: 'Add Crop' }).click()
    await waits(page, 3)
    const again = await reopen(page, '/profile')
    await weather('good')
    await again.reload()
    await nothingWaits(again)
    const crops: { cropType: string }[] = await (await api.get('/api/crops')).json()
    expect(crops.filter(({ cropType }) => cropType === 'okra')).toHaveLength(1)
    expect((await ofMine(api, owner))[0]).toMatchObject({ likes: 1, likedByMe: true, replyCount: 1 })
  })

  test('is there once when the network goes in the middle of sending and two tabs send', async ({
    page,
    owner,
    api,
    weather,
    network,
    context,
  }) => {
    await visit(page, '/community')
    const second = await context.newPage()
    await second.goto('/community')
    await hydrated(second)
    await weather('none')
    for (const words of ['first', 'second', 'third']) {
      await writePost(page, words)
      await expect(page.getByLabel('Your post')).toHaveValue('')
    }
    await waits(second, 3)
    network.arrived.length = 0
    await weather('answers are lost')
    await expect.poll(() => network.arrived).toContain('POST /api/community/posts')
    await weather('none')
    await weather('good')
    await Promise.all([nothingWaits(page), nothingWaits(second)])
    expect((await ofMine(api, owner)).map(({ content }) => content)).toEqual(['third', 'second', 'first'])
  })

  test('that the server refuses is shown with its reason, and can be corrected or removed', async ({
    page,
    owner,
    api,
    weather,
  }) => {
    const gone = await newPost(api, 'Soon gone')
    await visit(page, `/community/posts/${gone.id}`)
    await weather('none')
    await page.getByLabel('Your reply').fill('Too late')
    await page.getByRole('button', { name: 'Post Reply' }).click()
    await waits(page, 1)
    await page.goto('/profile')
    await hydrated(page)
    await page.getByRole('link', { name: 'Edit Profile' }).click()
    await page.getByText('More about you and your farm').click()
    await page.getByLabel('First Name').fill('A'.repeat(101))
    await page.getByRole('button', { name: 'Save Profile' }).click()
    await waits(page, 2)

    await api.delete(`/api/community/posts/${gone.id}`)
    await weather('good')
    await expect(page.getByText('2 things were not accepted')).toBeVisible()
    await page.getByRole('button', { name: 'Show' }).click()
    await expect(page.getByText('Post not found')).toBeVisible()
    await page.getByRole('listitem').filter({ hasText: 'Too late' }).getByRole('button', { name: 'Remove' }).click()
    await expect(page.getByText('1 thing was not accepted')).toBeVisible()
    await page.getByLabel('Please use at most 100 characters').fill('Aisha')
    await axe(page)
    await page.getByRole('button', { name: 'Send again' }).click()
    await nothingWaits(page)
    expect(await (await api.get('/api/user')).json()).toMatchObject({ id: owner.user.id, firstName: 'Aisha' })
  })

  test('another phone number takes the password, and neither is kept on the phone', async ({
    page,
    owner,
    weather,
  }) => {
    await visit(page, '/profile')
    await page.getByRole('link', { name: 'Edit Profile' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByLabel('Current password')).toHaveCount(0)
    const phone = newPhone()
    await dialog.getByLabel('Phone (optional)').fill(phone)
    const save = dialog.getByRole('button', { name: 'Save Profile' })
    await save.click()
    await expect(dialog.getByText('Password is required')).toBeVisible()
    await dialog.getByLabel('Current password').fill('not it')
    await save.click()
    await expect(dialog.getByText('Incorrect password')).toBeVisible()
    await dialog.getByLabel('Current password').fill(owner.password)
    await weather('none')
    await save.click()
    await expect(page.getByText('No connection. What you typed is still here').first()).toBeVisible()
    await nothingWaits(page)
    await weather('good')
    await save.click()
    await expect(page.getByText('Your profile has been updated!', { exact: true })).toBeVisible()
    expect(await (await page.request.get('/api/user')).json()).toMatchObject({ id: owner.user.id, phone })
  })

  test('waits through a session that has ended until the same person is back', async ({
    page,
    owner,
    api,
    weather,
    context,
  }) => {
    await visit(page, '/community')
    await weather('none')
    await writePost(page, 'Mine, not yours')
    await waits(page, 1)
    await context.clearCookies()
    await weather('good')
    await page.goto('/community')
    await expect(page).toHaveURL(/\/signin/)
    await registerFarmer(context.request, { firstName: 'Musa' })
    await page.goto('/community')
    await hydrated(page)
    // The first pending write would be sent first, if it were his.
    await weather('none')
    await writePost(page, 'Musa writes too')
    await waits(page, 1)
    await weather('good')
    await expect.poll(async () => (await posts(api)).map(({ content }) => content)).toContain('Musa writes too')
    await expect.poll(() => writesOn(page)).toBe(1)
    await expect(page.getByText(/waits? to be sent/)).toBeHidden()
    expect(await ofMine(api, owner)).toEqual([])
    await context.clearCookies()
    await signIn(context.request, owner.phone, owner.password)
    await page.goto('/community')
    await hydrated(page)
    await expect.poll(async () => (await ofMine(api, owner)).map(({ content }) => content)).toEqual(['Mine, not yours'])
  })
})

test('a new release takes over without losing what is being typed, and old files go', async ({
  page,
  owner: _,
  network,
}) => {
  await visit(page, '/community')
  await toWrite(page).click()
  await page.getByLabel('Your post').fill('Half a sentence')
  // The page may look for a new release by itself.
  const taken = await page.evaluateHandle(() => ({
    over: new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done, { once: true })),
  }))
  network.release = 'next'
  // A check in progress may have found the former release, and a second request joins it.
  await page.evaluate(async ({ over }) => {
    const again = () => new Promise<'again'>((resolve) => setTimeout(resolve, 1_000, 'again'))
    do await (await navigator.serviceWorker.getRegistration())?.update()
    while ((await Promise.race([over, again()])) === 'again')
  }, taken)
  await expect(page.getByLabel('Your post')).toHaveValue('Half a sentence')
  await page.goto('/')
  await hydrated(page)
  const files = () => page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('files-')))
  await expect.poll(async () => (await files()).map((name) => name.endsWith('next'))).toEqual([true])
})

test.describe('a phone that several people use', () => {
  const held = (page: Page) =>
    page.evaluate(async () => ({
      kept: (await caches.keys()).filter((name) => !name.startsWith('files-')),
      local: Object.keys(localStorage).filter((key) => key !== 'gona.installSeen' && !key.includes('stageSetup')),
      session: sessionStorage.length,
    }))

  test('logging out warns of what is unsent, then leaves nothing behind', async ({ page, owner: _, weather, api }) => {
    await newPost(api, 'Words only I should see')
    await visit(page, '/community')
    await weather('answers are lost')
    await writePost(page, 'Not sent yet')
    await waits(page, 1)
    await page.goto('/profile')
    await hydrated(page)
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page.getByRole('dialog')).toContainText(
      '1 thing is waiting to be sent. If you log out now, it is lost.',
    )
    await axe(page)
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await weather('none')
    await weather('good')
    await nothingWaits(page)

    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible()
    expect(await held(page)).toEqual({ kept: [], local: [], session: 0 })
    expect(await writesOn(page)).toBe(0)
    await weather('none')
    await page.goto('/community')
    await expect(page.getByText('This page is not saved on this phone.')).toBeVisible()
  })

  test('the plain form does not lose what is unsent either', async ({ page, owner: _, weather }) => {
    await visit(page, '/community')
    await weather('answers are lost')
    await writePost(page, 'Still here')
    await waits(page, 1)
    await page.goto('/profile')
    await hydrated(page)
    await page.evaluate(() => document.querySelector<HTMLFormElement>('form[action="/logout"]')!.submit())
    await expect(page).toHaveURL(/\/profile#leave$/)
    await expect(page.getByRole('dialog')).toContainText('1 thing is waiting to be sent')
  })

  test('who signs in after another never sees their pages', async ({ page, owner, weather, context }) => {
    await visit(page, '/profile')
    await context.clearCookies()
    const musa = await registerFarmer(context.request, { firstName: 'Musa' })
    await context.clearCookies()
    await page.goto('/signin')
    await hydrated(page)
    expect((await held(page)).kept).toEqual([])
    await page.getByLabel('Phone Number').fill(musa.phone)
    await page.getByLabel('Password', { exact: true }).fill(musa.password)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByText('Welcome, Musa')).toBeVisible()
    await weather('none')
    for (const path of ['/', '/profile', '/weather', '/advisories', '/notifications']) {
      await page.goto(path)
      await expect(page.getByText('No network').first()).toBeVisible()
      await expect(page.getByText(owner.phone.slice(-4))).toHaveCount(0)
      await expect(page.getByText('Welcome, Amina')).toHaveCount(0)
    }
  })
})

test('the hint to keep the app on the phone appears once', async ({ page, owner: _ }) => {
  const offer = () => page.evaluate(() => dispatchEvent(new Event('beforeinstallprompt', { cancelable: true })))
  await page.goto('/weather')
  await hydrated(page)
  await offer()
  const hint = page.getByRole('region', { name: 'Keep Gona on your phone' })
  await expect(hint).toBeVisible()
  await axe(page)
  await hint.getByRole('button', { name: 'Not now' }).click()
  await expect(hint).toBeHidden()
  await page.reload()
  await hydrated(page)
  await offer()
  await page.locator('aside.offline').waitFor({ state: 'attached' })
  await expect(hint).toBeHidden()
})

test('the profile tells how much data the month has taken, and takes the wish for less', async ({
  page,
  owner: _,
  api,
}) => {
  await visit(page, '/community')
  await expect.poll(() => bytesOn(page)).toBeGreaterThan(0)
  await page.goto('/profile')
  await hydrated(page)
  await expect(page.getByText(/This month Gona has used about \d+(\.\d)? (KB|MB) on this phone/)).toBeVisible()
  expect(await page.getByText(/has used about 0 KB/).count()).toBe(0)
  // `check` wants the new state at once; on a busy phone it comes with the next frame.
  await page.getByLabel('Use less data').click()
  await expect(page.getByLabel('Use less data')).toBeChecked()
  await expect.poll(async () => (await (await api.get('/api/user')).json()).useLessData).toBe(true)
})

test('on plain http the profile says that the app does not work without network', async ({
  page,
  network,
  playwright,
}) => {
  // This machine, under an address that browsers do not treat as secure.
  const baseURL = network.url.replace('127.0.0.1', '0.0.0.0')
  const request = await playwright.request.newContext({ baseURL })
  await registerFarmer(request)
  await page.context().addCookies((await request.storageState()).cookies)
  await request.dispose()
  await page.goto(`${baseURL}/profile`)
  await expect(page.getByText('Does not work without network here')).toBeVisible()
})
