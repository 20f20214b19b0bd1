import { eq } from 'drizzle-orm'
import type { User } from '../../../contracts/account.ts'
import { LANGUAGE_IDS, type Language } from '../../../contracts/languages.ts'
import { users } from '../../../db/schema/accounts.ts'
import { isoNow } from '../../../shared/clock.ts'
import type { Config } from '../../../shared/config.ts'
import { firstItem } from '../../../shared/lookups.ts'
import { isLanguageReadForDanger } from '../../../words/clearance.ts'
import { TEXTS_BY_LANGUAGE } from '../../../words/index.ts'
import type { PhoneAccount } from '../../accounts/claims/account-by-phone.ts'
import { findUser } from '../../accounts/user-row.ts'
import type { Foundation } from '../../foundation/foundation.ts'
import { toE164 } from '../../foundation/phone-number.ts'
import type { InboxService } from '../../inbox/inbox.ts'
import type { OutboundGateway } from '../outbound-gateway.ts'
import { createPhoneEffects } from '../phone-effects.ts'
import type { SendingWindow } from '../sending-window.ts'
import type { SendSms } from '../sms/single/queue-sms.ts'
import { storeCallRefusalWrite } from '../suppression.ts'
import { clipsOfTitle, type SpokenTitle } from './advice-utterance.ts'
import { createCallLog } from './call-log.ts'
import {
  BY_SMS_SUFFIX,
  HOME_PLACE,
  isCallRefusal,
  LANGUAGES_PLACE,
  NO_CALLS_PLACE,
  NO_VOICE_PLACE,
  nextCallPlace,
  WARNING_BADLY_SAID_PLACE,
} from './call-places.ts'
import { createCallTexts } from './call-texts.ts'
import type { Caller, CallServices } from './caller.ts'
import type { ClipStore } from './clip-store.ts'
import { appNamesOf } from './clips.ts'
import { createOutbound } from './outbound.ts'
import { createOutboundQueue } from './outbound-queue.ts'
import { openVoiceProvider } from './providers.ts'
import { createSceneRenderer, type RenderTarget } from './render-scene.ts'
import { createScenes, languageOfKeypadKey, languagesOfferedByVoice } from './scenes.ts'
import { createSmsInsteadCheck } from './sms-instead.ts'
import { createTextDelivery } from './text-delivery.ts'
import type { Scene } from './utterances.ts'
import type { CallElement, CallEvent } from './voice-provider.ts'

/** State of a call in a callback address; null: the call begins. */
interface Link {
  at: string
  turn: number
  language: Language | null
}

interface Deps extends Pick<Foundation, 'db' | 'clock' | 'log' | 'config' | 'fetch'>, CallServices {
  sendingWindow: SendingWindow
  gateway: OutboundGateway
  inbox: Pick<InboxService, 'ask' | 'answerTo'>
  holderAt: (phone: string) => Promise<PhoneAccount>
  sendSms: SendSms
  clips: ClipStore
}

type Parts = ReturnType<typeof openParts>

export type VoiceService = ReturnType<typeof createVoiceService>

/** Opens the provider and the modules that answer and place calls. */
function openParts({
  db,
  clock,
  log,
  config,
  fetch,
  sendingWindow,
  gateway,
  holderAt,
  sendSms,
  clips,
  ...handlers
}: Deps) {
  const provider = openVoiceProvider(config, fetch)
  const smsInstead = createSmsInsteadCheck({ db, gateway })
  const queue = createOutboundQueue({ db, clock, config, sendingWindow, gateway, smsInstead, ...handlers })
  const outbound = createOutbound({
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
  })
  const record = createCallLog({ db, clock })
  const effects = createPhoneEffects({ db, clock })
  const scenes = createScenes(appNamesOf(config), handlers)
  const render = createSceneRenderer(clips, appNamesOf(config))
  const texts = createCallTexts({ db, clock, effects, sendSms, textWay: createTextDelivery({ db, gateway }) })
  return {
    db,
    clock,
    log,
    config,
    clips,
    holderAt,
    handlers,
    provider,
    smsInstead,
    queue,
    outbound,
    record,
    effects,
    scenes,
    render,
    texts,
  }
}

