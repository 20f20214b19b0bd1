import * as z from 'zod/mini'
import { calendarDay } from './crop.ts'
import { says } from './says.ts'
import { LOG_KINDS, LOG_UNITS, type LogKind, type LogUnit, UNITS_OF_LOG_KIND } from './season.ts'
import { id, isoTime, optionalText } from './shapes.ts'

/** Earliest log entry, in days before planting: field preparation comes first. */
export const DAYS_BEFORE_PLANTING = 60

const amount = z.number(says('log.amount')).check(z.gt(0, says('log.amount')), z.lte(1_000_000, says('log.amount')))
const plants = (least: number) =>
  z
    .number(says('log.count'))
    .check(z.int(says('log.count')), z.gte(least, says('log.count')), z.lte(100_000, says('log.count')))

interface Amount {
  kind: LogKind
  amount?: number | null | undefined
  unit?: LogUnit | null | undefined
}
const unitFits = ({ kind, amount, unit }: Amount) =>
  unit ? (UNITS_OF_LOG_KIND[kind] ?? LOG_UNITS).includes(unit) : (amount ?? null) === null
const countFits = ({ count, of }: { count?: number | null | undefined; of?: number | null | undefined }) =>
  (count ?? null) === null || (of ?? null) === null || count! <= of!

export const logInput = z
  .object({
    kind: z.enum(LOG_KINDS, says('log.kind')),
    date: calendarDay,
    amount: z.optional(z.nullable(amount)),
    unit: z.optional(z.nullable(z.enum(LOG_UNITS, says('log.unit')))),
    /** Product used, or the id of the scouted pest. */
    product: optionalText(100),
    /** Number of affected plants among the `of` inspected ones. */
    count: z.optional(z.nullable(plants(0))),
    of: z.optional(z.nullable(plants(1))),
    note: optionalText(500),
  })
  .check(
    z.refine(unitFits, { error: says('log.unit'), path: ['unit'] }),
    z.refine(countFits, { error: says('log.count'), path: ['count'] }),
  )
export type LogInput = z.infer<typeof logInput>

export const logEntry = z.object({
  id,
  cropId: id,
  kind: z.enum(LOG_KINDS),
  date: z.string(),
  amount: z.nullable(z.number()),
  unit: z.nullable(z.enum(LOG_UNITS)),
  product: z.nullable(z.string()),
  count: z.nullable(z.number()),
  of: z.nullable(z.number()),
  note: z.nullable(z.string()),
  /** Advisory whose "Done" created the entry. */
  advisoryId: z.nullable(id),
  createdAt: isoTime,
})
export type LogEntry = z.infer<typeof logEntry>

/** Any string: an id that is no UUID gets the same "not found" as an unknown one. */
export const logParams = z.object({ id: z.string(), logId: z.string() })
