import { describe, expect, test } from 'bun:test'
import type { PersonDetails } from '../../contracts/people.ts'
import { withDom } from '../testing/dom.ts'
import type { PersonScreenProps } from './person.tsx'

withDom()
const { forms, hasButton, sharedPhone, text } = await import('../testing/screen.tsx')
const { default: Person } = await import('./person.tsx')

const phone = sharedPhone()

const PERSON: PersonDetails = {
  ...{ id: 'p1', phone: '+2348031000001', firstName: 'Aisha', lastName: 'Bello', place: 'Kano', location: null },
  ...{ primaryCrops: 'maize,cowpeas,tulips', preferredLanguage: 'ha', arrivedBy: 'web', webAt: null },
  ...{ lastActiveAt: '2026-07-01T23:30:00.000Z', lastActiveBy: 'web', createdAt: '2026-06-01T08:00:00.000Z' },
  ...{ channels: { advice: 'web', warnings: 'web', answers: 'web' }, isLeadFarmer: false, passwordBy: [] },
  officer: { on: false, states: [], crops: [] },
} as PersonDetails
const NOTHING = { items: [], next: null }
const PAGE: PersonScreenProps = {
  ...{ person: PERSON, messages: NOTHING, log: NOTHING, states: ['Kano', 'Oyo'], ussdCode: null },
}
const show = (over: Partial<PersonScreenProps> = {}, person: Partial<PersonDetails> = {}, more: object = {}) =>
  phone().show(<Person />, { ...PAGE, ...over, person: { ...PERSON, ...person }, ...more })
const hrefs = () => [...document.querySelectorAll('main a')].map((link) => link.getAttribute('href'))
const items = () => [...document.querySelectorAll('main li')].map((item) => item.textContent)
const checked = (name: string) =>
  [...document.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`)].flatMap((one) =>
    one.checked ? [one.value] : [],
  )
const open = () => [...document.querySelectorAll('details')].map((details) => details.open)
const heading = () => document.querySelector('h1')!.textContent

describe('a farmer', () => {
  test.each([
    ['both names', {}, 'Aisha Bello'],
    ['the first name', { lastName: null }, 'Aisha'],
    ['the last name', { firstName: null }, 'Bello'],
    ['no name', { firstName: null, lastName: null }, 'Farmer'],
  ])('is named by %s', async (_, person, name) => {
    await show({}, person)
    expect(heading()).toBe(name)
  })

  test('is shown with number, place, language, crops and the last visit', async () => {
    await show()
    expect(text()).toContain('+234 803 100 0001 · Kano · Hausa')
    expect(text()).toContain('Maize (Corn), Cowpeas')
    expect(text()).toMatch(/Last seen Wed 1(?!\d)/)
  })

  test('without place, crops or visit is shown without them', async () => {
    await show({}, { place: null, primaryCrops: null, lastActiveAt: null })
    expect(text()).toContain('+234 803 100 0001 · Hausa')
    expect(text()).not.toContain('(Corn), Cowpeas')
    expect(text()).not.toContain('Last seen')
  })

  test('that is gone is said to be, with a way back', async () => {
    await phone().show(<Person />, { missing: true })
    expect(heading()).toBe('Farmer')
    expect(hrefs()).toContain('/admin/audience')
    expect(forms()).toEqual([])
  })

  test('has the reason for a refusal above all, and none at first', async () => {
    await show()
    expect(document.querySelector('[role=alert]')).toBeNull()
    await show({}, {}, { message: 'This number was never confirmed.' })
    expect(document.querySelector('[role=alert]')!.textContent).toBe('This number was never confirmed.')
  })
})

describe('the lists', () => {
  test('say that there is nothing where there is nothing', async () => {
    await show()
    expect(text()).toContain('No SMS yet.')
    expect(text()).toContain('No work is recorded yet.')
    expect(hasButton('Older')).toBe(false)
  })

  test('have SMS with day and state, also those whose text is deleted, and work by day', async () => {
    const sent = { state: 'delivered', createdAt: '2026-07-05T08:00:00.000Z' } as const
    await show({
      messages: {
        items: [
          { id: 'm2', text: 'Weed now', ...sent },
          { id: 'm1', text: '', ...sent, state: 'failed' },
        ],
        next: null,
      },
      log: { items: [{ id: 'l1', cropType: 'maize', kind: 'weeded', date: '2026-07-04' }], next: null },
    })
    const [first, second, work] = items()
    expect([first, second, work]).toEqual([
      'Sun 5 · DeliveredWeed now',
      'Sun 5 · FailedThe text is deleted.',
      'Sat 4: I weeded · Maize (Corn)',
    ])
    expect(text()).not.toContain('No SMS yet.')
    expect(text()).not.toContain('No work is recorded yet.')
  })

  test('lead each to its own next page', async () => {
    await show({ messages: { items: [], next: 'm9' } })
    expect(hrefs().filter((href) => href?.includes('?'))).toEqual(['/admin/people/p1?messages=m9'])
    await show({ log: { items: [], next: 'l9' } })
    expect(hrefs().filter((href) => href?.includes('?'))).toEqual(['/admin/people/p1?log=l9'])
  })
})

describe('help with the password', () => {
  const FORGOT = 'They press “Forgot your password?”'
  const OPERATOR = 'The operator of the server sets a new password.'
  test.each<[string, PersonDetails['passwordBy'], string | null, boolean[]]>([
    ['by SMS', ['sms'], null, [true, false, false]],
    ['by dial', ['dial'], '*384*1#', [false, true, false]],
    ['by both', ['sms', 'dial'], '*384*1#', [true, true, false]],
    ['only by the operator', [], null, [false, false, true]],
  ])('names the ways that work: %s', async (_, passwordBy, ussdCode, ways) => {
    await show({ ussdCode }, { passwordBy })
    expect([FORGOT, 'They dial *384*1#', OPERATOR].map((way) => text().includes(way))).toEqual(ways)
    expect(text()).toContain('Never ask for a password or a code.')
  })
})

describe('the role of officer', () => {
  const role = () => forms().find(([action]) => action === '/admin/people/p1/officer')
  test('is not given at first, and its choices are folded', async () => {
    await show()
    expect(role()?.[2]).toBe('Save')
    expect([checked('on'), checked('states'), checked('crops'), open()]).toEqual([[], [], [], [false, false]])
    expect(document.querySelectorAll('input[name="states"]')).toHaveLength(2)
  })

  test('shows what it was given for', async () => {
    await show({}, { officer: { on: true, states: ['Oyo'], crops: [] } })
    expect([checked('on'), checked('states'), checked('crops'), open()]).toEqual([['yes'], ['Oyo'], [], [true, false]])
    await show({}, { officer: { on: true, states: [], crops: ['maize'] } })
    expect([checked('states'), checked('crops'), open()]).toEqual([[], ['maize'], [false, true]])
  })
})
