import { type SQL, sql } from 'drizzle-orm'
import { type ChosenChannels, channelForMessage } from '../../../contracts/channels.ts'
import { canonicalCrop, isCropId } from '../../../contracts/crops.ts'
import type { Language } from '../../../contracts/languages.ts'
import type { NotificationPreferences } from '../../../contracts/notification-switches.ts'
import type { Write } from '../../../db/open.ts'
import { notifications } from '../../../db/schema/notifications.ts'
import { daysBefore } from '../../../shared/clock.ts'
import { createYieldToEventLoop } from '../../../shared/yield-to-event-loop.ts'
import type { Foundation } from '../../foundation/foundation.ts'
import { type WarningPurpose, warningPurposeOf } from '../purposes.ts'
import { isWaitingSmsSql, withdrawSmsWrite } from '../sms/single/withdraw-sms.ts'
import { clipNames } from './clips.ts'

const DAY_MS = 86_400_000
/** People examined by one query, which takes some milliseconds. */
const PAGE_SIZE = 2_000
const WITHDRAWN = 'Withdrawn'

export interface WarningCall {
  id: string
  userId: string
  phone: string
  language: Language
  by: 'call' | 'sms'
  purpose: WarningPurpose
  /** Empty for a warning of a weather service, which is spoken as text. */
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

interface Data {
  date?: string
  crop?: string
  /** Set for a warning of a weather service, as `purpose` is: the end of the warning. */
  expires?: string
  purpose?: string
}

/** Yields the day's warnings that no call or SMS was queued for: of rain, never of heat. The notice of a warning's end is only sent to people who got the warning. */
export async function* unqueuedWarnings({
  db,
  clock,
}: Pick<Foundation, 'db' | 'clock'>): AsyncGenerator<WarningCall[]> {
  const giveWay = createYieldToEventLoop()
  for (let after = ''; ; ) {
    const [last] = await db.orm.values<[string | null]>(
      sql`select max(id) from (select id from users where id > ${after} order by id limit ${PAGE_SIZE})`,
    )
    if (!last?.[0]) return
    const rows = await db.orm.all<Row>(sql`
      select n.id, u.id as userId, u.phone, u.preferred_language as language, u.notification_preferences as switches,
        u.channels as chosen, n.dedupe_key as dedupeKey, n.data, n.created_at as createdAt
      from users as u cross join ${notifications} as n on n.user_id = u.id
      where u.id > ${after} and u.id <= ${last[0]}
        and (json_extract(u.notification_preferences, '$.calls') = 1 or u.channels ->> '$.warnings' = 'sms')
        and n.type = 'weather_alert' and n.created_at >= ${daysBefore(clock.now(), 1)}
        and not exists (select 1 from outbound_calls where about = 'warning:' || n.id)
        and (n.data ->> '$.ends' is null or exists (
          select 1 from json_each(n.data, '$.ends') as ended
          cross join outbound_calls as sent on sent.about = 'warning:' || ended.value
          where sent.reason is not ${WITHDRAWN}))
      order by n.dedupe_key not like 'heavy-rain:%', n.dedupe_key not like 'dry-spell:%', n.id`)
    yield rows.flatMap(({ switches, chosen, ...row }) => {
      const preferences: NotificationPreferences = JSON.parse(switches)
      const channels: ChosenChannels = JSON.parse(chosen)
      const way = channelForMessage('warnings', preferences, channels)
      return way === 'call' || way === 'sms' ? (warningOf(row, way) ?? []) : []
    })
    after = last[0]
    await giveWay()
  }
}

function warningOf(
  { dedupeKey, data: json, createdAt, ...row }: Omit<Row, 'switches' | 'chosen'>,
  by: WarningCall['by'],
): WarningCall | null {
  const data: Data = JSON.parse(json ?? '{}')
  const { date, crop, expires } = data
  if (expires) {
    const purpose = data.purpose === 'none' ? null : warningPurposeOf({ ...data })
    return purpose && { ...row, by, purpose, clips: [], until: expires }
  }
  const until = date ? `${date}T23:59:59.999Z` : new Date(Date.parse(createdAt) + DAY_MS).toISOString()
  const warning = { ...row, by, purpose: 'warning' as const, until }
  if (by === 'sms') return { ...warning, clips: [] }
  if (dedupeKey.startsWith('heavy-rain:') && date) {
    const day = clipNames.day(new Date(date).getUTCDay())
    return { ...warning, clips: ['warning', 'heavy-rain-on', day, 'heavy-rain-do'] }
  }
  if (!dedupeKey.startsWith('dry-spell:') || !crop || !isCropId(crop)) return null
  return { ...warning, clips: ['warning', clipNames.crop(canonicalCrop(crop)), 'dry-spell'] }
}

export async function readWarningText({ db }: Pick<Foundation, 'db'>, id: string): Promise<string | null> {
  const [row] = await db.orm.all<{ message: string }>(sql`select message from ${notifications} where id = ${id}`)
  return row?.message ?? null
}

const ofNotification = (id: string) => sql`about = ${`warning:${id}`}`

/** Condition on the id of a notification: its call or SMS is still queued. */
export const isWaitingCallOfSql = (id: SQL): SQL =>
  sql`exists (select 1 from outbound_calls where about = 'warning:' || ${id} and state = 'queued')`

export const isWaitingCallSql = (notificationId: string): SQL => isWaitingCallOfSql(sql`${notificationId}`)

/** Returns writes that end the queued call or SMS of a warning; then no notice of the warning's end follows. */
export const withdrawWarningCallWrites = (
  notificationId: string,
  userId: string,
  text: string,
  now: string,
): Write[] => [
  sql`update outbound_calls set state = 'failed', reason = ${WITHDRAWN}, final_at = ${now}
    where ${ofNotification(notificationId)} and state = 'queued'`,
  sql`update outbound_calls set reason = ${WITHDRAWN}
    where ${ofNotification(notificationId)} and ${isWaitingSmsSql(userId, text)}`,
  withdrawSmsWrite(userId, text, now),
]

/** Write that changes the end of a waiting call; a warning that became urgent is due at once. */
export const reviseWarningCall = (
  notificationId: string,
  until: string,
  purpose: WarningPurpose,
  now: string,
): Write => sql`
  update outbound_calls set until = ${until}${purpose === 'urgent warning' ? sql`, kind = ${purpose}, due_at = ${now}` : sql``}
  where ${ofNotification(notificationId)} and state = 'queued'`
