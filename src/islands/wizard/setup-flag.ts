import type { User } from '../../contracts/account.ts'
import type { Crop } from '../../contracts/crop.ts'
import { keep, stored } from '../lib/storage.ts'

/** True when there are primary crops and all are placeholders: the wizard opens unless this browser has seen it. */
export const isSetUpDue = ({ primaryCrops }: User, mine: Crop[]): boolean =>
  Boolean(primaryCrops) && mine.every(({ placeholder }) => placeholder)

const PREFIX = 'gona.stageSetupComplete.'

/** Stored per person: households share a phone. Without storage the wizard never opens unrequested. */
export const isStageSetupDone = (userId: string): boolean => stored(PREFIX + userId) !== null

export const keepStageSetupDone = (userId: string): unknown => keep(PREFIX + userId, 'true')

export const storedAnswersKey = (userId: string) => `gona.setup.${userId}`
