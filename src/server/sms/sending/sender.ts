import { sql } from 'drizzle-orm'
import type { Database } from '../../../db/open.ts'
import type { SmsState } from '../../../db/schema/sms.ts'
import type { Clock } from '../../../ground/clock.ts'
import type { Config } from '../../../ground/config.ts'
import type { Log } from '../../../ground/log.ts'
import { type Lease, takeLease } from '../../lease.ts'
import { type Composing, campaignRow, compose, concludeCampaign, stopCampaign } from '../campaigns/campaigns.ts'
import type { SmsWording } from '../campaigns/recipients.ts'
import { optOut } from '../inbound/opt-out.ts'
import type { Handover, SmsProvider } from '../port.ts'
import { judge, tooLate } from './judge.ts'
import { createPace } from './pace.ts'
import { claim, type Group, giveUpForeign, plan, releaseDue, SENDING, settle } from './queue.ts'
import { sendingHours } from './sending-hours.ts'

export interface SenderDeps {
  db: Database
  config: Config
  clock: Clock
  log: Log
  provider: SmsProvider
  /** As of `Looking`. */
  onlyProved: boolean
  smsWording: SmsWording
  /** Requests under way at once. */
  lanes: number
  leaseMs: number
}

/** `busy`: another sender has the lease; `stopped`: there is more, for later. */
export type RunEnd = 'finished' | 'busy' | 'stopped'

