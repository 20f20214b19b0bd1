import * as z from 'zod/mini'
import { channelsSchema, channelsUpdateSchema } from './channels.ts'
import { plantedDateSchema, plantingAgeRule } from './crop.ts'
import { CROP_IDS, isCropId } from './crops.ts'
import { EXPERIENCE_IDS, FARM_SIZE_IDS, IRRIGATION_METHODS, SOIL_TYPES } from './farm.ts'
import { LANGUAGE_IDS } from './languages.ts'
import { MAX_LENGTH, MIN_LENGTH } from './lengths.ts'
import { NOTIFICATION_SWITCHES, type NotificationSwitch } from './notification-switches.ts'
import { apiRefusalMessage, refusalMessage } from './refusal-messages.ts'
import { idSchema, isoTimeSchema, locationSchema, optionalNameSchema } from './shapes.ts'

/** List of ids: the input is an array or comma-joined text, the output comma-joined text. */
const idList = <Id extends string>(known: readonly Id[], message: string) =>
  z.pipe(
    z.pipe(
      z.union([z.string(), z.array(z.string())], message),
      z.transform((value: string | string[]) => [
        ...new Set((typeof value === 'string' ? value.split(',') : value).map((part) => part.trim()).filter(Boolean)),
      ]),
    ),
    z.array(z.enum(known, message)),
  )

const cropList = idList(CROP_IDS, refusalMessage('crops.unknown'))
const irrigationList = idList(IRRIGATION_METHODS, refusalMessage('irrigation.unknown'))

const phoneSchema = z
  .string(refusalMessage('phone.short'))
  .check(
    z.trim(),
    z.minLength(MIN_LENGTH.phone, refusalMessage('phone.short')),
    z.maxLength(MAX_LENGTH.phone, refusalMessage('phone.long')),
  )
const passwordSchema = z
  .string(refusalMessage('password.short'))
  .check(
    z.minLength(MIN_LENGTH.password, refusalMessage('password.short')),
    z.maxLength(MAX_LENGTH.password, refusalMessage('password.long')),
  )

const blankToNull = z.transform((value: unknown) => (typeof value === 'string' && value.trim() === '' ? null : value))
const optionalOrBlank = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.optional(z.pipe(blankToNull, z.nullable(schema)))

const emailSchema = optionalOrBlank(
  z.string().check(z.trim(), z.toLowerCase(), z.email(refusalMessage('email.check')), z.maxLength(MAX_LENGTH.email)),
)
const usernameSchema = optionalOrBlank(
  z.string().check(z.trim(), z.regex(/^[\w.-]{2,50}$/, refusalMessage('username.check'))),
)

/** Answers to the question of sharing data with partners. */
export const SHARING_ANSWERS = ['yes', 'no'] as const
export type SharingConsent = (typeof SHARING_ANSWERS)[number]
const sharePartners = z.optional(
  z.nullable(z.enum(SHARING_ANSWERS, apiRefusalMessage('sharePartners must be yes, no or null'))),
)

const farmFields = {
  username: usernameSchema,
  email: emailSchema,
  firstName: optionalNameSchema(MAX_LENGTH.firstName),
  lastName: optionalNameSchema(MAX_LENGTH.lastName),
  location: optionalOrBlank(locationSchema),
  farmSize: optionalOrBlank(z.enum(FARM_SIZE_IDS, refusalMessage('farmSize.unknown'))),
  farmingExperience: optionalOrBlank(z.enum(EXPERIENCE_IDS, refusalMessage('experience.unknown'))),
  soilType: optionalOrBlank(z.enum(SOIL_TYPES, refusalMessage('soil.unknown'))),
  preferredLanguage: z.optional(z.enum(LANGUAGE_IDS, refusalMessage('language.unknown'))),
  sharePartners,
}

export const currentPasswordSchema = z
  .string(refusalMessage('password.required'))
  .check(
    z.minLength(1, refusalMessage('password.required')),
    z.maxLength(MAX_LENGTH.password, refusalMessage('password.long')),
  )

export const credentialsSchema = z.object({
  phone: z
    .string(refusalMessage('phone.required'))
    .check(
      z.trim(),
      z.minLength(1, refusalMessage('phone.required')),
      z.maxLength(MAX_LENGTH.phone, refusalMessage('phone.long')),
    ),
  password: currentPasswordSchema,
})
export type Credentials = z.infer<typeof credentialsSchema>

/** Every rule is checked, so that one response lists all errors. A missing crop is an error of the field `crops`. */
export const registrationSchema = z
  .object({
    phone: phoneSchema,
    password: passwordSchema,
    confirmPassword: z.optional(z.string()),
    ...farmFields,
    primaryCrops: z.optional(z.nullable(cropList)),
    irrigationMethod: z.optional(z.nullable(irrigationList)),
  })
  .check(
    z.refine((value) => value.confirmPassword === value.password, {
      error: refusalMessage('password.differs'),
      path: ['confirmPassword'],
      when: isObject,
    }),
    z.refine((value) => hasAny(value.primaryCrops), {
      error: refusalMessage('crops.required'),
      path: ['crops'],
      when: isObject,
    }),
    z.refine((value) => hasAny(value.irrigationMethod), {
      error: refusalMessage('irrigation.required'),
      path: ['irrigationMethod'],
      when: isObject,
    }),
  )
