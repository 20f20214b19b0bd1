import type { Language } from '../../contracts/languages.ts'
import { MIN_LENGTH } from '../../contracts/lengths.ts'
import { phoneFromForm } from '../../contracts/phone-countries.ts'
import type { Location } from '../../contracts/shapes.ts'
import type { Translate } from '../../words/translate.ts'

/** Body of the registration. Blank username and email are left out. */
interface RegistrationPayload {
  phone: string
  password: string
  confirmPassword: string
  email?: string
  firstName: string
  lastName: string
  location: Location | null
  farmSize: string
  primaryCrops: string[]
  farmingExperience: string
  soilType: string
  irrigationMethod: string[]
  preferredLanguage: Language
  sharePartners?: 'yes'
}

/** Reads the form; `location` stays as entered. */
export function readRegistration(form: FormData, language: Language): RegistrationPayload {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const password = (name: string) => String(form.get(name) ?? '')
  const email = text('email')
  return {
    phone: phoneFromForm(form),
    password: password('password'),
    confirmPassword: password('confirmPassword'),
    ...(email ? { email } : {}),
    firstName: text('firstName'),
    lastName: text('lastName'),
    location: text('location') || null,
    farmSize: text('farmSize'),
    primaryCrops: form.getAll('primaryCrops').map(String),
    farmingExperience: text('farmingExperience'),
    soilType: text('soilType'),
    irrigationMethod: form.getAll('irrigationMethod').map(String),
    preferredLanguage: language,
    ...(form.get('sharePartners') === 'yes' ? { sharePartners: 'yes' } : {}),
  }
}

/** Returns errors by field. The server applies the same rules. */
export function checkRegistration(payload: RegistrationPayload, t: Translate): Record<string, string> {
  const wrong: Record<string, string> = {}
  if (payload.phone.length < MIN_LENGTH.phone) wrong.phone = t('error.phoneShort')
  if (payload.password.length < MIN_LENGTH.password) wrong.password = t('error.passwordShort')
  if (payload.confirmPassword !== payload.password) wrong.confirmPassword = t('error.passwordsDiffer')
  if (payload.primaryCrops.length === 0) wrong.crops = t('error.noCrop')
  if (payload.irrigationMethod.length === 0) wrong.irrigationMethod = t('error.noIrrigation')
  return wrong
}
