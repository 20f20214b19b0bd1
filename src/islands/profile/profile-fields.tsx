import { useState } from 'react'
import type { User } from '../../contracts/account.ts'
import { cropDrawing, farmSizeDrawing } from '../../contracts/drawings.ts'
import { PROFILE_SIZES } from '../../contracts/farm.ts'
import type { Language } from '../../contracts/languages.ts'
import { changesPhone, cropChoices, type ProfileValues } from '../../contracts/profile-form.ts'
import { coordinatesOf, type PointLocation } from '../../contracts/shapes.ts'
import { moreCropChoices } from '../crops/more-crops.ts'
import { useTranslate } from '../lib/page.tsx'
import { CheckboxGroup, RadioGroup } from '../ui/choices.tsx'
import { drawnOption } from '../ui/drawn-option.tsx'
import type { Option } from '../ui/field.tsx'
import { LanguageSelect } from '../ui/language-select.tsx'
import { PasswordInput } from '../ui/password-input.tsx'
import { PhoneField } from '../ui/phone-field.tsx'
import { PlaceField } from '../ui/place-field.tsx'
import { MoreFields } from './more-fields.tsx'
import { useOfferedSwitches } from './offered-switches.ts'

/** The fields of the profile dialog and page, filled with `values`. */
export function ProfileFields({
  user,
  values,
  errors,
  onPoint,
}: {
  user: User
  values: ProfileValues
  errors: Record<string, string>
  onPoint: (point: PointLocation | null) => void
}) {
  const t = useTranslate()
  const switches = useOfferedSwitches()
  const [moved, setMoved] = useState(false)
  const password = <CurrentPassword error={errors.currentPassword} />
  const place = (
    <PlaceField
      key="place"
      label={t('profile.place')}
      hint={t('profile.placeHint')}
      placeholder={t('profile.placeholder')}
      defaultValue={values.location}
      stored={coordinatesOf(user.location)}
      error={errors.location}
      onPoint={onPoint}
    />
  )
  const size = <FarmSize key="size" now={user.farmSize} chosen={values.farmSize} error={errors.farmSize} />
  // The missing field, for which the dialog was opened, comes first.
  const unsized = user.location && !user.farmSize
  return (
    <>
      {unsized ? [size, place] : place}
      <PhoneField
        label={t('profile.phoneOptional')}
        defaultValue={values.phone}
        error={errors.phone}
        onChange={(phone) => setMoved(changesPhone(phone, user))}
      />
      {moved || errors.currentPassword ? password : <noscript>{password}</noscript>}
      {unsized ? null : size}
      <PrimaryCrops user={user} chosen={values.crops} error={errors.crops ?? errors.primaryCrops} />
      <CheckboxGroup
        label={t('profile.notify')}
        name="notify"
        options={switches.map(
          (value): Option => ({
            value: value,
            label: t(`profile.switch.${value}`),
          }),
        )}
        defaultValue={values.notify}
      />
      <LanguageSelect defaultValue={values.preferredLanguage as Language} />
      <MoreFields values={values} errors={errors} />
    </>
  )
}

/** Password input, required for a new phone number. */
function CurrentPassword({ error }: { error: string | undefined }) {
  const t = useTranslate()
  return (
    <PasswordInput
      label={t('profile.currentPassword')}
      hint={t('profile.passwordForPhone')}
      name="currentPassword"
      autoComplete="current-password"
      error={error}
    />
  )
}

function FarmSize({ now, chosen, error }: { now: User['farmSize']; chosen: string; error: string | undefined }) {
  const t = useTranslate()
  const otherSize = now && !PROFILE_SIZES.some((size) => size === now) ? now : null
  return (
    <RadioGroup
      label={t('profile.farmSize')}
      hint={otherSize ? t('profile.sizeNow', { size: t(`farmSize.${otherSize}`) }) : undefined}
      name="farmSize"
      className="choices-drawn"
      options={PROFILE_SIZES.map((value) => drawnOption<string>(value, farmSizeDrawing(value), t(`farmSize.${value}`)))}
      defaultValue={chosen}
      error={error}
    />
  )
}

function PrimaryCrops({ user, chosen, error }: { user: User; chosen: string[]; error: string | undefined }) {
  const t = useTranslate()
  const crops = cropChoices(user)
  return (
    <CheckboxGroup
      label={t('profile.primaryCrops')}
      hint={t('profile.cropsHint')}
      name="crops"
      className="choices-drawn choices-three"
      options={crops.map((value) => drawnOption<string>(value, cropDrawing(value), t(`crop.${value}`)))}
      more={moreCropChoices(crops, t)}
      defaultValue={chosen}
      error={error}
    />
  )
}
