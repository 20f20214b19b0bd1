import { beforeAll } from 'bun:test'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, act as reactAct } from 'react'
import type { Root } from 'react-dom/client'
import type { User } from '../../contracts/account.ts'
import { type CallParams, queryKeyOf } from '../../contracts/call.ts'
import type { Language } from '../../contracts/languages.ts'
import { createApp } from '../../server/app.ts'
import { SESSION_COOKIE } from '../../server/http/session.ts'
import { noAssets } from '../../server/testing/no-assets.ts'
import { testServices } from '../../server/testing/services.ts'
import { TEXTS_BY_LANGUAGE } from '../../words/index.ts'
import { PageProvider } from '../lib/page.tsx'
import { createQueryClient } from '../lib/query-client.ts'
import { setCachedUser } from '../lib/use-user.ts'
import { toasts } from '../ui/toast-store.ts'
import { beforeDomEnds } from './dom.ts'
import { PAGE } from './page.ts'
import { phoneApis } from './phone-apis.ts'

/** React's `act`: all updates of `work` are rendered when it resolves. */
export async function act<T>(work: () => T | Promise<T>): Promise<T> {
  const react = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }
  const { IS_REACT_ACT_ENVIRONMENT: outer = false } = react
  react.IS_REACT_ACT_ENVIRONMENT = true
  try {
    return await reactAct(async () => work())
  } finally {
    react.IS_REACT_ACT_ENVIRONMENT = outer
  }
}

/** Phone of a farmer with one screen and the real server. Call after `withDom()`; call `close` at the end of the test. */
export async function openPhone(registration: Record<string, unknown> = {}) {
  const services = await testServices()
  services.at(PAGE.now)
  const app = createApp(services, noAssets)
  const apis = phoneApis()
  const realFetch = globalThis.fetch
  const client = createQueryClient()
  const calls: { method: string; path: string; body: unknown }[] = []
  let answerInstead:
    | ((path: string, method: string) => Response | Promise<Response | undefined> | undefined)
    | undefined
  let cookie = ''
  let root: Root | undefined

  const ask = (path: string, init: RequestInit = {}) =>
    app.request(path, { ...init, headers: { ...(init.headers as Record<string, string>), cookie } })
  const send = async (method: string, path: string, body?: unknown) => {
    const answer = await ask(path, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`)
    return answer
  }
  globalThis.fetch = (async (path: string, init: RequestInit = {}) => {
    const { method = 'GET', body } = init
    if (!navigator.onLine) throw new TypeError('Failed to fetch')
    calls.push({ method, path, body: typeof body === 'string' ? JSON.parse(body) : body })
    return (await answerInstead?.(path, method)) ?? ask(path, init)
  }) as typeof fetch

  const password = 'dawa da masara'
  const answer = await send('POST', '/api/register', {
    phone: '+2348031000001',
    password,
    confirmPassword: password,
    firstName: 'Amina',
    location: { name: 'Kano', lat: 12.0022, lng: 8.592 },
    farmSize: 'small',
    primaryCrops: 'maize,cassava',
    irrigationMethod: 'rain-fed',
    ...registration,
  })
  cookie = answer.headers
    .getSetCookie()
    .find((each) => each.startsWith(SESSION_COOKIE))!
    .split(';')[0]!
  const user = (await answer.json()) as User
  setCachedUser(client, user)

  const phone = {
    user,
    password,
    client,
    calls,
    services,
    /** Sends a call as the farmer, without the screen. */
    send: (method: string, path: string, body?: unknown) => act(() => send(method, path, body)),
    /** Writes sent by the screen, as `POST /api/crops`. */
    writes: () => calls.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`),
    lastWrite: () => calls.findLast(({ method }) => method !== 'GET'),
    online: apis.online,
    /** Responds instead of the server, to simulate a gateway or a broken disk; undefined passes the request on. */
    answering: (instead: typeof answerInstead) => {
      answerInstead = instead
    },
    /** Refuses writes; reads pass. */
    refusing: (body: object = { message: 'No' }, status = 500) =>
      phone.answering((_, method) => (method === 'GET' ? undefined : Response.json(body, { status }))),
    /** Fills a read, as the server does before it sends a page. */
    read: async (read: { path: string }, params?: CallParams) => {
      const data = await (await ask(read.path)).json()
      client.setQueryData(queryKeyOf(read.path, params), data)
      return data
    },
    async show(screen: ReactNode, props: Record<string, unknown> = {}, language: Language = 'en') {
      const { createRoot } = await import('react-dom/client')
      const page = { ...PAGE, language, props }
      await phone.leave()
      const place = document.body.appendChild(document.createElement('div'))
      root = createRoot(place)
      await act(async () =>
        root?.render(
          <QueryClientProvider client={client}>
            <PageProvider page={page} messages={TEXTS_BY_LANGUAGE[language].screens}>
              {screen}
            </PageProvider>
          </QueryClientProvider>,
        ),
      )
    },
    async leave() {
      await act(async () => root?.unmount())
      document.body.innerHTML = ''
    },
    async close() {
      await phone.leave()
      toasts.dismiss()
      globalThis.fetch = realFetch
      await apis.restore()
    },
  }
  return phone
}

