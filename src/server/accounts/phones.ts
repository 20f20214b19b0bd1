import parsePhone from 'libphonenumber-js/max'
import { invalidField } from '../errors.ts'

const UNUSABLE = 'Please enter a phone number that can be called, like 0803 123 4567 or +234 803 123 4567'

/**
 * A phone in any usual form as E.164: `0803…` and `803…` are Nigerian, else Namibian (`081 123 4567`); `00` and `+`
 * begin a country code. Null for what no phone company would connect.
 */
export function toE164(text: string): string | null {
  const international = text.trim().replace(/^00/, '+')
  for (const country of ['NG', 'NA'] as const) {
    const number = parsePhone(international, { defaultCountry: country, extract: false })
    if (number?.isValid() && !number.ext) return number.number
  }
  return null
}

/** As `toE164`. @throws AppError invalid on the field `phone`. */
export function usablePhone(text: string): string {
  const phone = toE164(text)
  if (!phone) throw invalidField('phone', UNUSABLE)
  return phone
}
