import { keep, kept } from '../lib/storage.ts'

const PREFIX = 'gona.stageSetupComplete.'

/** Kept by person: a phone is shared by a household. Where nothing can be kept, the wizard never opens by itself. */
export const isStageSetupDone = (userId: string): boolean => kept(PREFIX + userId) !== null

export const keepStageSetupDone = (userId: string): unknown => keep(PREFIX + userId, 'true')

export const keptAnswersKey = (userId: string) => `gona.setup.${userId}`