export type Registration = z.infer<typeof registrationSchema>

export const passwordCheckSchema = z.object({
  password: z.string().check(z.maxLength(MAX_LENGTH.password, refusalMessage('password.long'))),
  /** Phone number entered so far. The password must differ from the phone number. */
  phone: z.optional(z.string().check(z.maxLength(MAX_LENGTH.phone, refusalMessage('phone.long')))),
})

function isObject(payload: { value: unknown }): boolean {
  return typeof payload.value === 'object' && payload.value !== null
}

function hasAny(list: unknown): boolean {
  return (typeof list === 'string' || Array.isArray(list)) && list.length > 0
}

const { calls, ...everOffered } = Object.fromEntries(
  NOTIFICATION_SWITCHES.map((name) => [name, z.boolean()]),
) as Record<NotificationSwitch, z.ZodMiniBoolean>

/** Older clients do not send `calls`. */
const notificationPreferences = z.object({ ...everOffered, calls: z._default(calls, false) })

const farmArea = z
  .number(refusalMessage('area.number'))
  .check(z.gte(0, refusalMessage('area.negative')), z.lte(100_000, refusalMessage('area.large')))

const profileCrop = z
  .object({
    cropType: z.string().check(z.refine(isCropId, refusalMessage('crops.unknown'))),
    plantingDate: z.optional(z.nullable(plantedDateSchema)),
    farmArea: z.optional(z.nullable(farmArea)),
  })
  .check(plantingAgeRule)

export const profileUpdateSchema = z.object({
  ...farmFields,
  phone: optionalOrBlank(phoneSchema),
  primaryCrops: z.optional(z.nullable(cropList)),
  irrigationMethod: z.optional(z.nullable(irrigationList)),
  notificationPreferences: z.optional(notificationPreferences),
  channels: z.optional(channelsUpdateSchema),
  useLessData: z.optional(z.boolean(apiRefusalMessage('useLessData must be true or false'))),
  inComparisons: z.optional(z.boolean(apiRefusalMessage('inComparisons must be true or false'))),
  crops: z.optional(z.nullable(z.array(profileCrop).check(z.maxLength(50)))),
  /** Required when `phone` or `email` changes. */
  currentPassword: z.optional(z.string().check(z.maxLength(MAX_LENGTH.password, refusalMessage('password.long')))),
})
export type ProfileUpdate = z.infer<typeof profileUpdateSchema>

export const accountDeletionSchema = z.object({ password: currentPasswordSchema })

/** The signed-in user's own account, without the password. */
export const userSchema = z.object({
  id: idSchema,
  username: z.nullable(z.string()),
  email: z.nullable(z.string()),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  profileImageUrl: z.nullable(z.string()),
  phone: z.string(),
  location: z.nullable(locationSchema),
  locationId: z.nullable(z.string()),
  farmSize: z.nullable(z.enum(FARM_SIZE_IDS)),
  farmingExperience: z.nullable(z.string()),
  soilType: z.nullable(z.string()),
  irrigationMethod: z.nullable(z.string()),
  primaryCrops: z.nullable(z.string()),
  preferredLanguage: z.enum(LANGUAGE_IDS),
  notificationPreferences,
  channels: channelsSchema,
  useLessData: z.boolean(),
  sharePartners: z.nullable(z.enum(SHARING_ANSWERS)),
  inComparisons: z.boolean(),
  isLeadFarmer: z.boolean(),
  isOfficer: z.boolean(),
  isAdmin: z.boolean(),
  createdAt: isoTimeSchema,
  updatedAt: isoTimeSchema,
})
export type User = z.infer<typeof userSchema>

export const passwordChangeSchema = z.object({ currentPassword: currentPasswordSchema, newPassword: passwordSchema })
export type PasswordChange = z.infer<typeof passwordChangeSchema>

/** State of the user's phone number. `confirmed`: the number is verified and has not sent STOP since, so SMS can be sent. */
export const phoneStateSchema = z.object({
  phone: z.string(),
  confirmed: z.boolean(),
  /** Ways to verify the number. */
  ways: z._default(z.array(z.enum(['sms', 'dial'])), []),
  /** Number to dial, and the code to type then; null without an open code. */
  dial: z._default(z.nullable(z.object({ number: z.string(), code: z.string() })), null),
})
export type PhoneState = z.infer<typeof phoneStateSchema>

export const phoneVerificationSchema = z.object({
  code: z
    .string(refusalMessage('code.wrong'))
    .check(z.trim(), z.minLength(1, refusalMessage('code.wrong')), z.maxLength(40, refusalMessage('code.wrong'))),
})

export const accountSessionSchema = z.object({
  id: z.string(),
  userAgent: z.nullable(z.string()),
  createdAt: isoTimeSchema,
  lastUsedAt: isoTimeSchema,
  current: z.boolean(),
})
export type AccountSession = z.infer<typeof accountSessionSchema>

export const sessionParamSchema = z.object({
  id: z.string().check(z.regex(/^[0-9a-f]{16}$/, apiRefusalMessage('Not a valid id'))),
})
