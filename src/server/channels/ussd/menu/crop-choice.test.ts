import { describe, expect, test } from 'bun:test'
import type { Location } from '../../../../contracts/shapes.ts'
import { TEXTS_BY_LANGUAGE } from '../../../../words/index.ts'
import type { DialSession } from '../dial.ts'
import type { ScreenView } from '../view.ts'
import { cropChoiceScreen } from './crop-choice.ts'
import { cropsByNearness } from './near-crops.ts'

const show = (location: Location | null, given: Record<string, string | number> = {}) => {
  const dial = { user: { location }, words: TEXTS_BY_LANGUAGE.en, language: 'en' } as unknown as DialSession
  return cropChoiceScreen.show(dial, given) as ScreenView
}
const cropsOf = ({ choices }: ScreenView) => choices.flatMap(({ to }) => ('crop' in to.given ? [to.given.crop] : []))

describe('the crops to choose from on a dial', () => {
  const namibia = { name: 'Outapi', lat: -17.5, lng: 14.99 }
  test.each<[string, Location | null, Record<string, string>, number]>([
    ['of the place that was told', namibia, { lat: '5' }, 5],
    ['of the farm', namibia, {}, -17.5],
    ['of the savanna, while no place is known', null, {}, 9.06],
    ['of the savanna, for a place in words', 'Fagge', {}, 9.06],
  ])('are those %s', (_, location, given, lat) => {
    expect(cropsOf(show(location, given))).toEqual([...cropsByNearness(lat).near])
  })

  test('have all others behind "more", and keep what was told before', () => {
    const first = show(null, { lat: '12', typed: 'Kano' })
    const more = first.choices.find(({ to }) => to.given.more)!
    expect(more.to).toMatchObject({ given: { lat: '12', more: 1 } })
    const rest = show(null, more.to.given as Record<string, string>)
    expect(cropsOf(rest)).toEqual([...cropsByNearness(12).others])
    expect(rest.choices.some(({ to }) => to.given.more)).toBe(false)
    for (const { to } of rest.choices) expect(to.given).toMatchObject({ lat: '12' })
    for (const { to } of rest.choices) expect(to.given).not.toHaveProperty('typed')
  })
})
