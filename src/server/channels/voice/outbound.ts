import { and, asc, desc, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import type { User } from '../../../contracts/account.ts'
import type { Language } from '../../../contracts/languages.ts'
import { conditionalRow } from '../../../db/conditional-row.ts'
import type { Orm } from '../../../db/open.ts'
import { outboundCalls } from '../../../db/schema/voice.ts'
import { type Clock, isoNow } from '../../../shared/clock.ts'
import { createSingleFlight } from '../../../shared/single-flight.ts'
import type { Foundation } from '../../foundation/foundation.ts'
import type { OutboundGateway } from '../outbound-gateway.ts'
import { createPhoneEffects, type PhoneEffects } from '../phone-effects.ts'
import { isWarningPurpose, purposeRule } from '../purposes.ts'
import type { SendingWindow } from '../sending-window.ts'
import type { SendSms } from '../sms/single/queue-sms.ts'
import type { ClipStore } from './clip-store.ts'
import { type createOutboundQueue, subjectIdOf } from './outbound-queue.ts'
import type { IsSentSmsInstead } from './sms-instead.ts'
import type { CallEvent, VoiceProvider } from './voice-provider.ts'

const MINUTE_MS = 60_000
/** Attempts per call: one try and one retry. */
const MOST_ATTEMPTS = 2
/** Time between the two attempts. */
const AGAIN_AFTER_MS = 10 * MINUTE_MS
/** Time within which a missed call is returned; later the caller is gone, so there is no retry. */
const CALL_BACK_MS = 5 * MINUTE_MS
/** Longest request to the provider. A call without a response after this time was cut off by a crash. */
const REQUEST_MS = 2 * MINUTE_MS
/** Time after which a call without an event counts as over, because its end was not reported. */
const SILENT_MS = 60 * MINUTE_MS
const AT_ONCE = 50

type OutboundRow = typeof outboundCalls.$inferSelect
type Row = OutboundRow

interface Deps extends Pick<Foundation, 'db' | 'clock' | 'log' | 'config'> {
  provider: VoiceProvider
  clips: Pick<ClipStore, 'playable'>
  sendingWindow: Pick<SendingWindow, 'opensAt' | 'release'>
  queue: Pick<ReturnType<typeof createOutboundQueue>, 'textOf' | 'isWanted' | 'isWantedBySms'>
  gateway: Pick<OutboundGateway, 'permit'>
  smsInstead: IsSentSmsInstead
  sendSms: SendSms
}

/** Places outbound calls, and sends SMS instead of calls. A call of unknown outcome is never repeated; its text goes by SMS. */
export function createOutbound(deps: Deps) {
  const { db, clock } = deps

  const { orm } = db
  const together = createSingleFlight()
  const effects = createPhoneEffects({ db, clock })

  return {
    ringsBack: (input: CallEvent, phone: string, user: User | null, language: Language) =>
      handleRingBack(deps, together, effects, input, phone, user, language),

    async answered(event: CallEvent): Promise<Row | null> {
      const row = await rowOf(deps, event)
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
      const row = await rowOf(deps, event)
      if (row?.state === 'calling') await retryCall(deps, effects, row, event.hangupCause ?? 'Not answered')
    },

    async hasDue(): Promise<boolean> {
      const waiting = or(
        and(eq(outboundCalls.state, 'queued'), lte(outboundCalls.dueAt, isoNow(clock))),
        and(eq(outboundCalls.state, 'calling'), lte(outboundCalls.dueAt, isoTimeAfter(clock, -REQUEST_MS))),
      )
      return (await orm.select({ id: outboundCalls.id }).from(outboundCalls).where(waiting).limit(1)).length > 0
    },

    run: () => together('run', () => runDue(deps, effects)),
  }
}

/** Refuses an incoming ring and calls back at once. Returns false if the ring is to be answered. */
async function handleRingBack(
  deps: Deps,
  together: ReturnType<typeof createSingleFlight>,
  effects: PhoneEffects,
  { sessionId }: CallEvent,
  phone: string,
  user: User | null,
  language: Language,
): Promise<boolean> {
  const { config, gateway, clock, db, log } = deps
  const { orm } = db
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
    until: isoTimeAfter(clock, CALL_BACK_MS),
    createdAt: now,
  } as const
  await db.write(
    orm
      .insert(outboundCalls)
      .select(conditionalRow(outboundCalls, { ...row, clips: [] }, permit.room(1)))
      .onConflictDoNothing(),
  )
  if (!(await isKnown())) return false
  void together('run', () => runDue(deps, effects)).catch((error) =>
    log.error('voice.call_back', { error: String(error) }),
  )
  return true
}

