import { beforeEach, describe, expect, test } from 'bun:test'
import type { PhoneState } from '../../contracts/account.ts'
import { queryKeyOf } from '../../contracts/call.ts'
import { getPhoneState, listSessions } from '../../contracts/calls/accounts.ts'
import { withDom } from '../testing/dom.ts'

withDom()
const { act, all, errorOf, field, fill, forms, has, sharedPhone, text, until } = await import('../testing/screen.tsx')
const { setCachedUser } = await import('../lib/use-user.ts')
const { default: ConfirmPhone } = await import('./confirm-phone.tsx')
const { SmsCodePending } = await import('./confirm-ways.tsx')
const { default: DeletePage } = await import('./delete-page.tsx')
const { default: ProfileEdit } = await import('./edit-page.tsx')
const { default: Security } = await import('./security.tsx')

const phone = sharedPhone()
beforeEach(() => {
  phone().answering(undefined)
  setCachedUser(phone().client, phone().user)
})
const last = () => phone().lastWrite()
const sent = () => last()?.body as Record<string, unknown>
const refuse = (body?: object, status?: number) => phone().refusing(body, status)

describe('confirming the number', () => {
  const state = (over: Partial<PhoneState>) => {
    const known = { phone: '+2348031000001', confirmed: false, ways: ['sms', 'dial'], dial: null } as PhoneState
    phone().client.setQueryData(queryKeyOf(getPhoneState.path), { ...known, ...over })
  }
  const actions = () => forms().map(([action, , button]) => `${action} ${button}`)
  const show = async (over: Partial<PhoneState>, props = {}) => {
    state(over)
    await phone().show(<ConfirmPhone />, props)
    return actions().map((action) => action.split(' ')[0])
  }

  test('asks for the code that was sent, sends another, and offers to dial', async () => {
    const both = await show({})
    expect(both).toHaveLength(3)
    expect(has('[name=code]')).toBe(true)
    expect(await show({ ways: ['sms'] })).toHaveLength(2)
    // The second form requests another code.
    expect(forms().map(([, , button]) => button)).toEqual(['Confirm your number', 'Ask for a new code'])
    expect(await show({ ways: ['dial'] })).toHaveLength(1)
    expect(has('[name=code]')).toBe(false)
    expect(await show({ ways: [] })).toHaveLength(0)
  })

  test('by a dial shows its code, and the other way where there is one', async () => {
    const dial = { code: '4711', number: '*384*1#', minutes: 10 } as never
    expect(await show({ dial })).toHaveLength(2)
    expect([text().includes('4711'), has('[name=code]')]).toEqual([true, false])
    expect(forms().map(([, , button]) => button)).toContain('Confirm your number')
    expect(await show({ dial, ways: ['dial'] })).toHaveLength(1)
  })

  test('says that it is confirmed, and what was wrong, at the code if it was the code', async () => {
    await show({ confirmed: true })
    expect(has('.notice-leaf')).toBe(true)
    await show({}, { message: 'Too often' })
    expect([has('.notice-danger'), has('.notice-leaf')]).toEqual([true, false])
    await show({}, { message: 'Wrong', fields: { code: 'Wrong code' } })
    expect([has('.notice-danger'), errorOf('Code')]).toEqual([false, 'Wrong code'])
  })

  test.each<[Partial<PhoneState>, boolean]>([
    [{}, true],
    [{ confirmed: true }, false],
    [{ ways: ['dial'] }, false],
  ])('is what SMS wait for with %j: %p', async (over, waits) => {
    state(over)
    await phone().show(<SmsCodePending />)
    expect(has('.notice')).toBe(waits)
  })
})

