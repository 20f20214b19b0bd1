import { sql } from 'drizzle-orm'
import type { Language } from '../../contracts/languages.ts'
import { bindValues } from '../../db/bind-values.ts'
import type { Database, Write } from '../../db/open.ts'
import { notifications } from '../../db/schema/notifications.ts'
import { warningNotices } from '../../db/schema/warnings.ts'
import { lazyValue } from '../../shared/lazy-value.ts'
import { firstItem } from '../../shared/lookups.ts'
import type { WarningPurpose } from '../channels/purposes.ts'
import { skipPushWrite } from '../channels/push/withdraw-push.ts'
import { isWaitingSmsSql, reviseSms } from '../channels/sms/single/withdraw-sms.ts'
import { isWaitingCallSql, reviseWarningCall, withdrawWarningCallWrites } from '../channels/voice/warning-calls.ts'
import { createNotify } from '../notifications/notify.ts'
import { classifyWarningEvent } from './event-class.ts'
import { type DueNotice, type RecordKind, type WarningBlock, warningTextFor } from './warning-events.ts'

export const noticeDedupeKey = (what: RecordKind, warning: string) => `cap-${what}:${warning}`

/** Earlier notification about the same event, which the new one replaces. */
export interface ReplacedNotice {
  id: string
  message: string
  /** Ids of earlier notifications that the person has received, or may have. */
  heard: string[]
  /** True if a call, SMS or push of the notification is still queued. */
  waits: boolean
}

interface Addressed extends DueNotice {
  userId: string
  language: Language
  text: { title: string; message: string }
  before: ReplacedNotice | null
}

/** Writes of notices about warnings; those of one notice belong in one transaction. */
export function createNoticeWrites(db: Database) {
  const addNotification = createNotify(db, 'weather_alert')
  /** Recorded only if the notification was stored: a person may have switched weather off. */
  const addNotice = lazyValue(() =>
    db.orm
      .insert(warningNotices)
      .select(
        sql`select ${sql.placeholder('userId')}, ${sql.placeholder('warning')}, ${sql.placeholder('what')}, ${sql.placeholder('at')}
          where exists (select 1 from ${notifications} where user_id = ${sql.placeholder('userId')} and dedupe_key = ${sql.placeholder('key')})`,
      )
      .onConflictDoNothing()
      .returning({ userId: warningNotices.userId })
      .prepare(),
  )

  /** Returns the writes of a notice; the second one returns a row if it is new. */
  function writesOf(notice: Addressed, now: Date): Write[] {
    const { what, blocks, since, userId, language, text, before } = notice
    if (what === 'revised') return before ? revisionOf({ ...notice, before }, now) : [recordOf(notice, now)]
    const isFirst = what === 'warned'
    const warning = isFirst ? warningTextFor(blocks, language).message.id : since!.warning
    const data = {
      ...dataOf(firstItem(blocks), warning),
      heard: noticesHeardBefore(notice),
      ...(!isFirst && before && { ends: [...before.heard, before.id] }),
    }
    const key = noticeDedupeKey(what, warning)
    const at = now.toISOString()
    return [
      addNotification({ userId, ...text, data, dedupeKey: key, until: firstItem(blocks).expires }, now),
      bindValues(addNotice(), { userId, warning, what, at, key }),
      ...(before
        ? [
            ...(isFirst || before.heard.length > 0 ? [] : [skipPushWrite(userId, key, before.id)]),
            ...withdrawWarningCallWrites(before.id, userId, before.message, at),
            sql`delete from ${notifications} where id = ${before.id}`,
          ]
        : []),
    ]
  }

  return { writesOf }
}

/** Returns the ids of notifications about the event that the person may have received and whose end was not announced. */
function noticesHeardBefore({ since, before }: Addressed): string[] {
  if (!since || !before) return []
  if (since.what === 'warned') return before.waits ? before.heard : [...before.heard, before.id]
  return before.waits ? before.heard : []
}

const recordOf = ({ userId, blocks, language }: Addressed, now: Date): Write => sql`
  insert into ${warningNotices} (user_id, warning, what, at)
  values (${userId}, ${warningTextFor(blocks, language).message.id}, 'revised', ${now.toISOString()}) on conflict do nothing`

/** Returns the writes that change a notice and its queued call, SMS or push. While call or SMS are queued, later messages are compared with the new one. */
function revisionOf(notice: Addressed & { before: ReplacedNotice }, now: Date): Write[] {
  const { blocks, userId, language, text, before } = notice
  const { expires } = firstItem(blocks)
  const warning = warningTextFor(blocks, language).message.id
  const data = { ...dataOf(firstItem(blocks), warning), heard: before.heard }
  const at = now.toISOString()
  const waits = sql`(${isWaitingCallSql(before.id)} or ${isWaitingSmsSql(userId, before.message)})`
  return [
    recordOf(notice, now),
    sql`insert into ${warningNotices} (user_id, warning, what, at)
      select ${userId}, ${warning}, 'warned', ${at} where ${waits} on conflict do nothing`,
    sql`update ${notifications} set title = ${text.title}, message = ${text.message}, data = ${JSON.stringify(data)},
        dedupe_key = case when ${waits} then ${noticeDedupeKey('warned', warning)} else dedupe_key end,
        push_until = min(push_until, ${expires})
      where id = ${before.id}`,
    ...(data.purpose === 'none'
      ? withdrawWarningCallWrites(before.id, userId, before.message, at)
      : [
          reviseWarningCall(before.id, expires, data.purpose, at),
          reviseSms(userId, before.message, { message: text.message, until: expires, purpose: data.purpose }),
        ]),
  ]
}

const dataOf = (block: WarningBlock, warning: string) => ({
  href: `/warnings/${warning}`,
  onset: block.onset,
  expires: block.expires,
  event: classifyWarningEvent(block),
  purpose: purposeOf(block),
})

/** Returns the purpose of a warning's SMS or call; `none` for minor, past or unlikely events, which are only shown. */
function purposeOf({ severity, urgency, certainty }: WarningBlock): WarningPurpose | 'none' {
  if (severity === 'Minor' || urgency === 'Past' || certainty === 'Unlikely') return 'none'
  if (severity === 'Extreme' && urgency === 'Immediate') return 'urgent warning'
  return severity === 'Extreme' || severity === 'Severe' ? 'severe warning' : 'warning'
}
