import { afterAll, beforeAll, beforeEach, describe, expect, spyOn, test } from 'bun:test'
import { queryKeyOf } from '../../contracts/call.ts'
import { getUser } from '../../contracts/calls/accounts.ts'
import { UNREAD_COUNT_KEY } from '../../contracts/notifications.ts'
import { getConnectionState, setConnectionState } from '../offline/connection-state.ts'
import { withDom } from '../testing/dom.ts'

withDom()
const { act, button, hasButton, openPhone, press, text, until } = await import('../testing/screen.tsx')
const { Shell, unreadCountText } = await import('./shell.tsx')
const { SignedIn } = await import('./signed-in.tsx')
const { StaticContentShell } = await import('./still-shell.tsx')
const { setCachedUser } = await import('../lib/use-user.ts')

describe('the shell', () => {
  let phone: Awaited<ReturnType<typeof openPhone>>
  const wentTo: string[] = []
  beforeAll(async () => {
    phone = await openPhone()
  })
  afterAll(() => phone.close())
  beforeEach(() => {
    phone.client.clear()
    setCachedUser(phone.client, phone.user)
    phone.answering(undefined)
    phone.calls.length = 0
    wentTo.length = 0
    spyOn(location, 'assign').mockImplementation((address) => void wentTo.push(String(address)))
  })

  const tabs = () =>
    [...document.querySelectorAll('.tab')].map((tab) => [tab.getAttribute('href'), tab.getAttribute('aria-current')])

  describe('around a screen', () => {
    test('are the four tabs, of which the open one is marked, and the page itself', async () => {
      await phone.show(<Shell active="weather">Rain</Shell>)
      expect(tabs()).toEqual([
        ['/', null],
        ['/weather', 'page'],
        ['/community', null],
        ['/profile', null],
      ])
      expect(document.querySelector('main')!.textContent).toBe('Rain')
      // The skip link moves the focus to the page; the Tab key does not stop there.
      expect([document.querySelector('.skip')!.getAttribute('href'), document.querySelector('main')!.tabIndex]).toEqual(
        ['#main', -1],
      )
      await phone.show(<Shell>Terms</Shell>)
      expect(tabs().map(([, current]) => current)).toEqual([null, null, null, null])
    })

    test('stands the bell for who is signed in, and the dashboard for administrators', async () => {
      await phone.show(<Shell>Rain</Shell>)
      expect([hasButton('Notifications'), hasButton('Admin Dashboard')]).toEqual([true, false])
      setCachedUser(phone.client, { ...phone.user, isAdmin: true })
      await until('the dashboard can be opened', () => hasButton('Admin Dashboard'))
      expect(button('Admin Dashboard').getAttribute('href')).toBe('/admin')
      setCachedUser(phone.client, null)
      await until('both are gone', () => !hasButton('Notifications') && !hasButton('Admin Dashboard'))
    })

    test.each([
      [0, null],
      [-1, null],
      [1, '1'],
      [9, '9'],
      [10, '9+'],
    ])('the bell counts %p unread as %p', async (unread, badge) => {
      expect(unreadCountText(unread)).toBe(badge)
      phone.client.setQueryData(UNREAD_COUNT_KEY, unread)
      await phone.show(<Shell>Rain</Shell>)
      expect(document.querySelector('.count')?.textContent ?? null).toBe(badge)
      if (unread > 0) expect(hasButton(`Notifications, ${unread} unread`)).toBe(true)
    })

    test('the bell opens the list here, and without network leads to its page', async () => {
      await phone.show(<Shell>Rain</Shell>)
      const click = () => {
        const event = new MouseEvent('click', { bubbles: true, cancelable: true })
        button('Notifications').dispatchEvent(event)
        return event.defaultPrevented
      }
      phone.online(false)
      expect(await act(click)).toBe(false)
      phone.online(true)
      expect(await act(click)).toBe(true)
      await until('the list is there', () => document.querySelector('[role=dialog], dialog') !== null)
    })

    test('a folded line about the network leaves its mark, which opens it', async () => {
      await phone.show(<Shell>Rain</Shell>)
      expect(hasButton('No network')).toBe(false)
      await act(() => setConnectionState({ folded: 'No network' }))
      await press('No network')
      expect([getConnectionState().folded, getConnectionState().open]).toEqual([null, true])
      expect(hasButton('No network')).toBe(false)
      setConnectionState({ open: false })
    })

    test("a page of the server's own stands in it as it was sent", async () => {
      await phone.show(<StaticContentShell content="<h2>Not here</h2>" />)
      expect(document.querySelector('main h2')!.textContent).toBe('Not here')
    })
  })

  describe('a screen that needs its user', () => {
    const screen = <SignedIn active="home">{({ firstName }) => <p>Hello {firstName}</p>}</SignedIn>

    test('is shown to the person who is signed in', async () => {
      await phone.show(screen)
      expect(text()).toContain('Hello Amina')
      expect(text()).not.toContain('You are logged out')
    })

    test.each([
      [true, 'notice-danger'],
      [false, 'notice-leaf'],
    ])('says what a form without script did: failed %p', async (failed, tone) => {
      await phone.show(screen, { said: { words: 'Something was said', failed } })
      const notice = [...document.querySelectorAll('main *')].find((each) => each.textContent === 'Something was said')
      expect(notice?.closest(`.${tone}`) ?? document.querySelector(`.${tone}`)).not.toBeNull()
    })

    test('waits while it is not known who is signed in', async () => {
      phone.client.removeQueries({ queryKey: queryKeyOf(getUser.path) })
      phone.answering((path) => (path === getUser.path ? new Promise<Response>(() => {}) : undefined))
      await phone.show(screen)
      expect(text()).not.toContain('Hello')
      expect(text()).not.toContain('You are logged out')
      expect(wentTo).toEqual([])
    })

    test('leads to sign in once the session is known to be over', async () => {
      setCachedUser(phone.client, null)
      await phone.show(screen)
      expect(text()).toContain('You are logged out')
      await until('it leads there', () => wentTo.length > 0)
      expect(wentTo).toEqual(['/api/login'])
    })

    test('asks again who is signed in when the browser shows a page that it had kept', async () => {
      const listening = spyOn(globalThis, 'addEventListener').mockClear()
      await phone.show(screen)
      const listeners = listening.mock.calls.filter(([type]) => type === 'pageshow').map(([, listener]) => listener)
      listening.mockRestore()
      expect(listeners).toHaveLength(1)
      const asked = () => phone.calls.filter(({ path }) => path === getUser.path).length
      const back = (persisted: boolean) => act(() => (listeners[0] as (event: object) => void)({ persisted }))
      await back(false)
      expect(asked()).toBe(0)
      phone.answering((path) =>
        path === getUser.path ? Response.json({ message: 'Unauthorized' }, { status: 401 }) : undefined,
      )
      await back(true)
      await until('it is known to be over', () => text().includes('You are logged out'))
      expect(asked()).toBeGreaterThan(0)
    })
  })
})
