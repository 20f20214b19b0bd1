/**
 * Copies objects to one shape: the same names in the same order, undefined for missing ones. Engines then read properties
 * without lookup; every rule reads them for every crop.
 */
export function withUniformShape<T extends object>(objects: readonly T[]): T[] {
  const names = [...new Set(objects.flatMap((object) => Object.keys(object)))] as (keyof T)[]
  return objects.map((object) => Object.fromEntries(names.map((name) => [name, object[name]])) as T)
}