async function rowOf({ db, config }: Deps, { requestId, sessionId, caller, called }: CallEvent): Promise<Row | null> {
  const { orm } = db
  const phones = [caller, called].filter((phone) => phone !== config.VOICE_NUMBER)
  const named = requestId ? eq(outboundCalls.id, requestId) : eq(outboundCalls.providerId, sessionId)
  const [known] = await orm.select().from(outboundCalls).where(named).limit(1)
  if (known) return known
  const ringing = and(inArray(outboundCalls.phone, phones), eq(outboundCalls.state, 'calling'))
  const [one] = await orm.select().from(outboundCalls).where(ringing).orderBy(desc(outboundCalls.dueAt)).limit(1)
  return one ?? null
}

async function runDue(deps: Deps, effects: PhoneEffects): Promise<void> {
  const { db, clock } = deps
  const { orm } = db
  await endLostCalls(deps, effects)
  const due = and(lte(outboundCalls.dueAt, isoNow(clock)), gt(outboundCalls.until, isoNow(clock)))
  for (const row of await inState(orm, 'queued', sql`(${due} and ${outboundCalls.by} = 'call')`))
    await placeCall(deps, effects, row)
  // SMS need no line: all due ones are queued.
  const bySms = () => inState(orm, 'queued', sql`(${due} and ${outboundCalls.by} = 'sms')`)
  for (let rows = await bySms(); rows.length > 0; rows = await bySms())
    await Promise.all(rows.map((row: Row) => placeCall(deps, effects, row)))
}

async function placeCall(deps: Deps, effects: PhoneEffects, row: Row): Promise<void> {
  const { sendingWindow, queue, clips, gateway, smsInstead, db, clock, provider } = deps
  const { orm } = db
  const opensAt = sendingWindow.opensAt(row.phone)
  const mine = and(eq(outboundCalls.id, row.id), eq(outboundCalls.state, 'queued'))
  if (purposeRule(row.kind).hours === 'day' && opensAt !== null) return postpone(opensAt)
  if (!(await queue.isWanted(row))) return dropCall(deps, row, 'No longer wanted')
  if (row.by === 'sms') return finishCall(deps, effects, row, 'sent', 'By SMS')
  if (!(await hasClips(clips, row))) return finishCall(deps, effects, row, 'failed', 'No clips in this language')
  const counted = row.kind === 'call back'
  const { permit, refused } = await gateway.permit<'call'>(row.kind, 'call', row, { about: row.about, counted })
  if (refused === 'no calls' && !(await smsInstead(row))) return dropCall(deps, row, refused)
  if (!permit) return finishCall(deps, effects, row, 'failed', refused)
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
  if (placed.outcome === 'refused') return retryCall(deps, effects, taken, placed.reason)
  if (placed.outcome === 'unknown') return finishCall(deps, effects, taken, 'unknown', placed.reason)
  const providerId = placed.sessionId ?? taken.id
  await db.write(orm.update(outboundCalls).set({ providerId }).where(eq(outboundCalls.id, taken.id)))

  async function postpone(dueAt: string): Promise<void> {
    await db.write(orm.update(outboundCalls).set({ dueAt }).where(mine))
  }
}

async function hasClips(clips: Deps['clips'], { language, clips: names }: Row): Promise<boolean> {
  if (language === 'en' || names.length === 0) return true
  const known = await clips.playable(language)
  return names.every((name) => known.has(name))
}

