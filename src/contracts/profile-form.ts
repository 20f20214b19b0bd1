import type { ProfileUpdate, User } from './account.ts'
import { type CropId, isCropId, PROFILE_CROPS } from './crops.ts'
import type { Language } from './languages.ts'
import { NOTIFICATION_SWITCHES, preferencesWithSwitchesOn } from './notification-switches.ts'
import { coordinatesOf, type Location, type PointLocation } from './shapes.ts'

/** Typed values of the profile, for the dialog, the page and the form without script. */
export interface ProfileValues {
  location: string
  phone: string
  farmSize: string
  crops: string[]
  notify: string[]
  preferredLanguage: string
  firstName: string
  lastName: string
  soilType: string
  irrigationMethod: string[]
}

export function profileValues(user: User): ProfileValues {
  return {
    location: placeText(user.location),
    phone: user.phone,
    farmSize: user.farmSize ?? '',
    crops: listOf(user.primaryCrops),
    notify: NOTIFICATION_SWITCHES.filter((name) => user.notificationPreferences[name]),
    preferredLanguage: user.preferredLanguage,
    firstName: user.firstName ?? '',
    lastName: user.lastName ?? '',
    soilType: user.soilType ?? '',
    irrigationMethod: listOf(user.irrigationMethod),
  }
}

/** Crops that the dialog offers, plus the farmer's others, so that saving does not lose them. */
export function cropChoices(user: User): CropId[] {
  const others = listOf(user.primaryCrops).filter(isCropId)
  return [...PROFILE_CROPS, ...others.filter((id) => !PROFILE_CROPS.includes(id))]
}

/** Returns whether the phone number changes, which needs the password. */
export const changesPhone = (phone: string, { phone: stored }: Pick<User, 'phone'>): boolean =>
  phone !== '' && phone !== stored

/** Builds the body of PUT /api/profile. `crops` and size are sent only if chosen, phone and password only if the number changes. */
export function profilePayload(
  values: ProfileValues,
  location: Location | null,
  user: Pick<User, 'phone'>,
  currentPassword: string,
): ProfileUpdate {
  return {
    location,
    ...(changesPhone(values.phone, user) ? { phone: values.phone, currentPassword } : {}),
    ...(values.farmSize ? { farmSize: values.farmSize as ProfileUpdate['farmSize'] } : {}),
    notificationPreferences: preferencesWithSwitchesOn(values.notify),
    ...(values.crops.length > 0 ? { crops: values.crops.map((cropType) => ({ cropType })) } : { primaryCrops: [] }),
    preferredLanguage: values.preferredLanguage as Language,
    firstName: values.firstName,
    lastName: values.lastName,
    soilType: (values.soilType || null) as ProfileUpdate['soilType'],
    irrigationMethod: values.irrigationMethod as NonNullable<ProfileUpdate['irrigationMethod']>,
  }
}

/** Returns the location of a typed place name. An unchanged name keeps its coordinates. An unknown name keeps the former coordinates, or 0 and 0. */
export async function resolveTypedPlace(
  typed: string,
  before: Location | null,
  gps: PointLocation | null,
  find: (text: string) => Promise<Location>,
): Promise<Location | null> {
  if (gps && gps.name === typed) return gps
  if (!typed) return null
  const point = gps ?? coordinatesOf(before)
  if (coordinatesOf(before) && placeText(before) === typed && !gps) return before
  const found = coordinatesOf(await find(typed))
  return { lat: found?.lat ?? point?.lat ?? 0, lng: found?.lng ?? point?.lng ?? 0, name: typed }
}

export const placeText = (location: Location | null): string =>
  typeof location === 'string' ? location : (location?.name ?? '')

const listOf = (joined: string | null): string[] => (joined ?? '').split(',').filter(Boolean)

/** Reads the profile form, except the phone number, which is passed. */
export function readProfileForm(form: FormData, phone: string): ProfileValues {
  const text = (name: keyof ProfileValues) => String(form.get(name) ?? '').trim()
  const list = (name: keyof ProfileValues) => form.getAll(name).map(String)
  return {
    location: text('location'),
    phone,
    farmSize: text('farmSize'),
    crops: list('crops'),
    notify: list('notify'),
    preferredLanguage: text('preferredLanguage'),
    firstName: text('firstName'),
    lastName: text('lastName'),
    soilType: text('soilType'),
    irrigationMethod: list('irrigationMethod'),
  }
}
