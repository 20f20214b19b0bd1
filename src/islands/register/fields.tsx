import type { ReactNode } from 'react'
import { REGISTRATION_CROPS } from '../../contracts/crops.ts'
import { EXPERIENCE_IDS, IRRIGATION_METHODS, REGISTRATION_SIZES, SOIL_TYPES } from '../../contracts/farm.ts'
import type { PhoneCountry } from '../../contracts/phone-countries.ts'
import type { PointLocation } from '../../contracts/shapes.ts'
import { moreCropChoices } from '../crops/more-crops.ts'
import { useT } from '../lib/page.tsx'
import { CheckboxGroup } from '../ui/choices.tsx'
import { Select, TextInput } from '../ui/field.tsx'
import { PasswordInput } from '../ui/password-input.tsx'
import { PhoneField } from '../ui/phone-field.tsx'
import { PlaceField } from '../ui/place-field.tsx'
import type { Draft } from './draft.ts'

/** The three sections of the registration form, filled with `values`. */
export function Fields({
  values,
  errors,
  onPoint,
}: {
  values: Draft
  errors: Record<string, string>
  onPoint: (point: PointLocation | null) => void
}) {
  const t = useT()
  const text = (name: string) => [values[name] ?? ''].flat()[0] ?? ''
  const list = (name: string) => [values[name] ?? []].flat().flatMap((part) => part.split(','))
  return (
    <>
      <Section title={t('register.account')}>
        <PhoneField
          required
          label={t('register.phone')}
          error={errors.phone}
          defaultValue={text('phone')}
          defaultCountry={(text('phoneCountry') || undefined) as PhoneCountry | undefined}
        />
        <div className="two">
          <PasswordInput
            required
            label={t('register.password')}
            hint={t('register.passwordHint')}
            name="password"
            autoComplete="new-password"
            error={errors.password}
          />
          <PasswordInput
            required
            label={t('register.confirm')}
            hint={t('register.confirmHint')}
            name="confirmPassword"
            autoComplete="new-password"
            error={errors.confirmPassword}
          />
        </div>
        <div className="two">
          <TextInput
            label={t('register.firstName')}
            name="firstName"
            autoComplete="given-name"
            defaultValue={text('firstName')}
            error={errors.firstName}
          />
          <TextInput
            label={t('register.lastName')}
            name="lastName"
            autoComplete="family-name"
            defaultValue={text('lastName')}
            error={errors.lastName}
          />
        </div>
        <TextInput
          label={t('register.email')}
          name="email"
          type="email"
          autoComplete="email"
          defaultValue={text('email')}
          error={errors.email}
        />
      </Section>
      <Section title={t('register.farm')}>
        <PlaceField
          typedIsNew
          label={t('register.location')}
          hint={t('register.locationHint')}
          placeholder={t('register.locationPlaceholder')}
          unsupported="gps.unsupportedRegister"
          defaultValue={text('location')}
          error={errors.location}
          onPoint={onPoint}
        />
        <Select
          label={t('register.farmSize')}
          name="farmSize"
          placeholder={t('choose.none')}
          options={REGISTRATION_SIZES.map((value) => ({ value, label: t(`farmSize.${value}`) }))}
          defaultValue={text('farmSize')}
          error={errors.farmSize}
        />
        <CheckboxGroup
          required
          label={t('register.crops')}
          hint={t('register.cropsHint')}
          name="primaryCrops"
          options={REGISTRATION_CROPS.map((value) => ({ value: value as string, label: t(`crop.${value}`) }))}
          more={moreCropChoices(REGISTRATION_CROPS, t)}
          defaultValue={list('primaryCrops')}
          error={errors.crops ?? errors.primaryCrops}
        />
      </Section>
      <Section title={t('register.background')}>
        <div className="two">
          <Select
            label={t('register.experience')}
            name="farmingExperience"
            placeholder={t('choose.none')}
            options={EXPERIENCE_IDS.map((value) => ({ value, label: t(`experience.${value}`) }))}
            defaultValue={text('farmingExperience')}
            error={errors.farmingExperience}
          />
          <Select
            label={t('register.soil')}
            name="soilType"
            placeholder={t('choose.none')}
            options={SOIL_TYPES.map((value) => ({ value, label: t(`soil.${value}`) }))}
            defaultValue={text('soilType')}
            error={errors.soilType}
          />
        </div>
        <CheckboxGroup
          required
          label={t('register.irrigation')}
          name="irrigationMethod"
          options={IRRIGATION_METHODS.map((value) => ({ value: value as string, label: t(`irrigation.${value}`) }))}
          defaultValue={list('irrigationMethod')}
          error={errors.irrigationMethod}
        />
      </Section>
    </>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="section">
      <h2>{title}</h2>
      {children}
    </section>
  )
}
