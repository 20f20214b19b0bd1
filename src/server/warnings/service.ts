import { lt, sql } from 'drizzle-orm'
import type { User } from '../../contracts/account.ts'
import type { DrawingId } from '../../contracts/drawing-ids.ts'
import type { Language } from '../../contracts/languages.ts'
import { refuse } from '../../contracts/refusals.ts'
import { coordinatesOf } from '../../contracts/shapes.ts'
import type { Warning, WarningEvent } from '../../contracts/warnings.ts'
import { deleteInSteps } from '../../db/in-steps.ts'
import { warningNotices } from '../../db/schema/warnings.ts'
import { daysBefore, isoNow } from '../../shared/clock.ts'
import { fill } from '../../shared/fill.ts'
import { firstItem } from '../../shared/lookups.ts'
import { WORDS } from '../../words/index.ts'
import { zoneOf } from '../channels/sending-hours.ts'
import { type Actor, person, requireAdmin } from '../foundation/actor.ts'
import type { Foundation } from '../foundation/foundation.ts'
import type { createWords } from '../words/service.ts'
import { eventOf } from './event-class.ts'
import {
  type Block,
  blocksFor,
  eventsOf,
  graverFirst,
  inForce,
  isShown,
  type Place,
  textFor,
  type Version,
} from './events.ts'
import { createFeeds } from './feeds.ts'
import { createNotifier } from './people.ts'
import { createPublished } from './published.ts'
import { SOON_MS, type SoonWarning, soonOf } from './soon.ts'
import { createWarningStore, type Stored } from './store.ts'
import { momentInWords, noticeText, sentenceCase, severityOf, sourceOf, todoIn } from './texts.ts'

/** Retention, as in docs/operating.md. */
const NOTICE_RETENTION_DAYS = 180
const DAY_MS = 86_400_000

export type Warnings = ReturnType<typeof createWarnings>
type ImportedFile = { name: string } & (
  | { accepted: true; known: boolean; identifier: string }
  | { accepted: false; reason: string }
)

const DRAWINGS: Record<WarningEvent, DrawingId> = {
  thunderstorm: 'sky.storm',
  'heavy-rain': 'sky.rain',
  flood: 'sign.waterlogged',
  heat: 'sky.heat',
  dust: 'sky.dust',
  wind: 'sky.wind',
  'dry-spell': 'sky.sun',
  other: 'sky.cloud',
}

/** Reader of a warning: language, and time zone by the phone number. */
type Reader = Pick<User, 'preferredLanguage' | 'phone'>

interface Needs extends Pick<Foundation, 'db' | 'clock' | 'log' | 'config' | 'fetch'> {
  words: Pick<ReturnType<typeof createWords>, 'report'>
}

