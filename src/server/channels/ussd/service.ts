import { createHash } from 'node:crypto'
import { and, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { User } from '../../../contracts/account.ts'
import { LANGUAGE_IDS, type Language } from '../../../contracts/languages.ts'
import { deleteInBatches } from '../../../db/batched-writes.ts'
import type { Orm } from '../../../db/open.ts'
import { users } from '../../../db/schema/accounts.ts'
import { phoneEffects } from '../../../db/schema/operation.ts'
import { ussdSessions, ussdTurns } from '../../../db/schema/ussd.ts'
import { daysBefore, isoNow } from '../../../shared/clock.ts'
import { itemAt } from '../../../shared/lookups.ts'
import { createSingleFlight } from '../../../shared/single-flight.ts'
import { TEXTS_BY_LANGUAGE } from '../../../words/index.ts'
import type { PhoneAccount } from '../../accounts/claims/account-by-phone.ts'
import { recordActivityWrite } from '../../accounts/record-activity.ts'
import type { Foundation } from '../../foundation/foundation.ts'
import { toE164 } from '../../foundation/phone-number.ts'
import { createPhoneEffects, digestOfEffect, type PhoneEffects } from '../phone-effects.ts'
import type { SendSms } from '../sms/single/queue-sms.ts'
import type { DialSession, Menu } from './dial.ts'
import { readDialFigures } from './figures.ts'
import { HOME_PLACE, handleKey, LANGUAGES_PLACE, type MenuStep, showPlace } from './menu-steps.ts'
import { openDial, type TurnState } from './open-dial.ts'
import { openUssdProvider } from './providers.ts'
import { findUnfinishedRegistration } from './resume-registration.ts'
import { maxPagesOf, shortenToPages, splitIntoPages, toScreenCharacters } from './split-pages.ts'
import type { UssdAnswer, UssdEnd, UssdTurn } from './ussd-provider.ts'
import { type StoredScreen, storedScreenSchema } from './view.ts'

const RETENTION_DAYS = { turns: 2, sessions: 90 } as const

interface Deps extends Pick<Foundation, 'db' | 'clock' | 'config' | 'log'> {
  menu: Menu
  holderAt: (phone: string) => Promise<PhoneAccount>
  sendSms: SendSms
}

export type UssdService = ReturnType<typeof createUssdService>

/** USSD sessions. Every turn may arrive twice, late, or after this process was killed. */
export function createUssdService(deps: Deps) {
  const { db, clock, config, log } = deps

  const { orm } = db
  const together = createSingleFlight()
  const { once } = createPhoneEffects({ db, clock })

  return {
    wire: openUssdProvider(config),

    /** Returns the screen for a turn, also when a service fails. */
    async turn(turn: UssdTurn): Promise<UssdAnswer> {
      const phone = toE164(turn.phone)
      const { noNumber, failed } = TEXTS_BY_LANGUAGE.en.ussd
      if (!phone || turn.sessionId === '') return { text: toScreenCharacters(noNumber), last: true }
      try {
        const own = { ...turn, sessionId: await sessionOf(orm, turn.sessionId, phone) }
        return await together(`${own.sessionId} ${phone} ${turn.answers}`, () => answerTurn(deps, once, own, phone))
      } catch (error) {
        log.error('ussd.turn', { error: String(error) })
        const [user] = await orm
          .select({ language: users.preferredLanguage })
          .from(users)
          .where(eq(users.phone, phone))
          .catch(() => [])
        return { text: toScreenCharacters(user ? TEXTS_BY_LANGUAGE[user.language].ussd.failed : failed), last: true }
      }
    },

    async shown(sessionId: string, answers: string): Promise<UssdAnswer | null> {
      const [row] = await orm
        .select()
        .from(ussdTurns)
        .where(
          and(
            eq(ussdTurns.sessionId, sessionId),
            inArray(ussdTurns.answers, [answers, digestOfEffect(sessionId, answers)]),
          ),
        )
      return row ? { text: row.said, last: row.standing === null } : null
    },

    figures: (days = 1) => readDialFigures(db, daysBefore(clock.now(), days)),

    ended: (end: UssdEnd) => recordEnd(deps, end),

    /** Deletes transcripts after two days and sessions after ninety. */
    async prune(asOf: Date): Promise<void> {
      const turnsBefore = daysBefore(asOf, RETENTION_DAYS.turns)
      await deleteInBatches(db, ussdTurns, lt(ussdTurns.createdAt, turnsBefore))
      await deleteInBatches(db, phoneEffects, lt(phoneEffects.createdAt, turnsBefore))
      await deleteInBatches(db, ussdSessions, lt(ussdSessions.createdAt, daysBefore(asOf, RETENTION_DAYS.sessions)))
    },
  }
}

/** Records the end of a session. An unknown session or a repeated report changes nothing. */
async function recordEnd(
  { log, db, clock }: Deps,
  { sessionId, outcome, status, cost, durationMs }: UssdEnd,
): Promise<void> {
  const { orm } = db
  if (outcome === null) log.warn('ussd.end.unknown_status', { status: status.slice(0, 40) })
  await db.write(
    orm
      .update(ussdSessions)
      .set({
        endedAt: sql`coalesce(${ussdSessions.endedAt}, ${isoNow(clock)})`,
        ...(outcome && { outcome }),
        cost,
        durationMs,
      })
      .where(and(eq(ussdSessions.id, sessionId), isNull(ussdSessions.durationMs))),
  )
}

async function answerTurn(deps: Deps, once: PhoneEffects['once'], turn: UssdTurn, phone: string): Promise<UssdAnswer> {
  const { db, holderAt, sendSms, menu } = deps
  const { orm } = db
  const before = await earlierTurns(orm, turn)
  if (before?.answers === turn.answers) return { text: before.said, last: before.standing === null }
  const stood = before === null ? undefined : storedScreenSchema.safeParse(before.standing).data
  // The session had ended before these keys arrived.
  if (before && !stood) return { text: before.said, last: true }
  const state = await stateOf(deps, phone, before?.answers ?? '', stood)
  const dial = openDial({ holderAt, once, sendSms }, turn.sessionId, phone, state)
  const from = stood ? { standing: stood, reason: null } : await beginDial(deps, dial, state)
  const now = await replayKeys(menu, dial, state, keysOf(turn, before?.answers ?? '', stood), from)
  const shown = await pageOf(menu, dial, now)
  const who = state.forgotten ? { phone: '', userId: null } : { phone, userId: state.user?.id ?? null }
  await storeTurn(deps, turn, who, state.language, shown)
  return { text: shown.text, last: shown.standing === null }
}

async function storeTurn(
  { clock, db }: Deps,
  turn: UssdTurn,
  who: { phone: string; userId: string | null },
  language: Language,
  { text, standing, screen }: { text: string; standing: StoredScreen | null; screen: string },
): Promise<void> {
  const { orm } = db
  const at = isoNow(clock)
  // An erased account's transcript is stored as a digest.
  const answers = who.phone === '' ? digestOfEffect(turn.sessionId, turn.answers) : turn.answers
  const ended = standing === null ? ({ endedAt: at, outcome: 'finished' } as const) : {}
  const session = {
    id: turn.sessionId,
    ...who,
    network: turn.network.slice(0, 20),
    serviceCode: turn.serviceCode.slice(0, 40),
    language,
    screen,
    turns: 1,
    createdAt: at,
    lastAt: at,
    ...ended,
  }
  await db.write(
    orm
      .insert(ussdSessions)
      .values(session)
      .onConflictDoUpdate({
        target: ussdSessions.id,
        set: { ...who, language, screen, turns: sql`${ussdSessions.turns} + 1`, lastAt: at, ...ended },
      }),
    ...(turn.answers === '' ? [recordActivityWrite(who.userId, 'ussd', clock.now())] : []),
    orm
      .insert(ussdTurns)
      .values({ sessionId: turn.sessionId, answers, said: text, standing, createdAt: at })
      .onConflictDoNothing(),
  )
}

/** Returns the page that a step shows, and the state for the next answer. A text too long for the screens goes by SMS. */
async function pageOf(menu: Deps['menu'], dial: DialSession, { standing: stands, reason: why }: MenuStep) {
  const { footer, bySms } = dial.words.ussd
  const root = stands.back.length === 0
  const { view } = stands
  const most = maxPagesOf(view, menu[stands.place.at]?.long === true)
  const sent = splitIntoPages(view, footer, root).length > most && (await dial.sendSms(view.say))
  // Without SMS the farmer can page to the end of the text.
  const shown = sent || view.last ? shortenToPages(most, view, footer, root, sent ? bySms : null) : view
  const stoodAt = stands.reason?.page ?? stands.page
  const reason = why === null ? (stands.reason ?? null) : { text: why, page: stoodAt }
  const pages = splitIntoPages(shown, footer, root, reason)
  const page = Math.min(why === null ? stands.page : stoodAt, pages.length - 1)
  const next: StoredScreen | null = shown.last
    ? null
    : { ...stands, view: shown, page, reason, language: dial.language }
  return { text: itemAt(pages, page), standing: next, screen: stands.place.at }
}

async function replayKeys(
  menu: Deps['menu'],
  dial: DialSession,
  state: TurnState,
  keys: readonly string[],
  from: MenuStep,
): Promise<MenuStep> {
  let now = from
  const before = state.transcript === '' ? [] : [state.transcript]
  for (const [index, key] of keys.entries()) {
    state.transcript = [...before, ...keys.slice(0, index + 1)].join('*')
    now = await handleKey(menu, dial, now.standing, key)
    state.language = state.user?.preferredLanguage ?? state.language
    if (now.standing.view.last) break
  }
  return now
}

/** Returns the first screen of a session: an interrupted registration, home, or the languages. */
async function beginDial(
  { db, clock, menu }: Deps,
  dial: DialSession,
  { knowsLanguage }: TurnState,
): Promise<MenuStep> {
  const resumed = dial.user || dial.claim ? null : await findUnfinishedRegistration(db, clock.now(), dial.phone)
  if (!resumed) return showPlace(menu, dial, dial.user || knowsLanguage ? HOME_PLACE : LANGUAGES_PLACE)
  return { ...(await showPlace(menu, dial, resumed, [HOME_PLACE])), reason: dial.words.ussd.goOn }
}

async function stateOf(
  { db, holderAt }: Deps,
  phone: string,
  transcript: string,
  stood: StoredScreen | undefined,
): Promise<TurnState> {
  const { orm } = db
  const at = await holderAt(phone)
  const spoken =
    LANGUAGE_IDS.find((id) => id === stood?.language) ?? (await languageOf(orm, phone, at.user)) ?? at.claim?.language
  return { ...at, language: spoken ?? 'en', knowsLanguage: spoken !== undefined, transcript, forgotten: false }
}

async function languageOf(orm: Orm, phone: string, user: User | null): Promise<Language | null> {
  if (user) return user.preferredLanguage
  const [last] = await orm
    .select({ language: ussdSessions.language })
    .from(ussdSessions)
    .where(and(eq(ussdSessions.phone, phone), isNull(ussdSessions.userId)))
    .orderBy(desc(ussdSessions.createdAt))
    .limit(1)
  return last?.language ?? null
}

/** Returns the session of this phone; if another phone used the id, one derived from both. */
async function sessionOf(orm: Orm, sessionId: string, phone: string): Promise<string> {
  const [row] = await orm.select({ phone: ussdSessions.phone }).from(ussdSessions).where(eq(ussdSessions.id, sessionId))
  if (!row || row.phone === phone || row.phone === '') return sessionId
  return `${sessionId} ${createHash('sha256').update(`${sessionId} ${phone}`).digest('base64url').slice(0, 16)}`
}

/** Returns the stored turn with the longest prefix of these answers, and the remaining answers. */
async function earlierTurns(orm: Orm, { sessionId, answers }: UssdTurn) {
  const rows = await orm.select().from(ussdTurns).where(eq(ussdTurns.sessionId, sessionId))
  const erased = rows.find((row) => row.answers === digestOfEffect(sessionId, answers))
  if (erased) return { ...erased, answers }
  const begins = rows.filter(
    (row) => row.answers === answers || row.answers === '' || answers.startsWith(`${row.answers}*`),
  )
  return begins.sort((a, b) => b.answers.length - a.answers.length)[0] ?? null
}

/** Splits the input since the last turn into keys; typed text is one answer, including its stars. */
function keysOf({ answers }: UssdTurn, before: string, stood: StoredScreen | undefined): string[] {
  const rest = answers.slice(before === '' ? 0 : before.length + 1)
  if (stood?.view.asks === 'words') return [rest]
  return answers === '' ? [] : rest.split('*')
}
