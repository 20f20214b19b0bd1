import parsePhone from 'libphonenumber-js/max'
import { fieldRefusalError } from '../../contracts/refusals.ts'

/** Converts to E.164; null if invalid. A number without a country code is Nigerian, because Namibian numbers resemble incomplete Nigerian ones. */
export function toE164(text: string): string | null {
  const number = parsePhone(text.trim().replace(/^00/, '+'), { defaultCountry: 'NG', extract: false })
  return number?.isValid() && !number.ext ? number.number : null
}

/** Returns the country (ISO code) of an E.164 number that is, or may be, a mobile; null for other numbers. */
export function countryOfMobileNumber(phone: string): string | null {
  const number = parsePhone(phone)
  const type = number?.getType()
  return (type === 'MOBILE' || type === 'FIXED_LINE_OR_MOBILE') && number?.country ? number.country : null
}

/** Converts like `toE164`. @throws AppError invalid on the field `phone` */
export function requireValidPhone(text: string): string {
  const phone = toE164(text)
  if (!phone) throw fieldRefusalError('phone', 'phone.check')
  return phone
}
