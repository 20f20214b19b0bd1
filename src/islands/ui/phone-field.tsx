import { useEffect, useRef, useState } from 'react'
import { LANGUAGES } from '../../contracts/languages.ts'
import { MIN_LENGTH } from '../../contracts/lengths.ts'
import {
  DEFAULT_PHONE_COUNTRY,
  internationalPhone,
  PHONE_COUNTRIES,
  PHONE_COUNTRY_IDS,
  type PhoneCountry,
  phoneCountryOf,
} from '../../contracts/phone-countries.ts'
import { readablePhone } from '../../contracts/readable-phone.ts'
import { usePage } from '../lib/page.tsx'
import { Field } from './field.tsx'

interface PhoneFieldProps {
  label?: string
  error?: string | null
  required?: boolean
  /** Number in international form, or as entered before. */
  defaultValue?: string
  defaultCountry?: PhoneCountry
  /** Called on every change with the international number (`+2348031234567`; '' while empty). */
  onChange?: (international: string) => void
  name?: string
}

/**
 * Select for the country and input for the number. A form sends both as typed; `phoneFromForm` (contracts) joins them. The
 * inputs are uncontrolled, so that text typed before hydration stays.
 */
export function PhoneField({
  label,
  error,
  required,
  defaultValue,
  defaultCountry,
  onChange,
  name = 'phone',
}: PhoneFieldProps) {
  const { t, language } = usePage()
  const firstCountry =
    phoneCountryOf(defaultValue ?? '') ?? defaultCountry ?? LANGUAGES[language].country ?? DEFAULT_PHONE_COUNTRY
  const { country, number, international, settle, chooseCountry } = useTypedPhone(
    defaultValue ?? '',
    firstCountry,
    onChange,
  )
  const readable = readablePhone(international)
  return (
    <Field label={label ?? t('phone.label')} error={error} required={required}>
      {(control) => (
        <>
          <div className="joined">
            <select
              ref={country}
              className="input"
              name={`${name}Country`}
              aria-label={t('phone.country')}
              autoComplete="tel-country-code"
              defaultValue={firstCountry}
              onChange={chooseCountry}
            >
              <CountryOptions />
            </select>
            <input
              ref={number}
              className="input figures"
              type="tel"
              inputMode="tel"
              autoComplete="tel"
              name={name}
              placeholder={t('phone.placeholder')}
              defaultValue={defaultValue}
              onChange={settle}
              {...control}
            />
          </div>
          {/* Always rendered, so that the content below does not move. */}
          <span className="hint figures phone-reads">
            {international.length >= MIN_LENGTH.phone && readable !== (number.current?.value ?? defaultValue)
              ? t('phone.reads', { number: readable })
              : null}
          </span>
        </>
      )}
    </Field>
  )
}

const CountryOptions = () =>
  PHONE_COUNTRY_IDS.map((id) => (
    <option key={id} value={id}>
      {`+${PHONE_COUNTRIES[id].calling} ${PHONE_COUNTRIES[id].name}`}
    </option>
  ))

/** Holds the two inputs of a phone field. After every change it rebuilds the international number, which is shown below the inputs. */
function useTypedPhone(first: string, firstCountry: PhoneCountry, onChange?: (international: string) => void) {
  const country = useRef<HTMLSelectElement>(null)
  const number = useRef<HTMLInputElement>(null)
  // Set at the first render: a line that appears later would move the content below.
  const [international, setInternational] = useState(() => internationalPhone(first, firstCountry))

  const read = () => internationalPhone(number.current?.value ?? '', country.current?.value as PhoneCountry)
  const settle = () => {
    const typedCountry = phoneCountryOf(number.current?.value ?? '')
    if (typedCountry && country.current) country.current.value = typedCountry
    setInternational(read())
    onChange?.(read())
  }
  const chooseCountry = () => {
    if (number.current) number.current.value = withoutCode(number.current.value)
    settle()
  }
  useEffect(
    () => setInternational(internationalPhone(number.current?.value ?? '', country.current?.value as PhoneCountry)),
    [],
  )
  return { country, number, international, settle, chooseCountry }
}

/** Removes the typed calling code when the user selects another country. */
function withoutCode(typed: string): string {
  const country = phoneCountryOf(typed)
  return country ? typed.replace(/\D/g, '').slice(PHONE_COUNTRIES[country].calling.length) : typed
}
