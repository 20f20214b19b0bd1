import { sql } from 'drizzle-orm'
import type { Language } from '../../contracts/languages.ts'
import { warningNotices } from '../../db/schema/warnings.ts'
import { firstItem, lastItem } from '../../shared/lookups.ts'
import { createYieldToEventLoop } from '../../shared/yield-to-event-loop.ts'
import type { Foundation } from '../foundation/foundation.ts'
import type { WarningStore } from './store.ts'
import {
  type DueNotice,
  type FarmPosition,
  findDueNotice,
  type PastNotice,
  type WarnedEvent,
} from './warning-events.ts'

/** People examined by one query, which takes some milliseconds. */
const PAGE = 1_000

/** Columns of a farmer that a warning needs. */
type Person = FarmPosition & { id: string; phone: string; language: Language }
type Row = [id: string, phone: string, language: Language, state: string | null, lat: number | null, lng: number | null]

export interface DueNoticeToPerson extends DueNotice {
  person: Person
}

/** Finds the people affected by warnings, and the notices that are due to them. */
export function createDueNotices({ db }: Pick<Foundation, 'db'>, store: WarningStore) {
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
  async function* due(now: string): AsyncGenerator<DueNoticeToPerson[]> {
    const events = (await store.events()).filter((event) => isStillRelevant(event, now))
    if (events.length === 0) return
    const ids = events.flatMap(({ versions }) => versions.flatMap(({ messages }) => messages.map(({ id }) => id)))
    const giveWay = createYieldToEventLoop()
    for await (const page of people()) {
      await giveWay()
      const past = await pastOf(page, ids)
      const found: DueNoticeToPerson[] = []
      for (const person of page) {
        await giveWay()
        for (const event of events) {
          const notice = findDueNotice(event, person, past.get(person.id) ?? [], now)
          if (notice) found.push({ ...notice, person })
        }
      }
      if (found.length > 0) yield found
    }
  }

  /** Reports whether any warning still concerns people. */
  const isWaiting = async (now: string) => (await store.events()).some((event) => isStillRelevant(event, now))

  return { due, isWaiting }
}

/** Reports whether any message of an event has not ended. */
const isStillRelevant = ({ versions }: WarnedEvent, now: string) =>
  versions.some(({ blocks }) => blocks.some(({ expires }) => now < expires))
