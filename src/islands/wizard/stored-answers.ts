import type { User } from '../../contracts/account.ts'
import type { Crop } from '../../contracts/crop.ts'
import { readStorageJson, writeStorage } from '../lib/storage.ts'
import { answerFromCrop, cropsToSetUp, storedCropOf, type WizardAnswer } from './answers.ts'
import { storedAnswersKey as keyOf } from './setup-flag.ts'

/** Unsaved answers by crop, each with the version of its row, and the current step. */
interface StoredAnswers {
  step: number
  answers: Record<string, { of: string; answer: WizardAnswer }>
}

const stateOf = (row: Crop | undefined) => (!row || row.placeholder ? '' : row.updatedAt)

/** Stores the answers on the phone until they are saved, so that Back, a closed browser or an empty battery loses none. */
export function storeAnswers(user: User, crops: Crop[], step: number, answers: readonly WizardAnswer[]): void {
  const types = cropsToSetUp(user.primaryCrops)
  const stored: StoredAnswers = {
    step,
    answers: Object.fromEntries(
      types.map((type, index) => [type, { of: stateOf(storedCropOf(crops, type)), answer: answers[index]! }]),
    ),
  }
  writeStorage(keyOf(user.id), JSON.stringify(stored))
}

/** Returns the stored answers and the step to resume at; drops answers of crops changed elsewhere. */
export function restoreAnswers(user: User, crops: Crop[]): { step: number; answers: WizardAnswer[] } {
  const stored = readStorageJson<StoredAnswers>(keyOf(user.id))
  const types = cropsToSetUp(user.primaryCrops)
  const answers = types.map((type) => {
    const row = storedCropOf(crops, type)
    const mine = stored?.answers[type]
    return mine && mine.of === stateOf(row) ? mine.answer : answerFromCrop(row)
  })
  return { step: Math.max(0, Math.min(stored?.step ?? 0, types.length - 1)), answers }
}

export const clearStoredAnswers = (userId: string) => writeStorage(keyOf(userId), null)
