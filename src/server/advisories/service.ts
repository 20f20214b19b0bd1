import { and, eq } from 'drizzle-orm'
import { wordAdvice } from '../../advice-words/word-advice.ts'
import { RULES } from '../../agronomy/rules/rule-catalogue.ts'
import type { Advisory, AdvisoryFeedback, AdvisoryPageData } from '../../contracts/advisories.ts'
import { type CropId, canonicalCrop, cropSynonyms, isCropId } from '../../contracts/crops.ts'
import type { Language } from '../../contracts/languages.ts'
import { refusalError } from '../../contracts/refusals.ts'
import type { Orm } from '../../db/open.ts'
import { advisories } from '../../db/schema/advisories.ts'
import { type Clock, isoNow } from '../../shared/clock.ts'
import { firstItem } from '../../shared/lookups.ts'
import { sendingLanguage } from '../../words/clearance.ts'
import type { FarmLogService } from '../crops/farm-log.ts'
import { type Actor, signedInUser } from '../foundation/actor.ts'
import type { WarningService } from '../warnings/service.ts'
import { buildAdvisoryPage } from './advisory-page.ts'
import { type AdvisoryRow, adviceFromRow, advisorySmsText, toAdvisory } from './advisory-row.ts'
import {
  addWarningToAdvisory,
  smsTextUnderWarning,
  stepsUnderWarning,
  warningDuringAdvice,
} from './advisory-under-warning.ts'
import { createAdviceGenerator, type GeneratorDeps } from './generate-advice.ts'
import { countNeighboursWithSameWork } from './neighbours.ts'
import { isAdvisoryOpen } from './open-advisory.ts'
import { createOrderedAdvisories, MAX_ADVISORIES_LISTED } from './ordered-advisories.ts'
import { type SpokenAdvice, toSpokenAdvice } from './spoken-advice.ts'

export type AdvisoryService = ReturnType<typeof createAdvisoryService>

type Deps = GeneratorDeps & {
  warnings: Pick<WarningService, 'soon'>
  farmLog: FarmLogService
}

export function createAdvisoryService(deps: Deps) {
  const { db, clock, warnings } = deps

  const { orm } = db
  const inOrder = createOrderedAdvisories(db)
  const generateAdvice = createAdviceGenerator(deps)

  return {
    /** Returns the user's newest 100: valid and open ones first, then by priority, due date and age. */
    async list(actor: Actor, { crop }: { crop?: string | undefined } = {}): Promise<Advisory[]> {
      const user = signedInUser(actor)
      const input = { user: user.id, today: isoToday(clock) }
      const rows = await inOrder.rows(input, crop === undefined ? undefined : cropSynonymsOf(crop))
      return toShownAdvisories(warnings, actor, rows)
    },

    active: (actor: Actor, list?: Advisory[]) => activeCounts(deps, inOrder, actor, list),

    spoken: (actor: Actor, language?: Language) => spokenAdvice(deps, inOrder, actor, language),

    texts: (actor: Actor) => smsTexts(deps, inOrder, actor),

    async get(actor: Actor, id: string): Promise<Advisory> {
      const user = signedInUser(actor)
      return toShownAdvisory(warnings, actor, await readAdvisoryRow(orm, user.id, id))
    },

    /** Returns the SMS text of one advisory, in the user's sending language. @throws AppError not_found */
    async shortText(actor: Actor, id: string): Promise<string> {
      const user = signedInUser(actor)
      const language = sendingLanguage(user.preferredLanguage)
      const row = await readAdvisoryRow(orm, user.id, id)
      return smsTextUnderWarning(row, advisorySmsText(row, language), await warnings.soon(actor), language)
    },

    open: (actor: Actor, id: string) => openAdvisory(deps, inOrder, actor, id),

    async markRead(actor: Actor, id: string): Promise<Advisory> {
      const user = signedInUser(actor)
      const [rows] = await db.write(
        orm.update(advisories).set({ isRead: true }).where(isOwnAdvisory(user.id, id)).returning(),
      )
      if (!rows[0]) throw refusalError('advisory.missing')
      return toShownAdvisory(warnings, actor, rows[0])
    },

    saveAdvisoryFeedback: (actor: Actor, id: string, feedback: AdvisoryFeedback) =>
      storeFeedback(deps, actor, id, feedback),

    generate: async (actor: Actor, options: { quietly?: boolean } = {}): Promise<Advisory[]> =>
      toShownAdvisories(warnings, actor, await generateAdvice(actor, options)),
  }
}

async function readOpenRows(
  { clock, farmLog }: Deps,
  inOrder: ReturnType<typeof createOrderedAdvisories>,
  actor: Actor,
) {
  const rows = await inOrder.rows({ user: signedInUser(actor).id, today: isoToday(clock) })
  return rows.filter((row) => isAdvisoryOpen(row, farmLog.today(actor)))
}

/** Returns the valid advice that is not done, in order of work, in the given language, else in the user's sending language. */
async function spokenAdvice(
  deps: Deps,
  inOrder: ReturnType<typeof createOrderedAdvisories>,
  actor: Actor,
  language: Language = sendingLanguage(signedInUser(actor).preferredLanguage),
): Promise<SpokenAdvice[]> {
  // A rule removed since has no texts.
  const known = (await readOpenRows(deps, inOrder, actor)).filter(({ rule }) => rule in RULES)
  const soon = await deps.warnings.soon(actor)
  // Advice that a warning delays or replaces is not spoken.
  return known.filter((row) => !warningDuringAdvice(row, soon, language)).map((row) => toSpokenAdvice(row, language))
}

