/** Countries of the phone field, Nigeria and Namibia first: ISO code, calling code (ITU-T E.164) and endonym. */
export const PHONE_COUNTRIES = {
  NG: { calling: '234', name: 'Nigeria' },
  NA: { calling: '264', name: 'Namibia' },
  AO: { calling: '244', name: 'Angola' },
  BJ: { calling: '229', name: 'Bénin' },
  BW: { calling: '267', name: 'Botswana' },
  BF: { calling: '226', name: 'Burkina Faso' },
  CM: { calling: '237', name: 'Cameroon' },
  CI: { calling: '225', name: "Côte d'Ivoire" },
  ET: { calling: '251', name: 'Ethiopia' },
  GH: { calling: '233', name: 'Ghana' },
  KE: { calling: '254', name: 'Kenya' },
  LS: { calling: '266', name: 'Lesotho' },
  MW: { calling: '265', name: 'Malawi' },
  ML: { calling: '223', name: 'Mali' },
  MZ: { calling: '258', name: 'Moçambique' },
  NE: { calling: '227', name: 'Niger' },
  RW: { calling: '250', name: 'Rwanda' },
  SN: { calling: '221', name: 'Sénégal' },
  SL: { calling: '232', name: 'Sierra Leone' },
  ZA: { calling: '27', name: 'South Africa' },
  TZ: { calling: '255', name: 'Tanzania' },
  TD: { calling: '235', name: 'Tchad' },
  TG: { calling: '228', name: 'Togo' },
  UG: { calling: '256', name: 'Uganda' },
  ZM: { calling: '260', name: 'Zambia' },
  ZW: { calling: '263', name: 'Zimbabwe' },
} as const
export type PhoneCountry = keyof typeof PHONE_COUNTRIES
export const PHONE_COUNTRY_IDS = Object.keys(PHONE_COUNTRIES) as [PhoneCountry, ...PhoneCountry[]]
export const DEFAULT_PHONE_COUNTRY: PhoneCountry = 'NG'

/** Countries whose numbers have no trunk 0: a leading 0 is part of the number. */
const KEEPS_ZERO = new Set<PhoneCountry>(['CI', 'BJ'])

/**
 * Builds an international number (`+2348031234567`) from typed digits; '' without digits. `+` or `00` selects the
 * country; otherwise the calling code replaces the trunk 0. The server checks that the number exists.
 */
export function internationalPhone(typed: string, country: PhoneCountry = DEFAULT_PHONE_COUNTRY): string {
  const text = typed.trim()
  const digits = text.replace(/\D/g, '')
  if (!digits) return ''
  if (text.startsWith('+')) return `+${digits}`
  if (digits.startsWith('00')) return `+${digits.slice(2)}`
  const { calling } = PHONE_COUNTRIES[country]
  if (digits.startsWith(calling) && digits.length > calling.length + 7) return `+${digits}`
  return `+${calling}${KEEPS_ZERO.has(country) ? digits : digits.replace(/^0+/, '')}`
}

/** Joins the two inputs of a phone field into an international number. */
export function phoneFromForm(form: FormData, name = 'phone'): string {
  const country = PHONE_COUNTRY_IDS.find((id) => id === form.get(`${name}Country`))
  return internationalPhone(String(form.get(name) ?? ''), country)
}

/** Returns the listed country of an international number (`+264…`). */
export function phoneCountryOf(international: string): PhoneCountry | null {
  const digits = international.replace(/\D/g, '')
  if (!international.trim().startsWith('+')) return null
  return PHONE_COUNTRY_IDS.find((id) => digits.startsWith(PHONE_COUNTRIES[id].calling)) ?? null
}
