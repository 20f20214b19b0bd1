import { afterEach, beforeEach, describe, expect, spyOn, test } from 'bun:test'
import type { User } from '../../contracts/account.ts'
import { exportAccount, getUser } from '../../contracts/calls/accounts.ts'
import { createPost } from '../../contracts/calls/community.ts'
import { preferencesWithSwitchesOn } from '../../contracts/notification-switches.ts'
import { TEXTS_BY_LANGUAGE } from '../../words/index.ts'
import { withDom } from '../testing/dom.ts'

withDom()
const { errorOf, field, fill, hasButton, openPhone, press, text, tick, toastShown, until } = await import(
  '../testing/screen.tsx'
)
const { NotificationSettings } = await import('./notification-settings.tsx')
const { default: ProfileDialog } = await import('./profile-dialog.tsx')
const { default: DeleteDialog } = await import('./delete-dialog.tsx')
const { default: DownloadDialog } = await import('./download-dialog.tsx')
const { AccountCard } = await import('./account-card.tsx')
const { default: Profile } = await import('./profile.tsx')
const { outboxQueue: queue } = await import('../offline/phone-outbox.ts')
const { PROGRESS_SHOWN_MS: STARTED_SHOWN_MS } = await import('../offline/use-log-out.tsx')
const { writeOfCall: writeOf } = await import('../lib/send-write.ts')
const { sendOrQueue } = await import('../offline/outbox.ts')
const { useUser } = await import('../lib/use-user.ts')

let phone: Awaited<ReturnType<typeof openPhone>>
let closed: number
beforeEach(async () => {
  phone = await openPhone()
  closed = 0
})
afterEach(() => phone.close())

const me = async (): Promise<User> => (await phone.send('GET', getUser.path)).json()
const close = () => closed++

function Switches() {
  const { user } = useUser()
  return user ? <NotificationSettings user={user} /> : null
}

describe('the switches', () => {
  const refuse = () =>
    phone.answering((_, method) => (method === 'PUT' ? Response.json({ message: 'No' }, { status: 500 }) : undefined))

  test('are saved as they are touched, and the button says so', async () => {
    await phone.show(<Switches />)
    const before = phone.user.notificationPreferences
    await tick('Community Updates')
    await until('it is saved', async () => (await me()).notificationPreferences.community === !before.community)
    expect(toastShown()).toBeNull()
    await press('Update Settings')
    await until('it is told', () => toastShown() !== null)
    expect(toastShown()).toBe('Success: Your profile has been updated!')
    expect((await me()).notificationPreferences).toEqual({ ...before, community: !before.community, calls: false })
  })

  test('how each matter comes is saved as it is touched, and the switches follow', async () => {
    await phone.show(<Switches />)
    await fill('Weather warnings', 'none')
    await fill('Advice', 'sms')
    await until('they are saved', async () => (await me()).channels.advice === 'sms')
    expect((await me()).channels).toEqual({ advice: 'sms', warnings: 'none', answers: 'web' })
    await until('the switches show it', () => field('SMS Notifications').checked && !field('Weather Alerts').checked)
    expect(phone.writes()).toHaveLength(2)
  })

  test('one answer to how we reach a person holds for every matter', async () => {
    await phone.show(<Switches />)
    await tick('By SMS')
    await until('it is saved', async () => (await me()).channels.answers === 'sms')
    expect((await me()).channels).toEqual({ advice: 'sms', warnings: 'sms', answers: 'sms' })
    await fill('Answers to you', 'web')
    await until('none of them is common', () => !field('By SMS').checked && !field('On the web only').checked)
    await until('it is saved', async () => (await me()).channels.answers === 'web')
    expect((await me()).channels).toEqual({ advice: 'sms', warnings: 'sms', answers: 'web' })
  })

  test('end as the last touch left them, also while an earlier one is on its way', async () => {
    await phone.show(<Switches />)
    let answer = () => {}
    const held = new Promise<undefined>((done) => {
      answer = () => done(undefined)
    })
    phone.answering((_, method) => (method === 'PUT' ? (held as never) : undefined))
    await tick('Community Updates')
    await tick('SMS Notifications')
    await tick('Weather Alerts')
    answer()
    await until('they are saved', async () => (await me()).notificationPreferences.weather === false)
    expect((await me()).notificationPreferences).toEqual(preferencesWithSwitchesOn(['advisory', 'community', 'sms']))
    expect(field('Weather Alerts').checked).toBe(false)
    expect(phone.writes()).toHaveLength(2)
  })

  test('show what the server has stored, also where that differs from the touch', async () => {
    await phone.show(<Switches />)
    const stored = { ...phone.user.notificationPreferences, community: true, weather: false }
    phone.answering((_, method) =>
      method === 'PUT' ? Response.json({ ...phone.user, notificationPreferences: stored }) : undefined,
    )
    await tick('Community Updates')
    await until('it is shown', () => !field('Weather Alerts').checked && field('Community Updates').checked)
  })

  test('go back when saving fails, and it is said', async () => {
    await phone.show(<Switches />)
    const before = field('Community Updates').checked
    refuse()
    await tick('Community Updates')
    await until('it is told', () => toastShown() !== null)
    expect(toastShown()).toBe('Error: Failed to update profile. Please try again.')
    expect(field('Community Updates').checked).toBe(before)
  })

  test('stay as they were touched without network, to be saved later', async () => {
    await phone.show(<Switches />)
    const before = field('Community Updates').checked
    phone.online(false)
    await tick('Community Updates')
    await until('it is told', () => toastShown() !== null)
    expect(toastShown()).toBe('Saved on this phone: It will be sent when you have network.')
    expect(field('Community Updates').checked).toBe(!before)
    expect(await queue.list(phone.user.id)).toMatchObject([
      { path: '/api/profile', body: { notificationPreferences: { community: !before } } },
    ])
  })
})

