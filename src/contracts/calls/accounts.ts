import * as z from 'zod/mini'
import {
  accountDeletionSchema,
  accountSessionSchema,
  credentialsSchema,
  passwordChangeSchema,
  passwordCheckSchema,
  phoneStateSchema,
  phoneVerificationSchema,
  profileUpdateSchema,
  registrationSchema,
  sessionParamSchema,
  userSchema,
} from '../account.ts'
import { defineCall } from '../call.ts'
import { signInCodeSchema } from '../second-factor.ts'

const SECURITY_PATH = '/profile/security'
/** Screens that show whether the phone number is verified. */
const PHONE_STATE = ['home', 'profile', 'confirm-phone'] as const

export const getUser = defineCall('GET /api/user', { who: 'signed-in', out: userSchema, offline: true })

export const register = defineCall('POST /api/register', {
  who: 'anyone',
  reaches: [],
  in: registrationSchema,
  out: userSchema,
  status: 201,
  session: true,
  form: { at: '/register', on: '/register', again: true },
})

/** Checks a password while the rest of the form is still empty. */
export const checkPassword = defineCall('POST /api/register/password', {
  who: 'anyone',
  reaches: [],
  in: passwordCheckSchema,
})

export const signIn = defineCall('POST /api/login', {
  who: 'anyone',
  reaches: [],
  in: credentialsSchema,
  out: userSchema,
  session: true,
  form: { at: '/signin', on: '/signin', again: true },
})

/** Second step of a sign-in. With a phone number it is the only step. */
export const submitSignInCode = defineCall('POST /api/login/code', {
  who: 'anyone',
  reaches: [],
  in: signInCodeSchema,
  out: userSchema,
  session: true,
  form: [
    { at: '/signin/code', on: '/signin/code', again: true },
    { at: '/signin/phone', on: '/signin/phone', again: true },
  ],
})

export const signOut = defineCall('POST /api/logout', {
  who: 'anyone',
  reaches: [],
  session: true,
  form: { at: '/logout', on: '/' },
})

export const updateProfile = defineCall('PUT /api/profile', {
  who: 'signed-in',
  reaches: 'all',
  in: profileUpdateSchema,
  out: userSchema,
  offline: 'profile',
  form: [
    { at: '/profile/edit', on: '/profile/edit', again: true, to: '/profile', said: 'profile.saved' },
    { at: '/profile/notifications', on: '/profile', said: 'profile.saved' },
    { at: '/profile/sharing', on: '/profile', said: 'profile.saved' },
    { at: '/profile/compare', on: '/profile', said: 'profile.saved' },
  ],
})

/** Geocodes the profile's place again. */
export const fixLocation = defineCall('POST /api/profile/fix-location', {
  who: 'signed-in',
  reaches: 'all',
  out: userSchema,
  form: { at: '/profile/fix-location', on: '/', said: 'home.fixed', failed: 'home.fixFailed' },
})

export const exportAccount = defineCall('GET /api/account/export', { who: 'signed-in', file: 'application/json' })

export const deleteAccount = defineCall('DELETE /api/account', {
  who: 'signed-in',
  reaches: [],
  in: accountDeletionSchema,
  session: true,
  form: { at: '/profile/delete', on: '/profile/delete', again: true, to: '/' },
})

export const changePassword = defineCall('PUT /api/account/password', {
  who: 'signed-in',
  reaches: ['security'],
  in: passwordChangeSchema,
  form: { at: SECURITY_PATH, on: SECURITY_PATH, again: true, said: 'profile.passwordChanged' },
})

export const getPhoneState = defineCall('GET /api/account/phone', { who: 'signed-in', out: phoneStateSchema })

export const requestPhoneCode = defineCall('POST /api/account/phone-code', {
  who: 'signed-in',
  reaches: PHONE_STATE,
  form: { at: '/profile/phone/code', on: '/profile/phone', again: true },
})

export const startPhoneDial = defineCall('POST /api/account/phone-dial', {
  who: 'signed-in',
  reaches: PHONE_STATE,
  form: { at: '/profile/phone/dial', on: '/profile/phone', again: true },
})

export const verifyPhone = defineCall('POST /api/account/phone-proof', {
  who: 'signed-in',
  reaches: 'all',
  in: phoneVerificationSchema,
  out: phoneStateSchema,
  form: { at: '/profile/phone', on: '/profile/phone', again: true, to: '/profile', said: 'profile.numberConfirmed' },
})

export const listSessions = defineCall('GET /api/account/sessions', {
  who: 'signed-in',
  out: z.array(accountSessionSchema),
})

export const endOtherSessions = defineCall('DELETE /api/account/sessions', {
  who: 'signed-in',
  reaches: ['security'],
  form: { at: '/profile/sessions', on: SECURITY_PATH, said: 'profile.endedOthers' },
})

export const endSession = defineCall('DELETE /api/account/sessions/:id', {
  who: 'signed-in',
  reaches: ['security'],
  params: sessionParamSchema,
})
