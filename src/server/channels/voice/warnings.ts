import { sql } from 'drizzle-orm'
import { type ChosenChannels, wayOf } from '../../../contracts/channels.ts'
import { canonicalCrop, isCropId } from '../../../contracts/crops.ts'
import type { Language } from '../../../contracts/languages.ts'
import type { NotificationPreferences } from '../../../contracts/notification-switches.ts'
import { notifications } from '../../../db/schema/notifications.ts'
import { daysBefore } from '../../../shared/clock.ts'
import type { Foundation } from '../../foundation/foundation.ts'
import { clipOf } from './clips.ts'

const DAY_MS = 86_400_000

/** A warning to deliver by call or SMS. */
export interface Warning {
  /** Id of the notification. */
  id: string
  userId: string
  phone: string
  language: Language
  by: 'call' | 'sms'
  clips: string[]
  until: string
}

interface Row {
  id: string
  userId: string
  phone: string
  language: Language
  switches: string
  chosen: string
  dedupeKey: string
  data: string | null
  createdAt: string
}

/** Returns warnings of the last day that are not queued yet, for farmers who chose calls or SMS; rain first, heat never. */
export async function newWarnings({ db, clock }: Pick<Foundation, 'db' | 'clock'>): Promise<Warning[]> {
  const rows = await db.orm.all<Row>(sql`
    select n.id, u.id as userId, u.phone, u.preferred_language as language, u.notification_preferences as switches,
      u.channels as chosen, n.dedupe_key as dedupeKey, n.data, n.created_at as createdAt
    from users as u cross join ${notifications} as n on n.user_id = u.id
    where (json_extract(u.notification_preferences, '$.calls') = 1 or u.channels ->> '$.warnings' = 'sms')
      and n.type = 'weather_alert' and n.created_at >= ${daysBefore(clock.now(), 1)}
      and not exists (select 1 from outbound_calls where about = 'warning:' || n.id)
    order by n.dedupe_key not like 'heavy-rain:%', n.dedupe_key not like 'dry-spell:%', n.id`)
  return rows.flatMap(({ switches, chosen, ...row }) => {
    const way = wayOf('warnings', JSON.parse(switches) as NotificationPreferences, JSON.parse(chosen) as ChosenChannels)
    return way === 'call' || way === 'sms' ? (warningOf(row, way) ?? []) : []
  })
}

function warningOf({ dedupeKey, data, createdAt, ...row }: Omit<Row, 'switches' | 'chosen'>, by: Warning['by']) {
  const { date, crop } = JSON.parse(data ?? '{}') as { date?: string; crop?: string }
  const until = date ? `${date}T23:59:59.999Z` : new Date(Date.parse(createdAt) + DAY_MS).toISOString()
  if (by === 'sms') return { ...row, by, clips: [], until }
  if (dedupeKey.startsWith('heavy-rain:') && date) {
    const day = clipOf.day(new Date(date).getUTCDay())
    return { ...row, by, clips: ['warning', 'heavy-rain-on', day, 'heavy-rain-do'], until }
  }
  if (!dedupeKey.startsWith('dry-spell:') || !crop || !isCropId(crop)) return null
  return { ...row, by, clips: ['warning', clipOf.crop(canonicalCrop(crop)), 'dry-spell'], until }
}

/** Returns a notification's text, for an SMS. */
export async function warningText({ db }: Pick<Foundation, 'db'>, id: string): Promise<string | null> {
  const [row] = await db.orm.all<{ message: string }>(sql`select message from ${notifications} where id = ${id}`)
  return row?.message ?? null
}
