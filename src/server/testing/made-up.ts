import * as z from 'zod/mini'

/** Fields that no contract lists. */
export const UNLISTED = { passwordHash: 'a column that no contract names', toString: 1 }

/** Deterministic random numbers. */
interface Dice {
  /** From 0 to below 1. */
  roll(): number
  below(n: number): number
  oneOf<Item>(items: readonly Item[]): Item
  /** True in this percentage of cases. */
  is(percent: number): boolean
}

export function dice(seed: number): Dice {
  let state = seed
  const roll = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (n: number) => Math.floor(roll() * n)
  return { roll, below, oneOf: (items) => items[below(items.length)]!, is: (percent) => roll() * 100 < percent }
}

interface JsonSchema {
  type?: string | string[]
  enum?: unknown[]
  anyOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  /** Schema of a record's keys and values. */
  propertyNames?: JsonSchema
  additionalProperties?: JsonSchema | boolean
  format?: string
  minimum?: number
  maximum?: number
}

type Make = (dice: Dice, of: { now: string; name: string }) => unknown

const HOUR = 3_600_000
const TEXTS = [
  '',
  ' ',
  'Maize: weeding 2 of 3',
  "<script>alert('1')</script>",
  '</script><x></x><y></y>',
  'R&D "now" & \'then\' <b>',
  'Ọ̀gbẹ́ni Adébáyọ̀',
  '👩🏾‍🌾 rain ½ 30°',
  '{name} # $& $1 said0z',
  'a\r\nb\tc\u2028d\u0000e',
  'x'.repeat(400),
  'many words of a long text that goes on '.repeat(30),
  'javascript:alert(1)',
]

/** Generates a value for an output contract; `over` generates those with certain names, `unlisted` is added to every object. */
export function madeUp(
  contract: z.ZodMiniType,
  of: Dice,
  now: string,
  over: Record<string, Make> = {},
  unlisted: object = {},
): unknown {
  const schema = z.toJSONSchema(contract as never, { io: 'output', unrepresentable: 'any' }) as JsonSchema
  const make = ({ type: types, ...rest }: JsonSchema, name: string): unknown => {
    if (over[name]) return over[name](of, { now, name })
    if (rest.enum) return of.oneOf(rest.enum)
    if (rest.anyOf) return make(of.oneOf(rest.anyOf), name)
    const type = Array.isArray(types) ? of.oneOf(types) : types
    const { propertyNames, additionalProperties: values } = rest
    if (propertyNames?.enum && typeof values === 'object') return recordOf(propertyNames.enum, values)
    if (propertyNames) return {}
    if (type === 'object') return someOf(rest, (key, one) => make(one, key))
    if (type === 'array') return Array.from({ length: of.below(5) }, () => make(rest.items ?? {}, `${name}[]`))
    if (type === 'boolean') return of.is(50)
    if (type === 'integer') return Math.round(numberOf(rest, of))
    if (type === 'number') return numberOf(rest, of)
    return type === 'string' ? textOf(rest.format ?? (TIMES.test(name) ? 'date-time' : ''), of, now) : null
  }
  const withUnlisted = (fields: [string, unknown][]) => ({ ...Object.fromEntries(fields), ...unlisted })
  const recordOf = (keys: unknown[], values: JsonSchema) =>
    withUnlisted(keys.map((key) => [String(key), make(values, String(key))]))
  const someOf = ({ properties = {}, required = [] }: JsonSchema, one: (name: string, schema: JsonSchema) => unknown) =>
    withUnlisted(
      Object.entries(properties)
        .filter(([name]) => required.includes(name) || of.is(50))
        .map(([name, schema]) => [name, one(name, schema)]),
    )
  return make(schema, '')
}

const TIMES = /(At|Date)$/

function numberOf({ minimum = -20, maximum = 60 }: JsonSchema, of: Dice): number {
  const number = minimum + of.roll() * (Math.min(maximum, minimum + 400) - minimum)
  return of.is(50) ? Math.round(number) : number
}

function textOf(format: string, of: Dice, now: string): string {
  const time = new Date(Date.parse(now) + (of.below(800) - 500) * HOUR).toISOString()
  if (format === 'uuid')
    return `019a0000-0000-7000-8000-${of
      .below(2 ** 40)
      .toString(16)
      .padStart(12, '0')}`
  if (format === 'date') return time.slice(0, 10)
  if (format === 'date-time') return time
  return of.is(30) ? of.oneOf(TEXTS) + of.oneOf(TEXTS) : of.oneOf(TEXTS)
}
