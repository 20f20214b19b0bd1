import { sql } from 'drizzle-orm'
import type { User } from '../../contracts/account.ts'
import type { Language } from '../../contracts/languages.ts'
import { refusalError } from '../../contracts/refusals.ts'
import { coordinatesOf } from '../../contracts/shapes.ts'
import type { Warning } from '../../contracts/warnings.ts'
import { isoNow } from '../../shared/clock.ts'
import { firstItem } from '../../shared/lookups.ts'
import { timeZoneOfPhone } from '../channels/sending-hours.ts'
import { type Actor, signedInUser } from '../foundation/actor.ts'
import type { Foundation } from '../foundation/foundation.ts'
import { classifyWarningEvent } from './event-class.ts'
import { BEGINS_SOON_MS, type SoonWarning, toSoonWarning } from './soon.ts'
import type { WarningStore } from './store.ts'
import { toWarning, warningState } from './to-warning.ts'
import {
  blocksInForce,
  compareGravestFirst,
  type FarmPosition,
  groupIntoEvents,
  isRealAndPublic,
  type MessageVersion,
  type WarningBlock,
} from './warning-events.ts'
import { noticeText } from './warning-texts.ts'

export interface WarningDeps extends Pick<Foundation, 'db' | 'clock'> {
  store: WarningStore
}

export interface Point {
  lat: number
  lng: number
}

/** Returns the warnings in force at a place, gravest first. */
export async function warningsAt(
  { store, clock }: WarningDeps,
  place: FarmPosition,
): Promise<{ blocks: WarningBlock[]; version: MessageVersion }[]> {
  const now = isoNow(clock)
  const found = (await store.events()).flatMap((event) => blocksInForce(event, place, now))
  return found.sort((a, b) => compareGravestFirst(firstItem(a.blocks), firstItem(b.blocks)))
}

/** Returns a farm's point, and its state for warnings that name states. */
async function placeOf({ db }: WarningDeps, { id, location }: User): Promise<FarmPosition> {
  const point = coordinatesOf(location)
  const [row] = await db.orm.values<[string | null]>(sql`select region from users where id = ${id}`)
  return { lat: point?.lat ?? null, lng: point?.lng ?? null, state: row?.[0] ?? null }
}

/** Returns one warning with its state for the user's farm, also after its end. @throws AppError not_found */
export async function warningForUser(parts: WarningDeps, actor: Actor, id: string): Promise<Warning> {
  const { store, clock } = parts
  const user = signedInUser(actor)
  const message = await store.byId(id)
  if (!message || !isRealAndPublic(message) || message.infos.length === 0) throw refusalError('warning.missing')
  const hasId = ({ messages }: MessageVersion) => messages.some((one) => one.id === id)
  const events = await store.events()
  const version = events.flatMap(({ versions }) => versions).find(hasId) ?? versionOfMessage(message)
  return toWarning(
    version.blocks.toSorted(compareGravestFirst),
    user,
    warningState(version, await placeOf(parts, user), isoNow(clock)),
  )
}

/** Returns the warnings in force at the user's farm, gravest first. */
export async function warningsAtOwnFarm(parts: WarningDeps, actor: Actor): Promise<Warning[]> {
  const user = signedInUser(actor)
  if ((await parts.store.events()).length === 0) return []
  return (await warningsAt(parts, await placeOf(parts, user))).map(({ blocks }) => toWarning(blocks, user, 'in force'))
}

/** Returns the warnings in force at a point as short texts, gravest first, with times by the phone's clock. */
export async function warningTextsAt(
  parts: WarningDeps,
  { lat, lng }: Point,
  phone: string,
  language: Language,
): Promise<string[]> {
  const found = await warningsAt(parts, { lat, lng, state: null })
  return found.map(({ blocks }) => noticeText('warned', blocks, timeZoneOfPhone(phone), language).message)
}

/** Returns the ids of the sentences on what to do in the warnings in force at a point, gravest first. */
export async function warningSentencesAt(parts: WarningDeps, { lat, lng }: Point): Promise<string[]> {
  const found = await warningsAt(parts, { lat, lng, state: null })
  return found.map(({ blocks }) => `warnings.do.${classifyWarningEvent(firstItem(blocks))}`)
}

/** Returns the warnings in force at the user's farm that have begun or begin within two days, gravest first. */
export async function findWarningsBeginningSoon(parts: WarningDeps, actor: Actor): Promise<SoonWarning[]> {
  if (actor.kind !== 'user' || (await parts.store.events()).length === 0) return []
  const { user } = actor
  const limit = new Date(parts.clock.now().getTime() + BEGINS_SOON_MS).toISOString()
  const found = await warningsAt(parts, await placeOf(parts, user))
  return found
    .filter(({ blocks }) => firstItem(blocks).onset <= limit)
    .map(({ blocks }) => toSoonWarning(blocks, timeZoneOfPhone(user.phone)))
}

/** Returns a version of one message that is too old to be part of an event. */
const versionOfMessage = (message: WarningBlock['message']): MessageVersion =>
  firstItem(firstItem(groupIntoEvents([message])).versions)
