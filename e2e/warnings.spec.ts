import type { APIRequestContext, Page } from '@playwright/test'
import { type SmsServer, startSmsServer } from '../src/server/testing/providers/africas-talking.ts'
import { startCapFeed } from '../src/server/testing/providers/cap-feed.ts'
import { capXml } from '../src/server/warnings/testing/cap-xml.ts'
import { changeProfile, open } from './farmer.ts'
import { axe, test as base, expect, hydrated } from './fixtures.ts'
import { registerFarmer } from './people.ts'

type Feed = Awaited<ReturnType<typeof startCapFeed>>

/** The executable with its schedule, a feed that it polls every second, and a gateway for SMS. */
const test = base.extend<object, { feed: Feed; sms: SmsServer }>({
  feed: [
    async ({ browserName: _ }, use) => {
      const feed = await startCapFeed()
      await use(feed)
      await feed.stop()
    },
    { scope: 'worker' },
  ],
  sms: [
    async ({ browserName: _ }, use) => {
      const sms = await startSmsServer()
      await use(sms)
      await sms.stop()
    },
    { scope: 'worker' },
  ],
  gonaEnv: [
    async ({ feed, sms }, use) => {
      const polled = { ...feed.settings, SCHEDULER: 'on', WARNINGS_CRON: '* * * * * *' }
      await use({ ...polled, ...sms.settings, CHANNEL_SECRET: 'a secret of this journey' })
    },
    { scope: 'worker' },
  ],
})

const HOUR_MS = 3_600_000
const inHours = (hours: number) => `${new Date(Date.now() + hours * HOUR_MS).toISOString().slice(0, 19)}-00:00`

/** A storm over Kano that is both extreme and immediate, for 20 hours from the next one. */
const storm = (id: string, more: Partial<Parameters<typeof capXml>[0]> = {}) =>
  capXml({
    id,
    sent: inHours(-1),
    onset: inHours(1),
    expires: inHours(20),
    severity: 'Extreme',
    urgency: 'Immediate',
    ...more,
  })
const cancel = (id: string, named: string) => storm(id, { type: 'Cancel', refs: [named], sent: inHours(0) })

const standing = async (request: APIRequestContext): Promise<{ id: string }[]> =>
  (await request.get('/api/warnings')).json()
const shows = (request: APIRequestContext, n: number) =>
  expect.poll(async () => (await standing(request)).length).toBe(n)

/** Brings the page to the front again, as far as it knows. */
const focus = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))

test('a warning leaves open pages when it is withdrawn, without a reload', async ({ page, context, feed }) => {
  const { user } = await registerFarmer(context.request)
  await context.addInitScript((id) => localStorage.setItem(`gona.stageSetupComplete.${id}`, 'true'), user.id)
  feed.publish(storm('one'))
  await shows(context.request, 1)
  const [{ id } = { id: '' }] = await standing(context.request)
  const pages = { '/': page, '/weather': await context.newPage(), [`/warnings/${id}`]: await context.newPage() }
  for (const [path, shown] of Object.entries(pages)) {
    await open(shown, path)
    await expect(shown.getByText('very dangerous')).toBeVisible()
    await axe(shown)
  }
  feed.publish(cancel('no-one', 'one'))
  await shows(context.request, 0)
  for (const [path, shown] of Object.entries(pages)) {
    let reloads = 0
    shown.on('framenavigated', () => reloads++)
    await focus(shown)
    await expect(shown.getByText('very dangerous'), path).toBeHidden()
    expect(reloads).toBe(0)
  }
  await expect(pages[`/warnings/${id}`]!.getByText('The weather service has withdrawn this warning.')).toBeVisible()
  await axe(pages[`/warnings/${id}`]!)
})

test.describe('without network', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a stored warning is in force until it has ended by the phone’s clock, and then says so', async ({
    page,
    context,
    feed,
  }) => {
    const { user } = await registerFarmer(context.request)
    await context.addInitScript((id) => localStorage.setItem(`gona.stageSetupComplete.${id}`, 'true'), user.id)
    feed.publish(storm('two'))
    await shows(context.request, 1)
    const [{ id } = { id: '' }] = await standing(context.request)
    const paths = ['/', '/weather', `/warnings/${id}`]
    const kept = (path: string) =>
      page.evaluate(async (url) => (await caches.match(new URL(url, location.href))) !== undefined, path)
    // The first visit installs the service worker, the second is stored.
    for (const path of [...paths, ...paths]) {
      await open(page, path)
      await page.evaluate(() => navigator.serviceWorker.ready)
    }
    for (const path of paths) await expect.poll(() => kept(path), path).toBe(true)
    await context.setOffline(true)
    for (const path of paths) {
      await page.goto(path)
      await hydrated(page)
      await expect(page.getByText('very dangerous')).toBeVisible()
      await expect(page.getByText('This warning has ended.')).toBeHidden()
    }
    await context.clock.setFixedTime(Date.now() + 21 * HOUR_MS)
    for (const path of paths) {
      await page.goto(path)
      await hydrated(page)
      await expect(page.getByText('This warning has ended.')).toBeVisible()
      await expect(page.getByText('very dangerous')).toBeHidden()
      await axe(page)
    }
    await expect(page.getByText('What to do')).toBeHidden()
    await context.setOffline(false)
    feed.publish(cancel('no-two', 'two'))
    await shows(context.request, 0)
  })
})

test('from a failing feed to an SMS, and to the SMS of its withdrawal, each once', async ({ page, feed, sms }) => {
  const { phone } = await registerFarmer(page.request)
  const received = () => sms.accepted.get(phone) ?? []
  await page.request.post('/api/account/phone-code')
  await expect.poll(() => received().length).toBe(1)
  const code = /\d{6}/.exec(received()[0]!)![0]
  expect((await page.request.post('/api/account/phone-proof', { data: { code } })).status()).toBe(200)
  await changeProfile(page, {
    channels: { warnings: 'sms' },
    notificationPreferences: { weather: true, advisory: true, community: true, sms: true, calls: false },
  })
  const warned = () => received().filter((text) => text.includes('thunderstorm'))

  const polls = () => feed.requests.length
  for (const mood of ['status 500', 'status 429', 'html', 'cut off'] as const) {
    feed.behave(mood)
    const before = polls()
    await expect.poll(() => polls() > before, mood).toBe(true)
  }
  feed.publish(storm('three'))
  feed.behave('slow')
  await expect.poll(() => warned().length, { timeout: 150_000 }).toBe(1)
  expect(warned()[0]).toMatch(/^NiMet \d\d:\d\d: thunderstorm, very dangerous\. .+ Stay indoors\./)
  feed.behave('well')
  await expect.poll(() => feed.requests.at(-1)?.status).toBe(304)

  feed.publish(cancel('no-three', 'three'))
  await expect.poll(() => warned().length, { timeout: 150_000 }).toBe(2)
  expect(warned()[1]).toMatch(/^NiMet has withdrawn its warning: thunderstorm, /)
  await shows(page.request, 0)
})
