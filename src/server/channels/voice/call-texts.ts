import { and, asc, eq, lt, sql } from 'drizzle-orm'
import { calls } from '../../../db/schema/voice.ts'
import type { Foundation } from '../../foundation/foundation.ts'
import type { MessageRecipient } from '../outbound-gateway.ts'
import type { PhoneEffects } from '../phone-effects.ts'
import type { SendSms } from '../sms/single/queue-sms.ts'
import { shortenToTwoSegments } from '../sms/single/two-segments.ts'

export interface UnspokenText {
  text: string
  rank: number
}

/** Delivery of unspoken texts: SMS, `stopped` (STOP), `not today` (budget), `not there` (no mobile), or `none`. */
export type TextDelivery = 'sms' | 'stopped' | 'not today' | 'not there' | 'none'

/** Highest number of texts stored per call, for callers who repeat menus. */
const MOST_TEXTS = 12
/** Time after which a call without an end event counts as over, so that its texts are sent. */
const SILENT_MS = 10 * 60_000
const AT_ONCE = 50

interface Deps extends Pick<Foundation, 'db' | 'clock'> {
  effects: Pick<PhoneEffects, 'once'>
  textWay: (to: MessageRecipient) => Promise<TextDelivery>
  sendSms: SendSms
}

/** Collects what a call cannot speak and sends it in one SMS when the call is over. */
export function createCallTexts({ db, clock, effects, textWay, sendSms }: Deps) {
  const { orm } = db
  const waiting = sql`${calls.unspoken} <> '[]'`

  async function send({ id, phone, userId, unspoken }: typeof calls.$inferSelect): Promise<void> {
    const text = unspoken
      .toSorted((one, other) => other.rank - one.rank)
      .map((each) => each.text)
      .join('\n')
    await effects.once(id, 'sms', () => sendSms('call', { phone, userId }, shortenToTwoSegments(text)))
    await db.write(orm.update(calls).set({ unspoken: [] }).where(eq(calls.id, id)))
  }

  return {
    async collect(callId: string, to: MessageRecipient, texts: readonly UnspokenText[]): Promise<TextDelivery> {
      const way = await textWay(to)
      if (way !== 'sms') return way
      const added = texts.map(({ text, rank }) =>
        orm
          .update(calls)
          .set({ unspoken: sql`json_insert(${calls.unspoken}, '$[#]', json_object('text', ${text}, 'rank', ${rank}))` })
          .where(
            and(
              eq(calls.id, callId),
              sql`json_array_length(${calls.unspoken}) < ${MOST_TEXTS}`,
              sql`not exists (select 1 from json_each(${calls.unspoken}) where value ->> 'text' = ${text})`,
            ),
          ),
      )
      const [first, ...rest] = added
      if (first) await db.write(first, ...rest)
      return way
    },

    async sendAfter(callId: string): Promise<void> {
      const [row] = await orm
        .select()
        .from(calls)
        .where(and(eq(calls.id, callId), waiting))
      if (row) await send(row)
    },

    async hasDue(): Promise<boolean> {
      return (await this.due(1)).length > 0
    },

    async sendDue(): Promise<void> {
      for (const row of await this.due(AT_ONCE)) await send(row)
    },

    due: (most: number) =>
      orm
        .select()
        .from(calls)
        .where(and(waiting, lt(calls.lastAt, new Date(clock.now().getTime() - SILENT_MS).toISOString())))
        .orderBy(asc(calls.lastAt))
        .limit(most),
  }
}
