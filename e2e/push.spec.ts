import type { CDPSession, Page } from '@playwright/test'
import { open, wizardSeen } from './farmer.ts'
import { axe, expect, test } from './fixtures.ts'

test.use({ serviceWorkers: 'allow' })

const PROFILE = '/profile'
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Stub of the browser's push service, which accepts every subscription on this page. */
const subscribes = (page: Page) =>
  page.addInitScript(() => {
    let subscription: unknown = null
    const endpoint = `https://push.invalid/${crypto.randomUUID()}`
    PushManager.prototype.getSubscription = async () => subscription as PushSubscription | null
    PushManager.prototype.subscribe = async (options) => {
      if (!/^B[\w-]{86}$/.test(String(options?.applicationServerKey))) throw new Error('Not the key of a server')
      const keys = {
        p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
        auth: 'BTBZMqHH6r4Tts7J_aSIgg',
      }
      const unsubscribe = async () => {
        subscription = null
        return true
      }
      subscription = { endpoint, toJSON: () => ({ endpoint, expirationTime: null, keys }), unsubscribe }
      return subscription as PushSubscription
    }
  })

/** Permission in the browser's settings. */
const permission = async (page: Page, setting: 'granted' | 'denied'): Promise<CDPSession> => {
  const session = await page.context().newCDPSession(page)
  const { targetInfo } = await session.send('Target.getTargetInfo')
  const { browserContextId } = targetInfo as { browserContextId?: string }
  const { origin } = new URL(page.url())
  const notifications = { permission: { name: 'notifications' }, setting, origin }
  await session.send('Browser.setPermission', { ...notifications, ...(browserContextId && { browserContextId }) })
  return session
}

const held = async (page: Page) =>
  ((await (await page.request.get('/api/push/subscriptions')).json()) as unknown[]).length

test('alerts on this phone are asked for by a button only, and stopped by one', async ({ page, farmer }) => {
  await wizardSeen(page, farmer)
  await subscribes(page)
  await page.addInitScript(() => {
    const asked = Notification.requestPermission.bind(Notification)
    Notification.requestPermission = () => {
      document.documentElement.dataset.asked = 'yes'
      return asked()
    }
  })
  await open(page, PROFILE)
  await permission(page, 'granted')
  await page.reload()
  await expect(button(page, 'Get alerts on this phone')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.dataset.asked)).toBeUndefined()
  await button(page, 'Get alerts on this phone').click()
  await expect(button(page, 'Stop alerts on this phone')).toBeFocused()
  expect(await page.evaluate(() => document.documentElement.dataset.asked)).toBe('yes')
  expect(await held(page)).toBe(1)
  // Half covered by a bar, a switch is too small to tap.
  await page.evaluate(() => scrollTo(0, 0))
  await axe(page)
  await button(page, 'Stop alerts on this phone').click()
  await expect(button(page, 'Get alerts on this phone')).toBeFocused()
  await expect.poll(() => held(page)).toBe(0)
})

test('a phone on which they are blocked is told how to allow them', async ({ page, farmer }) => {
  await wizardSeen(page, farmer)
  await open(page, PROFILE)
  await permission(page, 'denied')
  await page.reload()
  await expect(page.getByText('Alerts are blocked on this phone.')).toBeVisible()
  await axe(page)
})

test('a phone that cannot reach its push service says so, and the server keeps nothing', async ({ page, farmer }) => {
  await wizardSeen(page, farmer)
  await page.addInitScript(() => {
    PushManager.prototype.subscribe = () => Promise.reject(new DOMException('push service error', 'AbortError'))
  })
  await open(page, PROFILE)
  await permission(page, 'granted')
  await page.reload()
  await button(page, 'Get alerts on this phone').click()
  await expect(page.getByText('Alerts could not be started on this phone.').first()).toBeVisible()
  await expect(button(page, 'Get alerts on this phone')).toBeVisible()
  expect(await held(page)).toBe(0)
})

test('what is pushed is shown, each message once', async ({ page, farmer }) => {
  await wizardSeen(page, farmer)
  await open(page, PROFILE)
  const session = await permission(page, 'granted')
  await page.evaluate(() => navigator.serviceWorker.ready)
  const registered = new Promise<string>((found) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations
      if (registration) found(registration.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  const registrationId = await registered
  const origin = new URL(page.url()).origin
  const message = { id: 'n1', title: 'Heavy rain is coming', body: 'Open your drains.', href: '/weather' }
  const shown = () =>
    page.evaluate(async () =>
      (await (await navigator.serviceWorker.ready).getNotifications()).map(({ title, body, data, tag }) => ({
        title,
        body,
        data,
        tag,
      })),
    )
  for (const data of [message, message]) {
    await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(data) })
  }
  const { id, title, body, href } = message
  await expect.poll(shown).toEqual([{ title, body, data: href, tag: id }])
})
