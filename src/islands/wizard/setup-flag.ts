import type { User } from '../../contracts/account.ts'
import type { Crop } from '../../contracts/crop.ts'
import { keep, stored } from '../lib/storage.ts'

/** True when there are primary crops and all are placeholders: the wizard opens unless this browser has seen it. */
export const isSetUpDue = ({ primaryCrops }: User, mine: Crop[]): boolean =>
  Boolean(primaryCrops) && mine.every(({ placeholder }) => placeholder)

const PREFIX = 'gona.stageSetupComplete.'

/** Kept by person: a phone is shared by a household. Where nothing can be kept, the wizard never opens by itself. */
export const isStageSetupDone = (userId: string): boolean => stored(PREFIX + userId) !== null

export const keepStageSetupDone = (userId: string): unknown => keep(PREFIX + userId, 'true')

export const storedAnswersKey = (userId: string) => `gona.setup.${userId}`
