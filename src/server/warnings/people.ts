import { sql } from 'drizzle-orm'
import type { Language } from '../../contracts/languages.ts'
import { notifications } from '../../db/schema/notifications.ts'
import { capMessages, warningNotices } from '../../db/schema/warnings.ts'
import { createGiveWay } from '../../shared/give-way.ts'
import { firstItem, itemAt, lastItem } from '../../shared/lookups.ts'
import { sendingLanguage } from '../../words/clearance.ts'
import { isWaitingPush } from '../channels/push/withdraw.ts'
import { zoneOf } from '../channels/sending-hours.ts'
import { isWaitingCallOf } from '../channels/voice/warnings.ts'
import type { Foundation } from '../foundation/foundation.ts'
import { takeLease } from '../foundation/lease.ts'
import { type Due, type NoticeKind, noticeDue, type PastNotice, type Place, type WarnedEvent } from './events.ts'
import { createNoticeWrites, type Earlier, keyOf } from './notice-writes.ts'
import type { WarningStore } from './store.ts'
import { noticeText } from './texts.ts'

/** People examined together, some milliseconds. */
const PAGE = 1_000
/** People whose notices are one transaction. */
const AT_ONCE = 100
const LEASE = 'warnings:notify'

/** A farmer as far as a warning needs. */
type Person = Place & { id: string; phone: string; language: Language }
type Row = [id: string, phone: string, language: Language, state: string | null, lat: number | null, lng: number | null]

interface DueTo extends Due {
  person: Person
}

/** Finds the people affected by warnings, and notifies each once. */
export function createNotifier(needs: Pick<Foundation, 'db' | 'clock' | 'log'> & { store: WarningStore }) {
  const { db, clock, log, store } = needs
  const { writesOf } = createNoticeWrites(db)

  /** Yields pages of farmers by id. */
  async function* people(): AsyncGenerator<Person[]> {
    for (let after = ''; ; ) {
      const rows = await db.orm.values<Row>(sql`
        select id, phone, preferred_language, region, location ->> '$.lat', location ->> '$.lng'
        from users where is_admin = 0 and id > ${after} order by id limit ${PAGE}`)
      if (rows.length === 0) return
      after = lastItem(rows)[0]
      yield rows.map(([id, phone, language, state, lat, lng]) => {
        // 0,0 means "no coordinates yet".
        const isPoint = typeof lat === 'number' && typeof lng === 'number' && (lat !== 0 || lng !== 0)
        return { id, phone, language, state, lat: isPoint ? lat : null, lng: isPoint ? lng : null }
      })
    }
  }

  async function pastOf(page: Person[], ids: string[]): Promise<Map<string, PastNotice[]>> {
    type Past = [userId: string, warning: string, what: PastNotice['what'], at: string]
    const rows = await db.orm.values<Past>(sql`
      select user_id, warning, what, at from ${warningNotices}
      where user_id >= ${firstItem(page).id} and user_id <= ${lastItem(page).id}
        and warning in (select value from json_each(${JSON.stringify(ids)}))`)
    const past = new Map<string, PastNotice[]>()
    for (const [userId, warning, what, at] of rows)
      past.getOrInsertComputed(userId, () => []).push({ warning, what, at })
    return past
  }

  /** Yields, page by page, the notices that are due now. */
  async function* due(now: string): AsyncGenerator<DueTo[]> {
    const events = (await store.events()).filter((event) => concerns(event, now))
    if (events.length === 0) return
    const ids = events.flatMap(({ versions }) => versions.flatMap(({ messages }) => messages.map(({ id }) => id)))
    const giveWay = createGiveWay()
    for await (const page of people()) {
      await giveWay()
      const past = await pastOf(page, ids)
      const found: DueTo[] = []
      for (const person of page) {
        await giveWay()
        for (const event of events) {
          const notice = noticeDue(event, person, past.get(person.id) ?? [], now)
          if (notice) found.push({ ...notice, person })
        }
      }
      if (found.length > 0) yield found
    }
  }

  /** Notifies everybody for whom a notice is due. An interrupted run resumes: each notice is stored once, with its record. */
  async function run(): Promise<Record<NoticeKind, number>> {
    const report = { warned: 0, withdrawn: 0, lifted: 0 }
    const lease = await takeLease(needs, LEASE)
    if (!lease) return report
    try {
      const began = clock.now().toISOString()
      const words = createWords()
      for await (const found of due(began)) {
        for (let from = 0; from < found.length; from += AT_ONCE) {
          if (lease.isLost()) return report
          const some = found.slice(from, from + AT_ONCE)
          const earlier = await earlierOf(some)
          const now = clock.now()
          const writes = some.map((notice) => {
            const language = sendingLanguage(notice.person.language)
            const text = words(notice, zoneOf(notice.person.phone), language)
            const { person, since } = notice
            const before = since ? (earlier.get(`${person.id} ${keyOf(since.what, since.warning)}`) ?? null) : null
            return writesOf({ ...notice, userId: person.id, language, text, before }, now)
          })
          const results = await db.write(...writes.flat())
          let at = 0
          for (const [i, { what }] of some.entries()) {
            if (what !== 'revised' && itemAt(results, at + 1).length > 0) report[what]++
            at += itemAt(writes, i).length
          }
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

  /** Returns the notifications that are replaced, by person and warning. */
  async function earlierOf(some: DueTo[]): Promise<Map<string, Earlier>> {
    const wanted = some.flatMap(({ person, since }) => (since ? [[person.id, keyOf(since.what, since.warning)]] : []))
    if (wanted.length === 0) return new Map()
    type Found = [userId: string, key: string, id: string, message: string, heard: string | null, waits: number]
    const rows = await db.orm.values<Found>(sql`
      select n.user_id, n.dedupe_key, n.id, n.message, n.data ->> '$.heard', (${isWaitingPush} or ${isWaitingCallOf(sql`n.id`)})
      from json_each(${JSON.stringify(wanted)}) as wanted
      cross join ${notifications} as n on n.user_id = wanted.value ->> 0 and n.dedupe_key = wanted.value ->> 1`)
    return new Map(
      rows.map(([userId, key, id, message, heard, waits]) => {
        const ids: string[] = JSON.parse(heard ?? '[]')
        return [`${userId} ${key}`, { id, message, heard: ids, waits: waits === 1 }]
      }),
    )
  }

  const isWaiting = async () => (await store.events()).some((event) => concerns(event, clock.now().toISOString()))

  return { due, run, isWaiting }
}

/** An event concerns people while any of its messages has not ended. */
const concerns = ({ versions }: WarnedEvent, now: string) =>
  versions.some(({ blocks }) => blocks.some(({ expires }) => now < expires))

/** Texts of notices, written once for all people of a language and time zone. */
function createWords() {
  const written = new Map<string, ReturnType<typeof noticeText>>()
  return ({ what, blocks }: Due, zone: string, language: Language) => {
    const key = [what, zone, language, ...blocks.map((block) => `${block.message.id} ${block.language}`)].join('|')
    return written.getOrInsertComputed(key, () =>
      noticeText(what === 'revised' ? 'warned' : what, blocks, zone, language),
    )
  }
}
