import { lt } from 'drizzle-orm'
import type { Language } from '../../contracts/languages.ts'
import { deleteInBatches } from '../../db/batched-writes.ts'
import { warningNotices } from '../../db/schema/warnings.ts'
import { daysBefore } from '../../shared/clock.ts'
import { type Actor, requireAdmin, signedInUser } from '../foundation/actor.ts'
import type { Foundation } from '../foundation/foundation.ts'
import type { createWordService } from '../words/service.ts'
import { createFeeds } from './feeds.ts'
import { allWarningsInForce, listFailingFeeds, readWarningFigures } from './overview.ts'
import { createPublishedAlerts } from './published-alerts.ts'
import { createWarningStore, type StoreResult, type WarningStore } from './store.ts'
import type { FarmPosition } from './warning-events.ts'
import { createWarningNotifier } from './warning-notifier.ts'
import {
  findWarningsBeginningSoon,
  type Point,
  warningForUser,
  warningSentencesAt,
  warningsAt,
  warningsAtOwnFarm,
  warningTextsAt,
} from './warnings-at-place.ts'

const NOTICE_RETENTION_DAYS = 180

export type WarningService = ReturnType<typeof createWarningService>
interface OperatorFile {
  name: string
  bytes: Uint8Array
}
type ImportedFile = { name: string } & (
  | { accepted: true; known: boolean; identifier: string }
  | { accepted: false; reason: string }
)

interface Deps extends Pick<Foundation, 'db' | 'clock' | 'log' | 'config' | 'fetch'> {
  words: Pick<ReturnType<typeof createWordService>, 'report'>
}

/** Warnings of weather services: received as CAP 1.2, shown to the farms they cover, and notified once. */
export function createWarningService(deps: Deps) {
  const { db, clock } = deps
  const store = createWarningStore(deps)
  const feeds = createFeeds({ ...deps, store })
  const notifier = createWarningNotifier({ ...deps, store })
  const published = createPublishedAlerts(deps)
  const parts = { db, clock, store }

  return {
    /** Addresses polled for warnings; empty if warnings are off. */
    feeds: feeds.urls,

    published,

    /** Fetches new warnings and notifies the people affected. */
    async poll() {
      const polled = await feeds.poll()
      return { ...polled, ...(await notifier.run()) }
    },

    /** Reports whether there are feeds to poll, or warnings in force that were imported. */
    hasWork: async () => feeds.urls.length > 0 || (await notifier.isWaiting()),

    notify: notifier.run,

    due: notifier.due,

    importFiles: (actor: Actor, files: OperatorFile[]) => importFiles(store, actor, files),
    at: (place: FarmPosition) => warningsAt(parts, place),
    mine: (actor: Actor) => warningsAtOwnFarm(parts, actor),
    textsAt: (point: Point, phone: string, language: Language) => warningTextsAt(parts, point, phone, language),
    sentencesAt: (point: Point) => warningSentencesAt(parts, point),
    soon: (actor: Actor) => findWarningsBeginningSoon(parts, actor),
    one: (actor: Actor, id: string) => warningForUser(parts, actor, id),

    /** Counts a report that the instruction of a warning is badly worded. @throws AppError not_found */
    async reportBadWording(actor: Actor, id: string): Promise<void> {
      const { event } = await warningForUser(parts, actor, id)
      await deps.words.report(signedInUser(actor).preferredLanguage, [`warnings.do.${event}`])
    },

    list: (actor: Actor) => allWarningsInForce(parts, actor),

    /** Returns the feeds with the state of their last polls. @throws AppError forbidden */
    async feedStates(actor: Actor) {
      requireAdmin(actor)
      return feeds.states()
    },

    failingFeeds: (actor: Actor) => listFailingFeeds(parts, feeds, actor),
    figures: () => readWarningFigures(parts, feeds),

    /** Deletes old records of notices; the files of weather services are retained. */
    prune: (asOf: Date) =>
      deleteInBatches(db, warningNotices, lt(warningNotices.at, daysBefore(asOf, NOTICE_RETENTION_DAYS))),
  }
}

/** Stores files that an operator imports; each is accepted or refused by itself. @throws AppError forbidden */
async function importFiles(store: WarningStore, actor: Actor, files: OperatorFile[]): Promise<ImportedFile[]> {
  requireAdmin(actor)
  const results: ImportedFile[] = []
  for (const { name, bytes } of files)
    results.push(importedOf(name, await store.add({ bytes, feed: null, link: null })))
  return results
}

const importedOf = (name: string, stored: StoreResult): ImportedFile =>
  stored.is === 'refused'
    ? { name, accepted: false, reason: stored.reason }
    : { name, accepted: true, known: stored.is === 'known', identifier: stored.alert.identifier }
