import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { User } from '../../../contracts/account.ts'
import { channelForMessage, type MessageKind } from '../../../contracts/channels.ts'
import type { Language } from '../../../contracts/languages.ts'
import type { Orm } from '../../../db/open.ts'
import { users } from '../../../db/schema/accounts.ts'
import { outboundCalls } from '../../../db/schema/voice.ts'
import { isoNow } from '../../../shared/clock.ts'
import { lastItem } from '../../../shared/lookups.ts'
import { sendingLanguage } from '../../../words/clearance.ts'
import { translatorFor } from '../../../words/index.ts'
import { toUser, userColumns } from '../../accounts/user-row.ts'
import type { AdvisoryService } from '../../advisories/service.ts'
import { phoneActor } from '../../foundation/actor.ts'
import type { Foundation } from '../../foundation/foundation.ts'
import type { HarvestService } from '../../harvests/service.ts'
import type { InboxService } from '../../inbox/inbox.ts'
import type { OutboundGateway } from '../outbound-gateway.ts'
import { isWarningPurpose, type WarningPurpose } from '../purposes.ts'
import type { SendingWindow } from '../sending-window.ts'
import { clipsOfAdvice } from './advice-utterance.ts'
import { createCallRows } from './call-rows.ts'
import { appNamesOf, listClips } from './clips.ts'
import type { IsSentSmsInstead } from './sms-instead.ts'
import { SPOKEN_TEXT_RANK, type Utterance } from './utterances.ts'
import { readWarningText, unqueuedWarnings, type WarningCall } from './warning-calls.ts'

const PAGE_SIZE = 100
const AT_ONCE = 50
/** Advice expires after a day and is queued again. */
const DAY_MS = 86_400_000

type Row = typeof outboundCalls.$inferSelect

const MATTER_OF: Record<Exclude<Row['kind'], 'call back'>, MessageKind> = {
  warning: 'warnings',
  'severe warning': 'warnings',
  'urgent warning': 'warnings',
  advice: 'advice',
  answer: 'answers',
  harvest: 'advice',
}

interface Deps extends Pick<Foundation, 'db' | 'clock' | 'config'> {
  sendingWindow: Pick<SendingWindow, 'book'>
  advisories: Pick<AdvisoryService, 'spoken'>
  inbox: Pick<InboxService, 'answerTo'>
  harvests: Pick<HarvestService, 'open'>
  gateway: Pick<OutboundGateway, 'mayReach'>
  smsInstead: IsSentSmsInstead
}

export const subjectIdOf = ({ about }: Pick<Row, 'about'>): string => about.split(':')[1] ?? ''

export const createOutboundQueue = (deps: Deps) => ({ ...createQueueing(deps), ...createContent(deps) })

/** Queues calls, and the SMS in place of calls. */
function createQueueing({ db, clock, config, sendingWindow, advisories, gateway, smsInstead }: Deps) {
  const { orm } = db
  const rings = config.VOICE_NUMBER !== undefined
  const { add } = createCallRows({ db, clock })
  const later = (ms: number) => new Date(clock.now().getTime() + ms).toISOString()

  async function wayTo(purpose: 'advice' | WarningPurpose, by: 'call' | 'sms', to: { userId: string; phone: string }) {
    if (await gateway.mayReach(purpose, by, to)) return by
    return by === 'call' && (await smsInstead(to)) ? 'sms' : null
  }

  async function adviceTo(user: User): Promise<void> {
    const until = later(DAY_MS)
    const actor = phoneActor(user)
    const language = sendingLanguage(user.preferredLanguage)
    for (const one of await advisories.spoken(actor)) {
      const about = `advice:${one.id}`
      if (await isCallQueued(orm, about)) continue
      const clips = clipsOfAdvice(one, language)
      const wanted = rings && (clips !== null || language === 'en') ? 'call' : 'sms'
      const to = { userId: user.id, phone: user.phone }
      const by = await wayTo('advice', wanted, to)
      if (!by || (by === 'sms' && !user.notificationPreferences.sms)) return
      const dueAt = await sendingWindow.book(to, about, until)
      if (dueAt === null) return
      const row = { userId: user.id, phone: user.phone, about, kind: 'advice', by, language, dueAt, until } as const
      await add({ ...row, clips: [...(clips ?? [])] })
      return
    }
  }

  /** Queues the warnings of one person in turn, the most important first. */
  async function queueTheirs(warnings: WarningCall[]): Promise<void> {
    for (const { id, until, by: chosen, purpose, ...to } of warnings) {
      if (chosen === 'call' && !rings) continue
      const by = await wayTo(purpose, chosen, to)
      if (!by) continue
      const about = `warning:${id}`
      // Severe warnings do not count as the one message of the day.
      const dueAt = purpose === 'warning' ? await sendingWindow.book(to, about, until) : isoNow(clock)
      if (dueAt !== null && dueAt < until) await add({ ...to, about, kind: purpose, by, dueAt, until })
    }
  }

  return {
    /** Queues each new warning for farmers who chose calls or SMS for warnings. */
    async queueWarnings(): Promise<void> {
      for await (const page of unqueuedWarnings({ db, clock })) {
        const people = [...Map.groupBy(page, ({ userId }) => userId).values()]
        for (let from = 0; from < people.length; from += AT_ONCE)
          await Promise.all(people.slice(from, from + AT_ONCE).map(queueTheirs))
      }
    },

    /** Queues the most important advice for farmers who chose calls; the same advice rings once. */
    async queueAdvice(): Promise<void> {
      for await (const user of callChoosers(orm)) await adviceTo(user)
    },
  }
}