/** Inbound and outbound calls. Every event may arrive twice, late, out of order, or after this process was killed. */
export function createVoiceService(deps: Deps) {
  const parts = openParts(deps)
  const { clips, config, log, outbound, provider, queue, record, texts } = parts

  return {
    wire: provider.wire,
    on: config.VOICE_NUMBER !== undefined,
    clips,

    /** Returns the clip addresses of an advice's title; empty for a language whose advice is not reviewed. */
    async titleClips(title: SpokenTitle, language: Language): Promise<string[]> {
      const names = isLanguageReadForDanger(language) ? clipsOfTitle(title, language) : null
      return names ? clips.addresses(language, names) : []
    },

    link: parseLink,

    queueWarnings: queue.queueWarnings,
    queueAdvice: queue.queueAdvice,
    hasDue: async () => (await outbound.hasDue()) || texts.hasDue(),
    /** Places due calls, and sends the SMS of calls without an end event. */
    async makeCalls(): Promise<void> {
      await outbound.run()
      await texts.sendDue()
    },

    /** Returns the elements to play next, also when a service fails, so that a caller never hears silence. Null after the call is over. */
    async event(event: CallEvent, link: Link | null, way: (turn: number) => RenderTarget): Promise<CallElement[]> {
      try {
        if (!event.active) {
          await endCall(parts, event)
          return []
        }
        return await answerCall(parts, event, link, way)
      } catch (error) {
        log.error('voice.event', { error: String(error) })
        return event.active ? [{ say: TEXTS_BY_LANGUAGE.en.voice.failed }] : []
      }
    },

    prune: record.prune,
  }
}

function parseLink(query: (name: string) => string | undefined): Link | null {
  const at = query('at')
  if (at === undefined) return null
  const turn = Number(query('turn'))
  return {
    at: at.slice(0, 60),
    turn: Number.isSafeInteger(turn) && turn > 0 ? turn : 0,
    language: LANGUAGE_IDS.find((id) => id === query('language')) ?? null,
  }
}

async function answerCall(
  parts: Parts,
  event: CallEvent,
  link: Link | null,
  way: (turn: number) => RenderTarget,
): Promise<CallElement[]> {
  const { config, db, clock, record, outbound, holderAt, render, effects, scenes, smsInstead, texts } = parts
  const phone = farmerOf(config, event)
  if (!phone || event.sessionId === '') return [{ say: TEXTS_BY_LANGUAGE.en.ussd.noNumber }]
  const known = await findUser(db, eq(users.phone, phone))
  const turn = (link?.turn ?? 0) + 1
  const chosen = chosenLanguageOf(event, link)
  // A caller's number can be forged; the number of an outbound call cannot.
  const refuses = event.direction === 'outbound' && link !== null && isCallRefusal(link.at, event.keys)
  if (refuses) await db.write(storeCallRefusalWrite(phone, isoNow(clock)))
  const language = chosen ?? (await record.languageOf(phone, known)) ?? (refuses ? 'en' : null)
  if (!link && event.direction === 'inbound' && (await outbound.ringsBack(event, phone, known, language ?? 'en')))
    return [{ reject: true }]
  const { user, claim } = await holderAt(phone)
  if (language === null || (link?.at === LANGUAGES_PLACE && chosen === null && !refuses)) {
    await record.keep(event, { phone, user }, turn, LANGUAGES_PLACE, 'en')
    return render.languages(LANGUAGES_PLACE, languagesOfferedByVoice(), way(turn))
  }

  const recorded =
    event.recordingUrl === null ? null : await storeRecording(parts, event, { phone, user }, event.recordingUrl)
  const caller: Caller = {
    phone,
    user,
    language,
    keys: event.keys,
    recorded,
    once: (name, work) => effects.once(event.sessionId, `${name} ${turn}`, work),
    isDone: (name) => effects.isDone(event.sessionId, `${name} ${turn}`),
  }
  const reached = refuses
    ? await scenes.arrive(
        caller,
        (await smsInstead({ phone, userId: user?.id ?? null })) ? `${NO_CALLS_PLACE}.${BY_SMS_SUFFIX}` : NO_CALLS_PLACE,
      )
    : claim
      ? scenes.unclaimed(caller)
      : await sceneOf(parts, event, link, caller)
  const begins = !link || link.at === LANGUAGES_PLACE
  const scene = begins && !refuses && event.direction === 'outbound' ? scenes.withRefusal(reached) : reached
  await record.keep(event, { phone, user }, turn, firstItem(scene.at.split('.')), language)
  const to = { phone, userId: user?.id ?? null }
  return render.scene(scene, way(turn), (unspoken) => texts.collect(event.sessionId, to, unspoken))
}

