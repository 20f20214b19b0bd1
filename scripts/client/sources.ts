import * as zod from 'zod/mini'
import { type Call, formsOf } from '../../src/contracts/call.ts'

const CONTRACT = /\/src\/contracts\/[\w-]+\.ts$/
const CALLS = /\/src\/contracts\/calls\/[\w-]+\.ts$/
/** What follows from all calls and screens, which the browser has none of. */
const DERIVED = /\/src\/contracts\/(tabs|service-worker)\.ts$/

/** A source file as the browser gets it: of a contract only what screens need. */
export async function sourceOf(path: string): Promise<string> {
  if (CALLS.test(path)) return valuesOf(path, (call) => sentOf(call as Call))
  if (DERIVED.test(path)) return valuesOf(path, (value) => value)
  const source = await Bun.file(path).text()
  return CONTRACT.test(path) ? withoutSchemas(source) : source
}

/** The values that a module exports, as a module. */
async function valuesOf(path: string, shown: (value: unknown) => unknown): Promise<string> {
  return Object.entries(await import(path))
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(shown(value))}\n`)
    .join('')
}

/** Of a call only what it sends. */
function sentOf(call: Call) {
  const forms = formsOf(call).map(({ at }) => ({ at }))
  const { method, path, offline, form } = call
  return { method, path, offline: method === 'GET' ? undefined : offline, form: Array.isArray(form) ? forms : forms[0] }
}

/** Screens parse nothing (the architecture test holds that): schemas, and all else that is computed, may be left out. */
const withoutSchemas = (source: string): string =>
  `${source}//`.replace(
    /^((?:export )?const \w+(?:: [^=\n]+)? = )([A-Za-z][\s\S]*?)(?=^[^\s)}\]])/gm,
    '$1/* @__PURE__ */ (() => $2)()\n',
  )

/** In place of zod. */
export const NO_ZOD = `const schema = new Proxy(() => schema, { get: () => schema })
export { ${Object.keys(zod)
  .map((name) => `schema as ${name}`)
  .join(', ')} }`