/** Takes what is due from the queue to the provider, one run at a time in the whole installation. */
export function createSender(deps: SenderDeps) {
  const { db, config, clock, log, provider, onlyProved, smsWording, lanes, leaseMs } = deps
  let stopping = false
  const pace = createPace(clock)
  const nowIso = () => clock.now().toISOString()
  const momentOf = () => sendingHours(config.SMS_ROUTE, clock.now())

  /** Sends all that may be sent now. */
  async function run(): Promise<RunEnd> {
    const lease = await takeLease({ db, clock, log }, SENDING, { leaseMs })
    if (!lease) return 'busy'
    try {
      await giveUpForeign(db, lease.holder, nowIso())
      await drain(null, lease)
      for (const { id } of await unfinished()) {
        if (halted(lease)) break
        await sendCampaign(id, lease)
        await drain(null, lease)
      }
      return halted(lease) ? 'stopped' : 'finished'
    } finally {
      await lease.release()
    }
  }

  const unfinished = () =>
    db.orm.all<{ id: string }>(sql`select id from sms_campaigns where finished_at is null order by started_at`)
  const halted = (lease: Lease) => stopping || lease.isLost() || pace.isPaused()

  async function sendCampaign(id: string, lease: Lease) {
    await compose(db, id, { ...composing, stopped: () => halted(lease) })
    const campaign = await campaignRow(db, id)
    if (campaign?.composed && campaign.state !== 'stopped') {
      await db.write(
        sql`update sms_campaigns set state = 'sending' where id = ${id} and state in ('queued', 'waiting')`,
      )
      await drain(id, lease)
    }
    await concludeCampaign(db, id, nowIso())
  }

  const composing: Omit<Composing, 'stopped'> = {
    smsWording,
    now: () => clock.now(),
    momentOf,
    onlyProved,
  }

  /** Until nothing of it is due: each pass reads the queue once and hands it to the lanes. */
  async function drain(campaignId: string | null, lease: Lease) {
    const round: Round = { campaignId, lease, over: false, full: false, progress: false, left: await leftOfCap() }
    while (!halted(lease) && !round.over) {
      await releaseDue(db, campaignId, nowIso())
      const groups = plan(db, campaignId, momentOf)
      round.progress = false
      round.full = false
      const next = async () => (await groups.next()).value ?? null
      const ends = await Promise.allSettled(Array.from({ length: lanes }, () => lane(round, next)))
      for (const end of ends) if (end.status === 'rejected') throw end.reason
      if (round.progress) continue
      // Nothing is under way any more that could still leave room.
      if (round.full) await capReached(campaignId)
      return
    }
  }

  async function lane(round: Round, next: () => Promise<Group | null>) {
    const ended = () => halted(round.lease) || round.over || round.full
    while (!ended()) {
      const group = await next()
      if (!group || ended()) return
      await send(round, group)
    }
  }

  async function send(round: Round, group: Group) {
    const { campaignId, lease } = round
    const fits = Math.floor(round.left / group.segments)
    const rows = group.rows.slice(0, fits)
    round.left -= rows.length * group.segments
    if (rows.length > 0) {
      const claimed = await claim(db, { claim: lease.holder, campaignId, rows, now: nowIso() })
      round.left += (rows.length - claimed.length) * group.segments
      round.progress ||= claimed.length > 0
      if (claimed.length > 0) await handOver(round, group, claimed)
    }
    round.full ||= rows.length < group.rows.length
  }

  async function handOver(round: Round, group: Group, claimed: Awaited<ReturnType<typeof claim>>) {
    const moment = momentOf()
    const late = claimed.filter(({ phone }) => moment(phone).opensAt)
    const going = claimed.filter(({ phone }) => !moment(phone).opensAt)
    const phones = going.map(({ phone }) => phone)
    const handover: Handover =
      phones.length > 0 ? await provider.send(group.text, phones) : { kind: 'answered', results: new Map() }
    const now = clock.now()
    const { settlements, optedOut, stop, pauseMs } = judge(handover, going, { now, momentOf: momentOf() })
    settlements.push(...late.map((message) => tooLate(message, moment(message.phone).opensAt!)))
    const untaken = settlements.filter(({ state }) => state !== 'accepted' && state !== 'unknown').length
    round.left += untaken * group.segments
    await db.write(
      settle(round.lease.holder, provider.name, settlements, now.toISOString()),
      ...(optedOut.length > 0 ? [optOut(optedOut, now.toISOString())] : []),
    )
    pace.note(pauseMs)
    if (handover.kind !== 'answered') log.warn('sms.request', { fate: handover.kind, reason: handover.reason })
    if (stop) {
      round.over = true
      if (round.campaignId !== null) await stopCampaign(db, round.campaignId, stop, now, true)
      log.warn('sms.stopped', { reason: stop.brief })
    }
  }

  /** Segments that may still go today (UTC); infinite without SMS_DAILY_CAP. SMS about accounts have their own budget. */
  async function leftOfCap(): Promise<number> {
    const cap = config.SMS_DAILY_CAP
    if (cap === undefined) return Number.POSITIVE_INFINITY
    const [row] = await db.orm.all<{ spent: number }>(sql`select coalesce(sum(segments), 0) as spent from sms_messages
      where sent_at >= ${nowIso().slice(0, 10)} and kind = 'message' and state in ('sending', 'accepted', 'delivered', 'unknown')`)
    return cap - row!.spent
  }

  async function capReached(campaignId: string | null) {
    if (campaignId === null) return
    const sentence = `The day's limit of ${config.SMS_DAILY_CAP} SMS segments (SMS_DAILY_CAP) is reached.`
    await stopCampaign(db, campaignId, { brief: 'SMS_DAILY_CAP', sentence }, clock.now(), false)
  }

  return {
    run,
    composing,
    /** Takes no more from the queue; what is under way is finished by `run`. */
    halt() {
      stopping = true
    },
    /** When the queue next has something due, ISO; null: nothing waits. */
    async nextDue(): Promise<string | null> {
      // The first of each campaign and state by the index, where what is due at once (null) stands before all times.
      const first = (state: SmsState) =>
        sql`(select coalesce(due_at, '') from sms_messages where campaign_id = c.id and state = ${state} order by due_at limit 1)`
      const [row] = await db.orm.all<{ due: string | null }>(sql`
        select min(due) as due from (
          select coalesce(due_at, '') as due from sms_messages where campaign_id is null and state in ('queued', 'held')
          union all select '' from sms_campaigns as c where finished_at is null and (composed = 0 or state = 'stopped'
            or exists (select 1 from sms_messages where campaign_id = c.id and state = 'sending'))
          union all select ${first('queued')} from sms_campaigns as c where finished_at is null
          union all select ${first('held')} from sms_campaigns as c where finished_at is null)`)
      const until = pace.until()
      return row?.due != null && row.due < until ? until : (row?.due ?? null)
    },
  }
}

interface Round {
  campaignId: string | null
  lease: Lease
  /** The campaign was stopped: no lane takes another group. */
  over: boolean
  /** A group did not fit into what is left of the day: this pass ends. */
  full: boolean
  /** This pass took something from the queue. */
  progress: boolean
  /** Segments that may still be sent today. */
  left: number
}