/** Handles the end of a call, which may be the first event and may be repeated. */
async function endCall(parts: Parts, event: CallEvent): Promise<void> {
  const { config, db, record, outbound, texts } = parts
  const phone = farmerOf(config, event) ?? ''
  if (event.sessionId === '') return
  const user = phone ? await findUser(db, eq(users.phone, phone)) : null
  await record.end(event, { phone, user })
  if (event.direction === 'outbound') await outbound.ended(event)
  if (event.recordingUrl) await storeRecording(parts, event, { phone, user }, event.recordingUrl)
  await texts.sendAfter(event.sessionId)
}

async function sceneOf(
  { outbound, queue, render, scenes }: Parts,
  event: CallEvent,
  link: Link | null,
  caller: Caller,
): Promise<Scene> {
  const warning = event.direction === 'outbound' && (!link || link.at === 'warning')
  const row = warning ? await outbound.answered(event) : null
  const about = row && (await queue.sayAbout(row, caller.language))
  const answers = row?.kind === 'answer'
  if (!(await render.leads(caller.language))) return scenes.noVoice(caller, about ?? [])
  const first = row && !link ? await queue.placeOf(row) : null
  if (first) return scenes.arrive(caller, first)
  if (!link || link.at === LANGUAGES_PLACE || link.at === NO_VOICE_PLACE)
    return about ? scenes.warning(caller, about, { answers }) : scenes.welcome(caller)
  const place = nextCallPlace(link.at, event.keys)
  if (about && place === 'warning') return scenes.warning(caller, about, { answers })
  if (row && !answers && place === WARNING_BADLY_SAID_PLACE) return scenes.warningBadlySaid(caller, row.clips)
  if (place !== null) return scenes.arrive(caller, place)
  const again = await scenes.arrive(caller, link.at === 'warning' ? HOME_PLACE : link.at)
  return { ...again, utterances: [scenes.wrongKey(caller.language), ...again.utterances] }
}

function chosenLanguageOf({ keys }: CallEvent, link: Link | null): Language | null {
  if (link?.at === LANGUAGES_PLACE) return languageOfKeypadKey(keys)
  return link?.at === NO_VOICE_PLACE && keys === '1' ? 'en' : (link?.language ?? null)
}

/** Stores a recording once; after a hang-up its address arrives with the end event. */
async function storeRecording(
  { effects, handlers }: Parts,
  event: CallEvent,
  who: { phone: string; user: User | null },
  recordingUrl: string,
): Promise<'stored' | 'full'> {
  const caller = { phone: who.phone, userId: who.user?.id ?? null }
  let stored = true
  await effects.once(event.sessionId, `recording ${recordingUrl}`, async () => {
    stored = (await handlers.inbox.ask(caller, { channel: 'call', text: '', recordingUrl })) !== null
  })
  return stored ? 'stored' : 'full'
}

/** Returns the farmer's number: the one that is not ours. */
function farmerOf(config: Config, { direction, caller, called }: CallEvent): string | null {
  const theirs = direction === 'outbound' && toE164(caller) === config.VOICE_NUMBER ? called : caller
  return toE164(theirs)
}
