import * as z from 'zod/mini'
import { MAX_LENGTH } from './lengths.ts'
import { apiRefusalMessage, refusalMessage } from './refusal-messages.ts'

/** Schemas that several domains share. */

export const isoTimeSchema = z.string()

export const idSchema = z.uuid(apiRefusalMessage('Not a valid id'))

export const dateSchema = z.iso.date(refusalMessage('date.format'))

export const textSchema = (max: number) =>
  z.string().check(z.trim(), z.maxLength(max, refusalMessage('text.long', { max })))

/** Removes invisible characters: controls, and format characters such as U+202E, which reorders text. */
export const removeInvisible = (text: string): string => text.replace(/[\p{Cc}\p{Cf}]/gu, '').trim()

export const optionalNameSchema = (max: number) =>
  z.optional(
    z.nullable(
      z.pipe(
        textSchema(max),
        z.transform((value: string) => removeInvisible(value) || null),
      ),
    ),
  )

export const noNulCharacters = z.transform((value: unknown) =>
  typeof value === 'string' ? value.replaceAll('\0', '') : value,
)

/** Text where blank means absent, because forms send every field. */
export const optionalTextSchema = (max: number) =>
  z.optional(
    z.nullable(
      z.pipe(
        textSchema(max),
        z.transform((value: string) => value || null),
      ),
    ),
  )

export const latitudeSchema = z
  .number(refusalMessage('latitude.number'))
  .check(z.gte(-90, refusalMessage('latitude.range')), z.lte(90, refusalMessage('latitude.range')))
export const longitudeSchema = z
  .number(refusalMessage('longitude.number'))
  .check(z.gte(-180, refusalMessage('longitude.range')), z.lte(180, refusalMessage('longitude.range')))

const pointLocation = z.object({ lat: latitudeSchema, lng: longitudeSchema, name: textSchema(MAX_LENGTH.location) })
export type PointLocation = z.infer<typeof pointLocation>

/** Location: coordinates with a name, or text only (older accounts, and unknown names). */
export const locationSchema = z.union([pointLocation, textSchema(MAX_LENGTH.location)], refusalMessage('place.check'))
export type Location = z.infer<typeof locationSchema>

/** Returns a location with coordinates; null for text and for 0,0, which means "not known yet". */
export function coordinatesOf(value: Location | null | undefined): PointLocation | null {
  return value && typeof value === 'object' && (value.lat !== 0 || value.lng !== 0) ? value : null
}

const refusalFields = {
  message: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
}

export const errorBodySchema = z.object({
  ...refusalFields,
  /** Translation into the reader's language; absent in English. */
  words: z.optional(z.object(refusalFields)),
  requestId: z.optional(z.string()),
  /** The password was right; the code of the second factor is missing. */
  secondFactor: z.optional(z.literal(true)),
})
export type ErrorBody = z.infer<typeof errorBodySchema>

export const idParamSchema = z.object({ id: idSchema })
