import { afterAll, beforeEach, describe, expect, spyOn, test } from 'bun:test'
import { checkPassword, register } from '../../contracts/calls/accounts.ts'
import { withDom } from '../testing/dom.ts'

withDom()
const { act, all, errorOf, field, fill, has, press, sharedPhone, text, tick, toastShown, until } = await import(
  '../testing/screen.tsx'
)
const { default: Register } = await import('./register.tsx')
const { deleteDraft, readDraft } = await import('./draft.ts')

const phone = sharedPhone()
const went: string[] = []
const assign = spyOn(location, 'assign').mockImplementation((to) => void went.push(String(to)))
const scrolled = spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(() => {})
afterAll(() => {
  for (const spy of [assign, scrolled]) spy.mockRestore()
})
beforeEach(() => {
  went.length = 0
  deleteDraft()
  phone().answering(undefined)
})
const next = (at: number) => act(() => (all('.section > .button-wide')[at] as HTMLElement).click())
const focused = () => document.activeElement?.textContent
const PASSWORD = 'kola nut tree'
async function account() {
  await fill('Phone Number', '08031000777')
  await fill('Password', PASSWORD)
  await fill('Confirm', PASSWORD)
}

describe('the sections of the form', () => {
  test('are three, numbered, and lead on one by one', async () => {
    await phone().show(<Register />)
    expect(all('.section progress').map((bar) => [bar.getAttribute('value'), bar.getAttribute('max')])).toEqual([
      ['1', '3'],
      ['2', '3'],
      ['3', '3'],
    ])
    expect(all('.section > .button-wide')).toHaveLength(2)
    const [, farm, background] = all('h2').map(({ textContent }) => textContent)
    await account()
    await next(0)
    expect([focused(), errorOf('Phone Number')]).toEqual([farm!, ''])
    await tick('Maize')
    await next(1)
    expect(focused()).toBe(background!)
  })

  test('stay where something of theirs is wrong, and say nothing of the others', async () => {
    await phone().show(<Register />)
    const farm = all('h2')[1]!.textContent
    await next(0)
    expect(focused()).not.toBe(farm)
    expect([errorOf('Phone Number') !== '', errorOf('Password') !== '']).toEqual([true, true])
    const errors = all('.field-error').length
    await next(1)
    expect(all('.field-error').length).toBe(errors + 1)
    await account()
    expect(errorOf('Phone Number')).toBe('')
    await tick('Maize')
    expect(all('.field-error')).toHaveLength(0)
  })
})

