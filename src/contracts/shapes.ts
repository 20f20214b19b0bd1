import * as z from 'zod/mini'
import { MAX_LENGTH } from './lengths.ts'
import { says, saysToPrograms } from './says.ts'

/** Schemas that several domains share. */

export const isoTime = z.string()

export const id = z.uuid(saysToPrograms('Not a valid id'))

export const dateText = z.iso.date(says('date.format'))

export const text = (max: number) => z.string().check(z.trim(), z.maxLength(max, says('text.long', { max })))

/** Removes invisible characters: controls, and format characters such as U+202E, which reorders text. */
export const removeInvisible = (text: string): string => text.replace(/[\p{Cc}\p{Cf}]/gu, '').trim()

export const optionalName = (max: number) =>
  z.optional(
    z.nullable(
      z.pipe(
        text(max),
        z.transform((value: string) => removeInvisible(value) || null),
      ),
    ),
  )

export const withoutNul = z.transform((value: unknown) =>
  typeof value === 'string' ? value.replaceAll('\0', '') : value,
)

/** Text where blank means absent, because forms send every field. */
export const optionalText = (max: number) =>
  z.optional(
    z.nullable(
      z.pipe(
        text(max),
        z.transform((value: string) => value || null),
      ),
    ),
  )

export const latitude = z
  .number(says('latitude.number'))
  .check(z.gte(-90, says('latitude.range')), z.lte(90, says('latitude.range')))
export const longitude = z
  .number(says('longitude.number'))
  .check(z.gte(-180, says('longitude.range')), z.lte(180, says('longitude.range')))

const pointLocation = z.object({ lat: latitude, lng: longitude, name: text(MAX_LENGTH.location) })
export type PointLocation = z.infer<typeof pointLocation>

/** Location: coordinates with a name, or text only (older accounts, and unknown names). */
export const location = z.union([pointLocation, text(MAX_LENGTH.location)], says('place.check'))
export type Location = z.infer<typeof location>

/** Returns a location with coordinates; null for text and for 0,0, which means "not known yet". */
export function coordinatesOf(value: Location | null | undefined): PointLocation | null {
  return value && typeof value === 'object' && (value.lat !== 0 || value.lng !== 0) ? value : null
}

const refusal = {
  message: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
}

export const errorBody = z.object({
  ...refusal,
  /** Translation into the reader's language; absent in English. */
  words: z.optional(z.object(refusal)),
  requestId: z.optional(z.string()),
  /** The password was right; the code of the second factor is missing. */
  secondFactor: z.optional(z.literal(true)),
})
export type ErrorBody = z.infer<typeof errorBody>

export const idParam = z.object({ id })