/** Returns the valid advice that is not done as ids, titles and SMS texts of one segment. */
async function smsTexts(
  deps: Deps,
  inOrder: ReturnType<typeof createOrderedAdvisories>,
  actor: Actor,
): Promise<{ id: string; title: string; sms: string }[]> {
  const language = sendingLanguage(signedInUser(actor).preferredLanguage)
  const soon = await deps.warnings.soon(actor)
  return (await readOpenRows(deps, inOrder, actor)).map((row) => ({
    id: row.id,
    title: toAdvisory(row, language).title,
    sms: smsTextUnderWarning(row, advisorySmsText(row, language), soon, language),
  }))
}

/** Returns the number of open and of urgent advisories, and the first to do; from `list` if given. */
async function activeCounts(
  { clock, warnings }: Deps,
  inOrder: ReturnType<typeof createOrderedAdvisories>,
  actor: Actor,
  list?: Advisory[],
): Promise<{ active: number; urgent: number; first: Advisory | null }> {
  const user = signedInUser(actor)
  if (list && list.length < MAX_ADVISORIES_LISTED) {
    const open = list.filter((each) => isAdvisoryOpen(each, isoToday(clock)))
    const urgent = open.filter(({ priority }) => priority === 'high').length
    return { active: open.length, urgent, first: open[0] ?? null }
  }
  const { first, ...counts } = await inOrder.open({ user: user.id, today: isoToday(clock) })
  return { ...counts, first: first && (await toShownAdvisory(warnings, actor, first)) }
}

/** Stores "Was this useful?" and "Done", which the farm log shares; the farmer may change both. */
async function storeFeedback(
  { farmLog, clock, db, warnings }: Deps,
  actor: Actor,
  id: string,
  feedback: AdvisoryFeedback,
): Promise<Advisory> {
  const { orm } = db
  const user = signedInUser(actor)
  const advisory = await readAdvisoryRow(orm, user.id, id)
  const { gave = false, ...answers } = feedback
  const answer = gave ? { ...answers, done: true } : answers
  const { done } = answer
  const logged =
    done === undefined ? [] : await (done ? farmLog.whenDone(actor, advisory, gave) : farmLog.whenUndone(actor, id))
  const now = isoNow(clock)
  const [rows] = await db.write(
    orm
      .update(advisories)
      .set({ ...answer, ...doneColumn(done, advisory, now), updatedAt: now })
      .where(isOwnAdvisory(user.id, id))
      .returning(),
    ...logged,
  )
  return toShownAdvisory(warnings, actor, firstItem(rows))
}

/**
 * Returns an advisory for its page, and the next one: the first in the list that is valid and not done. `title`: its
 * parts; null if the text is from an earlier version and cannot be composed today.
 */
async function openAdvisory(
  { clock, warnings, db }: Deps,
  inOrder: ReturnType<typeof createOrderedAdvisories>,
  actor: Actor,
  id: string,
): Promise<{
  advisory: Advisory
  opened: AdvisoryPageData
  title: Pick<SpokenAdvice, 'rule' | 'crop' | 'facts'> | null
}> {
  const { orm } = db
  const user = signedInUser(actor)
  const row = await readAdvisoryRow(orm, user.id, id)
  const advisory = toAdvisory(row, user.preferredLanguage)
  const input = { user: user.id, today: isoToday(clock) }
  const after = (await inOrder.rows(input)).find((each) => each.id !== id && isAdvisoryOpen(each, input.today))
  const next = after && toAdvisory(after, user.preferredLanguage)
  const opened = buildAdvisoryPage(row, advisory, user.preferredLanguage)
  const warned = await toShownAdvisory(warnings, actor, row)
  const { rule, facts } = row
  const neighbours = await countNeighboursWithSameWork(db, row, clock.now())
  const todays = rule in RULES && wordAdvice(adviceFromRow(row), user.preferredLanguage).title === advisory.title
  return {
    advisory: warned,
    opened: {
      ...opened,
      ...stepsUnderWarning(warned, advisory, opened),
      next: next ? { id: next.id, title: next.title } : null,
      ...(neighbours && { neighbours }),
    },
    title: todays ? { rule, facts, crop: canonicalCrop(row.cropType) } : null,
  }
}

const toShownAdvisory = async (warnings: Deps['warnings'], actor: Actor, row: AdvisoryRow) =>
  firstItem(await toShownAdvisories(warnings, actor, [row]))

/** Advisories for their farmer, which name the warnings of the same days. */
async function toShownAdvisories(warnings: Deps['warnings'], actor: Actor, rows: AdvisoryRow[]): Promise<Advisory[]> {
  if (rows.length === 0) return []
  const { preferredLanguage: language } = signedInUser(actor)
  const soon = await warnings.soon(actor)
  return rows.map((row) => addWarningToAdvisory(row, toAdvisory(row, language), soon, language))
}

async function readAdvisoryRow(orm: Orm, userId: string, id: string) {
  const [row] = await orm.select().from(advisories).where(isOwnAdvisory(userId, id))
  if (!row) throw refusalError('advisory.missing')
  return row
}

const isoToday = (clock: Clock) => clock.now().toISOString().slice(0, 10)

const isOwnAdvisory = (userId: string, id: string) => and(eq(advisories.id, id), eq(advisories.userId, userId))

const cropSynonymsOf = (crop: string): CropId[] => (isCropId(crop) ? cropSynonyms(crop) : [])

/** Time at which advice was done; a repeated answer keeps the first. */
const doneColumn = (done: boolean | undefined, before: { doneAt: string | null }, now: string) =>
  done === undefined ? {} : { doneAt: done ? (before.doneAt ?? now) : null }