/** Ends calls left by a crash or by a provider that stopped reporting. */
async function endLostCalls(deps: Deps, effects: PhoneEffects): Promise<void> {
  const { db, clock } = deps
  const { orm } = db
  const cutOff = and(isNull(outboundCalls.providerId), lte(outboundCalls.dueAt, isoTimeAfter(clock, -REQUEST_MS)))
  const silent = lte(outboundCalls.dueAt, isoTimeAfter(clock, -SILENT_MS))
  for (const row of await inState(orm, 'calling', sql`(${or(cutOff, silent)})`))
    await finishCall(deps, effects, row, 'unknown', 'No event from the provider')
  for (const row of await inState(orm, 'queued', lte(outboundCalls.until, isoNow(clock))))
    await finishCall(deps, effects, row, 'failed', 'Too late')
}

const inState = (orm: Orm, state: Row['state'], more = sql`true`) =>
  orm
    .select()
    .from(outboundCalls)
    .where(and(eq(outboundCalls.state, state), more))
    .orderBy(asc(outboundCalls.dueAt))
    .limit(AT_ONCE)

/** Retries a call that did not get through, once, if there is time. */
async function retryCall(deps: Deps, effects: PhoneEffects, row: Row, reason: string): Promise<void> {
  const { clock, db } = deps
  const { orm } = db
  const dueAt = isoTimeAfter(clock, AGAIN_AFTER_MS)
  if (row.attempts >= MOST_ATTEMPTS || dueAt >= row.until) return finishCall(deps, effects, row, 'failed', reason)
  await db.write(
    orm
      .update(outboundCalls)
      .set({ state: 'queued', dueAt, reason: reason.slice(0, 200), providerId: null })
      .where(and(eq(outboundCalls.id, row.id), eq(outboundCalls.state, 'calling'))),
  )
}

/** Ends a call. If its text was not spoken and the recipient wants SMS, sends the text by SMS once. */
async function finishCall(
  deps: Deps,
  effects: PhoneEffects,
  row: Row,
  state: 'sent' | 'failed' | 'unknown',
  reason: string,
): Promise<void> {
  const { clock, queue, sendSms, sendingWindow } = deps
  if (row.kind !== 'call back' && row.until > isoNow(clock) && (await queue.isWantedBySms(row))) {
    const text = await queue.textOf(row)
    const { kind, about } = row
    const details = {
      about,
      advisoryId: kind === 'advice' ? subjectIdOf(row) : null,
      ...(isWarningPurpose(kind) && { until: row.until }),
    }
    if (text) {
      await effects.once(row.id, 'sms', () => sendSms(kind, row, text, details))
      return void (await closeCallRow(deps, row, state, reason))
    }
  }
  await closeCallRow(deps, row, state, reason)
  await releaseBookedDay(sendingWindow, row)
}

async function dropCall(deps: Deps, row: Row, reason: string): Promise<void> {
  const { sendingWindow } = deps
  await closeCallRow(deps, row, 'failed', reason)
  await releaseBookedDay(sendingWindow, row)
}

/** Frees the booked day of advice that was neither called nor sent. The day of a warning stays booked, because it is booked for all channels. */
async function releaseBookedDay(
  sendingWindow: Deps['sendingWindow'],
  { kind, userId, about, attempts }: Row,
): Promise<void> {
  if ((kind === 'advice' || kind === 'harvest') && userId !== null && attempts === 0)
    await sendingWindow.release(userId, about)
}

function closeCallRow({ db, clock }: Deps, { id }: Row, state: 'sent' | 'failed' | 'unknown', reason: string) {
  const { orm } = db
  return db.write(
    orm
      .update(outboundCalls)
      .set({ state, reason: reason.slice(0, 200), finalAt: isoNow(clock) })
      .where(and(eq(outboundCalls.id, id), isNull(outboundCalls.finalAt))),
  )
}

const isoTimeAfter = (clock: Clock, ms: number) => new Date(clock.now().getTime() + ms).toISOString()