/** Reads the content of queued calls and whether their recipients still want it. */
function createContent({ db, config, advisories, inbox, harvests }: Deps) {
  const { orm } = db

  /** Returns the question of a call as an SMS; null if it was answered. */
  async function harvestText(userId: string | null, id: string): Promise<string | null> {
    const question = userId === null ? null : await harvests.open(userId, { id })
    const [row] = question ? await orm.select(userColumns).from(users).where(eq(users.id, userId!)) : []
    if (!question || !row) return null
    const t = translatorFor(sendingLanguage(row.preferredLanguage))
    return t('harvest.ask', { crop: t(`crop.${question.cropType}`) })
  }

  async function textOf({ about, kind, userId }: Row): Promise<string | null> {
    const id = subjectIdOf({ about })
    if (kind === 'harvest') return harvestText(userId, id)
    if (isWarningPurpose(kind)) return readWarningText({ db }, id)
    if (kind === 'answer') return inbox.answerTo(id)
    const [row] =
      kind === 'advice' && userId ? await orm.select(userColumns).from(users).where(eq(users.id, userId)) : []
    if (!row) return null
    const all = await advisories.spoken(phoneActor(toUser(row)))
    return all.find((one) => one.id === id)?.sms ?? null
  }

  return {
    /** Returns the place of a call at which its question is asked; null: none. */
    async placeOf({ kind, userId, about }: Row): Promise<string | null> {
      if (kind === 'advice') return 'advice.0'
      const question = kind === 'harvest' && userId ? await harvests.open(userId, { id: subjectIdOf({ about }) }) : null
      return question && `harvest.${question.cropId}`
    },

    /** Returns the content of a call: a warning in clips, an answer or a service's warning in its own words; null if the call begins without content. */
    async sayAbout(row: Row, language: Language): Promise<Utterance[] | null> {
      const isText = row.kind === 'answer' || (isWarningPurpose(row.kind) && row.clips.length === 0)
      const text = isText ? await textOf(row) : null
      if (text !== null)
        return [{ clips: row.clips.length > 0 ? row.clips : null, text, rank: SPOKEN_TEXT_RANK.warning }]
      if (row.clips.length === 0 || row.kind === 'harvest') return null
      const known = listClips(language, appNamesOf(config))
      return row.clips.map((name) => ({
        clips: [name],
        text: known.get(name)?.text ?? '',
        rank: SPOKEN_TEXT_RANK.warning,
      }))
    },

    textOf,

    /** Reports whether the recipient still wants this subject, by call or by SMS. */
    async isWanted(row: Row): Promise<boolean> {
      if (row.kind === 'harvest' && (await textOf(row)) === null) return false
      const { byCall, bySms } = await readChannelWishes(orm, row)
      return bySms || (byCall && row.by === 'call')
    },

    /** Reports whether the recipient wants the content by SMS if it cannot be spoken in a call. */
    isWantedBySms: async (row: Row): Promise<boolean> => (await readChannelWishes(orm, row)).bySms,
  }
}

async function isCallQueued(orm: Orm, about: string): Promise<boolean> {
  return (await orm.$count(outboundCalls, eq(outboundCalls.about, about))) > 0
}

/** Yields farmers who chose calls for advice. */
async function* callChoosers(orm: Orm): AsyncGenerator<User> {
  for (let after = ''; ; ) {
    const rows = await orm
      .select(userColumns)
      .from(users)
      .where(and(gt(users.id, after), sql`channels ->> '$.advice' = 'call'`))
      .orderBy(asc(users.id))
      .limit(PAGE_SIZE)
    for (const row of rows) yield toUser(row)
    if (rows.length < PAGE_SIZE) return
    after = lastItem(rows).id
  }
}

async function readChannelWishes(orm: Orm, { kind, userId }: Row): Promise<{ byCall: boolean; bySms: boolean }> {
  if (kind === 'call back' || userId === null) return { byCall: true, bySms: true }
  const [row] = await orm
    .select({ switches: users.notificationPreferences, chosen: users.channels })
    .from(users)
    .where(eq(users.id, userId))
  const way = row && channelForMessage(MATTER_OF[kind], row.switches, row.chosen)
  const wanted = way === 'call' || way === 'sms'
  return { byCall: wanted, bySms: wanted && row?.switches.sms === true }
}
