import { firstItem, lastItem, valueAt } from '../../shared/lookups.ts'
import { boundingBoxesIntersect, type ContainsPoint, shapesContain } from './cap/geometry.ts'
import { CAP_SEVERITIES, CAP_URGENCIES, type CapAlert, type CapInfo } from './cap/values.ts'
import { statesNamed } from './state-names.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** Longest time between twins, which are messages about the same event in different languages. */
const TWINS_MS = 30 * MINUTE_MS
/** Duration of a warning whose file has no end. */
const ENDLESS_MS = 24 * HOUR_MS
/** An Update is news if its warning begins at least this much earlier. */
const EARLIER_MS = 3 * HOUR_MS

export interface WarningMessage extends CapAlert {
  id: string
  /** Address of the message's feed; null if an operator imported the file. */
  feed: string | null
}

/** An info block with its area and times. */
export interface WarningBlock extends Omit<CapInfo, 'onset' | 'expires'> {
  message: WarningMessage
  contains: ContainsPoint
  states: ReadonlySet<string>
  onset: string
  expires: string
}

/** Messages with the same content: one message, or its twins in several languages. */
export interface MessageVersion {
  messages: WarningMessage[]
  blocks: WarningBlock[]
  sent: string
  /** Set if an Update replaced the version, or a Cancel withdrew it. */
  over: 'replaced' | 'withdrawn' | null
}

/** A weather event with every message about it, oldest first. */
export interface WarnedEvent {
  versions: MessageVersion[]
}

/** Position of a farm, and its state by the nearest known place. */
export interface FarmPosition {
  lat: number | null
  lng: number | null
  state: string | null
}

/** Warnings are shown if they are real and public. */
export const isRealAndPublic = ({ status, scope }: Pick<CapAlert, 'status' | 'scope'>) =>
  status === 'Actual' && scope === 'Public'

/** Joins messages, in whatever order they came, to events: by references, and by twins in other languages. */
export function groupIntoEvents(messages: readonly WarningMessage[]): WarnedEvent[] {
  const shown = messages.filter(isRealAndPublic).sort(compareBySentTime)
  const warnings = shown.filter(({ msgType }) => msgType === 'Alert' || msgType === 'Update')
  const replacing = shown.filter(({ msgType }) => msgType === 'Update' || msgType === 'Cancel')
  const versions = twinsOf(warnings).map((some) => versionOf(some, replacing))
  return linkReplacedVersions(versions, replacing).map((some) => ({ versions: some }))
}

const compareBySentTime = (a: WarningMessage, b: WarningMessage) =>
  a.sent.localeCompare(b.sent) || a.id.localeCompare(b.id)

/** Reports whether a message names an earlier one of the same sender or feed; another service cannot withdraw a warning. */
const refersTo = (later: WarningMessage, message: WarningMessage) =>
  later !== message &&
  (later.sender === message.sender || (later.feed !== null && later.feed === message.feed)) &&
  later.references.some(({ sender, identifier }) => identifier === message.identifier && sender === message.sender)

function versionOf(messages: WarningMessage[], replacing: readonly WarningMessage[]): MessageVersion {
  const later = replacing.filter((one) => messages.some((message) => refersTo(one, message)))
  const over = later.some(({ msgType }) => msgType === 'Cancel') ? 'withdrawn' : later.length > 0 ? 'replaced' : null
  return { messages, blocks: messages.flatMap(blocksOf), sent: firstItem(messages).sent, over }
}

function blocksOf(message: WarningMessage): WarningBlock[] {
  return message.infos.map((info) => {
    const polygons = info.areas.flatMap((area) => area.polygons)
    const circles = info.areas.flatMap((area) => area.circles)
    const hasShape = polygons.length + circles.length > 0
    const onset = info.onset ?? message.sent
    const expires = warningEnd(info, message)
    const states = hasShape ? new Set<string>() : statesNamed(info.areas)
    return { ...info, message, contains: shapesContain(polygons, circles), states, onset, expires }
  })
}

/** End of a warning; without one it lasts 24 hours from its sending. */
export const warningEnd = ({ expires }: Pick<CapInfo, 'expires'>, { sent }: Pick<CapAlert, 'sent'>): string =>
  expires ?? new Date(Date.parse(sent) + ENDLESS_MS).toISOString()

