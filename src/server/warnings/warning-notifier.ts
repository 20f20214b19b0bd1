import { sql } from 'drizzle-orm'
import type { Language } from '../../contracts/languages.ts'
import { notifications } from '../../db/schema/notifications.ts'
import { capMessages } from '../../db/schema/warnings.ts'
import { itemAt } from '../../shared/lookups.ts'
import { sendingLanguage } from '../../words/clearance.ts'
import { isWaitingPushSql } from '../channels/push/withdraw-push.ts'
import { timeZoneOfPhone } from '../channels/sending-hours.ts'
import { isWaitingCallOfSql } from '../channels/voice/warning-calls.ts'
import type { Foundation } from '../foundation/foundation.ts'
import { takeLease } from '../foundation/lease.ts'
import { createDueNotices, type DueNoticeToPerson } from './due-notices.ts'
import { createNoticeWrites, noticeDedupeKey, type ReplacedNotice } from './notice-writes.ts'
import type { WarningStore } from './store.ts'
import type { DueNotice, NoticeKind } from './warning-events.ts'
import { noticeText } from './warning-texts.ts'

/** People whose notices are stored in one transaction. */
const AT_ONCE = 100
const LEASE = 'warnings:notify'

/** Notifies each person affected by a warning, once. */
export function createWarningNotifier(deps: Pick<Foundation, 'db' | 'clock' | 'log'> & { store: WarningStore }) {
  const { db, clock, log, store } = deps
  const { writesOf } = createNoticeWrites(db)
  const { due, isWaiting } = createDueNotices(deps, store)

  /** Notifies everybody for whom a notice is due. An interrupted run resumes: each notice is stored once, with its record. */
  async function run(): Promise<Record<NoticeKind, number>> {
    const report = { warned: 0, withdrawn: 0, lifted: 0 }
    const lease = await takeLease(deps, LEASE)
    if (!lease) return report
    try {
      const began = clock.now().toISOString()
      const words = createWords()
      for await (const found of due(began)) {
        for (let from = 0; from < found.length; from += AT_ONCE) {
          if (lease.isLost()) return report
          const some = found.slice(from, from + AT_ONCE)
          for (const what of await notify(some, words)) report[what]++
        }
      }
      await db.write(
        sql`update ${capMessages} set notified_at = ${began} where notified_at is null and refused is null and fetched_at <= ${began}`,
      )
      if (report.warned + report.withdrawn + report.lifted > 0) log.info('warnings.notified', report)
      return report
    } finally {
      await lease.release()
    }
  }

  /** Stores the notices; returns the kinds of those that are new. */
  async function notify(some: DueNoticeToPerson[], words: ReturnType<typeof createWords>): Promise<NoticeKind[]> {
    const earlier = await earlierOf(some)
    const now = clock.now()
    const writes = some.map((notice) => {
      const { person, since } = notice
      const language = sendingLanguage(person.language)
      const text = words(notice, timeZoneOfPhone(person.phone), language)
      const before = since ? (earlier.get(`${person.id} ${noticeDedupeKey(since.what, since.warning)}`) ?? null) : null
      return writesOf({ ...notice, userId: person.id, language, text, before }, now)
    })
    const results = await db.write(...writes.flat())
    let at = 0
    return some.flatMap(({ what }, i) => {
      const isNew = what !== 'revised' && itemAt(results, at + 1).length > 0
      at += itemAt(writes, i).length
      return isNew ? [what] : []
    })
  }

  /** Returns the notifications that are replaced, by person and warning. */
  async function earlierOf(some: DueNoticeToPerson[]): Promise<Map<string, ReplacedNotice>> {
    const wanted = some.flatMap(({ person, since }) =>
      since ? [[person.id, noticeDedupeKey(since.what, since.warning)]] : [],
    )
    if (wanted.length === 0) return new Map()
    type Found = [userId: string, key: string, id: string, message: string, heard: string | null, waits: number]
    const rows = await db.orm.values<Found>(sql`
      select n.user_id, n.dedupe_key, n.id, n.message, n.data ->> '$.heard', (${isWaitingPushSql} or ${isWaitingCallOfSql(sql`n.id`)})
      from json_each(${JSON.stringify(wanted)}) as wanted
      cross join ${notifications} as n on n.user_id = wanted.value ->> 0 and n.dedupe_key = wanted.value ->> 1`)
    return new Map(
      rows.map(([userId, key, id, message, heard, waits]) => {
        const ids: string[] = JSON.parse(heard ?? '[]')
        return [`${userId} ${key}`, { id, message, heard: ids, waits: waits === 1 }]
      }),
    )
  }

  return { due, run, isWaiting: () => isWaiting(clock.now().toISOString()) }
}

/** Texts of notices, written once for all people of a language and time zone. */
function createWords() {
  const written = new Map<string, ReturnType<typeof noticeText>>()
  return ({ what, blocks }: DueNotice, zone: string, language: Language) => {
    const key = [what, zone, language, ...blocks.map((block) => `${block.message.id} ${block.language}`)].join('|')
    return written.getOrInsertComputed(key, () =>
      noticeText(what === 'revised' ? 'warned' : what, blocks, zone, language),
    )
  }
}
