import { coordinatesOf } from '../../contracts/shapes.ts'
import { farmTimeZone } from './farm-time-zone.ts'
import { useNow } from './now.ts'
import { useUser } from './user.ts'

/** Making one takes a hundred times as long as using it, and a page asks for the day many times. */
const calendars = new Map<string, Intl.DateTimeFormat>()

/** The day it is in a time zone at an ISO time, `YYYY-MM-DD`. */
export function dayIn(timeZone: string, now: string): string {
  const calendar =
    calendars.get(timeZone) ??
    new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  calendars.set(timeZone, calendar)
  return calendar.format(new Date(now))
}

/** Today on the user's farm, the same on the server and the phone. */
export function useFarmDay(): string {
  const { user } = useUser()
  return dayIn(farmTimeZone(coordinatesOf(user?.location)), useNow())
}