/** Groups messages that carry the same event in different languages, the closest in time first. */
function twinsOf(messages: readonly WarningMessage[]): WarningMessage[][] {
  const groupOf = new Map(messages.map((message) => [message, [message]]))
  const pairs = messages.flatMap((a, i) =>
    messages.slice(i + 1).flatMap((b) => {
      const apart = Date.parse(b.sent) - Date.parse(a.sent)
      return apart <= TWINS_MS && areTwins(a, b) ? [{ a, b, apart }] : []
    }),
  )
  for (const { a, b } of pairs.sort((one, other) => one.apart - other.apart)) {
    const [first, second] = [valueAt(groupOf, a), valueAt(groupOf, b)]
    if (first === second || first.some((one) => second.some((other) => !haveDistinctLanguages(one, other)))) continue
    first.push(...second)
    for (const message of second) groupOf.set(message, first)
  }
  return [...new Set(groupOf.values())].map((group) => group.sort(compareBySentTime))
}

/** Languages compare by their primary subtag (RFC 5646, section 2.2.1). */
export const primaryLanguageTag = (language: string) => firstItem(language.split('-')).toLowerCase()

const haveDistinctLanguages = (a: WarningMessage, b: WarningMessage) => {
  const languages = new Set(a.infos.map(({ language }) => primaryLanguageTag(language)))
  return !b.infos.some(({ language }) => languages.has(primaryLanguageTag(language)))
}

function areTwins(a: WarningMessage, b: WarningMessage): boolean {
  const [one, other] = [firstItem(a.infos), firstItem(b.infos)]
  const codes = new Set(one.eventCodes)
  const sameEvent =
    codes.size === 0 || other.eventCodes.length === 0 || other.eventCodes.some((code) => codes.has(code))
  const rings = (message: WarningMessage) =>
    message.infos.flatMap(({ areas }) => areas.flatMap(({ polygons }) => polygons))
  return (
    a.msgType === b.msgType &&
    one.onset === other.onset &&
    one.expires === other.expires &&
    sameEvent &&
    haveDistinctLanguages(a, b) &&
    boundingBoxesIntersect(rings(a), rings(b))
  )
}

/** Groups versions that messages connect by their references, directly or in a chain. */
function linkReplacedVersions(versions: MessageVersion[], replacing: readonly WarningMessage[]): MessageVersion[][] {
  const eventOf = new Map(versions.map((version) => [version, [version]]))
  const join = (some: MessageVersion[]) => {
    const joined = [...new Set(some.flatMap((version) => valueAt(eventOf, version)))]
    for (const version of joined) eventOf.set(version, joined)
  }
  for (const later of replacing)
    join(versions.filter(({ messages }) => messages.some((message) => message === later || refersTo(later, message))))
  const events = [...new Set(eventOf.values())]
  return events.map((some) => some.sort((a, b) => compareBySentTime(firstItem(a.messages), firstItem(b.messages))))
}

const coversFarm = ({ contains, states }: WarningBlock, { lat, lng, state }: FarmPosition) =>
  (lat !== null && lng !== null && contains(lat, lng)) || (state !== null && states.has(state))

const rankOf = (values: readonly string[], value: string) => values.indexOf(value)
/** Gravest first: severity, urgency, onset. */
export const compareGravestFirst = (a: WarningBlock, b: WarningBlock) =>
  rankOf(CAP_SEVERITIES, b.severity) - rankOf(CAP_SEVERITIES, a.severity) ||
  rankOf(CAP_URGENCIES, b.urgency) - rankOf(CAP_URGENCIES, a.urgency) ||
  a.onset.localeCompare(b.onset) ||
  a.message.id.localeCompare(b.message.id)

/** Blocks of a version that cover a place and have not ended, gravest first. */
export const blocksFor = (version: MessageVersion, place: FarmPosition, now: string): WarningBlock[] =>
  version.blocks.filter((block) => now < block.expires && coversFarm(block, place)).sort(compareGravestFirst)

interface InForce {
  version: MessageVersion
  blocks: WarningBlock[]
}

/** Returns what is in force of an event at a place, gravest first. */
export const blocksInForce = ({ versions }: WarnedEvent, place: FarmPosition, now: string): InForce[] =>
  versions
    .filter(({ over }) => over === null)
    .map((version) => ({ version, blocks: blocksFor(version, place, now) }))
    .filter(({ blocks }) => blocks.length > 0)
    .sort((a, b) => compareGravestFirst(firstItem(a.blocks), firstItem(b.blocks)))

