import type { Config } from '../../shared/config.ts'

/** Time zones by calling code, as city names of IANA zones in Africa; for a country with several zones, the most populous. */
const ZONES_BY_CALLING_CODE = new Map(
  `20 Cairo, 27 Johannesburg, 211 Juba, 212 Casablanca, 213 Algiers, 216 Tunis, 218 Tripoli, 220 Banjul,
  221 Dakar, 222 Nouakchott, 223 Bamako, 224 Conakry, 225 Abidjan, 226 Ouagadougou, 227 Niamey, 228 Lome,
  229 Porto-Novo, 231 Monrovia, 232 Freetown, 233 Accra, 234 Lagos, 235 Ndjamena, 236 Bangui, 237 Douala,
  241 Libreville, 242 Brazzaville, 243 Kinshasa, 244 Luanda, 250 Kigali, 251 Addis_Ababa, 254 Nairobi,
  255 Dar_es_Salaam, 256 Kampala, 257 Bujumbura, 258 Maputo, 260 Lusaka, 263 Harare, 264 Windhoek, 265 Blantyre,
  266 Maseru, 267 Gaborone, 268 Mbabane`
    .split(/,\s+/)
    .map((zone) => {
      const [code = '', city = ''] = zone.split(' ')
      return [code, city]
    }),
)

const OPENING_MINUTE = 8 * 60
const CLOSING_MINUTE = 20 * 60
const MINUTES_PER_DAY = 24 * 60
const MINUTE_MS = 60_000

/** Returns the time zone of an E.164 number's country; UTC if unknown. */
export function timeZoneOfPhone(phone: string): string {
  const city = ZONES_BY_CALLING_CODE.get(phone.slice(1, 4)) ?? ZONES_BY_CALLING_CODE.get(phone.slice(1, 3))
  return city ? `Africa/${city}` : 'UTC'
}

export interface SendingTime {
  /** Start of the sending window for this phone, ISO; null: open now, or not applicable. */
  opensAt: string | null
  /** Local date on which a message arrives if it is sent as soon as allowed. */
  day: string
}

/** Sending window of SMS: promotional messages from 08:00 to 20:00 local time (Nigerian operators refuse others), transactional messages at any time. */
export function sendingHours(route: Config['SMS_ROUTE'], now: Date): (phone: string) => SendingTime {
  const known = new Map<string, SendingTime>()
  return (phone) => known.getOrInsertComputed(timeZoneOfPhone(phone), (zone) => sendingTimeInZone(zone, route, now))
}

/** Returns when a message of this purpose may go; null: now. An urgent warning does not wait for the morning. */
export const earliestSendTime = (purpose: string, { opensAt }: SendingTime): string | null =>
  purpose === 'urgent warning' ? null : opensAt

function sendingTimeInZone(zone: string, route: Config['SMS_ROUTE'], now: Date): SendingTime {
  const { day, minutes } = localTime(zone, now)
  if (route === 'transactional' || (minutes >= OPENING_MINUTE && minutes < CLOSING_MINUTE))
    return { opensAt: null, day }
  const wait = (OPENING_MINUTE - minutes + MINUTES_PER_DAY) % MINUTES_PER_DAY
  const thisMinute = Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS
  const opens = new Date(thisMinute + wait * MINUTE_MS)
  return { opensAt: opens.toISOString(), day: localTime(zone, opens).day }
}

/** Minutes since midnight at the phone's place. */
export const minutesSinceLocalMidnight = (phone: string, at: Date): number =>
  localTime(timeZoneOfPhone(phone), at).minutes

function localTime(zone: string, at: Date): { day: string; minutes: number } {
  const form = { timeZone: zone, dateStyle: 'short', timeStyle: 'short' } as const
  const local = new Intl.DateTimeFormat('sv-SE', form).format(at)
  return { day: local.slice(0, 10), minutes: Number(local.slice(11, 13)) * 60 + Number(local.slice(14, 16)) }
}