/** One phone for all tests of a file. */
export function sharedPhone() {
  let phone: Awaited<ReturnType<typeof openPhone>>
  beforeAll(async () => {
    phone = await openPhone()
    beforeDomEnds(() => phone.close())
  })
  return () => phone
}

export const one = (selector: string) => document.querySelector<HTMLElement>(selector)
export const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
export const has = (selector: string) => one(selector) !== null
/** Text of the first element; null without one. */
export const words = (selector: string) => one(selector)?.textContent ?? null

/** Visible text of the page. */
export const text = () => (document.body.textContent ?? '').replace(/\s+/g, ' ')
/** Text of the toast that is shown; null for none. */
export const toastShown = () => {
  const [shown] = toasts.list().filter(({ open }) => open)
  return shown ? [shown.title, shown.description].filter(Boolean).join(': ') : null
}

const nameOf = (element: Element) =>
  (element.getAttribute('aria-label') ?? element.textContent ?? '').replace(/\s+/g, ' ').trim()
const named = (selector: string, name: string | RegExp) =>
  [...document.querySelectorAll<HTMLElement>(selector)].find((element) =>
    typeof name === 'string' ? nameOf(element) === name : name.test(nameOf(element)),
  )
const present = <T,>(element: T | undefined | null, what: string): T => {
  if (!element) throw new Error(`There is no ${what} on the page: ${text().slice(0, 500)}`)
  return element
}

export const button = (name: string | RegExp) => present(named('button, a', name), `button ${name}`)
export const hasButton = (name: string | RegExp) => named('button, a', name) !== undefined
/** Returns a field by its label. */
export function field(label: string): HTMLInputElement {
  const found = present(named('label', new RegExp(`^${label}`)), `field ${label}`) as HTMLLabelElement
  return (document.getElementById(found.htmlFor) ?? found.querySelector('input')) as HTMLInputElement
}
/** Error text of a field, as a screen reader announces it. */
export const errorOf = (label: string) => {
  const { ariaDescribedBy = '' } = { ariaDescribedBy: field(label).getAttribute('aria-describedby') ?? '' }
  return ariaDescribedBy
    .split(' ')
    .map((id) => document.getElementById(id))
    .filter((element) => element?.className.includes('error'))
    .map((element) => element?.textContent)
    .join(' ')
}

/** Plain forms of the screen: URL, hidden values, last button. */
export const forms = () =>
  [...document.querySelectorAll<HTMLFormElement>('main form')].map((form) => {
    const hidden = [...form.querySelectorAll<HTMLInputElement>('input[type="hidden"]')]
    const values = Object.fromEntries(hidden.map(({ name, value }) => [name, value]))
    const [last] = [...form.querySelectorAll('button')].slice(-1)
    return [form.getAttribute('action'), values, last && nameOf(last)] as const
  })

export const press = (name: string | RegExp) => act(async () => button(name).click())
export const tick = (label: string) => act(async () => field(label).click())
/** Types into a field as a user does, with events. */
export const fill = (label: string, value: string) =>
  act(async () => {
    const input = field(label)
    const kind = Object.getPrototypeOf(input)
    Object.getOwnPropertyDescriptor(kind, 'value')?.set?.call(input, value)
    input.dispatchEvent(new Event('input', { bubbles: true }))
    input.dispatchEvent(new Event('change', { bubbles: true }))
  })

const PATIENCE_MS = 120_000
/** Waits until a condition holds; `what` names it in the error. */
export async function until(what: string, isSo: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + PATIENCE_MS
  while (!(await isSo())) {
    if (Date.now() > end)
      throw new Error(`Never: ${what}. On the page: ${text().slice(0, 500)}; toast: ${toastShown()}`)
    await act(async () => Bun.sleep(2))
  }
}
