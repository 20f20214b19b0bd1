import { and, asc, desc, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import type { User } from '../../../contracts/account.ts'
import type { Language } from '../../../contracts/languages.ts'
import { rowWhere } from '../../../db/row-where.ts'
import { outboundCalls } from '../../../db/schema/voice.ts'
import { isoNow } from '../../../shared/clock.ts'
import { createSingleFlight } from '../../../shared/single-flight.ts'
import type { Foundation } from '../../foundation/foundation.ts'
import type { OutboundGateway } from '../gateway.ts'
import { createPhoneEffects } from '../phone-effects.ts'
import { isWarning, ruleOf } from '../purposes.ts'
import type { SendingWindow } from '../sending-window.ts'
import type { SendSms } from '../sms/single/queue-one.ts'
import type { ClipStore } from './clip-store.ts'
import { type createOutboundQueue, idOf } from './outbound-queue.ts'
import type { CallEvent, VoiceProvider } from './port.ts'
import type { SmsInstead } from './sms-instead.ts'

const MINUTE_MS = 60_000
/** One try and one retry. */
const MOST_ATTEMPTS = 2
const AGAIN_AFTER_MS = 10 * MINUTE_MS
/** A later call back finds the caller gone, so there is no retry either. */
const CALL_BACK_MS = 5 * MINUTE_MS
/** Longest request to the provider. A call without a response after this time was cut off by a crash. */
const REQUEST_MS = 2 * MINUTE_MS
/** A call without an event for this long will get none. */
const SILENT_MS = 60 * MINUTE_MS
const AT_ONCE = 50

type OutboundRow = typeof outboundCalls.$inferSelect
type Row = OutboundRow

interface Needs extends Pick<Foundation, 'db' | 'clock' | 'log' | 'config'> {
  provider: VoiceProvider
  clips: Pick<ClipStore, 'playable'>
  sendingWindow: Pick<SendingWindow, 'opensAt' | 'release'>
  queue: Pick<ReturnType<typeof createOutboundQueue>, 'textOf' | 'isWanted' | 'isWantedBySms'>
  gateway: Pick<OutboundGateway, 'permit'>
  smsInstead: SmsInstead
  sendSms: SendSms
}

/** Places outbound calls, and sends SMS instead of calls. A call of unknown outcome is never repeated; its text goes by SMS. */
export function createOutbound({
  db,
  clock,
  log,
  config,
  provider,
  clips,
  sendingWindow,
  queue,
  gateway,
  smsInstead,
  sendSms,
}: Needs) {
  const { orm } = db
  const together = createSingleFlight()
  const effects = createPhoneEffects({ db, clock })
  const later = (ms: number) => new Date(clock.now().getTime() + ms).toISOString()

  /** Ends a call and sends its text once by SMS if it could not be spoken or was meant to be written, and the recipient wants SMS. */
  async function finish(row: Row, state: 'sent' | 'failed' | 'unknown', reason: string): Promise<void> {
    if (row.kind !== 'call back' && row.until > isoNow(clock) && (await queue.isWantedBySms(row))) {
      const text = await queue.textOf(row)
      const { kind, about } = row
      const details = {
        about,
        advisoryId: kind === 'advice' ? idOf(row) : null,
        ...(isWarning(kind) && { until: row.until }),
      }
      if (text) {
        await effects.once(row.id, 'sms', () => sendSms(kind, row, text, details))
        return void (await close(row, state, reason))
      }
    }
    await close(row, state, reason)
    await release(row)
  }

  /** Frees the day of advice that neither rang nor was sent; a warning's day is that of all its channels. */
  async function release({ kind, userId, about, attempts }: Row): Promise<void> {
    if ((kind === 'advice' || kind === 'harvest') && userId !== null && attempts === 0)
      await sendingWindow.release(userId, about)
  }

  async function drop(row: Row, reason: string): Promise<void> {
    await close(row, 'failed', reason)
    await release(row)
  }

  const close = ({ id }: Row, state: 'sent' | 'failed' | 'unknown', reason: string) =>
    db.write(
      orm
        .update(outboundCalls)
        .set({ state, reason: reason.slice(0, 200), finalAt: isoNow(clock) })
        .where(and(eq(outboundCalls.id, id), isNull(outboundCalls.finalAt))),
    )

  /** Retries a call that did not get through, once, if there is time. */
  async function again(row: Row, reason: string): Promise<void> {
    const dueAt = later(AGAIN_AFTER_MS)
    if (row.attempts >= MOST_ATTEMPTS || dueAt >= row.until) return finish(row, 'failed', reason)
    await db.write(
      orm
        .update(outboundCalls)
        .set({ state: 'queued', dueAt, reason: reason.slice(0, 200), providerId: null })
        .where(and(eq(outboundCalls.id, row.id), eq(outboundCalls.state, 'calling'))),
    )
  }

  const inState = (state: Row['state'], more = sql`true`) =>
    orm
      .select()
      .from(outboundCalls)
      .where(and(eq(outboundCalls.state, state), more))
      .orderBy(asc(outboundCalls.dueAt))
      .limit(AT_ONCE)

  /** Ends calls left by a crash or by a provider that stopped reporting. */
  async function giveUp(): Promise<void> {
    const cutOff = and(isNull(outboundCalls.providerId), lte(outboundCalls.dueAt, later(-REQUEST_MS)))
    const silent = lte(outboundCalls.dueAt, later(-SILENT_MS))
    for (const row of await inState('calling', sql`(${or(cutOff, silent)})`))
      await finish(row, 'unknown', 'No event from the provider')
    for (const row of await inState('queued', lte(outboundCalls.until, isoNow(clock))))
      await finish(row, 'failed', 'Too late')
  }

  async function hasClips({ language, clips: names }: Row): Promise<boolean> {
    if (language === 'en' || names.length === 0) return true
    const known = await clips.playable(language)
    return names.every((name) => known.has(name))
  }

  async function place(row: Row): Promise<void> {
    const opensAt = sendingWindow.opensAt(row.phone)
    const mine = and(eq(outboundCalls.id, row.id), eq(outboundCalls.state, 'queued'))
    if (ruleOf(row.kind).hours === 'day' && opensAt !== null) return postpone(opensAt)
    if (!(await queue.isWanted(row))) return drop(row, 'No longer wanted')
    if (row.by === 'sms') return finish(row, 'sent', 'By SMS')
    if (!(await hasClips(row))) return finish(row, 'failed', 'No clips in this language')
    const counted = row.kind === 'call back'
    const { permit, refused } = await gateway.permit<'call'>(row.kind, 'call', row, { about: row.about, counted })
    if (refused === 'no calls' && !(await smsInstead(row))) return drop(row, refused)
    if (!permit) return finish(row, 'failed', refused)
    const [claimed] = await db.write(
      orm
        .update(outboundCalls)
        .set({ state: 'calling', attempts: sql`${outboundCalls.attempts} + 1`, dueAt: isoNow(clock), providerId: null })
        .where(and(mine, permit.room(1)))
        .returning(),
    )
    const taken = claimed[0]
    if (!taken) return
    const placed = await provider.call(permit, taken.id)
    if (placed.outcome === 'refused') return again(taken, placed.reason)
    if (placed.outcome === 'unknown') return finish(taken, 'unknown', placed.reason)
    const providerId = placed.sessionId ?? taken.id
    await db.write(orm.update(outboundCalls).set({ providerId }).where(eq(outboundCalls.id, taken.id)))

    async function postpone(dueAt: string): Promise<void> {
      await db.write(orm.update(outboundCalls).set({ dueAt }).where(mine))
    }
  }

  async function run(): Promise<void> {
    await giveUp()
    const due = and(lte(outboundCalls.dueAt, isoNow(clock)), gt(outboundCalls.until, isoNow(clock)))
    for (const row of await inState('queued', sql`(${due} and ${outboundCalls.by} = 'call')`)) await place(row)
    // SMS need no line: all due ones are queued.
    const bySms = () => inState('queued', sql`(${due} and ${outboundCalls.by} = 'sms')`)
    for (let rows = await bySms(); rows.length > 0; rows = await bySms()) await Promise.all(rows.map(place))
  }

  async function rowOf({ requestId, sessionId, caller, called }: CallEvent): Promise<Row | null> {
    const phones = [caller, called].filter((phone) => phone !== config.VOICE_NUMBER)
    const named = requestId ? eq(outboundCalls.id, requestId) : eq(outboundCalls.providerId, sessionId)
    const [known] = await orm.select().from(outboundCalls).where(named).limit(1)
    if (known) return known
    const ringing = and(inArray(outboundCalls.phone, phones), eq(outboundCalls.state, 'calling'))
    const [one] = await orm.select().from(outboundCalls).where(ringing).orderBy(desc(outboundCalls.dueAt)).limit(1)
    return one ?? null
  }

  return {
    /** Refuses an incoming ring and calls back at once. Returns false if the ring is to be answered. */
    async ringsBack({ sessionId }: CallEvent, phone: string, user: User | null, language: Language): Promise<boolean> {
      if (!config.VOICE_CALLBACK) return false
      const about = `ring:${sessionId}`
      const isKnown = async () => (await orm.$count(outboundCalls, eq(outboundCalls.about, about))) > 0
      if (await isKnown()) return true
      const userId = user?.id ?? null
      const { permit } = await gateway.permit('call back', 'call', { phone, userId })
      if (!permit) return false
      const now = isoNow(clock)
      const row = {
        id: Bun.randomUUIDv7('hex', clock.now()),
        userId,
        phone,
        about,
        kind: 'call back',
        language,
        clips: [],
        state: 'queued',
        dueAt: now,
        until: later(CALL_BACK_MS),
        createdAt: now,
      } as const
      await db.write(
        orm
          .insert(outboundCalls)
          .select(rowWhere(outboundCalls, { ...row, clips: [] }, permit.room(1)))
          .onConflictDoNothing(),
      )
      if (!(await isKnown())) return false
      void together('run', run).catch((error) => log.error('voice.call_back', { error: String(error) }))
      return true
    },

    async answered(event: CallEvent): Promise<Row | null> {
      const row = await rowOf(event)
      if (!row) return null
      const open = inArray(outboundCalls.state, ['calling', 'unknown'])
      await db.write(
        orm
          .update(outboundCalls)
          .set({ state: 'answered', finalAt: isoNow(clock) })
          .where(and(eq(outboundCalls.id, row.id), open)),
      )
      return row
    },

    async ended(event: CallEvent): Promise<void> {
      const row = await rowOf(event)
      if (row?.state === 'calling') await again(row, event.hangupCause ?? 'Not answered')
    },

    async hasDue(): Promise<boolean> {
      const waiting = or(
        and(eq(outboundCalls.state, 'queued'), lte(outboundCalls.dueAt, isoNow(clock))),
        and(eq(outboundCalls.state, 'calling'), lte(outboundCalls.dueAt, later(-REQUEST_MS))),
      )
      return (await orm.select({ id: outboundCalls.id }).from(outboundCalls).where(waiting).limit(1)).length > 0
    },

    run: () => together('run', run),
  }
}
