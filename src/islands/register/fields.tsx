import type { ReactNode } from 'react'
import { canonicalCrop, REGISTRATION_CROPS } from '../../contracts/crops.ts'
import { EXPERIENCE_IDS, IRRIGATION_METHODS, REGISTRATION_SIZES, SOIL_TYPES } from '../../contracts/farm.ts'
import type { PhoneCountry } from '../../contracts/phone-countries.ts'
import type { PointLocation } from '../../contracts/shapes.ts'
import { moreCropChoices } from '../crops/more-crops.ts'
import { useTranslate } from '../lib/page.tsx'
import { Button } from '../ui/button.tsx'
import { CheckboxGroup } from '../ui/choices.tsx'
import { drawnOption } from '../ui/drawn-option.tsx'
import { TextInput } from '../ui/field.tsx'
import { PhoneField } from '../ui/phone-field.tsx'
import { PictureSelect } from '../ui/picture-select.tsx'
import { PlaceField } from '../ui/place-field.tsx'
import { Progress } from '../ui/progress.tsx'
import type { RegistrationDraft } from './draft.ts'
import { PasswordFields } from './password-fields.tsx'

interface FieldsProps {
  values: RegistrationDraft
  errors: Record<string, string>
}

interface AccountProps extends FieldsProps {
  /** Called with the errors of the password fields only. */
  onJudged: (errors: Record<string, string>) => void
}

interface FarmProps extends FieldsProps {
  onPoint: (point: PointLocation | null) => void
}

/** The three sections of the registration form, filled with `values`. */
export function RegistrationFields({
  values,
  errors,
  onPoint,
  onJudged,
  onNext,
}: AccountProps &
  FarmProps & {
    /** Called when the section of this index is completed. */
    onNext: (section: number) => void
  }) {
  const t = useTranslate()
  return (
    <>
      <Section at={0} title={t('register.account')} onNext={onNext}>
        <AccountFields values={values} errors={errors} onJudged={onJudged} />
      </Section>
      <Section at={1} title={t('register.farm')} onNext={onNext}>
        <FarmFields values={values} errors={errors} onPoint={onPoint} />
      </Section>
      <Section at={2} title={t('register.background')}>
        <BackgroundFields values={values} errors={errors} />
      </Section>
    </>
  )
}

const textIn = (values: RegistrationDraft, name: string) => [values[name] ?? ''].flat()[0] ?? ''
const listIn = (values: RegistrationDraft, name: string) =>
  [values[name] ?? []].flat().flatMap((part) => part.split(','))

function AccountFields({ values, errors, onJudged }: AccountProps) {
  const t = useTranslate()
  return (
    <>
      <PhoneField
        required
        label={t('register.phone')}
        error={errors.phone}
        defaultValue={textIn(values, 'phone')}
        defaultCountry={(textIn(values, 'phoneCountry') || undefined) as PhoneCountry | undefined}
      />
      <PasswordFields errors={errors} onJudged={onJudged} />
      <div className="two">
        <TextInput
          label={t('register.firstName')}
          name="firstName"
          autoComplete="given-name"
          defaultValue={textIn(values, 'firstName')}
          error={errors.firstName}
        />
        <TextInput
          label={t('register.lastName')}
          name="lastName"
          autoComplete="family-name"
          defaultValue={textIn(values, 'lastName')}
          error={errors.lastName}
        />
      </div>
      <TextInput
        label={t('register.email')}
        name="email"
        type="email"
        autoComplete="email"
        defaultValue={textIn(values, 'email')}
        error={errors.email}
      />
    </>
  )
}

function FarmFields({ values, errors, onPoint }: FarmProps) {
  const t = useTranslate()
  return (
    <>
      <PlaceField
        typedIsNew
        label={t('register.location')}
        hint={t('register.locationHint')}
        placeholder={t('register.locationPlaceholder')}
        unsupported="gps.unsupportedRegister"
        defaultValue={textIn(values, 'location')}
        error={errors.location}
        onPoint={onPoint}
      />
      <PictureSelect
        label={t('register.farmSize')}
        name="farmSize"
        placeholder={t('choose.none')}
        options={REGISTRATION_SIZES.map((value) => ({
          value,
          label: t(`farmSize.${value}`),
          drawing: `farm.size.${value}` as const,
        }))}
        defaultValue={textIn(values, 'farmSize')}
        error={errors.farmSize}
      />
      <CheckboxGroup
        required
        label={t('register.crops')}
        hint={t('register.cropsHint')}
        name="primaryCrops"
        className="choices-drawn choices-three"
        options={REGISTRATION_CROPS.map((value) =>
          drawnOption(value, `crop.${canonicalCrop(value)}`, t(`crop.${value}`)),
        )}
        more={moreCropChoices(REGISTRATION_CROPS, t)}
        defaultValue={listIn(values, 'primaryCrops')}
        error={errors.crops ?? errors.primaryCrops}
      />
    </>
  )
}

function BackgroundFields({ values, errors }: FieldsProps) {
  const t = useTranslate()
  return (
    <>
      <PictureSelect
        label={t('register.experience')}
        name="farmingExperience"
        placeholder={t('choose.none')}
        options={EXPERIENCE_IDS.map((value) => ({
          value,
          label: t(`experience.${value}`),
          drawing: `farm.experience.${value}` as const,
        }))}
        defaultValue={textIn(values, 'farmingExperience')}
        error={errors.farmingExperience}
      />
      <PictureSelect
        label={t('register.soil')}
        name="soilType"
        placeholder={t('choose.none')}
        options={SOIL_TYPES.map((value) => ({
          value,
          label: t(`soil.${value}`),
          drawing: `farm.soil.${value}` as const,
        }))}
        defaultValue={textIn(values, 'soilType')}
        error={errors.soilType}
      />
      <CheckboxGroup
        required
        label={t('register.irrigation')}
        name="irrigationMethod"
        className="choices-drawn choices-three"
        options={IRRIGATION_METHODS.map((value) =>
          drawnOption(value, `farm.irrigation.${value}`, t(`irrigation.${value}`)),
        )}
        defaultValue={listIn(values, 'irrigationMethod')}
        error={errors.irrigationMethod}
      />
      <label className="choice">
        <input
          type="checkbox"
          name="sharePartners"
          value="yes"
          defaultChecked={textIn(values, 'sharePartners') === 'yes'}
        />
        <span>{t('share.ask')}</span>
      </label>
    </>
  )
}

const SECTIONS = 3

/** One section of the form. With JavaScript a button opens the next; without, all are on one page. */
function Section({
  at,
  title,
  onNext,
  children,
}: {
  at: number
  title: string
  onNext?: (section: number) => void
  children: ReactNode
}) {
  const t = useTranslate()
  return (
    <section className="section">
      <div className="stack stack-s">
        <Progress value={at + 1} max={SECTIONS} label={t('register.stop', { n: at + 1, count: SECTIONS })} />
        <p className="small soft">{t('register.stop', { n: at + 1, count: SECTIONS })}</p>
        <h2 tabIndex={-1}>{title}</h2>
      </div>
      {children}
      {onNext ? (
        <Button wide className="with-script" onClick={() => onNext(at)}>
          {t('wizard.next')}
        </Button>
      ) : null}
    </section>
  )
}
