import fc from 'fast-check'
import * as z from 'zod/mini'

/** Unexpected input from people, programs and attackers. */
export const garbage = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom<unknown>(
    '',
    ' ',
    '\u0000',
    '\ud800',
    '‮٠٨٠٣١٢٣٤٥٦٧',
    "'; drop table users; --",
    '<script>alert(1)</script>',
    '../../etc/passwd',
    '=1+1',
    'x'.repeat(10_000),
    '👩🏾‍🌾'.repeat(50),
    { __proto__: { isAdmin: true } },
    { toString: 1, length: -1 },
    [[[[[[]]]]]],
    Number.MAX_SAFE_INTEGER,
    -1e308,
    -0,
    '2026-02-31',
    '0000-00-00',
    '+2348031234567',
    crypto.randomUUID(),
  ),
)

interface JsonSchema {
  type?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  items?: JsonSchema | boolean
  minimum?: number
  maximum?: number
  maxLength?: number
  format?: string
}

/** Values that match a contract, sometimes with one part replaced by garbage. */
export function nearly(contract: z.ZodMiniType): fc.Arbitrary<unknown> {
  return anyOf(z.toJSONSchema(contract as never, { io: 'input', unrepresentable: 'any' }) as JsonSchema)
}

function anyOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 9, arbitrary: fitting(schema) }, { weight: 1, arbitrary: garbage })
}

function fitting(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(anyOf))
  switch (schema.type) {
    case 'object': {
      const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => [name, anyOf(field)])
      return fc.record(Object.fromEntries(fields), { requiredKeys: [] })
    }
    case 'array':
      return fc.array(typeof schema.items === 'object' ? anyOf(schema.items) : garbage, { maxLength: 5 })
    case 'string':
      return textOf(schema)
    case 'number':
    case 'integer':
      return fc.oneof(fc.double({ noNaN: true }), fc.double({ min: 0, max: 1000, noNaN: true }), fc.integer())
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    default:
      return fc.oneof(
        garbage,
        fc.constantFrom<unknown>('maize', 'maize,cassava', ['maize'], 'rain-fed', 'small', 'loam'),
      )
  }
}

function textOf({ format }: JsonSchema): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.uuid()
  if (format === 'date') return fc.date({ noInvalidDate: true }).map((day) => day.toISOString().slice(0, 10))
  return fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.constantFrom('0803 123 4567', 'maize', 'planted', 'kola nut tree', 'Kano', 'a@example.org'),
  )
}
