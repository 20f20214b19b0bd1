import { LONGEST } from '../../../contracts/lengths.ts'
import { refuse } from '../../../contracts/refusals.ts'
import type { MenuScreen } from '../dial.ts'
import { ask, to } from '../view.ts'
import { label } from './labels.ts'
import type { MenuNeeds } from './needs.ts'

const MOST = 5

/** A place by its typed name, chosen among those of that name; it goes on at `next` with its point. */
export const place = ({ places }: Pick<MenuNeeds, 'places'>): MenuScreen => ({
  async show({ words: { ussd } }, { next, typed, ...given }) {
    if (typed === undefined) return ask(ussd.whichPlace)
    const found = await places.forward(String(typed), MOST)
    // As one was found when it was typed.
    if (found.length === 0) return ask(ussd.whichPlace)
    return {
      ...ask(ussd.choosePlace),
      choices: found.map(({ name, state, lat, lon }) => {
        const of = state && state !== name ? `${name}, ${state}` : name
        return { label: label(of), to: to(String(next), { ...given, place: of, lat, lng: lon }) }
      }),
    }
  },
  async take(_, given, answer) {
    const typed = answer.slice(0, LONGEST.location)
    if ((await places.forward(typed, 1)).length === 0) throw refuse('place.notFound', { name: typed })
    return to('place', { ...given, typed })
  },
})

/** A farmer's own place, told anew. */
export const placeSave = ({ accounts }: Pick<MenuNeeds, 'accounts'>): MenuScreen => ({
  passing: true,
  async show(dial, { place, lat, lng }) {
    const location = { name: String(place), lat: Number(lat), lng: Number(lng) }
    await dial.once('place', () => accounts.profile.update(dial.actor(), { location }))
    return to('settings', { said: 'placeSaved' })
  },
})
