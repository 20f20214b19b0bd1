import { and, eq } from 'drizzle-orm'
import type { HarvestAnswer, HarvestFigures, OpenHarvestState } from '../../contracts/harvests.ts'
import type { Language } from '../../contracts/languages.ts'
import { fieldRefusalError, refusalError } from '../../contracts/refusals.ts'
import { users } from '../../db/schema/accounts.ts'
import { crops } from '../../db/schema/crops.ts'
import { isoNow } from '../../shared/clock.ts'
import { sendingLanguage } from '../../words/clearance.ts'
import { translatorFor } from '../../words/index.ts'
import { findUser } from '../accounts/user-row.ts'
import { type Actor, phoneActor, requireAdmin, signedInUser } from '../foundation/actor.ts'
import { computeHarvestFigures } from './harvest-figures.ts'
import { createHarvestQuestions, type HarvestQuestionDeps } from './harvest-questions.ts'
import { findOpenHarvest } from './open-harvest.ts'
import { type HarvestStep, nextHarvestStep, parseHarvestReply } from './parse-harvest-reply.ts'
import { createQuestionSettlement, type SettleQuestionDeps } from './settle-question.ts'

type Deps = HarvestQuestionDeps & SettleQuestionDeps

export type HarvestService = ReturnType<typeof createHarvestService>

/** The question about a harvest: asked in the evening on the person's chosen channel, answered once on any channel. */
export function createHarvestService({ farmLog, fieldWork, clock, ...deps }: Deps) {
  const { db } = deps
  const { orm } = db

  const settle = createQuestionSettlement({ db, clock, farmLog, fieldWork })
  const open = (userId: string, of: { cropId?: string; id?: string } = {}) => findOpenHarvest({ db, clock }, userId, of)

  /** Takes an answer to the open question and returns the next text; null if no question is open or the text is no answer. */
  async function answer(actor: Actor, text: string, language: Language): Promise<string | null> {
    const question = await open(signedInUser(actor).id)
    const step = question && parseHarvestReply(question, text)
    if (!step) return null
    await settle(actor, question, step)
    return nextText(step, language)
  }

  /** Returns the question about a crop that waits for an answer; null: none. */
  async function asked(actor: Actor, cropId: string): Promise<OpenHarvestState | null> {
    const question = await open(signedInUser(actor).id, { cropId })
    return question && (question.state === 'sure' || question.state === 'sure_unit' ? 'sure' : 'asked')
  }

  return {
    open,
    asked,
    run: createHarvestQuestions(deps),
    answer,

    /** Takes a complete answer. @throws AppError not_found; conflict for a question that has ended; invalid, once, for an unusual amount */
    async take(actor: Actor, cropId: string, given: HarvestAnswer): Promise<void> {
      const { id } = signedInUser(actor)
      const question = await open(id, { cropId })
      if (!question) {
        const isOwn = (await orm.$count(crops, and(eq(crops.id, cropId), eq(crops.userId, id)))) > 0
        throw refusalError(isOwn ? 'harvest.closed' : 'crop.missing')
      }
      const step = nextHarvestStep(question, given)
      if (!(await settle(actor, question, step))) throw refusalError('harvest.closed')
      if (step.state === 'sure') throw fieldRefusalError('bags', 'harvest.lot')
    },

    /** Returns yields by crop, state and year. @throws AppError forbidden */
    figures(actor: Actor): Promise<HarvestFigures[]> {
      requireAdmin(actor)
      return computeHarvestFigures(db, isoNow(clock).slice(0, 10))
    },

    async bySms(userId: string, text: string): Promise<string | null> {
      const user = await findUser(db, eq(users.id, userId))
      return user && answer(phoneActor(user), text, sendingLanguage(user.preferredLanguage))
    },
  }
}

function nextText({ state }: HarvestStep, language: Language): string {
  const t = translatorFor(language)
  if (state === 'unit' || state === 'sure_unit') return t('harvest.bag')
  return t(state === 'sure' ? 'harvest.sure' : 'harvest.noted')
}
