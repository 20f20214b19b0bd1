import { addDays } from '../../../../agronomy/dates.ts'
import { fillPlaceholders } from '../../../../shared/fill-placeholders.ts'
import { farmerToday } from '../../../crops/farmer-today.ts'
import type { DialSession, MenuScreen } from '../dial.ts'
import { inputView, type MenuPlace, menuPlace, textView } from '../view.ts'
import { weeksBefore } from './labels.ts'
import type { MenuDeps } from './menu-deps.ts'
import { parseTypedDay } from './typed-day.ts'

type Deps = Pick<MenuDeps, 'clock'>

/** Days before today that "this week" stands for, the middle of the week. */
const MIDDLE_OF_WEEK = 3
const WEEKS_AGO = [2, 4, 8]
const WEEKS_AHEAD = [1, 2, 4]

/** Returns the next place after the date: in a registration, for an existing crop, or for a new one. */
function nextPlace({ next: _, ...given }: MenuPlace['given'], day: string): MenuPlace {
  const at = given.sms !== undefined ? 'joinMore' : given.id !== undefined ? 'cropChange' : 'cropAdd'
  return menuPlace(at, { ...given, day })
}

const todayOf = ({ user }: DialSession, { clock }: Deps, { lat, lng }: MenuPlace['given']): string => {
  const point = lat === undefined ? null : { name: '', lat: Number(lat), lng: Number(lng) }
  return farmerToday(point ?? user?.location ?? null, clock.now())
}

export const plantedScreen = (deps: Deps): MenuScreen => ({
  show(dial, given) {
    const { ussd } = dial.words
    const today = todayOf(dial, deps, given)
    return textView(ussd.whenPlanted, [
      { label: ussd.thisWeek, to: nextPlace(given, addDays(today, -MIDDLE_OF_WEEK)) },
      ...WEEKS_AGO.map((n) => ({
        label: fillPlaceholders(ussd.weeksAgo, { n }),
        to: nextPlace(given, weeksBefore(today, n)),
      })),
      { label: ussd.notYet, to: menuPlace('planting', given) },
      { label: ussd.knowDay, to: menuPlace('typedDay', { ...given, way: 'past' }) },
    ])
  },
})

export const plantingScreen = (deps: Deps): MenuScreen => ({
  show(dial, given) {
    const { ussd } = dial.words
    const today = todayOf(dial, deps, given)
    return textView(ussd.whenPlanting, [
      ...WEEKS_AHEAD.map((n) => ({
        label: fillPlaceholders(ussd.inWeeks, { n }),
        to: nextPlace(given, weeksBefore(today, -n)),
      })),
      { label: ussd.knowDay, to: menuPlace('typedDay', { ...given, way: 'ahead' }) },
    ])
  },
})

export const typedDayScreen = (deps: Deps): MenuScreen => ({
  show: ({ words: { ussd } }) => inputView(ussd.typeDay),
  take(dial, { way, ...given }, answer) {
    const day = parseTypedDay(answer, todayOf(dial, deps, given), way === 'ahead' ? 'ahead' : 'past')
    return day ? nextPlace(given, day) : { wrong: dial.words.ussd.dayWrong }
  },
})