describe('the password', () => {
  const judged = (answer: () => Response) =>
    phone().answering((path) =>
      path === checkPassword.path ? answer() : path.startsWith('/api/places') ? Response.json([]) : undefined,
    )
  const leave = () => act(() => field('Password').dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
  const asked = () => phone().calls.filter(({ path }) => path === checkPassword.path).length

  test('is judged when its field is left, once for what was typed', async () => {
    judged(() => Response.json({ message: 'No', fields: { password: 'Too common' } }, { status: 400 }))
    await phone().show(<Register />)
    const before = asked()
    await leave()
    expect(asked()).toBe(before)
    await fill('Phone Number', '08031000777')
    await fill('Password', 'password1')
    await leave()
    await until('it is said', () => errorOf('Password') === 'Too common')
    await leave()
    expect(asked()).toBe(before + 1)
    expect(phone().calls.findLast(({ path }) => path === checkPassword.path)?.body).toEqual({
      ...{ password: 'password1', phone: '+2348031000777' },
    })
    judged(() => new Response(null, { status: 204 }))
    await fill('Password', PASSWORD)
    await leave()
    await until('it is right', () => errorOf('Password') === '')
    judged(() => new Response('', { status: 502 }))
    await fill('Password', 'another one')
    await leave()
    await until('it is asked', () => asked() === before + 3)
    expect(errorOf('Password')).toBe('')
  })

  test('is offered when the form is begun, and taken in the open', async () => {
    await phone().show(<Register />)
    expect(text()).not.toContain('Use this')
    await act(() => field('First').dispatchEvent(new FocusEvent('focusin', { bubbles: true })))
    await until('it is offered', () => has('.row b'))
    const offer = document.querySelector('.row b')!.textContent
    expect(field('Password').type).toBe('password')
    await press(/Use/)
    expect([field('Password').value, field('Confirm').value, field('Password').type]).toEqual([offer, offer, 'text'])
  })
})

describe('sending', () => {
  const filled = async () => {
    await account()
    await fill('First', 'Hauwa')
    await tick('Maize')
    await tick('Rain')
  }
  const submit = () => act(() => (document.querySelector('form > button[type=submit]') as HTMLElement).click())
  const sent = () => phone().calls.filter(({ path }) => path === register.path)

  test('goes once, leads on to where one came from, and forgets what was typed', async () => {
    let answer = (_: Response) => {}
    phone().answering((path) => (path === register.path ? new Promise((done) => (answer = done)) : undefined))
    await phone().show(<Register />, { next: '/questions' })
    await filled()
    expect(readDraft()).not.toBeNull()
    const before = sent().length
    await submit()
    await submit()
    await until('it is sent', () => sent().length === before + 1)
    expect(sent().at(-1)!.body).toMatchObject({ firstName: 'Hauwa', location: null, primaryCrops: ['maize'] })
    await act(() => answer(Response.json({ id: 'u9' })))
    await until('it leads on', () => went.length === 1)
    expect([went, readDraft()]).toEqual([['/questions'], null])
    expect(document.querySelector<HTMLInputElement>('main [name=next]')?.value).toBe('/questions')
    expect(all('a').map((link) => link.getAttribute('href'))).toContain('/signin?next=%2Fquestions')
  })

  test('that was refused can be sent again, and says why until then', async () => {
    phone().answering((path) =>
      path === register.path
        ? Response.json({ message: 'Sorry', fields: { email: 'Not an address' } }, { status: 400 })
        : undefined,
    )
    await phone().show(<Register />)
    await filled()
    await submit()
    await until('it is said', () => errorOf('Email') === 'Not an address')
    expect([
      document.querySelector('.notice')?.textContent?.includes('Sorry'),
      toastShown()?.includes('Sorry'),
    ]).toEqual([true, true])
    const before = sent().length
    await fill('Password', 'x')
    await submit()
    expect([has('.notice'), sent().length]).toEqual([false, before])
    expect(has('main [name=next]')).toBe(false)
  })

  test('without script shows what was sent, and no draft over it', async () => {
    sessionStorage.setItem('gona.register', JSON.stringify({ firstName: ['Draft'] }))
    const values = { firstName: 'Sent', primaryCrops: ['maize', 'rice'], sharePartners: 'yes', phoneCountry: 'NA' }
    await phone().show(<Register />, { values, fields: { crops: 'Too many' }, message: 'Sorry' })
    expect(field('First').value).toBe('Sent')
    const ticked = () => (all('[name=primaryCrops]:checked') as HTMLInputElement[]).map(({ value }) => value)
    expect(ticked()).toEqual(['maize', 'rice'])
    expect(document.querySelector<HTMLInputElement>('[name=sharePartners]')!.checked).toBe(true)
    expect(document.querySelector<HTMLSelectElement>('[name=phoneCountry]')!.value).toBe('NA')
    expect([text().includes('Too many'), document.querySelector('.notice')?.textContent?.includes('Sorry')]).toEqual([
      true,
      true,
    ])
    await phone().show(<Register />)
    expect(field('First').value).toBe('Draft')
    expect(document.querySelector<HTMLInputElement>('[name=sharePartners]')!.checked).toBe(false)
    expect([ticked(), has('.notice')]).toEqual([[], false])
  })
})