/** Warnings of weather services: received as CAP 1.2, shown to the farms they cover, and notified once. */
export function createWarnings(needs: Needs) {
  const { db, clock } = needs
  const store = createWarningStore(needs)
  const feeds = createFeeds({ ...needs, store })
  const notifier = createNotifier({ ...needs, store })
  const published = createPublished(needs)

  /** Returns what is in force at a place, gravest first. */
  async function at(place: Place): Promise<{ blocks: Block[]; version: Version }[]> {
    const now = isoNow(clock)
    const found = (await store.events()).flatMap((event) => inForce(event, place, now))
    return found.sort((a, b) => graverFirst(firstItem(a.blocks), firstItem(b.blocks)))
  }

  /** Returns a farm's point, and its state for warnings that name states. */
  async function placeOf({ id, location }: User): Promise<Place> {
    const point = coordinatesOf(location)
    const [row] = await db.orm.values<[string | null]>(sql`select region from users where id = ${id}`)
    return { lat: point?.lat ?? null, lng: point?.lng ?? null, state: row?.[0] ?? null }
  }

  /** Returns one warning with its state for the user's farm, also after its end. @throws AppError not_found */
  async function one(actor: Actor, id: string): Promise<Warning> {
    const user = person(actor)
    const message = await store.byId(id)
    if (!message || !isShown(message) || message.infos.length === 0) throw refuse('warning.missing')
    const hasId = ({ messages }: Version) => messages.some((one) => one.id === id)
    const events = await store.events()
    const version = events.flatMap(({ versions }) => versions).find(hasId) ?? alone(message)
    return shapeOf(version.blocks.toSorted(graverFirst), user, stateOf(version, await placeOf(user), isoNow(clock)))
  }

  return {
    /** Addresses polled for warnings; none: warnings are off. */
    feeds: feeds.urls,

    at,

    /** Our own alerts as CAP. */
    published,

    /** Fetches new warnings and notifies the people affected. */
    async poll() {
      const polled = await feeds.poll()
      return { ...polled, ...(await notifier.run()) }
    },

    /** Reports whether there are feeds to poll, or warnings in force that were imported. */
    hasWork: async () => feeds.urls.length > 0 || (await notifier.isWaiting()),

    /** Notifies people for whom a notice is due. */
    notify: notifier.run,

    /** Yields, in pages, the notices that are due now. */
    due: notifier.due,

    /** Stores files that an operator brings; each is accepted or refused alone. @throws AppError forbidden */
    async importFiles(actor: Actor, files: { name: string; bytes: Uint8Array }[]): Promise<ImportedFile[]> {
      requireAdmin(actor)
      const results: ImportedFile[] = []
      for (const { name, bytes } of files)
        results.push(importedOf(name, await store.add({ bytes, feed: null, link: null })))
      return results
    },

    /** Returns the warnings in force at the user's farm, gravest first. */
    async mine(actor: Actor): Promise<Warning[]> {
      const user = person(actor)
      return (await at(await placeOf(user))).map(({ blocks }) => shapeOf(blocks, user, 'in force'))
    },

    /** Returns the warnings in force at a point as short texts, gravest first, with times by the phone's clock. */
    async textsAt({ lat, lng }: { lat: number; lng: number }, phone: string, language: Language): Promise<string[]> {
      const found = await at({ lat, lng, state: null })
      return found.map(({ blocks }) => noticeText('warned', blocks, zoneOf(phone), language).message)
    },

    /** Returns the ids of the sentences on what to do in the warnings in force at a point, gravest first. */
    async sentencesAt({ lat, lng }: { lat: number; lng: number }): Promise<string[]> {
      const found = await at({ lat, lng, state: null })
      return found.map(({ blocks }) => `warnings.do.${eventOf(firstItem(blocks))}`)
    },

    /** Returns what is in force at the user's farm and has begun or begins within two days, gravest first. */
    async soon(actor: Actor): Promise<SoonWarning[]> {
      if (actor.kind !== 'user' || (await store.events()).length === 0) return []
      const { user } = actor
      const limit = new Date(clock.now().getTime() + SOON_MS).toISOString()
      const found = await at(await placeOf(user))
      return found
        .filter(({ blocks }) => firstItem(blocks).onset <= limit)
        .map(({ blocks }) => soonOf(blocks, zoneOf(user.phone)))
    },

    one,

    /** Counts a report that the words on what to do are badly said. @throws AppError not_found */
    async reportWords(actor: Actor, id: string): Promise<void> {
      const { event } = await one(actor, id)
      await needs.words.report(person(actor).preferredLanguage, [`warnings.do.${event}`])
    },

    /** Returns every warning in force anywhere, with its area in the words of the service, for operators. @throws AppError forbidden */
    async list(actor: Actor) {
      requireAdmin(actor)
      const now = isoNow(clock)
      const standing = (await store.events()).flatMap(({ versions }) => versions.filter(({ over }) => over === null))
      return standing.flatMap(({ blocks }) => {
        const [block] = blocks.filter(({ expires }) => now < expires).sort(graverFirst)
        if (!block) return []
        const shapes = block.areas.flatMap(({ polygons, circles }) => [...polygons, ...circles]).length
        const { onset, expires, severity, event, message, areas, states } = block
        const area = areas.map(({ desc }) => desc).join('; ')
        /** Warnings without a shape or a known state reach nobody. */
        const placed = shapes > 0 || states.size > 0
        return [
          {
            id: message.id,
            identifier: message.identifier,
            source: sourceOf(block),
            event,
            severity,
            onset,
            expires,
            area,
            placed,
          },
        ]
      })
    },

    /** Returns the feeds with the state of their last polls. @throws AppError forbidden */
    async feedStates(actor: Actor) {
      requireAdmin(actor)
      return feeds.states()
    },

    /** Returns the number of feeds of which every poll has failed for a day. */
    async failingFeeds(actor: Actor): Promise<number> {
      requireAdmin(actor)
      const dayAgo = new Date(clock.now().getTime() - DAY_MS).toISOString()
      return (await feeds.states()).filter(({ failingSince }) => failingSince !== null && failingSince <= dayAgo).length
    },

    /** Returns the numbers of warnings in force and of feeds whose last poll failed. */
    async figures(): Promise<{ inForce: number; failing: number }> {
      const now = isoNow(clock)
      const inForce = (await store.events()).filter(({ versions }) =>
        versions.some(({ over, blocks }) => over === null && blocks.some(({ expires }) => now < expires)),
      )
      const failing = (await feeds.states()).filter(({ failingSince }) => failingSince !== null)
      return { inForce: inForce.length, failing: failing.length }
    },

    /** Deletes old records of notices; the files of weather services are kept. */
    prune: (asOf: Date) =>
      deleteInSteps(db, warningNotices, lt(warningNotices.at, daysBefore(asOf, NOTICE_RETENTION_DAYS))),
  }
}

/** A message that is too old to be part of an event. */
const alone = (message: Block['message']): Version => firstItem(firstItem(eventsOf([message])).versions)

function stateOf(version: Version, place: Place, now: string): Warning['state'] {
  if (version.over !== null) return version.over
  if (version.blocks.every(({ expires }) => expires <= now)) return 'ended'
  return blocksFor(version, place, now).length > 0 ? 'in force' : 'elsewhere'
}

function shapeOf(
  blocks: readonly Block[],
  { preferredLanguage: language, phone }: Reader,
  state: Warning['state'],
): Warning {
  const gravest = firstItem(blocks)
  const text = textFor(blocks, language)
  const zone = zoneOf(phone)
  const words = WORDS[language].warnings
  const event = eventOf(gravest)
  const severity = severityOf(gravest)
  return {
    id: text.message.id,
    event,
    drawing: DRAWINGS[event],
    severity,
    title: words.events[event],
    severityWord: words.severities[severity],
    from: momentInWords(gravest.onset, zone, language),
    until: momentInWords(gravest.expires, zone, language),
    onset: gravest.onset,
    expires: gravest.expires,
    todo: todoIn(blocks, language),
    text: sentenceCase(text.description || text.headline || text.event),
    language: text.language,
    issued: fill(words.issued, {
      source: sourceOf(gravest),
      at: momentInWords(text.message.sent, zone, language),
    }),
    state,
  }
}

const importedOf = (name: string, stored: Stored): ImportedFile =>
  stored.is === 'refused'
    ? { name, accepted: false, reason: stored.reason }
    : { name, accepted: true, known: stored.is === 'known', identifier: stored.alert.identifier }
