import { afterEach, beforeEach, describe, expect, test } from 'bun:test'
import { withDom } from '../testing/dom.ts'
import { define } from '../testing/phone-apis.ts'

withDom()
const { hasButton, openPhone, press, text, toastShown, until } = await import('../testing/screen.tsx')
const { PhoneAlerts } = await import('./phone-alerts.tsx')
const { pushAlertState } = await import('./this-phone.ts')

const START = 'Get alerts on this phone'
const STOP = 'Stop alerts on this phone'
const ENDPOINT = 'https://fcm.googleapis.com/fcm/send/abc'

let phone: Awaited<ReturnType<typeof openPhone>>
let browser: Awaited<ReturnType<typeof pushBrowser>>
beforeEach(async () => {
  phone = await openPhone()
})
afterEach(async () => {
  browser.remove()
  await phone.close()
})

/** Browser side of web push: permission, and one subscription. */
async function pushBrowser(leave: NotificationPermission) {
  let permission: NotificationPermission = leave === 'denied' ? 'denied' : 'default'
  let subscription: { endpoint: string; unsubscribe(): Promise<boolean>; toJSON(): unknown } | null = null
  const { publicKey } = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits'])
  const point = Buffer.from(await crypto.subtle.exportKey('raw', publicKey))
  const keys = { p256dh: point.toString('base64url'), auth: Buffer.alloc(16, 1).toString('base64url') }
  const asked: unknown[] = []
  const pushManager = {
    getSubscription: async () => subscription,
    async subscribe(options: unknown) {
      asked.push(options)
      subscription = {
        endpoint: ENDPOINT,
        unsubscribe: async () => {
          subscription = null
          return true
        },
        toJSON: () => ({ endpoint: ENDPOINT, keys }),
      }
      return subscription
    },
  }
  const registration = { pushManager }
  const undo = [
    define(navigator, 'serviceWorker', {
      value: { ready: Promise.resolve(registration), getRegistration: async () => registration },
    }),
    define(globalThis, 'PushManager', { value: class {} }),
    define(globalThis, 'Notification', {
      value: {
        get permission() {
          return permission
        },
        requestPermission: async () => {
          permission = leave
          return leave
        },
      },
    }),
  ]
  return {
    asked,
    isSubscribed: () => subscription !== null,
    remove: () => undo.map((each) => each()),
  }
}

const known = async (): Promise<{ endpoint: string }[]> => (await phone.send('GET', '/api/push/subscriptions')).json()

describe('alerts on this phone', () => {
  test('are asked for by a press, told to the server, and stopped by another', async () => {
    browser = await pushBrowser('granted')
    await phone.show(<PhoneAlerts />)
    await until('it is offered', () => hasButton(START))
    expect(browser.asked).toEqual([])
    await press(START)
    await until('they are on', () => hasButton(STOP))
    expect(browser.asked).toEqual([
      { userVisibleOnly: true, applicationServerKey: expect.stringMatching(/^[\w-]{80,}$/) },
    ])
    expect(await known()).toEqual([{ endpoint: ENDPOINT }])
    await press(STOP)
    await until('the server has forgotten it', async () => (await known()).length === 0)
    expect([browser.isSubscribed(), hasButton(START)]).toEqual([false, true])
  })

  test.each([
    ['a service worker', navigator, 'serviceWorker'],
    ['push', globalThis, 'PushManager'],
    ['notifications', globalThis, 'Notification'],
  ])('are impossible in a browser without %s', async (_, object, name) => {
    browser = await pushBrowser('granted')
    expect(await pushAlertState()).toBe('off')
    Reflect.deleteProperty(object, name)
    expect(await pushAlertState()).toBeNull()
  })

  test('that the server cannot take leave no subscription behind, and it is said', async () => {
    browser = await pushBrowser('granted')
    await phone.show(<PhoneAlerts />)
    await until('it is offered', () => hasButton(START))
    phone.answering((_, method) => (method === 'POST' ? Response.json({ message: 'No' }, { status: 500 }) : undefined))
    await press(START)
    await until('it is told', () => toastShown() !== null)
    expect(toastShown()).toStartWith('Error: Alerts could not be started on this phone.')
    expect([browser.isSubscribed(), hasButton(START)]).toEqual([false, true])
  })

  test('are not subscribed to without leave, and say how to give it', async () => {
    browser = await pushBrowser('denied')
    await phone.show(<PhoneAlerts />)
    await until('it is said', () => text().includes('Gona'))
    await press(START)
    await until('the button is free again', () => hasButton(START))
    expect(browser.asked).toEqual([])
    expect(phone.writes()).toEqual([])
  })

  test('count as on only for the person who is signed in, and without network by the word of the phone', async () => {
    browser = await pushBrowser('granted')
    await phone.show(<PhoneAlerts />)
    await until('it is offered', () => hasButton(START))
    await press(START)
    await until('they are on', () => hasButton(STOP))
    await phone.send('DELETE', '/api/push/subscriptions', { endpoint: ENDPOINT })
    await phone.show(<PhoneAlerts />)
    await until('they are off', () => hasButton(START))
    phone.online(false)
    await phone.show(<PhoneAlerts />)
    await until('they are on', () => hasButton(STOP))
  })

  test('are not offered by a browser that has none', async () => {
    browser = await pushBrowser('granted')
    const gone = define(navigator, 'serviceWorker', { value: undefined })
    Reflect.deleteProperty(navigator, 'serviceWorker')
    await phone.show(<PhoneAlerts />)
    await until('it is at rest', () => true)
    expect(hasButton(START)).toBe(false)
    gone()
  })
})
