import * as z from 'zod/mini'
import { calendarDaySchema } from './crop.ts'
import { refusalMessage } from './refusal-messages.ts'
import { LOG_KINDS, LOG_UNITS, type LogKind, type LogUnit, UNITS_OF_LOG_KIND } from './season.ts'
import { idSchema, isoTimeSchema, optionalTextSchema } from './shapes.ts'

/** Earliest log entry, in days before planting: field preparation comes first. */
export const MAX_LOG_DAYS_BEFORE_PLANTING = 60

const amountSchema = z
  .number(refusalMessage('log.amount'))
  .check(z.gt(0, refusalMessage('log.amount')), z.lte(1_000_000, refusalMessage('log.amount')))
const plantCountSchema = (least: number) =>
  z
    .number(refusalMessage('log.count'))
    .check(
      z.int(refusalMessage('log.count')),
      z.gte(least, refusalMessage('log.count')),
      z.lte(100_000, refusalMessage('log.count')),
    )

interface Amount {
  kind: LogKind
  amount?: number | null | undefined
  unit?: LogUnit | null | undefined
}
const unitFits = ({ kind, amount, unit }: Amount) =>
  unit ? (UNITS_OF_LOG_KIND[kind] ?? LOG_UNITS).includes(unit) : (amount ?? null) === null
const countFits = ({ count, of }: { count?: number | null | undefined; of?: number | null | undefined }) =>
  (count ?? null) === null || (of ?? null) === null || count! <= of!

export const logInputSchema = z
  .object({
    kind: z.enum(LOG_KINDS, refusalMessage('log.kind')),
    date: calendarDaySchema,
    amount: z.optional(z.nullable(amountSchema)),
    unit: z.optional(z.nullable(z.enum(LOG_UNITS, refusalMessage('log.unit')))),
    /** Product used, or the id of the scouted pest. */
    product: optionalTextSchema(100),
    /** Number of affected plants among the `of` inspected ones. */
    count: z.optional(z.nullable(plantCountSchema(0))),
    of: z.optional(z.nullable(plantCountSchema(1))),
    note: optionalTextSchema(500),
  })
  .check(
    z.refine(unitFits, { error: refusalMessage('log.unit'), path: ['unit'] }),
    z.refine(countFits, { error: refusalMessage('log.count'), path: ['count'] }),
  )
export type LogInput = z.infer<typeof logInputSchema>

export const logEntrySchema = z.object({
  id: idSchema,
  cropId: idSchema,
  kind: z.enum(LOG_KINDS),
  date: z.string(),
  amount: z.nullable(z.number()),
  unit: z.nullable(z.enum(LOG_UNITS)),
  product: z.nullable(z.string()),
  count: z.nullable(z.number()),
  of: z.nullable(z.number()),
  note: z.nullable(z.string()),
  /** Advisory whose "Done" created the entry. */
  advisoryId: z.nullable(idSchema),
  createdAt: isoTimeSchema,
})
export type LogEntry = z.infer<typeof logEntrySchema>

/** Any string: an id that is no UUID gets the same "not found" as an unknown one. */
export const logParamsSchema = z.object({ id: z.string(), logId: z.string() })
