import { afterEach, beforeEach, describe, expect, spyOn, test } from 'bun:test'
import { listNotifications } from '../../contracts/calls/notifications.ts'
import type { Notification } from '../../contracts/notifications.ts'
import { noticeWrite } from '../../server/notifications/notify.ts'
import { withDom } from '../testing/dom.ts'

withDom()
const { act, button, hasButton, openPhone, press, text, toastShown, until } = await import('../testing/screen.tsx')
const { NotificationList, MarkAllReadButton } = await import('./notification-list.tsx')

let phone: Awaited<ReturnType<typeof openPhone>>
beforeEach(async () => {
  phone = await openPhone()
})
afterEach(() => phone.close())

const both = () => (
  <>
    <MarkAllReadButton />
    <NotificationList />
  </>
)
const stored = async (): Promise<Notification[]> => (await phone.send('GET', listNotifications.path)).json()
const unread = async () => (await stored()).filter(({ isRead }) => !isRead).length
/** Sends two notifications of an hour ago; the first links to the weather. */
async function tell() {
  const at = new Date('2026-07-06T07:00:00Z')
  const about = (title: string, data?: Record<string, unknown>) =>
    noticeWrite({ userId: phone.user.id, type: 'other', title, message: `${title}!`, data } as never, at)
  await phone.services.db.write(about('Rain', { href: '/weather' }), about('Welcome'))
  await phone.read(listNotifications)
}

describe('notifications', () => {
  test('say so when there are none', async () => {
    await phone.read(listNotifications)
    await phone.show(both())
    expect(text()).toContain('No notifications yet')
    expect(hasButton('Mark all as read')).toBe(false)
  })

  test('are marked read by a press, at once and on the server, once', async () => {
    await tell()
    await phone.show(both())
    expect(text()).toContain('1 hour ago')
    await press(/^Rain/)
    await until('it is read', () => !button(/^Rain/).textContent.includes('Mark as read'))
    await press(/^Rain/)
    await until('the server knows', async () => (await unread()) === 1)
    expect(phone.writes()).toHaveLength(1)
    expect(document.querySelectorAll('.told-new')).toHaveLength(1)
  })

  test('are marked by script, without leaving the page', async () => {
    await tell()
    await phone.show(both())
    const sent = await act(() => {
      const event = new Event('submit', { bubbles: true, cancelable: true })
      document.querySelector('.told form')!.dispatchEvent(event)
      return event
    })
    expect(sent.defaultPrevented).toBe(true)
  })

  test('turn back when the server refuses', async () => {
    await tell()
    await phone.show(both())
    phone.answering((_, method) => (method === 'PUT' ? Response.json({ message: 'No' }, { status: 500 }) : undefined))
    await press(/^Rain/)
    await until('it is told', () => toastShown() !== null)
    expect(document.querySelectorAll('.told-new')).toHaveLength(2)
  })

  test('are all marked read, which is said, and the button goes', async () => {
    await tell()
    await phone.show(<main>{both()}</main>)
    button('Mark all as read').focus()
    await press('Mark all as read')
    expect(document.activeElement?.localName).toBe('main')
    await until('it is told', () => toastShown() !== null)
    expect(toastShown()).toBe('All notifications marked as read')
    expect([await unread(), hasButton('Mark all as read')]).toEqual([0, false])
  })

  test('lead to what they are about, and only to pages of ours', async () => {
    await tell()
    await phone.show(both())
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a.told-open')]
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/weather'])
  })

  test('are marked read before the page is left for what they are about; read ones lead there at once', async () => {
    const went = spyOn(location, 'assign').mockImplementation(() => {})
    await tell()
    await phone.show(both())
    let answer = () => {}
    phone.answering((_, method) =>
      method === 'GET' ? undefined : new Promise((done) => (answer = () => done(undefined))),
    )
    await press(/^Open Rain$/)
    await until('it is sent', () => phone.writes().length === 1)
    expect(went.mock.calls).toEqual([])
    await act(() => answer())
    await until('it is opened', () => went.mock.calls.length === 1)
    await press(/^Open Rain$/)
    expect(went.mock.calls).toEqual([['/weather'], ['/weather']])
    expect(phone.writes()).toHaveLength(1)
    went.mockRestore()
  })
})
