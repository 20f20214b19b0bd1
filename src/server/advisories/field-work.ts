import type { Advisory, AdvisoryFeedback } from '../../contracts/advisories.ts'
import type { Crop } from '../../contracts/crop.ts'
import type { LogEntry, LogInput } from '../../contracts/farm-log.ts'
import type { FieldPlanInput, SavedFertilizerPlan } from '../../contracts/fertilizer-plan.ts'
import { AppError } from '../../shared/errors.ts'
import type { Log } from '../../shared/log.ts'
import type { FarmLogService } from '../crops/farm-log.ts'
import type { CropService, ReportedCrop, StoredCrop } from '../crops/service.ts'
import type { FertilizerService } from '../fertilizer/service.ts'
import { type Actor, signedInUser } from '../foundation/actor.ts'
import type { createWordService } from '../words/service.ts'
import type { AdvisoryService } from './service.ts'

interface Deps {
  crops: Pick<CropService, 'add' | 'update'>
  farmLog: Pick<FarmLogService, 'add' | 'remove'>
  advisories: Pick<AdvisoryService, 'generate' | 'saveAdvisoryFeedback'>
  fertilizer: Pick<FertilizerService, 'keep' | 'drop'>
  words: Pick<ReturnType<typeof createWordService>, 'report'>
  log: Log
}

export type FieldUpdates = ReturnType<typeof createFieldUpdates>

/** Writes a farmer's changes to a field and renews the advice at once. */
export function createFieldUpdates({ crops, farmLog, advisories, fertilizer, words, log }: Deps) {
  /** Generates advice; a failure does not undo the stored change. */
  async function renewAdvice(actor: Actor): Promise<void> {
    await advisories.generate(actor, { quietly: true }).catch((error: unknown) => {
      if (!(error instanceof AppError)) log.error('advisories.renew', { error: String(error) })
    })
  }

  /** Generates advice for all crops when the set-up ends. */
  async function adviseAfterSetUp(actor: Actor, { endsSetUp, ...crop }: StoredCrop): Promise<Crop> {
    if (endsSetUp) await renewAdvice(actor)
    return crop
  }

  return {
    renewAdvice,

    addCrop: async (actor: Actor, input: ReportedCrop) => adviseAfterSetUp(actor, await crops.add(actor, input)),
    updateCrop: async (actor: Actor, id: string, input: ReportedCrop) =>
      adviseAfterSetUp(actor, await crops.update(actor, id, input)),

    async add(actor: Actor, cropId: string, input: LogInput): Promise<LogEntry> {
      const entry = await farmLog.add(actor, cropId, input)
      await renewAdvice(actor)
      return entry
    },

    /** Stores the feedback; "done" also adds field work to the log. */
    async feedback(actor: Actor, id: string, feedback: AdvisoryFeedback): Promise<Advisory> {
      const { badlySaid, ...answer } = feedback
      const advisory = await advisories.saveAdvisoryFeedback(actor, id, answer)
      if (badlySaid) {
        await words.report(signedInUser(actor).preferredLanguage, [`advice.rules.${advisory.rule}.content`])
      }
      if (feedback.done !== undefined || feedback.gave) await renewAdvice(actor)
      return advisory
    },

    async remove(actor: Actor, cropId: string, id: string): Promise<void> {
      await farmLog.remove(actor, cropId, id)
      await renewAdvice(actor)
    },

    /** Stores the fertilizer plan, which the advice on applications then follows. */
    async saveFertilizerPlan(actor: Actor, cropId: string, asked: FieldPlanInput): Promise<SavedFertilizerPlan> {
      const saved = await fertilizer.keep(actor, cropId, asked)
      await renewAdvice(actor)
      return saved
    },

    async deleteFertilizerPlan(actor: Actor, cropId: string): Promise<void> {
      await fertilizer.drop(actor, cropId)
      await renewAdvice(actor)
    },
  }
}
