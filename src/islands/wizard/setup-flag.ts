import { keep, kept, keptJson } from '../lib/storage.ts'

const PREFIX = 'gona.stageSetupComplete.'

/** Kept by person: a phone is shared by a household. Where nothing can be kept, the wizard never opens by itself. */
export const isStageSetupDone = (userId: string): boolean => kept(PREFIX + userId) !== null

export const keepStageSetupDone = (userId: string): unknown => keep(PREFIX + userId, 'true')

export const keptAnswersKey = (userId: string) => `gona.setup.${userId}`

/** How many crops are answered in a wizard that was left before it had saved any. */
export const toldInWizard = (userId: string): number => keptJson<{ told: number }>(keptAnswersKey(userId))?.told ?? 0
