import { Cron } from 'croner'
import * as z from 'zod/mini'
import { technicalError } from './errors.ts'

const patternSetting = (pattern: RegExp, says: string) => z.string().check(z.regex(pattern, says))
const httpAddress = patternSetting(/^https?:\/\/\S+$/, 'must be an http or https address')

export const oneOfSetting = <const Value extends string>(first: Value, ...others: Value[]) =>
  z._default(
    z.enum([first, ...others], `must be ${[first, ...others.slice(0, -1)].join(', ')} or ${others.at(-1)}`),
    first,
  )
export const onOffSetting = (fallback: 'on' | 'off') =>
  z.pipe(
    z._default(z.enum(['on', 'off'], 'must be on or off'), fallback),
    z.transform((value) => value === 'on'),
  )
export const numberSetting = (min: number, max: number) =>
  z.pipe(
    patternSetting(/^\d+$/, `must be a whole number from ${min} to ${max}`),
    z.pipe(
      z.transform(Number),
      z.number().check(z.gte(min, `must be at least ${min}`), z.lte(max, `must be at most ${max}`)),
    ),
  )
export const wholeNumberSetting = (fallback: number, min: number, max: number) =>
  z._default(numberSetting(min, max), fallback)
export const urlSetting = z.optional(httpAddress)
export const databaseUrlsSetting = z.optional(
  z.pipe(
    patternSetting(
      /^(libsql|https?):\/\/[^\s,]+(\s*,\s*(libsql|https?):\/\/[^\s,]+)*$/,
      'must be a libsql, http or https address, or several separated by commas',
    ),
    z.transform((text) => text.split(',').map((url) => url.trim())),
  ),
)
export const addressSetting = (fallback: string) =>
  z.pipe(
    z._default(httpAddress, fallback),
    z.transform((value) => value.replace(/\/+$/, '')),
  )
export const addressesSetting = z.pipe(
  z._default(
    patternSetting(
      /^(https?:\/\/[^\s,]+(\s*,\s*https?:\/\/[^\s,]+)*)?$/,
      'must be http or https addresses separated by commas',
    ),
    '',
  ),
  z.transform((value) => value.split(',').flatMap((one) => one.trim() || [])),
)
/** Sender of CAP files (CAP 1.2, section 3.2.1). */
export const capSenderSetting = z.optional(
  patternSetting(/^[^\s,<>&]{1,100}$/, 'must be a name like alerts@example.org, without spaces, commas, <, > and &'),
)
export const textSetting = z.optional(z.string())
const SECRET_KINDS = 6
export const secretSetting = z.optional(
  z.string().check(
    z.minLength(16, 'must have at least 16 characters'),
    z.refine(
      (value) => new Set(value).size >= SECRET_KINDS,
      'must be random, not the same few letters again and again',
    ),
  ),
)
export const ussdCodeSetting = z.optional(patternSetting(/^\*\d+(\*\d+)*#$/, 'must be a code like *384*1234#'))
export const phoneNumberSetting = z.optional(
  patternSetting(/^\+[1-9]\d{6,14}$/, 'must be a phone number like +2348030000000'),
)
export const emailSetting = z.optional(
  patternSetting(/^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]+$/, 'must be an email address'),
)
export const titleSetting = z.optional(
  patternSetting(/^[^\p{C}<>]{1,60}$/u, 'must be at most 60 characters, without < and >'),
)
export const hostsSetting = z.pipe(
  z._default(
    patternSetting(
      /^(\*\.)?([a-z0-9-]+\.)+[a-z][a-z0-9-]*(\s*,\s*(\*\.)?([a-z0-9-]+\.)+[a-z][a-z0-9-]*)*$/,
      'must be host names separated by commas, like push.example.org,*.example.com',
    ),
    '',
  ),
  z.transform((value) => value.split(',').flatMap((host) => host.trim() || [])),
)
export const cronSetting = (fallback: string) =>
  z._default(
    z.string().check(z.refine(isCron, 'must be a cron pattern of five fields, or six with seconds first')),
    fallback,
  )

export const countriesSetting = z.optional(
  z.pipe(
    patternSetting(/^[A-Z]{2}(,\s*[A-Z]{2})*$/, 'must be countries as two capital letters each, like NG,NA,GH'),
    z.transform((text) => text.split(/,\s*/)),
  ),
)

/** Treats an empty value as unset. @throws AppError invalid with one line naming every bad setting. */
export function readSettings<Shape extends z.core.$ZodLooseShape>(
  shape: Shape,
  environment: Record<string, string | undefined>,
): z.infer<z.ZodMiniObject<Shape>> {
  const given = Object.fromEntries(Object.entries(environment).filter(([name, value]) => name in shape && value))
  const result = z.object(shape).safeParse(given)
  if (result.success) return result.data
  const complaints = result.error.issues.map(
    (issue) => `${issue.path.join('.')} ${issue.message}${settingForDisplay(String(issue.path[0]), given)}`,
  )
  throw technicalError('invalid', `Bad settings: ${complaints.join('; ')}`)
}

const settingForDisplay = (name: string, given: Record<string, string | undefined>) =>
  /KEY$|SECRET|TOKEN|PASSWORD/.test(name) ? '' : ` (it is "${given[name] ?? ''}")`

function isCron(pattern: string): boolean {
  const fields = pattern.trim().split(/\s+/).length
  if (fields !== 5 && fields !== 6) return false
  try {
    new Cron(pattern, { paused: true }).stop()
    return true
  } catch {
    return false
  }
}
