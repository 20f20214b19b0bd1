import * as zod from 'zod/mini'
import { type Call, formsOfCall } from '../../src/contracts/call.ts'

const CONTRACT = /\/src\/contracts\/[\w-]+\.ts$/
const CALLS = /\/src\/contracts\/calls\/[\w-]+\.ts$/
/** Modules derived from all calls and screens, which browsers do not have. */
const DERIVED = /\/src\/contracts\/(tabs|service-worker)\.ts$/

/** Returns a source file for the browser: contracts contain only what screens need. */
export async function sourceOf(path: string): Promise<string> {
  if (CALLS.test(path)) return valuesOf(path, (call) => sentOf(call as Call))
  if (DERIVED.test(path)) return valuesOf(path, (value) => value)
  const source = await Bun.file(path).text()
  return CONTRACT.test(path) ? withoutSchemas(source) : source
}

/** Returns a module's exported values as a module. */
async function valuesOf(path: string, shown: (value: unknown) => unknown): Promise<string> {
  return Object.entries(await import(path))
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(shown(value))}\n`)
    .join('')
}

/** Returns the parts of a call that a browser sends. */
function sentOf(call: Call) {
  const forms = formsOfCall(call).map(({ at }) => ({ at }))
  const { method, path, offline, form } = call
  return { method, path, offline: method === 'GET' ? undefined : offline, form: Array.isArray(form) ? forms : forms[0] }
}

/** Removes schemas and other computed values; the architecture test checks that screens parse nothing. */
const withoutSchemas = (source: string): string =>
  `${source}//`.replace(
    /^((?:export )?const \w+(?:: [^=\n]+)? = )([A-Za-z][\s\S]*?)(?=^[^\s)}\]])/gm,
    '$1/* @__PURE__ */ (() => $2)()\n',
  )

export const NO_ZOD = `const schema = new Proxy(() => schema, { get: () => schema })
export { ${Object.keys(zod)
  .map((name) => `schema as ${name}`)
  .join(', ')} }`
