import { sql } from 'drizzle-orm'
import { canonicalCrop, isCropId } from '../../contracts/crops.ts'
import type { Language } from '../../contracts/languages.ts'
import { notifications } from '../../db/schema/notifications.ts'
import { daysBefore } from '../../ground/clock.ts'
import type { Foundation } from '../foundation.ts'
import { clipOf } from './clips.ts'

const DAY_MS = 86_400_000

/** A warning that weighs enough to ring somebody up. */
export interface Warning {
  /** The notification's. */
  id: string
  userId: string
  phone: string
  language: Language
  clips: string[]
  until: string
}

interface Row {
  id: string
  userId: string
  phone: string
  language: Language
  dedupeKey: string
  data: string | null
  createdAt: string
}

/** What those who chose calls were warned of in the last day: heavy rain and dry spells; heat is told without a ring. */
export async function newWarnings({ db, clock }: Pick<Foundation, 'db' | 'clock'>): Promise<Warning[]> {
  const rows = await db.orm.all<Row>(sql`
    select n.id, u.id as userId, u.phone, u.preferred_language as language, n.dedupe_key as dedupeKey, n.data,
      n.created_at as createdAt
    from users as u cross join ${notifications} as n on n.user_id = u.id
    where json_extract(u.notification_preferences, '$.calls') = 1 and n.type = 'weather_alert'
      and n.created_at >= ${daysBefore(clock.now(), 1)}
      and (n.dedupe_key like 'heavy-rain:%' or n.dedupe_key like 'dry-spell:%')`)
  return rows.flatMap((row) => spokenWarning(row) ?? [])
}

function spokenWarning({ dedupeKey, data, createdAt, ...row }: Row): Warning | null {
  const { date, crop } = JSON.parse(data ?? '{}') as { date?: string; crop?: string }
  if (dedupeKey.startsWith('heavy-rain:') && date) {
    const day = clipOf.day(new Date(date).getUTCDay())
    return { ...row, clips: ['warning', 'heavy-rain-on', day, 'heavy-rain-do'], until: `${date}T23:59:59.999Z` }
  }
  if (!crop || !isCropId(crop)) return null
  const until = new Date(Date.parse(createdAt) + DAY_MS).toISOString()
  return { ...row, clips: ['warning', clipOf.crop(canonicalCrop(crop)), 'dry-spell'], until }
}

/** What a notification says, for an SMS in the place of a call. */
export async function warningText({ db }: Pick<Foundation, 'db'>, id: string): Promise<string | null> {
  const [row] = await db.orm.all<{ message: string }>(sql`select message from ${notifications} where id = ${id}`)
  return row?.message ?? null
}