describe('password and devices', () => {
  const device = { id: 's1', userAgent: 'x', lastUsedAt: '2026-07-01T08:00:00Z', current: true }
  const show = async (...devices: object[]) => {
    phone().client.setQueryData(queryKeyOf(listSessions.path), devices as never)
    await phone().show(<Security />)
  }

  test('names the devices by browser and system, and this one', async () => {
    await show(
      { ...device, userAgent: 'Mozilla/5.0 (Linux; Android 9) Chrome/120 Safari/537' },
      { ...device, id: 's2', userAgent: 'Mozilla/5.0 (Windows NT) Chrome/1 OPR/9', current: false },
      {
        ...device,
        id: 's5',
        userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17 like Mac OS X) Safari/604',
        current: false,
      },
      { ...device, id: 's6', userAgent: 'Mozilla/5.0 (Linux; Android 8) SamsungBrowser/9 Chrome/67', current: false },
      { ...device, id: 's3', userAgent: 'curl', current: false },
      { ...device, id: 's4', userAgent: null, current: false },
    )
    const names = all('.list .row > .row').map(({ textContent }) => textContent!.split('Last')[0])
    expect(names.slice(0, 4)).toEqual([
      ...['Chrome, Android', 'Opera, Windows', 'Safari, iPhone', 'Samsung Internet, Android'],
    ])
    expect(names[4]).toBe(names[5]!)
    expect(names[4]).not.toMatch(/null|curl/)
    expect(all('.list .badge')).toHaveLength(1)
  })

  test('ends the others where there are any', async () => {
    await show(device)
    expect(all('form')).toHaveLength(1)
    await show(device, { ...device, id: 's2', current: false })
    refuse()
    await act(() => (all('form')[1]!.querySelector('button') as HTMLElement).click())
    await until('it is sent', () => last()?.path.includes('sessions') === true)
  })

  test('a password is checked before it is sent, and what the server says is named at its field', async () => {
    await show(device)
    const before = phone().calls.length
    const submit = () => act(() => (document.querySelector('form button[type=submit]') as HTMLElement).click())
    await submit()
    expect([errorOf('Current password') !== '', errorOf('New password') !== '']).toEqual([true, true])
    await fill('Current password', 'old')
    await fill('New password', '12345')
    await submit()
    expect([errorOf('Current password'), errorOf('New password') !== '']).toEqual(['', true])
    expect(
      phone()
        .calls.slice(before)
        .filter(({ method }) => method !== 'GET'),
    ).toEqual([])
    await fill('New password', '123456')
    refuse({ message: 'Wrong password' }, 400)
    await submit()
    await until('it is said', () => errorOf('Current password') === 'Wrong password')
    expect(sent()).toEqual({ currentPassword: 'old', newPassword: '123456' })
    refuse({ message: 'No', fields: { newPassword: 'Too common' } }, 400)
    await submit()
    await until('it is said', () => errorOf('New password') === 'Too common')
    phone().answering((_, method) => (method === 'GET' ? undefined : Response.json({})))
    await submit()
    await until('it is done', () => field('New password').value === '')
  })
})

describe('a new number', () => {
  const save = () => act(() => (document.querySelector('main form button[type=submit]') as HTMLElement).click())
  const passwords = () => document.querySelectorAll('main div [name=currentPassword]').length

  test('asks for the password, which nothing else of the profile does', async () => {
    phone().answering((_, method) =>
      method === 'GET'
        ? undefined
        : Response.json({ message: 'No', fields: { firstName: 'Too long' } }, { status: 400 }),
    )
    await phone().show(<ProfileEdit />)
    await save()
    await until('it is refused', () => errorOf('First Name') === 'Too long')
    expect(sent()).not.toHaveProperty('currentPassword')
    expect(passwords()).toBe(0)
    const before = phone().calls.length
    await fill('Phone', '08031000777')
    expect(passwords()).toBe(1)
    await save()
    expect(errorOf('Current password')).not.toBe('')
    expect(
      phone()
        .calls.slice(before)
        .filter(({ method }) => method !== 'GET'),
    ).toEqual([])
    await fill('Current password', 'dawa da masara')
    await save()
    await until('it is sent', () => sent().currentPassword === 'dawa da masara')
    expect(sent()).toMatchObject({ phone: '+2348031000777' })
  })
})

describe('without script', () => {
  test('the profile is a form with what was typed and what is wrong', async () => {
    await phone().show(<ProfileEdit />)
    expect([document.querySelector('h1')!.textContent, has('.notice')]).toEqual(['Edit Profile', false])
    expect(field('First Name').value).toBe('Amina')
    const values = { firstName: 'Aminatu', location: 'Fagge', farmSize: 'small' }
    await phone().show(<ProfileEdit />, { values, message: 'Sorry', fields: { firstName: 'Too long' } })
    expect([field('First Name').value, errorOf('First Name')]).toEqual(['Aminatu', 'Too long'])
    expect(document.querySelector('.notice')!.textContent).toContain('Sorry')
    setCachedUser(phone().client, { ...phone().user, farmSize: null })
    await phone().show(<ProfileEdit />)
    expect(document.querySelector('h1')!.textContent).not.toBe('Edit Profile')
  })

  test('deleting asks for the password, and says that it was wrong', async () => {
    await phone().show(<DeletePage />, { message: 'Wrong password' })
    expect(errorOf('Password')).toBe('Wrong password')
    expect(forms()[0]![0]).toContain('delete')
    await phone().show(<DeletePage />)
    expect(errorOf('Password')).toBe('')
  })
})
