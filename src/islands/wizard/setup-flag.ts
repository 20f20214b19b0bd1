import type { User } from '../../contracts/account.ts'
import type { Crop } from '../../contracts/crop.ts'
import { readStorage, writeStorage } from '../lib/storage.ts'

/** Returns whether there are primary crops and all are placeholders. The wizard opens then, unless this browser has shown it. */
export const isSetUpDue = ({ primaryCrops }: User, mine: Crop[]): boolean =>
  Boolean(primaryCrops) && mine.every(({ placeholder }) => placeholder)

const PREFIX = 'gona.stageSetupComplete.'

/** Stored for each user, because households share phones. Without storage the wizard never opens by itself. */
export const isStageSetupDone = (userId: string): boolean => readStorage(PREFIX + userId) !== null

export const storeStageSetupDone = (userId: string): unknown => writeStorage(PREFIX + userId, 'true')

export const storedAnswersKey = (userId: string) => `gona.setup.${userId}`
