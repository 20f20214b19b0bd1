import { describe, expect, test } from 'bun:test'
import { findPlaces } from './find-places.ts'
import { createKnownPlaces } from './known-places.ts'

const { places, references } = createKnownPlaces()
const first = (text: string) => {
  const [found] = findPlaces(places, text, 1)
  return found ? `${found.name}, ${found.state}, ${found.country}` : null
}

describe('finding a place by name', () => {
  test.each([
    ['Kano', 'Kano, Kano, NG'],
    ['  KANO ', 'Kano, Kano, NG'],
    ['Kano, Nigeria', 'Kano, Kano, NG'],
    ['Ikeja Lagos', 'Ikeja, Lagos, NG'],
    ['Ikeja, Lagos State, Nigeria', 'Ikeja, Lagos, NG'],
    ['Windhoek Namibia', 'Windhoek, Khomas, NA'],
    ['surulere oyo', 'Surulere, Oyo, NG'],
    ['Kaduna Zaria', 'Zaria, Kaduna, NG'],
    ['gwale kano', 'Gwale, Kano, NG'],
    ['Kuje, Abuja', 'Kuje, FCT, NG'],
  ])('%s is %s', (text, place) => expect(first(text)).toBe(place))

  test.each([
    ['Ọ̀ṣogbo', 'Osogbo, Osun, NG'],
    ['Lüderitz', 'Lüderitz, ǁKaras, NA'],
    ['luderitz', 'Lüderitz, ǁKaras, NA'],
    ['ile ife', 'Ile-Ife, Osun, NG'],
    ['portharcourt', 'Port Harcourt, Rivers, NG'],
  ])('accents and punctuation do not matter: %s', (text, place) => expect(first(text)).toBe(place))

  test.each([
    ['Maidugri', 'Maiduguri, Borno, NG'],
    ['Ibaden', 'Ibadan, Oyo, NG'],
    ['Abekuta', 'Abeokuta, Ogun, NG'],
    ['Port Harcort', 'Port Harcourt, Rivers, NG'],
    ['Onisha', 'Onitsha, Anambra, NG'],
    ['Sokotto', 'Sokoto, Sokoto, NG'],
    ['uyoh', 'Uyo, Akwa Ibom, NG'],
    ['windhuk', 'Windhoek, Khomas, NA'],
    ['Otjiwarango', 'Otjiwarongo, Otjozondjupa, NA'],
    ['Ikega Lagos', 'Ikeja, Lagos, NG'],
  ])('a common misspelling is understood: %s', (text, place) => expect(first(text)).toBe(place))

  test.each([
    ['Oshogbo', 'Osogbo, Osun, NG'],
    ['PH', 'Port Harcourt, Rivers, NG'],
    ['Zariya', 'Zaria, Kaduna, NG'],
    ['Socoto', 'Sokoto, Sokoto, NG'],
  ])('other names people use are known: %s', (text, place) => expect(first(text)).toBe(place))

  test.each([
    ['Kebbi', 'Kebbi, Kebbi, NG'],
    ['Kebbi State', 'Kebbi, Kebbi, NG'],
    ['Federal Capital Territory', 'FCT, FCT, NG'],
    ['Karas Region', 'ǁKaras, ǁKaras, NA'],
    ['Khomas', 'Khomas, Khomas, NA'],
  ])('states and regions are places too: %s', (text, place) => expect(first(text)).toBe(place))

  test.each([
    'asdfgh',
    'xyzzy',
    'hello world',
    'zzzz',
    '!!!',
    '',
    'Atlantis',
    'my house',
    'constructor farm',
    '12.0, 8.5',
    'x'.repeat(5000),
  ])('nonsense finds nothing: %s', (text) => expect(first(text)).toBeNull())

  test('reference locations are found by their own name and state', () => {
    const everyTwelfth = references.filter((_, n) => n % 12 === 0)
    const lost = everyTwelfth.filter(
      ({ lga, state }) => !findPlaces(places, `${lga}, ${state}`, 5).some((place) => place.state === state),
    )
    expect(lost).toEqual([])
  })

  test('the best comes first, each place once', () => {
    const names = findPlaces(places, 'Nasarawa', 10).map(({ name, state }) => `${name}, ${state}`)
    expect(names.slice(0, 2)).toEqual(['Nasarawa, Nasarawa', 'Nasarawa, Kano'])
    expect(new Set(names).size).toBe(names.length)
    // Doubles take no place in the list.
    expect(findPlaces(places, 'Ondo', 5)).toHaveLength(5)
  })
})

test('a text of eight words may name a place, a longer one does not', () => {
  const words = (count: number) => ['Ikeja', ...Array(count - 3).fill('lga'), 'Lagos', 'Nigeria'].join(' ')
  expect([first(words(8)), first(words(9))]).toEqual(['Ikeja, Lagos, NG', null])
})
