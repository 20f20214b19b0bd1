const known = new WeakMap<object, string>()

/** `JSON.stringify`, but what is frozen, for many are told it, is written once; alone or in a list. */
export function jsonOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  if (Object.isFrozen(value)) return known.getOrInsertComputed(value, () => JSON.stringify(value))
  if (Array.isArray(value) && Object.isFrozen(value[0])) return `[${value.map(jsonOf).join()}]`
  return JSON.stringify(value)
}

const NAMED_MOST = 10_000
/** By what they say: what is read anew says the same again. */
const numbers = new Map<string, number>()
let last = 0
const named = new WeakMap<object, string>()

/** Another one for whatever says something else: what is frozen by a number, anything else by its JSON. */
export function nameOf(value: unknown): string {
  if (typeof value !== 'object' || value === null || !Object.isFrozen(value)) return JSON.stringify(value)
  return named.getOrInsertComputed(value, () => {
    if (numbers.size >= NAMED_MOST) numbers.clear()
    return `#${numbers.getOrInsertComputed(jsonOf(value), () => ++last)}`
  })
}
