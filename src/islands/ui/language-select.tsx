import { LANGUAGE_IDS, LANGUAGES, type Language } from '../../contracts/languages.ts'
import { useTranslate } from '../lib/page.tsx'
import { Select } from './field.tsx'

const OPTIONS = LANGUAGE_IDS.map((value) => ({ value, label: LANGUAGES[value].name }))

/** Select of all languages by their own names. */
export function LanguageSelect({
  value,
  defaultValue,
  onChange,
  name = 'preferredLanguage',
  ...select
}: {
  value?: Language
  defaultValue?: Language
  onChange?: (language: Language) => void
  name?: string
  form?: string
  disabled?: boolean
}) {
  const t = useTranslate()
  return (
    <Select
      label={t('app.language')}
      name={name}
      options={OPTIONS}
      {...select}
      {...(value === undefined ? { defaultValue } : { value })}
      onChange={(event) => onChange?.(event.target.value as Language)}
    />
  )
}
