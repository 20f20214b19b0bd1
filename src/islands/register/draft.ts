import type { CropId } from '../../contracts/crops.ts'
import { readStorageJson, writeStorage } from '../lib/storage.ts'

const KEY = 'gona.register'
const NEVER_STORED = new Set(['password', 'confirmPassword'])

export type RegistrationDraft = Record<string, string | string[]>

/** Stores the entered values for this tab, without passwords, so that a language change or a killed tab loses nothing. */
export function storeDraft(form: HTMLFormElement): void {
  const data = new FormData(form)
  const names = [...new Set(data.keys())].filter((name) => !NEVER_STORED.has(name))
  writeStorage(
    KEY,
    JSON.stringify(Object.fromEntries(names.map((name) => [name, data.getAll(name)]))),
    'sessionStorage',
  )
}

export const readDraft = () => readStorageJson<RegistrationDraft>(KEY, 'sessionStorage')

export const deleteDraft = () => writeStorage(KEY, null, 'sessionStorage')

/** Ticks the crop that the visitor chose on the landing page. */
export function withCrop(values: RegistrationDraft, crop: CropId | null): RegistrationDraft {
  const crops = [values.primaryCrops ?? []].flat()
  return crop === null || crops.includes(crop) ? values : { ...values, primaryCrops: [...crops, crop] }
}