describe('editing the profile', () => {
  test('begins from what is stored, saves all of it, says so and closes', async () => {
    await phone.show(<ProfileDialog user={phone.user} onClose={close} />)
    expect([field('Location').value, field('Maize').checked, field('Rice').checked]).toEqual(['Kano', true, false])
    await tick('5-10 acres')
    await tick('Rice')
    await press('Save Profile')
    await until('it closes', () => closed === 1)
    expect(toastShown()).toBe('Success: Your profile has been updated!')
    expect(await me()).toMatchObject({
      farmSize: '5-10',
      primaryCrops: 'maize,cassava,rice',
      location: { name: 'Kano', lat: 12.0022, lng: 8.592 },
    })
  })

  test('that is refused stays open with what was typed, and names the field', async () => {
    await phone.show(<ProfileDialog user={phone.user} onClose={close} />)
    await fill('Phone', '12')
    await fill('Current password', phone.password)
    await press('Save Profile')
    await until('it is told', () => toastShown() !== null)
    expect(toastShown()).toBe('Error: Failed to update profile. Please try again.')
    expect(errorOf('Phone')).not.toBe('')
    expect([closed, field('Phone').value]).toEqual([0, '12'])
    await fill('Phone', '8031234567')
    expect(errorOf('Phone')).toBe('')
  })

  test('begins from what is stored again after Cancel', async () => {
    await phone.show(<ProfileDialog user={phone.user} onClose={close} />)
    await fill('First Name', 'Somebody else')
    await press('Cancel')
    expect(closed).toBe(1)
    await phone.show(<ProfileDialog user={phone.user} onClose={close} />)
    expect(field('First Name').value).not.toBe('Somebody else')
  })

  test('with the password, which never waits on the phone, says that there is no network', async () => {
    await phone.show(<ProfileDialog user={phone.user} onClose={close} />)
    await fill('Phone', '8031234567')
    await fill('Current password', phone.password)
    phone.online(false)
    await press('Save Profile')
    await until('it is told', () => toastShown() !== null)
    expect(toastShown()).toBe(`Error: ${TEXTS_BY_LANGUAGE.en.screens['app.offline']}`)
    expect([closed, await queue.list(phone.user.id)]).toEqual([0, []])
  })
})

describe('deleting the account', () => {
  test('asks for the password, says when it is wrong, and asks again', async () => {
    await phone.show(<DeleteDialog onClose={close} />)
    await press('Delete account')
    expect(errorOf('Password')).toBe('Password is required')
    expect(phone.writes()).toEqual([])
    await fill('Password', 'wrong')
    await press('Delete account')
    await until('it is told', () => errorOf('Password') === 'Incorrect password')
    expect((await me()).id).toBe(phone.user.id)
  })

  test('with the password takes what is private off the phone, and leaves', async () => {
    const leaves = spyOn(location, 'assign').mockImplementation(() => {})
    localStorage.setItem(`gona.post.${phone.user.id}`, '{"content":"half"}')
    await (await caches.open(`kept-${phone.user.id}`)).put('/', new Response('mine'))
    await phone.show(<DeleteDialog onClose={close} />)
    await fill('Password', phone.password)
    await press('Delete account')
    await until('it leaves', () => leaves.mock.calls.length > 0)
    expect(leaves.mock.calls).toEqual([['/']])
    expect([localStorage.length, await caches.keys()]).toEqual([0, []])
    leaves.mockRestore()
  })
})

test('a copy of all data is loaded after a question that can be answered with no', async () => {
  const loads = spyOn(location, 'assign').mockImplementation(() => {})
  await phone.show(<DownloadDialog onClose={close} />)
  await press('Cancel')
  expect([closed, loads.mock.calls]).toEqual([1, []])
  await press(TEXTS_BY_LANGUAGE.en.screens['profile.download'])
  expect([closed, loads.mock.calls]).toEqual([2, [[exportAccount.path]]])
  loads.mockRestore()
})

