import { afterEach, beforeEach, expect, test } from 'bun:test'
import { listNotifications } from '../../contracts/calls/notifications.ts'
import { withDom } from '../testing/dom.ts'

withDom()
const { button, hasButton, openPhone, press, text, until } = await import('../testing/screen.tsx')
const { NotificationList } = await import('../notifications/notification-list.tsx')

let phone: Awaited<ReturnType<typeof openPhone>>
beforeEach(async () => {
  phone = await openPhone()
})
afterEach(() => phone.close())

test('a read that failed is tried again by a button, which leaves the keyboard beside what then appears', async () => {
  let works = false
  let refused = 0
  phone.answering((path) => {
    if (path !== listNotifications.path || works) return
    refused += 1
    return new Response('{}', { status: 500 })
  })
  await phone.show(
    <main>
      <NotificationList />
    </main>,
  )
  await until('it failed', () => hasButton('Try again'))
  expect(text()).toContain('Something went wrong.')
  const before = refused
  await press('Try again')
  await until('it failed again', () => refused > before && !button('Try again').hasAttribute('aria-disabled'))
  works = true
  button('Try again').focus()
  await press('Try again')
  await until('it is there', () => text().includes('No notifications yet'))
  expect([hasButton('Try again'), document.activeElement?.tagName]).toEqual([false, 'MAIN'])
})
