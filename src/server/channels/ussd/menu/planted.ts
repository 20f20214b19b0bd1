import { addDays } from '../../../../agronomy/dates.ts'
import { fill } from '../../../../shared/fill.ts'
import { farmerToday } from '../../../crops/farmer-day.ts'
import type { Dial, MenuScreen } from '../dial.ts'
import { ask, type Place, tell, to } from '../view.ts'
import { weeksBefore } from './labels.ts'
import type { MenuNeeds } from './needs.ts'
import { typedDay } from './typed-day.ts'

type Needs = Pick<MenuNeeds, 'clock'>

/** "This week" has no date: use its middle. */
const MIDDLE_OF_WEEK = 3
const WEEKS_AGO = [2, 4, 8]
const WEEKS_AHEAD = [1, 2, 4]

/** Next place after the date: in a registration, for an existing crop, or for a new one. */
function onward({ next: _, ...given }: Place['given'], day: string): Place {
  const at = given.sms !== undefined ? 'joinMore' : given.id !== undefined ? 'cropChange' : 'cropAdd'
  return to(at, { ...given, day })
}

const todayOf = ({ user }: Dial, { clock }: Needs, { lat, lng }: Place['given']): string => {
  const point = lat === undefined ? null : { name: '', lat: Number(lat), lng: Number(lng) }
  return farmerToday(point ?? user?.location ?? null, clock.now())
}

export const planted = (needs: Needs): MenuScreen => ({
  show(dial, given) {
    const { ussd } = dial.words
    const today = todayOf(dial, needs, given)
    return tell(ussd.whenPlanted, [
      { label: ussd.thisWeek, to: onward(given, addDays(today, -MIDDLE_OF_WEEK)) },
      ...WEEKS_AGO.map((n) => ({ label: fill(ussd.weeksAgo, { n }), to: onward(given, weeksBefore(today, n)) })),
      { label: ussd.notYet, to: to('planting', given) },
      { label: ussd.knowDay, to: to('typedDay', { ...given, way: 'past' }) },
    ])
  },
})

export const planting = (needs: Needs): MenuScreen => ({
  show(dial, given) {
    const { ussd } = dial.words
    const today = todayOf(dial, needs, given)
    return tell(ussd.whenPlanting, [
      ...WEEKS_AHEAD.map((n) => ({ label: fill(ussd.inWeeks, { n }), to: onward(given, weeksBefore(today, -n)) })),
      { label: ussd.knowDay, to: to('typedDay', { ...given, way: 'ahead' }) },
    ])
  },
})

export const typedDayScreen = (needs: Needs): MenuScreen => ({
  show: ({ words: { ussd } }) => ask(ussd.typeDay),
  take(dial, { way, ...given }, answer) {
    const day = typedDay(answer, todayOf(dial, needs, given), way === 'ahead' ? 'ahead' : 'past')
    return day ? onward(given, day) : { wrong: dial.words.ussd.dayWrong }
  },
})
