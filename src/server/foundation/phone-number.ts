import parsePhone from 'libphonenumber-js/max'
import { refuseField } from '../../contracts/refusals.ts'

/**
 * As E.164, null for what no phone company would connect. Without a country code it is Nigerian: a Namibian number looks
 * like a Nigerian one with a digit missing, and is not guessed at.
 */
export function toE164(text: string): string | null {
  const number = parsePhone(text.trim().replace(/^00/, '+'), { defaultCountry: 'NG', extract: false })
  return number?.isValid() && !number.ext ? number.number : null
}

/** The country (ISO code) of an E.164 phone that is, or may be, a mobile; null for every other kind of number. */
export function mobileCountry(phone: string): string | null {
  const number = parsePhone(phone)
  const type = number?.getType()
  return (type === 'MOBILE' || type === 'FIXED_LINE_OR_MOBILE') && number?.country ? number.country : null
}

/** As `toE164`. @throws AppError invalid on the field `phone`. */
export function usablePhone(text: string): string {
  const phone = toE164(text)
  if (!phone) throw refuseField('phone', 'phone.check')
  return phone
}