describe('logging out', () => {
  const post = (content: string) => writeOf(createPost, { content })

  test('says so before anything has come from the server, and takes what is private off the phone', async () => {
    localStorage.setItem(`gona.post.${phone.user.id}`, '{"content":"half"}')
    localStorage.setItem('gona.post.01977777-0000-7000-8000-000000000000', "someone else's")
    for (const kind of ['kept', 'pictures', 'sounds'])
      await (await caches.open(`${kind}-${phone.user.id}`)).put('/', new Response('mine'))
    await phone.show(<AccountCard />)
    let answer = () => {}
    const held = new Promise<undefined>((done) => {
      answer = () => done(undefined)
    })
    phone.answering((path) => (path === '/api/logout' ? (held as never) : undefined))
    await press('Logout')
    expect(toastShown()).toBe('Logging out...')
    answer()
    await until('it is done', () => toastShown()?.startsWith('Logged out successfully') === true)
    expect(phone.writes()).toEqual(['POST /api/logout'])
    expect(Object.keys(localStorage)).toEqual(['gona.post.01977777-0000-7000-8000-000000000000'])
    expect(await caches.keys()).toEqual([])
  })

  test('says so long enough to be read, however fast the server answers', async () => {
    const startTimer = globalThis.setTimeout
    let passTime: (() => void) | undefined
    const timers = spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, ms?: number) => {
      if (ms !== STARTED_SHOWN_MS) return startTimer(run, ms)
      passTime = run
      return 0
    }) as typeof setTimeout)
    localStorage.setItem(`gona.post.${phone.user.id}`, '{"content":"half"}')
    await phone.show(<AccountCard />)
    await press('Logout')
    await until('the phone is cleared', () => localStorage.length === 0)
    await Bun.sleep(50)
    expect(toastShown()).toBe('Logging out...')
    passTime?.()
    await until('it is done', () => toastShown()?.startsWith('Logged out successfully') === true)
    timers.mockRestore()
  })

  test('asks first when something is unsent, and loses nothing when the answer is no', async () => {
    phone.online(false)
    await sendOrQueue(post('not sent yet'), { key: 'k1', userId: phone.user.id })
    phone.online(true)
    await phone.show(<AccountCard />)
    await press('Logout')
    await until('it asks', () => text().includes('1 thing is waiting to be sent'))
    expect(toastShown()).toBeNull()
    await press('Cancel')
    expect([phone.writes(), await queue.list(phone.user.id)]).toMatchObject([[], [{ id: 'k1' }]])
    await press('Logout')
    await until('it asks again', () => hasButton(TEXTS_BY_LANGUAGE.en.screens['offline.leave']))
    await press(TEXTS_BY_LANGUAGE.en.screens['offline.leave'])
    expect([toastShown(), text().includes('1 thing is waiting')]).toEqual(['Logging out...', false])
    await until('it is done', () => toastShown()?.startsWith('Logged out successfully') === true)
    expect([phone.writes(), await queue.list(phone.user.id)]).toEqual([['POST /api/logout'], []])
  })

  test('does not ask about advice that was only read', async () => {
    phone.online(false)
    await sendOrQueue({ ...post('read'), kind: 'read' }, { key: 'k1', userId: phone.user.id })
    phone.online(true)
    await phone.show(<AccountCard />)
    await press('Logout')
    await until('it is done', () => toastShown()?.startsWith('Logged out successfully') === true)
  })

  test('begins by itself where the page was opened for it', async () => {
    location.hash = '#leave'
    await phone.show(<AccountCard />)
    await until('it is done', () => toastShown()?.startsWith('Logged out successfully') === true)
    expect(phone.writes()).toEqual(['POST /api/logout'])
    location.hash = ''
  })

  test('that fails says so, and leaves everything where it was', async () => {
    localStorage.setItem(`gona.post.${phone.user.id}`, '{"content":"half"}')
    await phone.show(<AccountCard />)
    phone.answering((path) =>
      path === '/api/logout' ? Response.json({ message: 'Please try again' }, { status: 500 }) : undefined,
    )
    await press('Logout')
    await until('it is told', () => toastShown() === 'Logout failed: Please try again')
    expect(localStorage.length).toBe(1)
  })
})

test('a long e-mail address may only break after its @ and its dots', async () => {
  await phone.send('PUT', '/api/profile', {
    email: 'amina.bello@northern-farmers.example.org',
    currentPassword: phone.password,
  })
  phone.client.setQueryData([getUser.path], await me())
  await phone.show(<Profile />)
  const [address] = [...document.querySelectorAll('dd')].filter((each) => each.textContent?.includes('@'))
  expect(address?.innerHTML).toBe('amina.<wbr>bello@<wbr>northern-farmers.<wbr>example.<wbr>org')
  expect(hasButton('Logout')).toBe(true)
})
