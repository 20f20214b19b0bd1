import * as z from 'zod/mini'
import { LONGEST } from './longest.ts'

/** Shapes that several domains share. */

export const isoTime = z.string()

export const id = z.uuid('Not a valid id')

export const dateText = z.iso.date('Please enter a date as YYYY-MM-DD')

export const text = (max: number, message = `Please use at most ${max} characters`) =>
  z.string().check(z.trim(), z.maxLength(max, message))

/** A blank text counts as absent: forms send every field. */
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
  .number('Latitude must be a number')
  .check(z.gte(-90, 'Latitude must be between -90 and 90'), z.lte(90, 'Latitude must be between -90 and 90'))
export const longitude = z
  .number('Longitude must be a number')
  .check(z.gte(-180, 'Longitude must be between -180 and 180'), z.lte(180, 'Longitude must be between -180 and 180'))

export const pointLocation = z.object({ lat: latitude, lng: longitude, name: text(LONGEST.location) })
export type PointLocation = z.infer<typeof pointLocation>

/** A place with coordinates, or a plain text (legacy, or a name that was found nowhere). */
export const location = z.union(
  [pointLocation, text(LONGEST.location)],
  'Please enter a place name, or a place with lat, lng and name',
)
export type Location = z.infer<typeof location>

/** 0,0 means "no coordinates yet" (contract §6). */
export function coordinatesOf(value: Location | null | undefined): PointLocation | null {
  return value && typeof value === 'object' && (value.lat !== 0 || value.lng !== 0) ? value : null
}

const refusal = {
  message: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
}

export const errorBody = z.object({
  ...refusal,
  /** The same in the reader's language, where that is not English. */
  words: z.optional(z.object(refusal)),
  requestId: z.optional(z.string()),
  /** The password was right, and a code from the person's authenticator app is still to come. */
  secondFactor: z.optional(z.literal(true)),
})
export type ErrorBody = z.infer<typeof errorBody>

/** `{id}` for calls on one row. */
export const idParam = z.object({ id })
