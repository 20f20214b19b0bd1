import * as z from 'zod/mini'
import { LONGEST } from './lengths.ts'
import { says, saysToPrograms } from './says.ts'

/** Shapes that several domains share. */

export const isoTime = z.string()

export const id = z.uuid(saysToPrograms('Not a valid id'))

export const dateText = z.iso.date(says('date.format'))

export const text = (max: number) => z.string().check(z.trim(), z.maxLength(max, says('text.long', { max })))

/** Text without the characters that nobody sees: controls, and formats such as U+202E, which turn what stands beside them. */
export const visible = (text: string): string => text.replace(/[\p{Cc}\p{Cf}]/gu, '').trim()

/** A person's name: one line of characters that can be seen. */
export const optionalName = (max: number) =>
  z.optional(
    z.nullable(
      z.pipe(
        text(max),
        z.transform((value: string) => visible(value) || null),
      ),
    ),
  )

/** Text of several lines, without NUL. */
export const withoutNul = z.transform((value: unknown) =>
  typeof value === 'string' ? value.replaceAll('\0', '') : value,
)

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
  .number(says('latitude.number'))
  .check(z.gte(-90, says('latitude.range')), z.lte(90, says('latitude.range')))
export const longitude = z
  .number(says('longitude.number'))
  .check(z.gte(-180, says('longitude.range')), z.lte(180, says('longitude.range')))

export const pointLocation = z.object({ lat: latitude, lng: longitude, name: text(LONGEST.location) })
export type PointLocation = z.infer<typeof pointLocation>

/** A place with coordinates, or a plain text (legacy, or a name that was found nowhere). */
export const location = z.union([pointLocation, text(LONGEST.location)], says('place.check'))
export type Location = z.infer<typeof location>

/** 0,0 means "no coordinates yet". */
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
