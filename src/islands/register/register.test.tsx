import { afterEach, beforeEach, describe, expect, spyOn, test } from 'bun:test'
import { findPlaces, findPlacesNearPoint } from '../../contracts/calls/places.ts'
import { withDom } from '../testing/dom.ts'
import { define } from '../testing/phone-apis.ts'

withDom()
const { act, errorOf, field, fill, hasButton, openPhone, press, text, tick, toastShown, until } = await import(
  '../testing/screen.tsx'
)
const { default: Register } = await import('./register.tsx')

let phone: Awaited<ReturnType<typeof openPhone>>
const wentTo: string[] = []
const places = [{ name: 'Zaria', state: 'Kaduna', lat: 11.0667, lon: 7.7, country: 'NG' }]
beforeEach(async () => {
  phone = await openPhone()
  wentTo.length = 0
  spyOn(location, 'assign').mockImplementation((address) => void wentTo.push(String(address)))
  phone.answering((path) =>
    path.startsWith(findPlaces.path) && !path.startsWith(findPlacesNearPoint.path) ? Response.json(places) : undefined,
  )
})
afterEach(() => phone.close())

async function fillAll(number = '08031000777') {
  await fill('Phone Number', number)
  await fill('Password', 'kola nut tree')
  await fill('Confirm', 'kola nut tree')
  await fill('First', 'Hauwa')
  await fill('Location', 'Zaria')
  await tick('Maize')
  await tick('Rain')
}
const sent = () => phone.calls.find(({ path }) => path === '/api/register')?.body as Record<string, unknown> | undefined

describe('registering', () => {
  test('sends what was typed, the place with its coordinates, and leads home', async () => {
    await phone.show(<Register />)
    await fillAll()
    await press('Create Account')
    await until('it leads home', () => wentTo.length > 0)
    expect(wentTo).toEqual(['/'])
    expect(sent()).toMatchObject({ firstName: 'Hauwa', location: { lat: 11.0667, lng: 7.7, name: 'Zaria, Kaduna' } })
    expect(sessionStorage.length).toBe(0)
  })

  test('says all that is missing at once, and sends nothing', async () => {
    await phone.show(<Register />)
    await press('Create Account')
    expect(errorOf('Phone Number')).not.toBe('')
    expect(errorOf('Password')).not.toBe('')
    expect(phone.writes()).toEqual([])
  })

  test('keeps what was typed for this tab, but no password', async () => {
    await phone.show(<Register />)
    await fillAll()
    await phone.show(<Register />)
    expect([field('First').value, field('Location').value, field('Maize').checked]).toEqual(['Hauwa', 'Zaria', true])
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('kola')
    expect(field('Password').value).toBe('')
  })

  test('ticks the crop touched on the landing page, beside those ticked before', async () => {
    await phone.show(<Register />, { crop: 'rice' })
    expect([field('Rice').checked, field('Maize').checked]).toEqual([true, false])
    await tick('Maize')
    await phone.show(<Register />, { crop: 'cassava' })
    expect(['Rice', 'Maize', 'Cassava'].map((crop) => field(crop).checked)).toEqual([true, true, true])
  })

  test('an offered password fills both fields, and is then no longer offered', async () => {
    await phone.show(<Register />)
    await act(() => void field('Phone Number').dispatchEvent(new FocusEvent('focusin', { bubbles: true })))
    await until('it is offered', () => hasButton('Use this'))
    await press('Use this')
    expect(field('Password').value).toMatch(/^[a-z]+-[a-z]+-\d+$/)
    expect([field('Confirm').value, hasButton('Use this')]).toEqual([field('Password').value, false])
  })

  test('with a number that is taken says so and keeps the form', async () => {
    await phone.show(<Register />)
    await fillAll('08031000001')
    await press('Create Account')
    await until('it is told', () => toastShown() !== null)
    expect(wentTo).toEqual([])
    expect(errorOf('Phone Number')).toContain('already')
    expect(field('First').value).toBe('Hauwa')
  })

  test('a place from the phone goes as it was found, unless another is typed over it', async () => {
    const undo = define(navigator, 'geolocation', {
      value: {
        getCurrentPosition: (found: (position: unknown) => void) =>
          found({ coords: { latitude: 9.0579, longitude: 7.4951 } }),
      },
    })
    await phone.show(<Register />)
    await fillAll()
    await press(/Use/)
    await until('it is found', () => text().includes('9.0579'))
    await fill('Location', 'Zaria')
    expect(text()).not.toContain('9.0579')
    await press('Create Account')
    await until('it leads home', () => wentTo.length > 0)
    expect(sent()).toMatchObject({ location: { lat: 11.0667, lng: 7.7 } })
    undo()
  })
})
