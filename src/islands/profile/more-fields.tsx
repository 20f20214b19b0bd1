import { IRRIGATION_METHODS, SOIL_TYPES } from '../../contracts/farm.ts'
import type { ProfileValues } from '../../contracts/profile-form.ts'
import { useTranslate } from '../lib/page.tsx'
import { CheckboxGroup } from '../ui/choices.tsx'
import { type Option, Select, TextInput } from '../ui/field.tsx'

/** Rarely changed fields, folded. */
export function MoreFields({ values, errors }: { values: ProfileValues; errors: Record<string, string> }) {
  const t = useTranslate()
  return (
    <details className="fold">
      <summary>{t('profile.more')}</summary>
      <div className="stack">
        <p className="hint">{t('profile.moreHint')}</p>
        <div className="two">
          <TextInput
            label={t('register.firstName')}
            name="firstName"
            autoComplete="given-name"
            defaultValue={values.firstName}
            error={errors.firstName}
          />
          <TextInput
            label={t('register.lastName')}
            name="lastName"
            autoComplete="family-name"
            defaultValue={values.lastName}
            error={errors.lastName}
          />
        </div>
        <Select
          label={t('register.soil')}
          name="soilType"
          placeholder={t('choose.none')}
          options={SOIL_TYPES.map((value) => ({ value, label: t(`soil.${value}`) }))}
          defaultValue={values.soilType}
          error={errors.soilType}
        />
        <CheckboxGroup
          label={t('register.irrigation')}
          name="irrigationMethod"
          options={IRRIGATION_METHODS.map((value): Option => ({ value: value, label: t(`irrigation.${value}`) }))}
          defaultValue={values.irrigationMethod}
          error={errors.irrigationMethod}
        />
      </div>
    </details>
  )
}
