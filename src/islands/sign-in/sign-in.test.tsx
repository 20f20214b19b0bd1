import { afterEach, beforeEach, describe, expect, spyOn, test } from 'bun:test'
import { cachedUser } from '../lib/use-user.ts'
import { withDom } from '../testing/dom.ts'

withDom()
const { act, button, errorOf, field, fill, openPhone, press, text, toastShown, until } = await import(
  '../testing/screen.tsx'
)
const { default: SignIn } = await import('./sign-in.tsx')

let phone: Awaited<ReturnType<typeof openPhone>>
const wentTo: string[] = []
beforeEach(async () => {
  phone = await openPhone()
  phone.client.clear()
  wentTo.length = 0
  spyOn(location, 'assign').mockImplementation((address) => void wentTo.push(String(address)))
})
afterEach(() => phone.close())

async function enter(number: string, password: string) {
  await fill('Phone Number', number)
  await fill('Password', password)
  await press('Sign In')
}
const sentFields = () =>
  [...document.querySelectorAll<HTMLInputElement>('form.stack input[type=hidden]')].map(({ name, value }) => [
    name,
    value,
  ])

describe('signing in', () => {
  test('with the right password leads home, as the person who signed in', async () => {
    await phone.show(<SignIn />)
    await enter('08031000001', phone.password)
    await until('it leads home', () => wentTo.length > 0)
    expect(wentTo).toEqual(['/'])
    expect(cachedUser(phone.client)?.id).toBe(phone.user.id)
    expect(phone.calls.at(-1)).toMatchObject({ body: { phone: '+2348031000001', password: phone.password } })
  })

  test('leads back to where one came from, also by way of the other pages', async () => {
    await phone.show(<SignIn />, { next: '/crops/new?a=b' })
    expect(sentFields()).toContainEqual(['next', '/crops/new?a=b'])
    expect(button('Create Account').getAttribute('href')).toBe('/register?next=%2Fcrops%2Fnew%3Fa%3Db')
    expect(button('I have a code').getAttribute('href')).toBe('/signin/phone?next=%2Fcrops%2Fnew%3Fa%3Db')
    await enter('08031000001', phone.password)
    await until('it leads there', () => wentTo.length > 0)
    expect(wentTo).toEqual(['/crops/new?a=b'])
  })

  test('with a wrong password says so, keeps the number, and may be tried again', async () => {
    await phone.show(<SignIn />)
    await enter('08031000001', 'not my password')
    await until('it says so', () => toastShown() !== null)
    expect(toastShown()).toStartWith('Login failed: ')
    expect(errorOf('Password')).not.toBe('')
    expect(field('Phone Number').value).toContain('803')
    expect(wentTo).toEqual([])
    await fill('Password', phone.password)
    expect(errorOf('Password')).toBe('')
    await press('Sign In')
    await until('it leads home', () => wentTo.length > 0)
  })

  test('with a second factor to come leads to its page, and sends nothing more', async () => {
    const secondFactor = () => Response.json({ message: 'Code', secondFactor: true }, { status: 401 })
    phone.answering((path) => (path === '/api/login' ? secondFactor() : undefined))
    await phone.show(<SignIn />, { next: '/admin' })
    await enter('08031000001', phone.password)
    await until('it leads on', () => wentTo.length > 0)
    expect(wentTo).toEqual(['/signin/code?next=%2Fadmin'])
    expect(toastShown()).toBeNull()
    const sent = phone.writes().length
    document.querySelector<HTMLFormElement>('form.stack')!.requestSubmit()
    expect(phone.writes()).toHaveLength(sent)
  })

  test('sends once, however often the form is sent meanwhile', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    phone.answering((path) => (path === '/api/login' ? (promise as never) : undefined))
    await phone.show(<SignIn />)
    const sent = phone.writes().length
    await enter('08031000001', phone.password)
    await act(async () => document.querySelector<HTMLFormElement>('form.stack')!.requestSubmit())
    expect(phone.writes()).toHaveLength(sent + 1)
    resolve(Response.json({ message: 'No' }, { status: 401 }))
    await until('it is answered', () => toastShown() !== null)
  })

  test.each([
    ['nothing', '', '', 'Phone number is required', 'Password is required'],
    ['no password', '08031000001', '', '', 'Password is required'],
    ['no number', '', 'secret', 'Phone number is required', ''],
  ])('with %s sends nothing, and says what is missing', async (_, number, password, aboutNumber, aboutPassword) => {
    await phone.show(<SignIn />)
    const sent = phone.writes().length
    await enter(number, password)
    expect([errorOf('Phone Number'), errorOf('Password')]).toEqual([aboutNumber, aboutPassword])
    expect(phone.writes()).toHaveLength(sent)
  })
})

test('after a form without script it shows what was typed and what is wrong', async () => {
  const values = { phone: '0811234567', phoneCountry: 'NA' }
  await phone.show(<SignIn />, { values, fields: { phone: 'No such number' }, message: 'Please try again' })
  expect(text()).toContain('Login failed: Please try again')
  expect(errorOf('Phone Number')).toBe('No such number')
  expect([field('Phone Number').value, field('Password').value]).toEqual(['0811234567', ''])
  expect(document.querySelector<HTMLSelectElement>('[name=phoneCountry]')!.value).toBe('NA')
})

test('a change of language comes back to this page', async () => {
  await phone.show(<SignIn />, { here: '/signin?next=%2Fcrops' }, 'ha')
  expect(document.querySelector<HTMLSelectElement>('#lang')!.value).toBe('ha')
  expect(document.querySelector<HTMLInputElement>('form.language [name=next]')!.value).toBe('/signin?next=%2Fcrops')
})
