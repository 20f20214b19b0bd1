import type { Config } from '../../../ground/config.ts'

/** Where a phone's calling code is used; of a country with several zones the one most people live in. IANA names. */
const ZONES: Record<string, string> = {
  '20': 'Africa/Cairo',
  '27': 'Africa/Johannesburg',
  '211': 'Africa/Juba',
  '212': 'Africa/Casablanca',
  '213': 'Africa/Algiers',
  '216': 'Africa/Tunis',
  '218': 'Africa/Tripoli',
  '220': 'Africa/Banjul',
  '221': 'Africa/Dakar',
  '222': 'Africa/Nouakchott',
  '223': 'Africa/Bamako',
  '224': 'Africa/Conakry',
  '225': 'Africa/Abidjan',
  '226': 'Africa/Ouagadougou',
  '227': 'Africa/Niamey',
  '228': 'Africa/Lome',
  '229': 'Africa/Porto-Novo',
  '231': 'Africa/Monrovia',
  '232': 'Africa/Freetown',
  '233': 'Africa/Accra',
  '234': 'Africa/Lagos',
  '235': 'Africa/Ndjamena',
  '236': 'Africa/Bangui',
  '237': 'Africa/Douala',
  '241': 'Africa/Libreville',
  '242': 'Africa/Brazzaville',
  '243': 'Africa/Kinshasa',
  '244': 'Africa/Luanda',
  '250': 'Africa/Kigali',
  '251': 'Africa/Addis_Ababa',
  '254': 'Africa/Nairobi',
  '255': 'Africa/Dar_es_Salaam',
  '256': 'Africa/Kampala',
  '257': 'Africa/Bujumbura',
  '258': 'Africa/Maputo',
  '260': 'Africa/Lusaka',
  '263': 'Africa/Harare',
  '264': 'Africa/Windhoek',
  '265': 'Africa/Blantyre',
  '266': 'Africa/Maseru',
  '267': 'Africa/Gaborone',
  '268': 'Africa/Mbabane',
}

const OPENS = 8 * 60
const CLOSES = 20 * 60
const DAY = 24 * 60
const MINUTE_MS = 60_000

/** The time zone of an E.164 phone's country; UTC where it is not known. */
export const zoneOf = (phone: string): string => ZONES[phone.slice(1, 4)] ?? ZONES[phone.slice(1, 3)] ?? 'UTC'

export interface Moment {
  /** When the window opens for this phone, ISO; null: it is open now, or does not apply. */
  opensAt: string | null
  /** The phone's own day on which a message handed over as soon as allowed arrives. */
  day: string
}

/**
 * When a person may be sent to: promotional SMS from 08:00 to 20:00 of their own time (Nigeria refuses others), on the
 * transactional route always. Worked out once a zone for one moment.
 */
export function sendingHours(route: Config['SMS_ROUTE'], now: Date): (phone: string) => Moment {
  const known = new Map<string, Moment>()
  return (phone) => {
    const zone = zoneOf(phone)
    let moment = known.get(zone)
    if (!moment) {
      moment = momentIn(zone, route, now)
      known.set(zone, moment)
    }
    return moment
  }
}

function momentIn(zone: string, route: Config['SMS_ROUTE'], now: Date): Moment {
  const { day, minutes } = localTime(zone, now)
  if (route === 'transactional' || (minutes >= OPENS && minutes < CLOSES)) return { opensAt: null, day }
  const wait = (OPENS - minutes + DAY) % DAY
  const thisMinute = Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS
  const opens = new Date(thisMinute + wait * MINUTE_MS)
  return { opensAt: opens.toISOString(), day: localTime(zone, opens).day }
}

function localTime(zone: string, at: Date): { day: string; minutes: number } {
  const local = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(at)
  return { day: local.slice(0, 10), minutes: Number(local.slice(11, 13)) * 60 + Number(local.slice(14, 16)) }
}