/** Returns the text of a warning in a language: that language, else English, else the gravest block's. */
export function warningTextFor(blocks: readonly WarningBlock[], language: string): WarningBlock {
  const inLanguage = (wanted: string) => blocks.find((block) => primaryLanguageTag(block.language) === wanted)
  return inLanguage(language) ?? inLanguage('en') ?? firstItem(blocks)
}

/** `lifted`: an Update no longer covers the farm. */
export type NoticeKind = 'warned' | 'withdrawn' | 'lifted'

/** `revised`: an Update that is no news replaced the text of a notice; no new notice was sent. */
export type RecordKind = NoticeKind | 'revised'

export interface PastNotice {
  /** Id of the message. */
  warning: string
  what: RecordKind
  at: string
}

type Earlier = Pick<PastNotice, 'what' | 'warning'>

/** A notice to be sent to a person. `since` is the earlier notice about the same event, which it replaces. */
export interface DueNotice {
  what: RecordKind
  version: MessageVersion
  blocks: WarningBlock[]
  since: Earlier | null
}

/** Returns the notice that is due to a person about an event; null: none. */
export function findDueNotice(
  event: WarnedEvent,
  place: FarmPosition,
  past: readonly PastNotice[],
  now: string,
): DueNotice | null {
  const { known, since } = lastNotice(event, past)
  const [current] = blocksInForce(event, place, now)
  if (current) {
    if (!known) return { what: 'warned', ...current, since }
    if (known.version === current.version) return null
    if (isNewForFarm(known, current, place)) return { what: 'warned', ...current, since }
    const isWritten = known.version.over === null || isRevised(current.version, past)
    return isWritten ? null : { what: 'revised', ...current, since }
  }
  if (!known || known.version.over === null) return null
  const blocks = blocksFor(known.version, place, now)
  // A farmer who has moved away is notified of the end by the version's own times.
  const standing =
    blocks.length > 0 ? blocks : known.version.blocks.filter(({ expires }) => now < expires).sort(compareGravestFirst)
  if (standing.length === 0) return null
  const newest = lastItem(event.versions)
  if (newest.over === 'withdrawn' || known.version.over === 'withdrawn')
    return { what: 'withdrawn', version: known.version, blocks: standing, since }
  const ended = newest.blocks.some((block) => coversFarm(block, place))
  return ended ? null : { what: 'lifted', version: known.version, blocks: standing, since }
}

const isRevised = ({ messages }: MessageVersion, past: readonly PastNotice[]) =>
  past.some(({ what, warning }) => what === 'revised' && messages.some(({ id }) => id === warning))

/** Returns the last notice that a person got about an event. `known` is its warning, unless its end was announced. */
function lastNotice({ versions }: WarnedEvent, past: readonly PastNotice[]) {
  const versionOfId = (id: string) => versions.find(({ messages }) => messages.some((message) => message.id === id))
  const [last] = past
    .filter(({ what }) => what === 'warned')
    .flatMap(({ warning, at }) => {
      const version = versionOfId(warning)
      return version ? [{ warning, at, version }] : []
    })
    .sort((a, b) => b.at.localeCompare(a.at) || b.version.sent.localeCompare(a.version.sent))
  if (!last) return { known: null, since: null }
  const { warning } = last
  const end = past.find((notice) => isEnd(notice) && notice.warning === warning)
  const since: Earlier = { what: end?.what ?? 'warned', warning }
  return { known: end ? null : last, since }
}

const isEnd = ({ what }: PastNotice) => what === 'withdrawn' || what === 'lifted'

/** An Update is news if it is graver, begins at least three hours earlier, or newly covers the farm. */
function isNewForFarm({ version }: { version: MessageVersion }, { blocks }: InForce, place: FarmPosition): boolean {
  const before = version.blocks.filter((block) => coversFarm(block, place)).sort(compareGravestFirst)[0]
  if (!before) return true
  const after = firstItem(blocks)
  return (
    rankOf(CAP_SEVERITIES, after.severity) > rankOf(CAP_SEVERITIES, before.severity) ||
    Date.parse(after.onset) <= Date.parse(before.onset) - EARLIER_MS
  )
}
