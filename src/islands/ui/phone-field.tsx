import { useState } from 'react'
import {
  DEFAULT_PHONE_COUNTRY,
  internationalPhone,
  PHONE_COUNTRIES,
  PHONE_COUNTRY_IDS,
  type PhoneCountry,
  phoneCountryOf,
  readablePhone,
} from '../../contracts/phone-countries.ts'
import { useT } from '../lib/page.tsx'
import { Field } from './field.tsx'

/**
 * Country and number. `onChange` tells the international form (`+2348031234567`, '' while empty). In a plain form it
 * sends `phoneCountry` and `phone` as typed (`internationalPhone` joins them). An international number typed in full
 * moves the country to its own.
 */
export function PhoneField({
  label,
  error,
  required,
  defaultValue = '',
  defaultCountry = DEFAULT_PHONE_COUNTRY,
  onChange,
  name = 'phone',
}: {
  label?: string
  error?: string | null
  required?: boolean
  /** As stored or as typed before. */
  defaultValue?: string
  defaultCountry?: PhoneCountry
  onChange?: (international: string) => void
  name?: string
}) {
  const t = useT()
  const [typed, setTyped] = useState(defaultValue)
  const [country, setCountry] = useState<PhoneCountry>(phoneCountryOf(defaultValue) ?? defaultCountry)
  const change = (nextTyped: string, nextCountry: PhoneCountry) => {
    const shown = phoneCountryOf(nextTyped) ?? nextCountry
    setTyped(nextTyped)
    setCountry(shown)
    onChange?.(internationalPhone(nextTyped, shown))
  }
  const number = internationalPhone(typed, country)
  return (
    <Field label={label ?? t('phone.label')} error={error} required={required}>
      {(control) => (
        <>
          <div className="joined">
            <select
              className="input"
              name={`${name}Country`}
              aria-label={t('phone.country')}
              value={country}
              onChange={(event) => change(withoutCode(typed), event.target.value as PhoneCountry)}
            >
              {PHONE_COUNTRY_IDS.map((id) => (
                <option key={id} value={id}>
                  {`+${PHONE_COUNTRIES[id].calling} ${PHONE_COUNTRIES[id].name}`}
                </option>
              ))}
            </select>
            <input
              className="input figures"
              type="tel"
              inputMode="tel"
              autoComplete="tel"
              name={name}
              placeholder={t('phone.placeholder')}
              value={typed}
              onChange={(event) => change(event.target.value, country)}
              {...control}
            />
          </div>
          {number.length >= 10 && readablePhone(number) !== typed ? (
            <span className="hint figures">{t('phone.reads', { number: readablePhone(number) })}</span>
          ) : null}
        </>
      )}
    </Field>
  )
}

/** Choosing another country lets go of the code that was typed. */
function withoutCode(typed: string): string {
  const country = phoneCountryOf(typed)
  return country ? typed.replace(/\D/g, '').slice(PHONE_COUNTRIES[country].calling.length) : typed
}
