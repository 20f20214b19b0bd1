import { MAX_LENGTH } from '../../../../contracts/lengths.ts'
import type { GeocodedPlace } from '../../../../contracts/places.ts'
import { refusalError } from '../../../../contracts/refusals.ts'
import { toPlainCharacters } from '../../../../words/plain-characters.ts'
import type { DialSession, MenuScreen } from '../dial.ts'
import { inputView, type MenuPlace, menuPlace, type ScreenView } from '../view.ts'
import { shortLabel } from './labels.ts'
import type { MenuDeps } from './menu-deps.ts'

const MAX_PLACES_SHOWN = 5

const normalizePlaceName = (name: string) =>
  toPlainCharacters(name, (char) => char < '\x80')
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim()

/** Choice of a place by typed name; goes on at `next` with its coordinates. */
export const placeScreen = ({ places }: Pick<MenuDeps, 'places'>): MenuScreen => ({
  async show({ words: { ussd } }, { next, typed, ...given }) {
    if (typed === undefined) return inputView(ussd.whichPlace)
    const found = await places.forward(String(typed), MAX_PLACES_SHOWN)
    // A name found when it was typed may no longer be found.
    if (found.length === 0) return inputView(ussd.whichPlace)
    return {
      ...inputView(ussd.choosePlace),
      choices: found.map((one) => {
        const point = pointOf(one)
        return { label: shortLabel(point.place), to: menuPlace(String(next), { ...given, ...point }) }
      }),
    }
  },
  async take(_, given, answer) {
    const typed = answer.slice(0, MAX_LENGTH.location)
    const found = await places.forward(typed, MAX_PLACES_SHOWN)
    if (found.length === 0) throw refusalError('place.notFound', { name: typed })
    const { next, ...rest } = given
    const meant = next === 'placeSave' ? null : findUnambiguousPlace(found, typed)
    return meant
      ? menuPlace(String(next), { ...rest, typed, ...pointOf(meant) })
      : menuPlace('place', { ...given, typed })
  },
})

/** Returns the only place with exactly this name, or the only place found; else null. */
function findUnambiguousPlace(found: GeocodedPlace[], typed: string): GeocodedPlace | null {
  const same = found.filter(({ name }) => normalizePlaceName(name) === normalizePlaceName(typed))
  return (same.length === 1 ? same[0] : found.length === 1 ? found[0] : null) ?? null
}

function pointOf({ name, state, lat, lon }: GeocodedPlace) {
  return { place: state && state !== name ? `${name}, ${state}` : name, lat, lng: lon }
}

export const otherPlaceChoices = (
  dial: DialSession,
  next: string,
  given: MenuPlace['given'],
): ScreenView['choices'] => {
  const { typed, place: _, lat: __, lng: ___, ...rest } = given
  return typed === undefined
    ? []
    : [{ label: dial.words.ussd.otherPlace, to: menuPlace('place', { ...rest, typed, next }) }]
}

export const placeSaveScreen = ({ accounts }: Pick<MenuDeps, 'accounts'>): MenuScreen => ({
  passing: true,
  async show(dial, { place, lat, lng }) {
    const location = { name: String(place), lat: Number(lat), lng: Number(lng) }
    await dial.once('place', () => accounts.profile.update(dial.actor(), { location }))
    return menuPlace('settings', { said: 'placeSaved' })
  },
})
