import { expect, test } from 'bun:test'
import { join } from 'node:path'
import { Glob } from 'bun'
import * as z from 'zod/mini'

/** Longest text shown whole; a longer one ends with its length and digest. */
const LONGEST = 240
const src = join(import.meta.dir, '..')
/** The version is that of the build. */
const LEFT_OUT = /\.test\.ts$|shared\/version\.ts$/

const modules = ['contracts/**/*.ts', 'shared/*.ts']
  .flatMap((files) => [...new Glob(files).scanSync(src)])
  .filter((path) => !LEFT_OUT.test(path))
  .sort()

test.each(modules)('%s declares what is recorded', async (path) => {
  const declared: Record<string, unknown> = await import(join(src, path))
  const lines = Object.entries(declared).flatMap(([name, value]) => linesOf(name, value))
  expect(lines.join('\n')).toMatchSnapshot()
})

/** Returns a line for a value, or for each part of a catalogue or shape. Functions have tests of their own. */
function linesOf(name: string, value: unknown): string[] {
  if (typeof value === 'function') return []
  const { properties, ...shape } = isSchema(value) ? shapeOf(value) : { properties: value }
  if (typeof properties !== 'object' || properties === null || Array.isArray(properties))
    return [`${name} ${text(isSchema(value) ? shape : value)}`]
  return [`${name} ${text(shape)}`, ...Object.entries(properties).map(([key, one]) => `  ${key} ${text(one)}`)]
}

function text(value: unknown): string {
  const whole = JSON.stringify(value, (_, one) =>
    isSchema(one)
      ? shapeOf(one)
      : one instanceof RegExp
        ? String(one)
        : one instanceof Set || one instanceof Map
          ? [...one]
          : one,
  )
  if (!whole || whole.length <= LONGEST) return whole
  const digest = new Bun.CryptoHasher('sha1').update(whole).digest('hex').slice(0, 4)
  return `${whole.slice(0, LONGEST)}… ${whole.length} ${digest}`
}

/** Returns the shape that is accepted, and the shape that it becomes if they differ. */
function shapeOf(schema: z.ZodMiniType): Record<string, unknown> {
  const [given, becomes] = (['input', 'output'] as const).map((io) => {
    const { $schema, ...shape } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
    return shape
  })
  return Bun.deepEquals({ ...given, additionalProperties: false }, { ...becomes, additionalProperties: false })
    ? { ...given }
    : { ...given, becomes }
}

function isSchema(value: unknown): value is z.ZodMiniType {
  return typeof value === 'object' && value !== null && '_zod' in value
}
